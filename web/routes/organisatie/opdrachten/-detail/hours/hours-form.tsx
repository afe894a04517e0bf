import { type FormEvent, useRef, useState } from 'react'
import { formatTime } from '../../../../../../rules/format-nl.ts'
import { addDays, instantAt } from '../../../../../care/amsterdam-time.ts'
import { assigneeName, type Moment } from '../../../../../care/moment/care-moment.ts'
import { describeExpense, type Expense, type Hours } from '../../../../../care/moment/hours.ts'
import { dateOf } from '../../../../../care/moment/moment.ts'
import { explain } from '../../../../../care/tell.ts'
import type { Problem } from '../../../../../client/api.ts'
import { useChange } from '../../../../../client/cache.ts'
import { Button } from '../../../../../components/button.tsx'
import { DateField } from '../../../../../components/date-field.tsx'
import { MoneyField } from '../../../../../components/money-field.tsx'
import { TextArea } from '../../../../../components/text-area.tsx'
import { TimeField } from '../../../../../components/time-field.tsx'
import { toastDone, toastFailed } from '../../../../../components/toast.ts'
import { MinutesField } from '../../../-parts/minutes-field.tsx'
import { useFocusFirstError } from '../../../-parts/use-focus-first-error.ts'
import classes from './hours-form.module.css'

type Values = {
  date: string | null
  from: string | null
  until: string | null
  breakMinutes: number | null
  /** Numbered, so that React keeps each field when another is removed. */
  expenses: (Expense & { id: number })[]
  reason: string
}
type Errors = Partial<Record<'date' | 'from' | 'until' | 'breakMinutes' | 'reason', string>>
const fieldOf: Record<string, keyof Errors> = {
  startDate: 'from',
  endDate: 'until',
  breakMinutes: 'breakMinutes',
  reason: 'reason',
}

function check({ date, from, until, breakMinutes, reason }: Values): Errors {
  return {
    ...(!date && { date: 'Vul een datum in.' }),
    ...(!from && { from: 'Vul een tijd in, zoals 07:30.' }),
    ...(!until && { until: 'Vul een tijd in, zoals 15:30.' }),
    ...(breakMinutes === null && { breakMinutes: 'Vul het aantal minuten in; 0 als er geen pauze was.' }),
    ...(!reason.trim() && { reason: 'Schrijf op waarom je andere uren voorstelt.' }),
  }
}

/** A counter-proposal: other times, break or expenses, with a reason. The worker's own figures stay visible. */
export default function HoursForm({ moment, hours, onDone }: { moment: Moment; hours: Hours; onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const { run, busy } = useChange('PUT /care_moments/{uuid}/submit')
  const [values, setValues] = useState<Values>({
    date: dateOf(hours.startDate),
    from: formatTime(hours.startDate),
    until: formatTime(hours.endDate),
    breakMinutes: hours.breakMinutes,
    expenses: hours.expenses.map((expense, id) => ({ ...expense, id })),
    reason: '',
  })
  const focusFirst = useFocusFirstError(form)
  const [asked, setAsked] = useState(false)
  const [refused, setRefused] = useState<Errors>({})
  const errors = asked ? { ...refused, ...check(values) } : {}
  const set = (changes: Partial<Values>) => {
    setValues({ ...values, ...changes })
    setRefused({})
  }
  const name = assigneeName(moment) ?? 'De zorgverlener'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (Object.keys(check(values)).length > 0) return focusFirst()
    const { date, from, until, breakMinutes, expenses, reason } = values
    const endDay = until! > from! ? date! : addDays(date!, 1)
    const body = {
      startDate: instantAt(date!, from!),
      endDate: instantAt(endDay, until!),
      breakMinutes: breakMinutes!,
      expenses: expenses.map(({ id: _id, ...expense }) => expense),
      reason: reason.trim(),
      version: moment.version,
    }
    await run({ uuid: moment.uuid, body }).then(
      () => {
        onDone()
        toastDone(`Je voorstel is verstuurd. ${name} antwoordt daarop.`)
      },
      (problem: Problem) => {
        const entries = problem.violations.map(one => [fieldOf[one.propertyPath] ?? 'reason', one.message] as const)
        if (entries.length > 0) {
          setRefused(Object.fromEntries(entries))
          focusFirst()
        } else toastFailed(explain(problem))
      },
    )
  }
  return (
    <form ref={form} className={classes.form} onSubmit={event => void submit(event)} noValidate aria-label="Ander voorstel">
      <h3>Ander voorstel</h3>
      <div className={classes.times}>
        <DateField label="Datum" name="date" value={values.date} onChange={date => set({ date })} error={errors.date} />
        <TimeField label="Begin" name="from" value={values.from} onChange={from => set({ from })} error={errors.from} />
        <TimeField label="Einde" name="until" value={values.until} onChange={until => set({ until })} error={errors.until} />
        <MinutesField
          label="Pauze"
          name="breakMinutes"
          value={values.breakMinutes}
          onChange={breakMinutes => set({ breakMinutes })}
          error={errors.breakMinutes}
        />
      </div>
      {values.expenses.map((expense, index) => (
        <div key={expense.id} className={classes.expense}>
          <MoneyField
            label={describeExpense(expense).split(':')[0]}
            {...(expense.kind === 'kilometres' && { description: `${expense.quantity} km, bedrag per kilometer` })}
            value={expense.amount}
            onChange={amount => set({ expenses: values.expenses.with(index, { ...expense, amount: amount ?? 0 }) })}
          />
          <Button variant="subtle" onClick={() => set({ expenses: values.expenses.toSpliced(index, 1) })}>
            Verwijderen
          </Button>
        </div>
      ))}
      <TextArea
        label="Waarom?"
        name="reason"
        required
        rows={3}
        maxLength={1000}
        value={values.reason}
        onChange={event => set({ reason: event.currentTarget.value })}
        error={errors.reason}
      />
      <p>{name} krijgt jouw voorstel naast de eigen uren te zien en zegt of het goed is. Zo niet, dan beslist de backoffice.</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onDone} disabled={busy}>
          Terug
        </Button>
        <Button type="submit" loading={busy}>
          Voorstel versturen
        </Button>
      </div>
    </form>
  )
}
