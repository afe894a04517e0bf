import { type Availability, type NewAvailability, nameAvailability } from '#care/availability/availability.ts'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { now } from '#care/now.ts'
import { hourOf, layOut, type Piece, placeOf, stretchOn } from '#care/planning/planning-days.ts'
import { WeekGrid } from '#components/lists/week-grid.tsx'
import { careMomentStatusWords } from '#contract/status-groups.ts'
import { formatShiftTimes } from '#rules/time/broken-shift.ts'
import { holidayOn } from '#rules/time/holidays.ts'
import { conflictsOf, type Planning } from './planning-data.ts'
import classes from './planning-week.module.css'
import { hoursMissing, lacksHours } from './shift-state.tsx'

export type PlanningProps = {
  days: string[]
  planning: Planning
  onOpen: (shift: ListedMoment) => void
  onSet: (wanted: NewAvailability) => void
  onChange: (one: Availability) => void
}

function ShiftBlock({
  piece,
  planning,
  onOpen,
}: {
  piece: Piece<ListedMoment>
  planning: Planning
  onOpen: (shift: ListedMoment) => void
}) {
  const { item: shift, fromBefore, goesOn } = piece
  const { overlaps, unavailable } = conflictsOf(shift, planning)
  const { label, tone } = careMomentStatusWords[shift.status]
  return (
    <li className={classes.piece} style={placeOf(piece)} data-kind="shift">
      <button
        type="button"
        className={`flex full clipped small breaks figures ${classes.shift}`}
        data-from-before={fromBefore || undefined}
        data-goes-on={goesOn || undefined}
        data-clash={overlaps.length > 0 || unavailable || undefined}
        data-tone={tone}
        onClick={() => onOpen(shift)}
      >
        <strong>{formatShiftTimes(shift)}</strong>
        <span>{shift.title}</span>
        <span>{shift.location.organization.name}</span>
        {overlaps.length > 0 && <span>Overlapt</span>}
        {unavailable && <span>Niet beschikbaar</span>}
        {lacksHours(shift) ? (
          <span className={`strong ${classes.state}`}>{hoursMissing}</span>
        ) : (
          <span className={tone === 'green' ? 'unseen' : `strong ${classes.state}`}>{label}</span>
        )}
      </button>
    </li>
  )
}

function AvailabilityBlock({ piece, onChange }: { piece: Piece<Availability>; onChange: (one: Availability) => void }) {
  const { item } = piece
  return (
    <li className={classes.piece} style={placeOf(piece)}>
      <button
        type="button"
        className={`flex full clipped small ${classes.availability}`}
        data-available={item.available}
        onClick={() => onChange(item)}
      >
        {nameAvailability(item)}
        <span className="unseen">, {formatShiftTimes(item)}, wijzigen</span>
      </button>
    </li>
  )
}

/** Shifts and availability on the days of a week. People can draw availability; the form does the same without a mouse. */
export function PlanningWeek({ days, planning, onOpen, onSet, onChange }: PlanningProps) {
  const present = now()
  return (
    <WeekGrid
      label="Weekrooster"
      days={days}
      nowHour={hourOf(present)}
      noteOf={holidayOn}
      onDraw={({ fromHour, untilHour }) => onSet({ available: true, ...stretchOn(days[0]!, fromHour, untilHour) })}
      piecesOf={date => (
        <>
          {layOut(date, planning.availabilities).map(piece => (
            <AvailabilityBlock key={piece.item.uuid} piece={piece} onChange={onChange} />
          ))}
          {layOut(date, planning.shifts).map(piece => (
            <ShiftBlock key={piece.item.uuid} piece={piece} planning={planning} onOpen={onOpen} />
          ))}
        </>
      )}
    />
  )
}
