import { useState } from 'react'
import { AskFirst } from '#care/action/ask-first.tsx'
import type { Moment } from '#care/moment/care-moment.ts'
import { sayMinutes } from '#care/time-left.ts'
import { useChange } from '#client/cache.ts'
import { useFeature } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { minutesBetween } from '#rules/time/amsterdam.ts'
import { counted } from '#rules/time/format-nl.ts'
import type { Callable } from './calls.ts'

const atOnce = 10
const usualMinutes = 120
const minMinutes = 15

/** Sends the first ten of these people a request with a deadline; the first to accept gets it. */
export function AskTen({ moment, now, people }: { moment: Moment; now: string; people: readonly Callable[] }) {
  const [asking, setAsking] = useState(false)
  const { run } = useChange('POST /care_moment_invitations')
  const asked = people.slice(0, atOnce)
  const minutes = Math.max(minMinutes, Math.min(usualMinutes, minutesBetween(now, moment.startDate)))
  const isOn = useFeature('asking_by_name')
  if (!moment.allowedActions.includes('assign') || !(isOn || asking)) return null
  const who = counted(asked.length, 'zorgverlener', 'zorgverleners')
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setAsking(true)} data-key="v">
        Vraag er {asked.length} tegelijk met een bericht
      </Button>
      {asking && (
        <AskFirst
          title={`${who} vragen?`}
          consequences={
            <p>
              {asked.map(({ firstName }) => firstName).join(', ')} krijgen een bericht met plaats, tijd en tarief, en{' '}
              {sayMinutes(minutes)} om te antwoorden. Wie het eerst ja zegt, komt; de anderen horen dat er iemand is. Een nee telt
              nergens mee.
            </p>
          }
          act="Vragen"
          label="Bericht (mag leeg blijven)"
          run={({ text }) =>
            run({
              body: {
                careMoment: moment['@id'],
                careWorkers: asked.map(({ careWorker }) => careWorker),
                answerMinutes: minutes,
                atOnce: true,
                message: text || null,
              },
            })
          }
          done={`${who} gevraagd.`}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
