import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { formatMoney } from '../../../../rules/format-nl.ts'
import type { ListedMoment } from '../../../care/moment/care-moment.ts'
import { payFor } from '../../../care/moment/hours.ts'
import { now } from '../../../care/now.ts'
import { Problem } from '../../../client/api.ts'
import { useChange } from '../../../client/cache.ts'
import { Button } from '../../../components/button.tsx'
import { DateField } from '../../../components/date-field.tsx'
import { NumberField } from '../../../components/number-field.tsx'
import { Refusal } from '../../../components/refusal.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { TimeField } from '../../../components/time-field.tsx'
import { toastDone, toastFailed } from '../../../components/toast.ts'
import { useOnline } from '../../../components/use-online.ts'
import { actionWords } from '../../../words/actions-nl.ts'
import { ExpenseFields } from './expenses/expense-fields.tsx'
import { differsFromPlan, errorsIn, type FieldErrors, figuresOf, type HoursDraft, reasonOf } from './hours-draft.ts'
import classes from './hours-form.module.css'
import { HoursTotal } from './hours-total.tsx'
import type { FieldsProps } from './reason-fields.tsx'
import { dropHoursDraft, useHoursDraft } from './use-hours-draft.ts'

const ReasonFields = lazy(() => import('./reason-fields.tsx'))

function TimeFields({ draft, errors, change }: FieldsProps) {
  return (
    <div className={classes.times}>
      <DateField
        label="Begonnen op"
        value={draft.startDate}
        onChange={startDate => change({ startDate })}
        error={errors.startDate}
      />
      <TimeField
        label="Begonnen om"
        value={draft.startTime}
        onChange={startTime => change({ startTime })}
        error={Boolean(errors.startDate)}
      />
      <DateField label="Klaar op" value={draft.endDate} onChange={endDate => change({ endDate })} error={errors.endDate} />
      <TimeField
        label="Klaar om"
        value={draft.endTime}
        onChange={endTime => change({ endTime })}
        error={Boolean(errors.endDate)}
      />
      <NumberField
        label="Pauze"
        unit="min."
        value={draft.breakMinutes}
        onChange={breakMinutes => change({ breakMinutes })}
        error={errors.breakMinutes}
      />
    </div>
  )
}

/** The fields that can show an error; other violations show below the form. */
const shownFields = /^(startDate|endDate|breakMinutes|reason|expenses\[\d+\]\.(quantity|amount|description|file))$/

/** Submits hours; gives the errors to show, also those of the server, by field. */
function useHandingIn(moment: ListedMoment, draft: HoursDraft) {
  const submit = useChange('PUT /care_moments/{uuid}/submit')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<string>()
  const handIn = async () => {
    const found = errorsIn(draft, moment, now())
    setErrors(found)
    setRefusal(undefined)
    const figures = figuresOf(draft)
    if (Object.keys(found).length > 0 || !figures) return
    try {
      await submit.run({
        uuid: moment.uuid,
        body: { ...figures, reason: reasonOf(draft, moment), version: moment.version },
      })
      dropHoursDraft(moment)
      const total = payFor(figures, moment)
      toastDone(
        `Uren ingediend${total.minutes > 0 ? `: ${formatMoney(total.totalCents)}` : ''}. ${moment.location.organization.name} beoordeelt ze.`,
      )
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      setErrors(Object.fromEntries(problem.violations.map(({ propertyPath, message }) => [propertyPath, message])))
      const elsewhere = problem.violations.filter(({ propertyPath }) => !shownFields.test(propertyPath))
      const sentence = elsewhere[0]?.message ?? problem.message
      // After a conflict the card may be gone: then only a toast can say so.
      if (problem.status === 409) toastFailed(sentence)
      else if (problem.violations.length === 0 || elsewhere.length > 0) setRefusal(sentence)
    }
  }
  return { handIn, errors, refusal, busy: submit.busy }
}

type Props = { moment: ListedMoment; onNotWorked?: (() => void) | undefined }

/** The form for the hours of one shift: times, break, expenses, why they differ, and the total. */
export function HoursForm({ moment, onNotWorked }: Props) {
  const [draft, change] = useHoursDraft(moment)
  const { handIn, errors, refusal, busy } = useHandingIn(moment, draft)
  const online = useOnline()
  const [sending, setSending] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [errors])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void handIn()
  }
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <TimeFields {...{ draft, errors, change }} />
      {differsFromPlan(draft, moment) && (
        <Suspense fallback={<Skeleton height={112} />}>
          <ReasonFields {...{ draft, errors, change }} />
        </Suspense>
      )}
      <ExpenseFields
        expenses={draft.expenses}
        errors={errors}
        onChange={expenses => change({ expenses })}
        onSending={more => setSending(now => now + more)}
      />
      <HoursTotal figures={figuresOf(draft)} moment={moment} />
      <Refusal>
        {online ? refusal : 'Je bent offline. Wat je invult, blijft hier bewaard. Indienen kan zodra je weer verbinding hebt.'}
      </Refusal>
      <div className={classes.buttons}>
        {onNotWorked && (
          <Button variant="subtle" onClick={onNotWorked} disabled={busy}>
            {actionWords.notWorked}
          </Button>
        )}
        <Button type="submit" loading={busy} disabled={!online || sending > 0}>
          {actionWords.submit}
        </Button>
      </div>
    </form>
  )
}
