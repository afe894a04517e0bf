import { addDays } from '#care/amsterdam-time.ts'
import { Form } from '#care/form/form.tsx'
import { MinutesField } from '#care/form/minutes-field.tsx'
import { useForm } from '#care/form/use-form.ts'
import type { Moment } from '#care/moment/care-moment.ts'
import { type Hours, payFor } from '#care/moment/hours.ts'
import { dateOf } from '#care/moment/moment.ts'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TimeField } from '#components/fields/time-field.tsx'
import { pairOf } from '#rules/time/clock-pair.ts'
import { formatHours, formatMoney, formatTime } from '#rules/time/format-nl.ts'
import classes from '../../settings.module.css'

type Values = { date: string | null; from: string | null; until: string | null; breakMinutes: number | null; reason: string }
type Props = { moment: Moment; start: Hours; onBack: () => void; onDone: () => void }

const timesOf = ({ date, from, until, breakMinutes }: Values, like: Hours) => {
  if (!date || !from || !until || breakMinutes === null) return undefined
  const endDay = until > from ? date : addDays(date, 1)
  return { ...pairOf({ date, time: from }, { date: endDay, time: until }, 'typed', like), breakMinutes }
}

/** Decides on custom times, for instance between those of both sides; the expenses are the submitted ones. */
export function OwnHours({ moment, start, onBack, onDone }: Props) {
  const { uuid, version } = moment
  const { run } = useChange('PATCH /care_moments/{uuid}/approve')
  const form = useForm<Values, unknown>({
    start: {
      ...{ date: dateOf(start.startDate), from: formatTime(start.startDate), until: formatTime(start.endDate) },
      ...{ breakMinutes: start.breakMinutes, reason: '' },
    },
    check: ({ date, from, until, breakMinutes, reason }) => ({
      ...(!date && { date: 'Vul een datum in.' }),
      ...(!from && { from: 'Vul een tijd in, zoals 07:30.' }),
      ...(!until && { until: 'Vul een tijd in, zoals 15:30.' }),
      ...(breakMinutes === null && { breakMinutes: 'Vul het aantal minuten in; 0 als er geen pauze was.' }),
      ...(!reason.trim() && { reason: 'Schrijf kort waarom.' }),
    }),
    fieldOf: { 'hours.startDate': 'from', 'hours.endDate': 'until', 'hours.breakMinutes': 'breakMinutes' },
    send: values => run({ uuid, body: { hours: timesOf(values, start)!, reason: values.reason.trim(), version } }),
    done: () => {
      onDone()
      return 'De uren zijn vastgesteld.'
    },
  })
  const times = timesOf(form.values, start)
  const pay = times && payFor({ ...times, expenses: start.expenses }, moment)
  const back = (
    <Button variant="default" onClick={onBack} disabled={form.busy}>
      Terug
    </Button>
  )
  return (
    <Form
      of={form}
      title="Andere tijden vaststellen"
      act={pay ? `Vaststellen, ${formatMoney(pay.totalCents)}` : 'Vaststellen'}
      more={back}
      opened
    >
      <div className={`grid top gap-12 ${classes.times}`}>
        <DateField label="Datum" {...form.field('date')} />
        <TimeField label="Begin" {...form.field('from')} />
        <TimeField label="Einde" {...form.field('until')} data-autofocus="" />
        <MinutesField label="Pauze" {...form.field('breakMinutes')} />
      </div>
      <TextArea label="Waarom besluit je dit?" required rows={3} maxLength={1000} {...form.text('reason')} />
      <p role="status">
        {pay && `Dat is ${formatHours(pay.minutes)} en ${formatMoney(pay.totalCents)}. `}
        Beiden lezen je reden en krijgen er bericht van.
      </p>
    </Form>
  )
}
