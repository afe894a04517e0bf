import { useState } from 'react'
import { rememberAsked, wasAsked } from '#client/push.ts'
import { useSession } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { spoken } from '../../spoken.ts'
import classes from './preferences.module.css'
import { PushOnceInstalled } from './push-card.tsx'
import { usePush } from './use-push.ts'

/**
 * Asks once per device whether to send push notifications, on the first occasion: a reaction was placed, a message sent. Shows
 * nothing when the answer is known; where only an installed app can have them, it shows how to install it.
 */
export default function AskPush({ question }: { question: string }) {
  const me = useSession()?.uuid
  const { state, busy, turnOn } = usePush()
  const [answered, setAnswered] = useState(() => me !== undefined && wasAsked(me))
  if (answered || !me) return null
  const done = () => {
    rememberAsked(me)
    setAnswered(true)
  }
  if (!state) return <PushOnceInstalled onNo={done} />
  if (state !== 'off') return null
  return (
    <section className={`card wrap-row spread gap-wrap pad-row ${classes.push}`} aria-label="Meldingen op dit toestel">
      <div>
        <h3>{question}</h3>
        <p>
          {spoken('Er staat nooit in om welke cliënt het gaat.', 'Er staat nooit in voor wie de zorg is.')} Uitzetten kan altijd,
          onder de bel.
        </p>
      </div>
      <span className="flex to-end gap-8">
        <Button variant="subtle" onClick={done}>
          Nee
        </Button>
        <Button variant="default" loading={busy} onClick={() => void turnOn().then(done)}>
          Ja, graag
        </Button>
      </span>
    </section>
  )
}
