import { courseOf, type PlanProblem, type PlanScore } from '#care/client-plan/plan.ts'
import { FormDialog } from '#care/form/form-dialog.tsx'
import { useForm } from '#care/form/use-form.ts'
import { dateOf } from '#care/moment/moment.ts'
import { now } from '#care/now.ts'
import { isQueued, queuedWords, useQueuedChange } from '#client/outbox/use-queued-change.ts'
import { scales } from '#words/plan-nl.ts'
import { ScoreChoice } from '../-reports/write/score-choice.tsx'
import { caresNotNow } from './plan.ts'
import { scoreEntry } from './score-entry.ts'

type Props = { client: string; name: string; problem: PlanProblem; scores: readonly PlanScore[]; onClose: () => void }

/** Today's scores of a problem: none is required, none is preselected. */
export default function ScoreDialog({ client, name, problem, scores, onClose }: Props) {
  const give = useQueuedChange('POST /care_plan_scores')
  const form = useForm({
    start: { knowledge: 0, behaviour: 0, status: 0 },
    check: values => (scales.some(scale => values[scale] > 0) ? {} : { knowledge: 'Geef ten minste één score.' }),
    send: values => {
      const given = Object.fromEntries(scales.flatMap(scale => (values[scale] > 0 ? [[scale, values[scale]]] : [])))
      const body = { carePlanProblem: problem['@id'], ...given, scoredOn: dateOf(now()) }
      return give.run({ body }, scoreEntry(client, name, problem, given))
    },
    done: answer => {
      onClose()
      return isQueued(answer) ? queuedWords : `De score van ${problem.problem.name} is bewaard.`
    },
    refused: ({ status }) => (status === 403 ? caresNotNow : undefined),
  })
  return (
    <FormDialog
      of={form}
      title={`Score van ${problem.problem.name}`}
      about="Vandaag. Hoger is beter."
      onClose={onClose}
      closedBy="any"
      act="Score bewaren"
      large
    >
      {scales.map(scale => {
        const { value, error } = form.field(scale)
        const last = courseOf(scores, problem, scale).at(-1)?.value
        return <ScoreChoice key={scale} {...{ scale, value, error, last }} onChange={score => form.set({ [scale]: score })} />
      })}
    </FormDialog>
  )
}
