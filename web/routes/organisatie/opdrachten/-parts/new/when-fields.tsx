import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { weekdayOf } from '../../../../../care/series-dates.ts'
import { DateField } from '../../../../../components/date-field.tsx'
import { TimeField } from '../../../../../components/time-field.tsx'
import { MinutesField } from '../../../-parts/minutes-field.tsx'
import type { Kind } from './draft.ts'
import type { FieldsProps } from './fields.ts'
import classes from './order-form.module.css'

const SeriesPreview = lazy(() => import('./series-preview.tsx'))

const kinds: { value: Kind; label: string }[] = [
  { value: 'moment', label: 'Eén dienst' },
  { value: 'series', label: 'Reeks' },
  { value: 'period', label: 'Periode' },
]
const kindHelp: Record<Kind, string> = {
  moment: 'Eén zorgmoment op één dag.',
  series: 'Dezelfde dienst op vaste dagen. Elke dag wordt een eigen opdracht.',
  period: 'Een langere inzet met een aantal uren per week.',
}
const weekdays = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']
const weekdayNames = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag']

type Props = FieldsProps & { today: string; dates: string[] }

/** When: one shift, a series of them, or a period. */
export function WhenFields({ draft, errors, set, today, dates }: Props) {
  const { kind, date } = draft
  const setDate = (value: string | null) =>
    set({ date: value, ...(value && draft.weekdays.length === 0 && { weekdays: [weekdayOf(value)] }) })
  return (
    <>
      <div className={classes.wide}>
        <SegmentedControl
          aria-label="Soort opdracht"
          aria-describedby="kind-help"
          fullWidth
          size="md"
          data={kinds}
          value={kind}
          onChange={value => set({ kind: value as Kind })}
        />
        <p id="kind-help" className={classes.help}>
          {kindHelp[kind]}
        </p>
      </div>
      <DateField
        label={kind === 'moment' ? 'Datum' : 'Eerste dag'}
        name="date"
        required
        minDate={today}
        value={date}
        onChange={setDate}
        error={errors.date}
      />
      {kind !== 'moment' && (
        <DateField
          label={kind === 'series' ? 'Tot en met' : 'Laatste dag'}
          name="lastDay"
          required
          minDate={date ?? today}
          value={draft.lastDay}
          onChange={lastDay => set({ lastDay })}
          error={errors.lastDay}
        />
      )}
      {kind === 'period' ? (
        <TextInput
          label="Uren per week"
          name="hoursPerWeek"
          required
          inputMode="decimal"
          placeholder="24"
          value={draft.hoursPerWeek}
          onChange={event => set({ hoursPerWeek: event.currentTarget.value })}
          error={errors.hoursPerWeek}
        />
      ) : (
        <div className={classes.times}>
          <TimeField label="Van" name="from" required value={draft.from} onChange={from => set({ from })} error={errors.from} />
          <TimeField
            label="Tot"
            name="until"
            placeholder="15:30"
            required
            value={draft.until}
            onChange={until => set({ until })}
            error={errors.until}
          />
          <MinutesField
            label="Pauze"
            name="breakMinutes"
            value={draft.breakMinutes}
            onChange={breakMinutes => set({ breakMinutes })}
            error={errors.breakMinutes}
          />
        </div>
      )}
      {kind === 'series' && <SeriesFields {...{ draft, errors, set, dates }} />}
    </>
  )
}

function SeriesFields({ draft, errors, set, dates }: Omit<Props, 'today'>) {
  const toggle = (day: number) =>
    set({ weekdays: draft.weekdays.includes(day) ? draft.weekdays.filter(one => one !== day) : [...draft.weekdays, day].sort() })
  return (
    <>
      <fieldset className={classes.weekdays} aria-describedby={errors.weekdays && 'weekdays-error'}>
        <legend>Dagen</legend>
        {weekdays.map((label, index) => (
          <label key={label}>
            <input
              type="checkbox"
              aria-invalid={errors.weekdays ? true : undefined}
              checked={draft.weekdays.includes(index + 1)}
              onChange={() => toggle(index + 1)}
            />
            <span aria-hidden="true">{label}</span>
            <span className="unseen">{weekdayNames[index]}</span>
          </label>
        ))}
        {errors.weekdays && (
          <p id="weekdays-error" className={classes.error}>
            {errors.weekdays}
          </p>
        )}
      </fieldset>
      <NativeSelect
        size="md"
        label="Hoe vaak"
        value={String(draft.everyWeeks)}
        onChange={event => set({ everyWeeks: Number(event.currentTarget.value) })}
        data={[
          { value: '1', label: 'Elke week' },
          { value: '2', label: 'Om de week' },
          { value: '3', label: 'Elke drie weken' },
          { value: '4', label: 'Elke vier weken' },
        ]}
      />
      <div className={classes.wide}>
        {draft.date && draft.lastDay && draft.weekdays.length > 0 && (
          <Suspense fallback={<div className={classes.previewSpace} />}>
            <SeriesPreview dates={dates} except={draft.except} onChange={except => set({ except })} />
          </Suspense>
        )}
      </div>
    </>
  )
}
