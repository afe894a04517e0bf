import { useQuery } from '@tanstack/react-query'
import { courseOf, type PlanProblem, planQuery, scoresQuery } from '#care/client-plan/plan.ts'
import { problemsQuery, type Report } from '#care/client-reports/reports.ts'
import { Form } from '#care/form/form.tsx'
import { type FormOf, useForm } from '#care/form/use-form.ts'
import { now } from '#care/now.ts'
import { useDraft } from '#client/drafts.ts'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { useMedia } from '#components/hooks/use-media.ts'
import { DialogButtons } from '#components/layers/dialog.tsx'
import { CheckIcon } from '#components/marks/icons.tsx'
import { formatShiftTimes } from '#rules/time/broken-shift.ts'
import { formatTime } from '#rules/time/format-nl.ts'
import { useCaresNow } from '../../-plan/plan.ts'
import type { OwnShift } from '../reports.ts'
import { ProblemPart } from './problem-part.tsx'
import { ProblemPicks } from './problem-picks.tsx'
import { chosenIn, draftOf, errorsIn, fieldOf, type ReportDraft, readReportDraft, toggled, withEntry } from './report-draft.ts'
import { dayOfShift, draftName, useSendReport, type Writing } from './use-send-report.ts'
import classes from './write.module.css'

/** The shift of a report: the chosen one, otherwise the current one or the last that ended. */
export const shiftOf = (draft: ReportDraft, shifts: readonly OwnShift[]): OwnShift | undefined =>
  draft.shift === 'vanzelf' ? shifts[0] : shifts.find(({ uuid }) => uuid === draft.shift)
/** A shift in words: "dienst van vandaag 08:00 – 09:30". */
export const sayShift = (shift: Pick<OwnShift, 'startDate' | 'endDate'>): string =>
  `dienst van ${dayOfShift(shift)} ${formatShiftTimes(shift).replaceAll(' ', '\u00a0')}`

function ShiftField({
  form,
  shifts,
  own,
}: {
  form: FormOf<ReportDraft>
  shifts: readonly OwnShift[]
  own: Report['careMoment']
}) {
  const known = own && !shifts.some(({ uuid }) => uuid === own.uuid) ? [own, ...shifts] : shifts
  const chosen = form.values.shift === 'vanzelf' ? (shifts[0]?.uuid ?? 'geen') : form.values.shift
  return (
    <SelectField
      label="Bij welke dienst hoort dit?"
      value={known.some(({ uuid }) => uuid === chosen) ? chosen : 'geen'}
      onChange={shift => form.set({ shift })}
      choices={[
        ...known.map(shift => ({ value: shift.uuid, label: `D${sayShift(shift).slice(1)}` })),
        { value: 'geen', label: 'Niet bij een dienst van mij' },
      ]}
    />
  )
}

/** Says that the draft is saved, from the first letter on: announced once, though its time keeps changing. */
function Kept({ at }: { at: string }) {
  const desk = useMedia('(min-width: 62em)')
  return (
    <p className={at ? `row gap-6 soft small ${classes.kept}` : 'unseen'}>
      {at && <CheckIcon size={18} />}
      <span>
        <span role="status">{at && `Bewaard op ${desk ? 'deze computer' : 'deze telefoon'}`}</span>
        {at && <span className="figures"> om {formatTime(at)}</span>}
      </span>
    </p>
  )
}

type Props = { writing: Writing; shifts: readonly OwnShift[]; onDone: (report: string | undefined) => void }

/** The form of a report: its subjects, what was done and seen for each, a score, and the shift. */
export function ReportForm({ writing, shifts, onDone }: Props) {
  const { client, way, report } = writing
  const kept = useDraft(draftName(writing), draftOf(report), readReportDraft)
  const plan = useQuery(planQuery(client)).data?.member ?? []
  const problems = useQuery(problemsQuery()).data?.member ?? []
  const scores = useQuery(scoresQuery(client)).data?.member ?? []
  const mayScore = useCaresNow(client).cares === true && way === 'new'
  const send = useSendReport(writing)
  const form = useForm<ReportDraft, Awaited<ReturnType<typeof send>>>({
    start: kept.draft,
    draft: { ...kept, set: next => kept.set(draft => ({ ...next(draft), changedAt: now() })) },
    check: errorsIn,
    send: draft => send(draft, shiftOf(draft, shifts), plan),
    done: sent => {
      kept.forget()
      onDone(sent.report)
      return sent.said
    },
  })
  const { values } = form
  const chosen = chosenIn(values)
  const lastOf = (ofPlan: PlanProblem | undefined) =>
    mayScore && ofPlan ? courseOf(scores, ofPlan, 'status').at(-1)?.value : null
  return (
    <Form
      of={form}
      act={way === 'change' ? 'Wijziging bewaren' : way === 'correct' ? 'Correctie versturen' : 'Rapportage versturen'}
      large
      frame={DialogButtons}
      more={<Kept at={values.changedAt} />}
    >
      <ProblemPicks
        plan={plan}
        problems={problems}
        entries={values.entries}
        onToggle={problem => form.set({ entries: toggled(values, problem) })}
      />
      {(chosen.length === 0 || values.text !== '') && (
        <section className="card grid gap-12 pad-16" aria-label="Algemeen">
          {chosen.length > 0 && <h3 className="large breaks">Algemeen</h3>}
          <TextArea label="Wat deed en zag je?" rows={4} {...form.text('text')} />
        </section>
      )}
      {chosen.map(entry => {
        const ofPlan = plan.find(({ problem }) => problem.uuid === entry.problem)
        return (
          <ProblemPart
            key={entry.problem}
            entry={entry}
            plan={ofPlan}
            last={lastOf(ofPlan)}
            error={form.errorAt(fieldOf(entry.problem))}
            onChange={change => form.set({ entries: withEntry(form.values, entry.problem, change) })}
          />
        )
      })}
      {way !== 'change' && <ShiftField form={form} shifts={shifts} own={report?.careMoment} />}
    </Form>
  )
}
