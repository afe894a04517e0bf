import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { spoken } from '../../spoken.ts'
import classes from './preferences.module.css'
import { usePush } from './use-push.ts'

/** Notifications on this device, on or off; after a no it says where to take that back. Nothing where the browser cannot. */
export function PushCard() {
  const { state, busy, turnOn, turnOff } = usePush()
  if (!state) return null
  if (state === 'denied')
    return (
      <Notice tone="attention" title="Dit toestel mag nog geen meldingen tonen">
        {spoken('Wil je ze toch aanzetten?', 'Wilt u ze toch aanzetten?')} Tik in de browser op het slotje naast het adres. Kies
        Meldingen en dan Toestaan. In de app: open de instellingen van de telefoon, kies Zorginzet en zet meldingen aan.
      </Notice>
    )
  return (
    <div className={classes.push}>
      <div>
        <h3>Meldingen op dit toestel</h3>
        <p>
          {state === 'on'
            ? spoken(
                'Ze staan aan tot je uitlogt. Er staat nooit in om welke cliënt het gaat.',
                'Ze staan aan tot u uitlogt. Er staat nooit in voor wie de zorg is.',
              )
            : 'Belangrijk nieuws en berichten komen dan meteen, ook als de app dicht is.'}
        </p>
      </div>
      <Button
        variant={state === 'on' ? 'default' : 'filled'}
        loading={busy}
        onClick={() => void (state === 'on' ? turnOff() : turnOn())}
      >
        {state === 'on' ? 'Uitzetten' : 'Aanzetten'}
      </Button>
    </div>
  )
}
