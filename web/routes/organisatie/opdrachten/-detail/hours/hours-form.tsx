import { addDays } from '#care/amsterdam-time.ts'
import { Form } from '#care/form/form.tsx'
import { MinutesField } from '#care/form/minutes-field.tsx'
import type { FieldErrors } from '#care/form/refusal.ts'
import { useForm } from '#care/form/use-form.ts'
import { assigneeName, type Moment } from '#care/moment/care-moment.ts'
import { describeExpense, type Expense, type Hours } from '#care/moment/hours.ts'
import { dateOf } from '#care/moment/moment.ts'
import { useChange } from '#client/cache.ts'
import { isShaped } from '#client/draft-shape.ts'
import { useDraft } from '#client/drafts.ts'
import { Button } from '#components/controls/button.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { MoneyField } from '#components/fields/money-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TimeField } from '#components/fields/time-field.tsx'
import { pairOf } from '#rules/time/clock-pair.ts'
import { formatTime } from '#rules/time/format-nl.ts'
import type { Hold } from '../../-round/pending-decisions.ts'
import classes from '../detail.module.css'

type Values = {
  date: string | null
  from: string | null
  until: string | null
  breakMinutes: number | null
  /** With an id, so that React keeps each field when another is removed. */
  expenses: (Expense & { id: number })[]
  reason: string
}
function check({ date, from, until, breakMinutes, reason }: Values): FieldErrors {
  return {
    ...(!date && { date: 'Vul een datum in.' }),
    ...(!from && { from: 'Vul een tijd in, zoals 07:30.' }),
    ...(!until && { until: 'Vul een tijd in, zoals 15:30.' }),
    ...(breakMinutes === null && { breakMinutes: 'Vul het aantal minuten in; 0 als er geen pauze was.' }),
    ...(!reason.trim() && { reason: 'Schrijf op waarom je andere uren voorstelt.' }),
  }
}

const startOf = ({ startDate, endDate, breakMinutes, expenses }: Hours): Values => ({
  ...{ date: dateOf(startDate), from: formatTime(startDate), until: formatTime(endDate), breakMinutes, reason: '' },
  expenses: expenses.map((expense, id) => ({ ...expense, id })),
})
const filled = { date: '', from: '', until: '', breakMinutes: 0, reason: '', expenses: [{ id: 0, amount: 0 }] }
const empty = { ...filled, date: null, from: null, until: null, breakMinutes: null }
/** Reads a saved proposal; of the worker's expenses, it holds only which ones and the amounts. */
const readKept = (start: Values) => (kept: unknown) => {
  if (!isShaped(kept, empty, filled)) return undefined
  const expenses = start.expenses.flatMap(expense => {
    const own = kept.expenses.find(({ id }) => id === expense.id)
    return own ? [{ ...expense, amount: own.amount }] : []
  })
  return { ...kept, expenses }
}

type Props = {
  moment: Moment
  hours: Hours
  /** In the round, the answer can be undone for a while. */
  hold?: Hold
  onDone: () => void
}

/** A counter-proposal: other times, break or expenses, with a reason. The worker's own figures stay visible. */
export default function HoursForm({ moment, hours, hold, onDone }: Props) {
  const { run } = useChange('PUT /care_moments/{uuid}/submit')
  const name = assigneeName(moment) ?? 'De zorgverlener'
  const start = startOf(hours)
  const draft = `voorstel-${moment.uuid}`
  const kept = useDraft(draft, start, readKept(start))
  const form = useForm<Values>({
    start,
    draft: kept,
    check,
    fieldOf: { startDate: 'from', endDate: 'until' },
    send: values => {
      const { date, from, until, breakMinutes, expenses, reason } = values
      const endDay = until! > from! ? date! : addDays(date!, 1)
      const args = {
        uuid: moment.uuid,
        body: {
          ...pairOf({ date: date!, time: from! }, { date: endDay, time: until! }, 'typed', hours),
          breakMinutes: breakMinutes!,
          expenses: expenses.map(({ id: _id, ...expense }) => expense),
          reason: reason.trim(),
          version: moment.version,
        },
      }
      return hold ? hold('PUT /care_moments/{uuid}/submit', args, { name: draft, values }) : run(args)
    },
    done: () => {
      kept.forget()
      onDone()
      return hold ? undefined : `Je voorstel is verstuurd. ${name} antwoordt daarop.`
    },
  })
  const { values, set } = form
  const back = (
    <Button variant="default" onClick={onDone} disabled={form.busy}>
      Terug
    </Button>
  )
  return (
    <Form of={form} title="Ander voorstel" act="Voorstel versturen" more={back} opened>
      <div className={`wrap gap-12 ${classes.formTimes}`}>
        <DateField label="Datum" {...form.field('date')} />
        <TimeField label="Begin" {...form.field('from')} />
        <TimeField label="Einde" ends {...form.field('until')} data-autofocus="" />
        <MinutesField label="Pauze" {...form.field('breakMinutes')} />
      </div>
      {values.expenses.map((expense, index) => (
        <div key={expense.id} className={`wrap gap-12 ${classes.expense}`}>
          <MoneyField
            label={describeExpense(expense).split(':')[0]}
            {...(expense.kind === 'kilometres' && {
              description: `${expense.quantity.toLocaleString('nl-NL')} km, bedrag per kilometer`,
            })}
            value={expense.amount}
            onChange={amount => set({ expenses: values.expenses.with(index, { ...expense, amount: amount ?? 0 }) })}
          />
          <Button variant="subtle" onClick={() => set({ expenses: values.expenses.toSpliced(index, 1) })}>
            Verwijderen
          </Button>
        </div>
      ))}
      <TextArea label="Waarom?" required rows={3} maxLength={1000} {...form.text('reason')} />
      <p>{name} krijgt jouw voorstel naast de eigen uren te zien en zegt of het goed is. Zo niet, dan beslist de backoffice.</p>
    </Form>
  )
}
