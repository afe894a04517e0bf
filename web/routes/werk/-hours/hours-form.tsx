import { useState } from 'react'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { payFor, submittedHours } from '#care/moment/hours.ts'
import { now } from '#care/now.ts'
import { isQueued, queuedWords, useQueuedChange } from '#client/outbox/use-queued-change.ts'
import { Button } from '#components/controls/button.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { NumberField } from '#components/fields/number-field.tsx'
import { TimeField } from '#components/fields/time-field.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late } from '#components/page/suspense.tsx'
import { formatMoney } from '#rules/time/format-nl.ts'
import { actionWords } from '#words/actions-nl.ts'
import { sayReports, useArrivalReports } from '../-arrival/arrival-reports.ts'
import { ExpenseFields } from './expenses/expense-fields.tsx'
import classes from './hours.module.css'
import { differsFromPlan, errorsIn, figuresOf, type HoursDraft, reasonOf } from './hours-draft.ts'
import { HoursTotal } from './hours-total.tsx'
import type { FieldsProps } from './reason-fields.tsx'
import { dropHoursDraft, hoursEntry, useHoursDraft } from './unsent-hours.ts'

const ReasonFields = late(() => import('./reason-fields.tsx'), { fallback: <Skeleton height={112} /> })

function TimeFields({ form }: FieldsProps) {
  const { startDate, endDate } = form.values
  // A moment has one error, below its date: its time is marked too, and correcting either helps.
  return (
    <div className={classes.room}>
      <div className={`grid top gap-12 ${classes.times}`}>
        <DateField label="Begonnen op" {...form.field('startDate')} />
        <TimeField
          label="Begonnen om"
          {...form.field('startTime')}
          onChange={startTime => form.set({ startTime, startDate })}
          error={Boolean(form.errorAt('startDate'))}
        />
        <DateField label="Klaar op" {...form.field('endDate')} />
        <TimeField
          label="Klaar om"
          {...form.field('endTime')}
          onChange={endTime => form.set({ endTime, endDate })}
          error={Boolean(form.errorAt('endDate'))}
        />
        <NumberField label="Pauze" unit="min." {...form.field('breakMinutes')} />
      </div>
    </div>
  )
}

type Props = { moment: ListedMoment; onNotWorked?: (() => void) | undefined }

/** The form for the hours of one shift: times, break, expenses, why they differ, and the total. */
export function HoursForm({ moment, onNotWorked }: Props) {
  const { arrivedAt, leftAt } = useArrivalReports(moment)
  const told = submittedHours(moment) ? '' : sayReports({ arrivedAt, leftAt })
  const kept = useHoursDraft({ ...moment, ...(arrivedAt && { arrivedAt }), ...(leftAt && { leftAt }) })
  const hand = useQueuedChange('PUT /care_moments/{uuid}/submit')
  const [sending, setSending] = useState(0)
  const form = useForm<HoursDraft>({
    start: kept.draft,
    draft: kept,
    check: draft => errorsIn(draft, moment, now()),
    send: draft => {
      const body = { ...figuresOf(draft, moment)!, reason: reasonOf(draft, moment), version: moment.version }
      return hand.run({ uuid: moment.uuid, body }, hoursEntry(moment, draft))
    },
    done: (answer, draft) => {
      dropHoursDraft(moment)
      if (isQueued(answer)) return queuedWords
      const { minutes, totalCents } = payFor(figuresOf(draft, moment)!, moment)
      return `Uren ingediend${minutes > 0 ? `: ${formatMoney(totalCents)}` : ''}. ${moment.location.organization.name} beoordeelt ze.`
    },
  })
  const { values: draft } = form
  const notWorked = onNotWorked && (
    <Button variant="subtle" onClick={onNotWorked} disabled={form.busy}>
      {actionWords.notWorked}
    </Button>
  )
  return (
    <Form of={form} act={actionWords.submit} more={notWorked} disabled={sending > 0}>
      {told && <p className="soft small figures">{told} Kijk of de tijden hieronder kloppen.</p>}
      <TimeFields form={form} />
      {differsFromPlan(draft, moment) && <ReasonFields form={form} />}
      <ExpenseFields form={form} onSending={more => setSending(now => now + more)} />
      <HoursTotal figures={figuresOf(draft, moment)} moment={moment} />
    </Form>
  )
}
