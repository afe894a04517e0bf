import { useEffect, useState } from 'react'
import { type Availability, nameAvailability, sayOnItsDay } from '#care/availability/availability.ts'
import { useWaitingAvailability } from '#care/availability/use-availability.ts'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { dateOf } from '#care/moment/moment.ts'
import { MomentHead } from '#care/moment/summary/moment-head.tsx'
import { now } from '#care/now.ts'
import { WaitingCard } from '#care/offline/waiting-card.tsx'
import { layOut, stretchOn } from '#care/planning/planning-days.ts'
import { ChevronDownIcon, ChevronRightIcon, PlusIcon } from '#components/marks/icons.tsx'
import { counted, formatDateLong, months, shortMonths } from '#rules/time/format-nl.ts'
import { holidayOn } from '#rules/time/holidays.ts'
import classes from './planning.module.css'
import { dayId } from './planning-bar.tsx'
import { conflictsOf, type Planning } from './planning-data.ts'
import type { PlanningProps } from './planning-week.tsx'
import { ShiftState } from './shift-state.tsx'

type StripProps = { days: string[]; planning: Planning; onShow: (date: string) => void }

function WeekStrip({ days, planning, onShow }: StripProps) {
  const today = dateOf(now())
  return (
    <nav className={`grid sticky no-print ${classes.strip}`} aria-label="Dagen van deze week">
      {days.map(date => {
        const [weekday, day] = formatDateLong(date).split(' ')
        const shifts = layOut(date, planning.shifts).filter(piece => !piece.fromBefore).length
        const availability = layOut(date, planning.availabilities)[0]?.item
        return (
          <button
            key={date}
            type="button"
            className="figures"
            aria-current={date === today ? 'date' : undefined}
            data-available={availability?.available}
            onClick={() => onShow(date)}
          >
            <span aria-hidden="true">{weekday!.slice(0, 2)}</span>
            <strong aria-hidden="true">{day}</strong>
            <span className={`flex ${classes.dots}`} aria-hidden="true">
              {Array.from({ length: Math.min(3, shifts) }, (_, dot) => `dot ${dot}`).map(dot => (
                <i key={dot} />
              ))}
            </span>
            <span className="unseen">
              {weekday} {day}, {counted(shifts, 'dienst', 'diensten')}
              {availability && `, ${nameAvailability(availability).toLowerCase()}`}
            </span>
          </button>
        )
      })}
    </nav>
  )
}

type ShiftProps = { shift: ListedMoment; fromBefore: boolean; planning: Planning; onOpen: (shift: ListedMoment) => void }

function ShiftCard({ shift, fromBefore, planning, onOpen }: ShiftProps) {
  const { overlaps, unavailable } = conflictsOf(shift, planning)
  return (
    <li className={`card grid relative gap-8 ${classes.card}`}>
      <MomentHead
        moment={shift}
        now={now()}
        day="none"
        note={fromBefore ? 'begon gisteren' : undefined}
        live
        overlaps={overlaps}
        title={
          <button type="button" className={`inherits strong breaks ${classes.open}`} onClick={() => onOpen(shift)}>
            {shift.title}
          </button>
        }
      />
      <p className="wrap-row gap-8-12 attention">
        <ShiftState shift={shift} />
        {shift.recurringCareMoment && <span className="soft small">Deel van een reeks</span>}
        {shift.carePeriod && <span className="soft small">Deel van een periode</span>}
        {overlaps.length > 0 && <strong>Overlapt met een andere dienst</strong>}
        {unavailable && <strong>Je gaf op dat je niet kunt</strong>}
      </p>
    </li>
  )
}

function AvailabilityRow({ one, onChange }: { one: Availability; onChange: (one: Availability) => void }) {
  return (
    <li>
      <button
        type="button"
        className={`tap row spread full figures ${classes.availability}`}
        data-available={one.available}
        onClick={() => onChange(one)}
      >
        <span>{sayOnItsDay(one)}</span>
        <span className="unseen">, wijzigen</span>
        <ChevronRightIcon size={20} />
      </button>
    </li>
  )
}

function AgendaDay({ date, planning, onOpen, onSet, onChange }: Omit<PlanningProps, 'days'> & { date: string }) {
  const shifts = layOut(date, planning.shifts)
  const availabilities = layOut(date, planning.availabilities)
  const waiting = useWaitingAvailability([date])
  const isFree = shifts.length + availabilities.length + waiting.length === 0
  const isToday = dateOf(now()) === date
  const name = formatDateLong(date).replace(/ \d{4}$/, '')
  const [weekday, day, month] = name.split(' ')
  return (
    <section
      id={dayId(date)}
      tabIndex={-1}
      className={`grid gap-8 ${classes.day}`}
      data-free={isFree || undefined}
      aria-labelledby={`${dayId(date)}-naam`}
    >
      <header className="wrap-row spread gap-8">
        <h2 id={`${dayId(date)}-naam`} className="figures" data-today={isToday || undefined}>
          {isToday ? `Vandaag, ${weekday!.slice(0, 2)}` : weekday} {day} {shortMonths[months.indexOf(month!)]}
        </h2>
        {holidayOn(date) && <p className={`attention small ${classes.holiday}`}>{holidayOn(date)}</p>}
        {isFree && <p className={`rigid soft ${classes.free}`}>Geen dienst</p>}
        <button
          type="button"
          aria-label={`Beschikbaarheid opgeven voor ${name}`}
          onClick={() => onSet({ available: true, ...stretchOn(date, 0, 24) })}
        >
          <PlusIcon size={20} />
        </button>
      </header>
      {!isFree && (
        <ul className="grid gap-8">
          {shifts.map(({ item, fromBefore }) => (
            <ShiftCard key={item.uuid} shift={item} {...{ fromBefore, planning, onOpen }} />
          ))}
          {waiting.map(entry => (
            <li key={entry.id}>
              <WaitingCard entry={entry} />
            </li>
          ))}
          {availabilities.map(({ item }) => (
            <AvailabilityRow key={item.uuid} one={item} onChange={onChange} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The week on a phone: a strip of days on top, and each day's shifts below. Past days are collapsed, so that it starts today. */
export function PlanningAgenda({ days, ...rest }: PlanningProps) {
  const today = dateOf(now())
  const [unfolded, setUnfolded] = useState(false)
  const over = days.includes(today) ? days.filter(date => date < today) : []
  // A collapsed day can only be shown once it has rendered.
  const [wanted, setWanted] = useState<{ date: string }>()
  useEffect(() => {
    if (wanted) document.getElementById(dayId(wanted.date))?.scrollIntoView({ block: 'start' })
  }, [wanted])
  const show = (date: string) => {
    if (over.includes(date)) setUnfolded(true)
    setWanted({ date })
  }
  return (
    <div className="stack gap-12">
      <WeekStrip days={days} planning={rest.planning} onShow={show} />
      {over.length > 0 && (
        <button
          type="button"
          className={`tap row spread rounded outlined no-print ${classes.over}`}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {counted(over.length, 'dag geweest', 'dagen geweest')}
          <ChevronDownIcon size={20} />
        </button>
      )}
      {days.map(date => (unfolded || !over.includes(date)) && <AgendaDay key={date} date={date} {...rest} />)}
    </div>
  )
}
