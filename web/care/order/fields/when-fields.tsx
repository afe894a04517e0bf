import { type Choice, Choices } from '#components/controls/choices.tsx'
import { Segmented } from '#components/controls/segmented.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { late } from '#components/page/suspense.tsx'
import { weekdayOf } from '#rules/time/recurrence.ts'
import type { Draft, Kind, Within } from '../draft.ts'
import classes from '../order.module.css'
import type { FieldsProps } from './fields.ts'
import { ShiftTimes } from './shift-times.tsx'

const SeriesPreview = late(() => import('../series-preview.tsx'), { fallback: <div className={classes.previewSpace} /> })

const kinds: Record<Kind, string> = { moment: 'Eén opdracht', series: 'Reeks', period: 'Periode' }
const kindHelp: Record<Kind, string> = {
  moment: 'Werk op één dag.',
  series: 'Dezelfde tijden op vaste dagen. Elke dag wordt een eigen opdracht.',
  period: 'Een langere inzet met een aantal uren per week.',
}
const weekdays: Choice<number>[] = [
  { value: 1, label: 'ma', spoken: 'maandag' },
  { value: 2, label: 'di', spoken: 'dinsdag' },
  { value: 3, label: 'wo', spoken: 'woensdag' },
  { value: 4, label: 'do', spoken: 'donderdag' },
  { value: 5, label: 'vr', spoken: 'vrijdag' },
  { value: 6, label: 'za', spoken: 'zaterdag' },
  { value: 7, label: 'zo', spoken: 'zondag' },
]

const repeats: Choice<Draft['everyWeeks']>[] = [
  { value: 1, label: 'Elke week' },
  { value: 2, label: 'Om de week' },
  { value: 3, label: 'Elke drie weken' },
  { value: 4, label: 'Elke vier weken' },
]

type Props = FieldsProps & {
  today: string
  dates: string[]
  /** The period the shift belongs to: then only a single shift is possible. */
  within?: Within | undefined
}

/** When: a shift, a series or a period. */
export function WhenFields({ form, today, dates, within }: Props) {
  const { values: draft, set } = form
  const { kind, date } = draft
  // The weekday follows the date until the user chooses days: a half-typed date reads as a different one.
  const goesAlong = draft.weekdays.length === 0 || (date !== null && draft.weekdays.join() === String(weekdayOf(date)))
  const setDate = (value: string | null) => set({ date: value, ...(goesAlong && { weekdays: value ? [weekdayOf(value)] : [] }) })
  return (
    <>
      {!within && (
        <div className={classes.wide}>
          <Segmented
            label="Soort opdracht"
            wide
            words={kinds}
            value={kind}
            onChange={chosen => set({ kind: chosen })}
            help={kindHelp[kind]}
          />
        </div>
      )}
      <DateField
        label={kind === 'moment' ? 'Datum' : 'Eerste dag'}
        required
        minDate={within && within.first > today ? within.first : today}
        {...(within && { maxDate: within.last })}
        {...form.field('date')}
        onChange={setDate}
        data-autofocus=""
      />
      {kind !== 'moment' && (
        <DateField
          label={kind === 'series' ? 'Tot en met' : 'Laatste dag'}
          required
          minDate={date ?? today}
          {...form.field('lastDay')}
        />
      )}
      {kind === 'period' ? (
        <TextField label="Uren per week" required inputMode="decimal" {...form.text('hoursPerWeek')} />
      ) : (
        <ShiftTimes form={form} />
      )}
      {kind === 'series' && <SeriesFields {...{ form, dates }} />}
    </>
  )
}

function SeriesFields({ form, dates }: Omit<Props, 'today' | 'within'>) {
  const { values: draft, set } = form
  return (
    <>
      <Choices
        label="Dagen"
        several
        look="buttons"
        choices={weekdays}
        chosen={draft.weekdays}
        onChange={chosen => set({ weekdays: chosen })}
        error={form.errorAt('weekdays')}
      />
      <SelectField label="Hoe vaak" {...form.field('everyWeeks')} choices={repeats} />
      <div className={classes.wide}>
        {draft.date && draft.lastDay && draft.weekdays.length > 0 && (
          <SeriesPreview dates={dates} except={draft.except} onChange={except => set({ except })} />
        )}
      </div>
    </>
  )
}
