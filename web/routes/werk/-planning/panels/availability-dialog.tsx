import { minutesBetween } from '../../../../../rules/amsterdam.ts'
import { formatHours, formatTime, formatTimes } from '../../../../../rules/format-nl.ts'
import { useAct } from '../../../../care/act/use-act.ts'
import { addDays, instantAt } from '../../../../care/amsterdam-time.ts'
import { Form } from '../../../../care/form/form.tsx'
import { useForm } from '../../../../care/form/use-form.ts'
import { dateOf, formatShortDate } from '../../../../care/moment/moment.ts'
import { overlap } from '../../../../care/planning/planning-days.ts'
import { laterWords } from '../../../../client/outbox/use-later.ts'
import { Button } from '../../../../components/button.tsx'
import { DateField } from '../../../../components/date-field.tsx'
import { Dialog, DialogButtons } from '../../../../components/dialog.tsx'
import { Segmented } from '../../../../components/segmented.tsx'
import { TimeField } from '../../../../components/time-field.tsx'
import {
  type Availability,
  conflictsOf,
  type NewAvailability,
  nameAvailability,
  type Planning,
  sayAvailability,
} from '../planning-data.ts'
import { useAvailability } from '../use-availability.ts'
import classes from './availability-dialog.module.css'

/** What the form starts with: new availability, or an existing one. */
export type Editing = NewAvailability & { existing?: Availability | undefined }

const usual = [
  ['Hele dag', '00:00', '00:00'],
  ['Vroeg', '07:00', '15:00'],
  ['Laat', '15:00', '23:00'],
  ['Nacht', '23:00', '07:00'],
] as const

type Values = { available: boolean; date: string | null; from: string | null; until: string | null }
const valuesOf = ({ available, startDate, endDate }: Editing): Values => ({
  available,
  date: dateOf(startDate),
  from: formatTime(startDate),
  until: formatTime(endDate),
})
/** What is meant; null while something is missing. */
function wantedOf({ available, date, from, until }: Values): NewAvailability | null {
  if (!date || !from || !until) return null
  // An end that is not later on the clock is on the next day.
  return { available, startDate: instantAt(date, from), endDate: instantAt(until > from ? date : addDays(date, 1), until) }
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
  onClose: () => void
  /** When it was saved or removed, where that is something else than closing it. */
  onDone?: () => void
}

/** Sets when the worker can or cannot work, by date and times; dragging in the grid opens it too. */
export function AvailabilityDialog({ editing, planning, onClose, onDone = onClose }: Props) {
  const { existing } = editing
  const { replace, discard, busy } = useAvailability()
  const form = useForm({
    start: valuesOf(editing),
    check: ({ date, from, until }) => ({
      ...(!date && { date: 'Vul een dag in.' }),
      ...(!from && { from: 'Vul een tijd in, zoals 07:30.' }),
      ...(!until && { until: 'Vul een tijd in, zoals 15:30.' }),
    }),
    fieldOf: { startDate: 'from', endDate: 'until' },
    send: values => replace(wantedOf(values)!, existing),
    done: ({ waits }, values) => {
      onDone()
      return waits ? laterWords : sayAvailability(wantedOf(values)!)
    },
    undo: ({ undo }) => undo(),
  })
  const { act } = useAct()
  const takeAway = (one: Availability) => {
    onDone()
    void act({
      run: () => discard(one),
      done: ({ waits }) => (waits ? laterWords : `Verwijderd. ${sayAvailability(one)}`),
      undo: ({ undo }) => undo(),
    })
  }
  const wanted = wantedOf(form.values)
  const removing = existing && (
    <Button variant="default" disabled={busy} onClick={() => takeAway(existing)}>
      Verwijderen
    </Button>
  )
  return (
    <Dialog title={existing ? 'Beschikbaarheid wijzigen' : 'Beschikbaarheid opgeven'} busy={busy} onClose={onClose}>
      <Form of={form} act="Beschikbaarheid bewaren" more={removing} frame={DialogButtons}>
        <Segmented
          wide
          label="Kun je dan werken?"
          words={{ ja: 'Beschikbaar', nee: 'Niet beschikbaar' }}
          value={form.values.available ? 'ja' : 'nee'}
          onChange={value => form.set({ available: value === 'ja' })}
        />
        <DateField label="Dag" {...form.field('date')} />
        <div className={classes.times}>
          <TimeField label="Van" {...form.field('from')} />
          <TimeField label="Tot" {...form.field('until')} />
        </div>
        <fieldset className={classes.usual}>
          <legend className="unseen">Vul in één keer in</legend>
          {usual.map(([label, from, until]) => (
            <Button key={label} size="sm" variant="default" onClick={() => form.set({ from, until })}>
              {label}
            </Button>
          ))}
        </fieldset>
        {wanted && <Meaning wanted={wanted} planning={planning} existing={existing} />}
      </Form>
    </Dialog>
  )
}
