import { useAction } from '#care/action/use-action.ts'
import type { Medication } from '#care/client-plan/medication.ts'
import { MedicationFacts } from '#care/client-plan/medication-facts.tsx'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { caresNotNow } from '../-plan/plan.ts'
import { bodyOf, valuesOf } from './medication.ts'

type Props = {
  medication: Medication
  today: string /** Without it the medication is read-only. */
  onChange: (() => void) | undefined
}

/** One medicine, with the actions of a care worker on a shift there. */
export function MedicationCard({ medication, today, onChange }: Props) {
  const { uuid, name, from, until } = medication
  const change = useChange('PUT /medications/{uuid}')
  const { act, busy } = useAction()
  const put = (last: string | null) => change.run({ uuid, body: { ...bodyOf(valuesOf(medication)), until: last } })
  const stop = () =>
    void act({
      run: () => put(today),
      done: `${name} stopt na vandaag.`,
      undo: () => put(until ?? null),
      refused: ({ status }) => (status === 403 ? caresNotNow : undefined),
    })
  const canStop = from <= today && (!until || until > today)
  return (
    <MedicationFacts
      medication={medication}
      acts={
        onChange && (
          <>
            <Button variant="default" size="lg" onClick={onChange}>
              Wijzigen<span className="unseen"> van {name}</span>
            </Button>
            {canStop && (
              <Button variant="subtle" size="lg" loading={busy} onClick={stop}>
                Stoppen<span className="unseen"> met {name}</span>
              </Button>
            )}
          </>
        )
      }
    />
  )
}
