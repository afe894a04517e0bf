import { type FormEvent, useState } from 'react'
import { minutesBetween } from '../../../../../rules/amsterdam.ts'
import { formatHours, formatTime, formatTimes } from '../../../../../rules/format-nl.ts'
import { addDays, instantAt } from '../../../../care/amsterdam-time.ts'
import { dateOf, formatShortDate } from '../../../../care/moment/moment.ts'
import { overlap } from '../../../../care/planning/planning-days.ts'
import { Problem } from '../../../../client/api.ts'
import { Button } from '../../../../components/button.tsx'
import { DateField } from '../../../../components/date-field.tsx'
import { Dialog, DialogButtons } from '../../../../components/dialog.tsx'
import { Refusal } from '../../../../components/refusal.tsx'
import { Segmented } from '../../../../components/segmented.tsx'
import { TimeField } from '../../../../components/time-field.tsx'
import { type Availability, conflictsOf, type NewAvailability, nameAvailability, type Planning } from '../planning-data.ts'
import classes from './availability-dialog.module.css'

/** What the form starts with: new availability, or an existing one. */
export type Editing = NewAvailability & { existing?: Availability | undefined }

const usual = [
  ['Hele dag', '00:00', '00:00'],
  ['Vroeg', '07:00', '15:00'],
  ['Laat', '15:00', '23:00'],
  ['Nacht', '23:00', '07:00'],
] as const

function useFields(editing: Editing) {
  const [available, setAvailable] = useState(editing.available)
  const [date, setDate] = useState<string | null>(dateOf(editing.startDate))
  const [from, setFrom] = useState<string | null>(formatTime(editing.startDate))
  const [until, setUntil] = useState<string | null>(formatTime(editing.endDate))
  const wanted: NewAvailability | null =
    date && from && until
      ? // An end that is not later on the clock is on the next day.
        { available, startDate: instantAt(date, from), endDate: instantAt(until > from ? date : addDays(date, 1), until) }
      : null
  return { available, setAvailable, date, setDate, from, setFrom, until, setUntil, wanted }
}

/** Says in one sentence what will be saved, and what it overlaps. */
function Meaning({
  wanted,
  planning,
  existing,
}: {
  wanted: NewAvailability
  planning: Planning
  existing: Availability | undefined
}) {
  const { overlaps } = conflictsOf(wanted, planning)
  const said = planning.availabilities.filter(one => one.uuid !== existing?.uuid && overlap(one, wanted))
  return (
    <div className={`${classes.meaning} figures`} role="status">
      <p>
        {nameAvailability(wanted)} {formatShortDate(wanted.startDate)}, {formatTimes(wanted.startDate, wanted.endDate)} (
        {formatHours(minutesBetween(wanted.startDate, wanted.endDate))})
      </p>
      {!wanted.available &&
        overlaps.map(shift => (
          <p key={shift.uuid}>
            Je hebt dan een dienst: {formatTimes(shift.startDate, shift.endDate)}, {shift.title}. Die blijft staan.
          </p>
        ))}
      {said.map(one => (
        <p key={one.uuid}>
          Overlapt met wat je al opgaf: {nameAvailability(one).toLowerCase()}, {formatTimes(one.startDate, one.endDate)}.
        </p>
      ))}
    </div>
  )
}

type Props = {
  editing: Editing
  planning: Planning
  busy: boolean
  onSave: (wanted: NewAvailability) => Promise<void>
  onRemove: (one: Availability) => void
  onClose: () => void
}

/** Sets when the worker can or cannot work, by date and times; dragging in the grid opens it too. */
export function AvailabilityDialog({ editing, planning, busy, onSave, onRemove, onClose }: Props) {
  const { available, setAvailable, date, setDate, from, setFrom, until, setUntil, wanted } = useFields(editing)
  const [refusal, setRefusal] = useState<string>()
  const { existing } = editing
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!wanted) return setRefusal('Vul een dag en twee tijden in.')
    try {
      await onSave(wanted)
      onClose()
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      setRefusal(problem.violations[0]?.message ?? problem.message)
    }
  }
  return (
    <Dialog title={existing ? 'Beschikbaarheid wijzigen' : 'Beschikbaarheid opgeven'} busy={busy} onClose={onClose}>
      <form className={classes.form} onSubmit={event => void save(event)} noValidate>
        <Segmented
          wide
          label="Kun je dan werken?"
          words={{ ja: 'Beschikbaar', nee: 'Niet beschikbaar' }}
          value={available ? 'ja' : 'nee'}
          onChange={value => setAvailable(value === 'ja')}
        />
        <DateField label="Dag" value={date} onChange={setDate} />
        <div className={classes.times}>
          <TimeField label="Van" value={from} onChange={setFrom} />
          <TimeField label="Tot" value={until} onChange={setUntil} />
        </div>
        <fieldset className={classes.usual}>
          <legend className="unseen">Vul in één keer in</legend>
          {usual.map(([label, start, end]) => (
            <Button
              key={label}
              size="sm"
              variant="default"
              onClick={() => {
                setFrom(start)
                setUntil(end)
              }}
            >
              {label}
            </Button>
          ))}
        </fieldset>
        {wanted && <Meaning wanted={wanted} planning={planning} existing={existing} />}
        <Refusal>{refusal}</Refusal>
        <DialogButtons>
          {existing && (
            <Button variant="default" disabled={busy} onClick={() => onRemove(existing)}>
              Verwijderen
            </Button>
          )}
          <Button type="submit" loading={busy}>
            Beschikbaarheid bewaren
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
