import type { AnswerOf } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { useFeature } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { toastFailed } from '#components/layers/toast.ts'
import { formatShift } from '#rules/time/broken-shift.ts'
import { counted } from '#rules/time/format-nl.ts'
import { noIsNotCounted } from '#words/invitations-nl.ts'
import { minutesLater } from '../../amsterdam-time.ts'
import { answerMinutes, type Chosen, timesBefore, wrongWith } from '../../asking/answer-time.ts'
import { AnswerTimeField } from '../../asking/answer-time-field.tsx'
import { FormDialog } from '../../form/form-dialog.tsx'
import { useForm } from '../../form/use-form.ts'
import { nameOf } from '../../moment/care-moment.ts'
import { untilWords } from '../../moment/moment.ts'
import { explain } from '../../tell.ts'
import type { Line } from '../roster.ts'
import { sayOutcomes } from './lines-by-day.ts'
import classes from './plan.module.css'

type Props = { /** The uuid of the roster. */ uuid: string; lines: readonly Line[]; now: string; onClose: () => void }
type Outcome = AnswerOf<'POST /rosters/{uuid}/accept'>['results'][number]['outcome']
/** This many lines are carried out in one call. */
const atOnce = 100

/** Asks before the lines of a plan are carried out: how many people are chosen, how many are asked, and their deadline. */
export default function AcceptDialog({ uuid, lines: all, now, onClose }: Props) {
  const { run } = useChange('POST /rosters/{uuid}/accept')
  const canAsk = useFeature('asking_by_name')
  const lines = canAsk ? all : all.filter(line => line.reacted)
  const unasked = all.length - lines.length
  const asked = lines.filter(line => !line.reacted)
  const starts = asked.map(({ startDate }) => startDate).sort((a, b) => Date.parse(a) - Date.parse(b))
  const last = starts.at(-1) ?? now
  const times = timesBefore(last, now)
  const form = useForm<Chosen, Outcome[]>({
    start: { time: times.includes('4-uur') ? '4-uur' : times[0]!, date: null, clock: null },
    check: values => (asked.length > 0 && values.time === 'eigen' ? { time: wrongWith(values, last, now) } : {}),
    fieldOf: { answerMinutes: 'time' },
    send: values =>
      inTurn(lines, careMoments =>
        run({
          uuid,
          body: { careMoments, ...(asked.length > 0 && { answerMinutes: answerMinutes(values, now)! }) },
        }),
      ),
    done: outcomes => {
      onClose()
      return `Uitgevoerd: ${sayOutcomes(outcomes)}.`
    },
    refused: problem => {
      if (problem.status !== 409 && problem.status !== 404) return undefined
      onClose()
      toastFailed(explain(problem))
      return null
    },
  })
  const selected = lines.length - asked.length
  const minutes = answerMinutes(form.values, now)
  const until = minutes === undefined ? undefined : minutesLater(now, minutes)
  const sooner = until === undefined ? 0 : starts.filter(start => Date.parse(start) < Date.parse(until)).length
  const [only] = lines
  const back = (
    <Button variant="default" disabled={form.busy} onClick={onClose}>
      Terug
    </Button>
  )
  return (
    <FormDialog
      of={form}
      title={`${counted(lines.length, 'regel', 'regels')} uitvoeren?`}
      about={lines.length === 1 && only ? `${nameOf(only.worker)}, ${formatShift(only)}` : undefined}
      onClose={onClose}
      closedBy="any"
      act={`${counted(lines.length, 'regel', 'regels')} uitvoeren`}
      disabled={lines.length === 0}
      more={back}
    >
      <ul className={`marked grid gap-8 ${classes.consequences}`}>
        {selected > 0 && (
          <li>
            {counted(selected, 'zorgverlener die reageerde, wordt gekozen', 'reacties worden gekozen')} en{' '}
            {selected === 1 ? 'hoort' : 'de zorgverleners horen'} het meteen. Anderen die op deze diensten reageerden, horen dat
            de keuze op iemand anders viel.
          </li>
        )}
        {asked.length > 0 && (
          <li>
            {counted(asked.length, 'zorgverlener krijgt', 'zorgverleners krijgen')} de vraag of het kan
            {until && `, en kan antwoorden ${untilWords(until, now)}`}. Wie ja zegt, staat meteen ingepland. {noIsNotCounted}
          </li>
        )}
        {unasked > 0 && (
          <li>
            {counted(unasked, 'zorgverlener wordt', 'zorgverleners worden')} niet gevraagd, want op naam vragen is uitgezet.
            Publiceer die diensten, of bel de backoffice van Zorginzet.
          </li>
        )}
        <li>Wat intussen niet meer kan, wordt geweigerd met de reden; de rest gaat door.</li>
      </ul>
      {asked.length > 0 && (
        <AnswerTimeField values={form.values} times={times} error={form.errorAt('time')} onChange={form.set} />
      )}
      {sooner > 0 && (
        <p className="soft small">
          {counted(sooner, 'dienst begint', 'diensten beginnen')} eerder: daar kan antwoorden tot het begin.
        </p>
      )}
    </FormDialog>
  )
}

/** Carries out the lines a hundred at a time; returns the outcome of each. What was done stays done when a later call fails. */
async function inTurn(
  lines: readonly Line[],
  accept: (careMoments: string[]) => Promise<AnswerOf<'POST /rosters/{uuid}/accept'>>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let from = 0; from < lines.length; from += atOnce) {
    const { results } = await accept(lines.slice(from, from + atOnce).map(({ careMoment }) => careMoment))
    outcomes.push(...results.map(({ outcome }) => outcome))
  }
  return outcomes
}
