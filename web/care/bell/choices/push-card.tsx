import { useState } from 'react'
import { howToInstall } from '#client/install.ts'
import { canPush } from '#client/push.ts'
import { Button } from '#components/controls/button.tsx'
import { Notice } from '#components/page/notice.tsx'
import { late } from '#components/page/suspense.tsx'
import { spoken } from '../../spoken.ts'
import classes from './preferences.module.css'
import { usePush } from './use-push.ts'

const InstallByHand = late(() => import('../../install/install-by-hand.tsx'))

/**
 * Push notifications on this device, on or off; when they are blocked it says where to change that, and where the browser lacks
 * them, how to get them.
 */
export function PushCard() {
  const { state, isComing, busy, turnOn, turnOff } = usePush()
  if (!state && !isComing) return <PushOnceInstalled />
  if (state === 'denied')
    return (
      <Notice tone="attention" title="Dit toestel mag nog geen meldingen tonen">
        {spoken('Wil je ze toch aanzetten?', 'Wilt u ze toch aanzetten?')} Tik in de browser op het slotje naast het adres. Kies
        Meldingen en dan Toestaan. In de app: open de instellingen van de telefoon, kies Zorginzet en zet meldingen aan.
      </Notice>
    )
  return (
    <div className={`card wrap-row spread gap-wrap pad-row ${classes.push}`}>
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
        disabled={isComing}
        onClick={() => void (state === 'on' ? turnOff() : turnOn())}
      >
        {state === 'on' ? 'Uitzetten' : 'Aanzetten'}
      </Button>
    </div>
  )
}

/**
 * An iPhone only has notifications for an installed app: how to install it. Shows nothing when something else is missing; `onNo`
 * is for when it is asked beside something else.
 */
export function PushOnceInstalled({ onNo }: { onNo?: () => void }) {
  const [explaining, explain] = useState(false)
  if (canPush() || howToInstall() !== 'by hand') return null
  return (
    <section className={`card wrap-row spread gap-wrap pad-row ${classes.push}`} aria-label="Meldingen op de telefoon">
      <div>
        <h3>{spoken('Wil je meldingen op je telefoon?', 'Wilt u meldingen op uw telefoon?')}</h3>
        <p>{spoken('Zet Zorginzet op je beginscherm.', 'Zet Zorginzet op uw beginscherm.')} Daar kunnen ze aan.</p>
      </div>
      <span className="flex to-end gap-8">
        {onNo && (
          <Button variant="subtle" onClick={onNo}>
            Nee
          </Button>
        )}
        <Button variant="default" onClick={() => explain(true)}>
          Laat zien hoe
        </Button>
      </span>
      {explaining && <InstallByHand onClose={() => explain(false)} />}
    </section>
  )
}
