import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queuedWords } from '#client/outbox/use-queued-change.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { Choices } from '#components/controls/choices.tsx'
import { PeriodNav } from '#components/controls/period-nav.tsx'
import { Segmented } from '#components/controls/segmented.tsx'
import Calendar from '#components/fields/calendar.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { TimeField } from '#components/fields/time-field.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { today } from '#components/page/today.ts'
import type { Address } from '#contract/addresses.ts'
import { formatDateLong, formatPeriod, formatStretch } from '#rules/time/format-nl.ts'
import { useAction } from '../action/use-action.ts'
import { addDays, daysBetween, weekOf } from '../amsterdam-time.ts'
import { FieldPair, Form } from '../form/form.tsx'
import { type FormOf, useForm } from '../form/use-form.ts'
import type { ListedMoment } from '../moment/care-moment.ts'
import { daysOfWeek, overlap } from '../planning/planning-days.ts'
import { type Availability, type NewAvailability, planningQuestions, sayAvailabilities, sayAvailability } from './availability.ts'
import classes from './availability-sheet.module.css'
import { holidayAfter, type Kind, longestDays, rememberKind, stretchesOf, type Values } from './stretches.ts'
import { useAvailability } from './use-availability.ts'

const kinds: Record<Kind, string> = { yes: 'Beschikbaar', no: 'Niet beschikbaar', holiday: 'Vakantie' }
const partChoices = [
  { value: 'day', label: 'Hele dag' },
  { value: 'early', label: 'Vroeg', spoken: 'Vroeg, van 7 tot 15 uur' },
  { value: 'late', label: 'Laat', spoken: 'Laat, van 15 tot 23 uur' },
  { value: 'night', label: 'Nacht', spoken: 'Nacht, van 23 tot 7 uur' },
  { value: 'own', label: 'Andere tijden' },
]
const workdays = [0, 1, 2, 3, 4]
/** How many weeks a weekly recurrence runs, by default. */
const proposedWeeks = 8

/** Whose availability it is, and where to find what conflicts with it. */
interface Whose {
  worker: string
  /** The person fills it in themselves. */
  own: boolean
  path: Address
  shiftHref: (shift: ListedMoment) => Address
}

function Days({ form: { values, set, errorAt } }: { form: FormOf<Values> }) {
  const { week, days } = values
  const [current, all] = [weekOf(today()), daysOfWeek(week)]
  // A past week shows all its days: it can only be changed.
  const choices = all.flatMap((date, value) =>
    date >= today() || week < current
      ? [{ value, label: `${formatDateLong(date).slice(0, 2)} ${Number(date.slice(8))}`, spoken: formatDateLong(date) }]
      : [],
  )
  const offered = choices.map(({ value }) => value)
  const go = (to: string) => {
    const open = daysOfWeek(to)
    set({ week: to, days: days.filter(day => open[day]! >= today()) })
  }
  const some = offered.filter(day => workdays.includes(day))
  return (
    <>
      <PeriodNav
        unit="week"
        name={formatPeriod(week)}
        before={week > current ? () => go(weekOf(addDays(all[0]!, -7))) : null}
        after={() => go(weekOf(addDays(all[0]!, 7)))}
        present={{ label: 'Deze week', to: week === current ? null : () => go(current) }}
      />
      <Choices
        label="Welke dagen?"
        look="buttons"
        several
        even
        choices={choices}
        chosen={days}
        onChange={chosen => set({ days: chosen })}
        error={errorAt('days')}
      />
      <div className={`wrap gap-8 ${classes.quick}`}>
        {some.length > 1 && (
          <Button size="sm" variant="default" onClick={() => set({ days: some })}>
            Ma t/m vr
          </Button>
        )}
        <Button size="sm" variant="default" onClick={() => set({ days: offered })}>
          Alle dagen
        </Button>
      </div>
    </>
  )
}

function Times({ form }: { form: FormOf<Values> }) {
  const { values, set, field, tick } = form
  const { part, week, weekly } = values
  const limits = { minDate: daysOfWeek(week)[0]!, maxDate: addDays(today(), longestDays) }
  return (
    <>
      <Choices label="Hoe laat?" look="buttons" choices={partChoices} chosen={[part]} onChange={([one]) => set({ part: one! })} />
      {part === 'own' && (
        <FieldPair>
          <TimeField label="Van" {...field('from')} />
          <TimeField label="Tot" {...field('until')} />
        </FieldPair>
      )}
      <Checkbox
        label="Elke week"
        {...tick('weekly')}
        onChange={({ currentTarget: { checked } }) =>
          set({ weekly: checked, last: checked ? addDays(limits.minDate, 7 * proposedWeeks - 1) : null })
        }
      />
      {weekly && <DateField label="Tot en met" {...limits} {...field('last')} />}
    </>
  )
}

function Holiday({ form: { values, set, errorAt } }: { form: FormOf<Values> }) {
  const { first, last, proposed } = values
  const error = errorAt('first')
  return (
    <fieldset className={classes.holiday} aria-describedby="vakantie-uitleg">
      <legend className="strong">Van wanneer tot en met wanneer?</legend>
      <Calendar
        value={first}
        until={last}
        takesFocus={false}
        minDate={today()}
        maxDate={addDays(today(), longestDays)}
        onChoose={date => set(holidayAfter(values, date))}
      />
      <p id="vakantie-uitleg" role="status" className={error ? classes.error : undefined}>
        {error ??
          (!first
            ? 'Kies je eerste vrije dag.'
            : proposed
              ? 'Dit zijn twee weken. Is het korter of langer? Kies dan je laatste vrije dag.'
              : `Dit zijn ${daysBetween(first, last!) + 1} dagen.`)}
      </p>
    </fieldset>
  )
}

const maxListed = 3

/** Says in one sentence what will be saved, and what is already there at that time. */
function Meaning({ said, existing, whose }: { said: NewAvailability[]; existing: Availability | undefined; whose: Whose }) {
  const questions = planningQuestions(whose.worker, { startDate: said[0]!.startDate, endDate: said.at(-1)!.endDate })
  const during = <T extends { startDate: string; endDate: string }>(all: T[] = []) =>
    all.filter(one => said.some(stretch => overlap(one, stretch)))
  const moments = useQuery(questions.moments)
  const availabilities = useQuery(questions.availabilities)
  const shifts = said[0]!.available ? [] : during(moments.data?.member.filter(({ timeScope }) => timeScope === 'moment'))
  const before = during(availabilities.data?.member).filter(({ uuid }) => uuid !== existing?.uuid)
  return (
    <div className="grid gap-8 pad-row rounded sunken figures" role="status">
      <p>{sayAvailabilities(said)}</p>
      {shifts.length > 0 && (
        <div className={classes.warning}>
          <p className="attention strong">
            {whose.own ? 'Je werkt dan. Afzeggen doe je bij de dienst.' : 'Deze zorgverlener werkt dan. De dienst blijft staan.'}
          </p>
          <ul className="above-4">
            {shifts.slice(0, maxListed).map(shift => (
              <li key={shift.uuid}>
                <AppLink href={whose.shiftHref(shift)}>
                  {shift.title}, {formatStretch(shift.startDate, shift.endDate)}
                </AppLink>
              </li>
            ))}
            {shifts.length > maxListed && <li>En nog {shifts.length - maxListed}.</li>}
          </ul>
        </div>
      )}
      {before.length > 0 && (
        <p>
          Dit komt in de plaats van wat er voor die tijd stond:{' '}
          {before.slice(0, maxListed).map(sayAvailability).join('; ').toLowerCase()}
          {before.length > maxListed && `; en nog ${before.length - maxListed}`}.
        </p>
      )}
    </div>
  )
}

type Props = {
  start: Values
  /** The existing availability to change. */
  existing?: Availability | undefined
  whose: Whose
  /** See Dialog. */
  inAddress?: boolean
  onClose: () => void
  /** Called after saving or removing, if that is something other than closing. */
  onDone?: () => void
}

/**
 * Sets when a care worker can or cannot work: days of a week, every week until a date, or a holiday. One request, with one undo.
 */
export default function AvailabilitySheet({ start, existing, whose, inAddress, onClose, onDone = onClose }: Props) {
  const { put, discard, busy } = useAvailability(whose.worker, whose.path)
  const [isHoliday] = useState(start.kind === 'holiday')
  const form = useForm({
    start,
    check: ({ kind, days, part, from, until, weekly, first, last }) =>
      kind === 'holiday'
        ? { ...(!first && { first: 'Kies eerst een dag.' }) }
        : {
            ...(days.length === 0 && { days: 'Kies een dag.' }),
            ...(part === 'own' && !from && { from: 'Vul een tijd in, zoals 07:30.' }),
            ...(part === 'own' && !until && { until: 'Vul een tijd in, zoals 15:30.' }),
            ...(weekly && !last && { last: 'Vul een dag in.' }),
          },
    send: values => put(values, existing),
    done: ({ waits }, values) => {
      rememberKind(values.kind)
      onDone()
      return waits ? queuedWords : sayAvailabilities(stretchesOf(values))
    },
    undo: ({ undo }) => undo(),
  })
  const { act } = useAction()
  const takeAway = (one: Availability) => {
    onDone()
    void act({
      run: () => discard(one),
      done: ({ waits }) => (waits ? queuedWords : `Verwijderd. ${sayAvailability(one)}`),
      undo: ({ undo }) => undo(),
    })
  }
  const { kind } = form.values
  const said = stretchesOf(form.values)
  const removing = existing && (
    <Button variant="default" disabled={busy} onClick={() => takeAway(existing)}>
      Verwijderen
    </Button>
  )
  return (
    <Dialog
      title={existing ? 'Beschikbaarheid wijzigen' : isHoliday ? 'Vakantie opgeven' : 'Beschikbaarheid opgeven'}
      busy={busy}
      inAddress={inAddress ?? false}
      onClose={onClose}
    >
      <Form
        of={form}
        act={kind === 'holiday' ? 'Vakantie bewaren' : 'Beschikbaarheid bewaren'}
        more={removing}
        frame={DialogButtons}
      >
        <Segmented
          wide
          label={whose.own ? 'Kun je dan werken?' : 'Kan deze zorgverlener dan werken?'}
          words={kinds}
          value={kind}
          onChange={value => form.set({ kind: value })}
        />
        {kind === 'holiday' ? (
          <Holiday form={form} />
        ) : (
          <>
            <Days form={form} />
            <Times form={form} />
          </>
        )}
        {said.length > 0 && <Meaning {...{ said, existing, whose }} />}
      </Form>
    </Dialog>
  )
}
