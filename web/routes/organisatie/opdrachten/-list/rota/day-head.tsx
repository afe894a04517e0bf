import { DayScale } from '#care/moment/day-bar.tsx'
import { dayHours, type Step, shapeOfDay } from '#care/moment/day-bar-geometry.ts'
import { isOpen, nameDay } from '#care/moment/desk/moment-words.ts'
import { Check } from '#components/lists/rows.tsx'
import { CheckIcon } from '#components/marks/icons.tsx'
import classes from './day-head.module.css'
import { type Day, sumOfDay } from './days.ts'

export type DaySelection = {
  /** The uuids of those that can be selected. */
  able: readonly string[]
  chosen: ReadonlySet<string>
  onSelect: (uuids: string[]) => void
}
type Props = {
  day: Day
  id: string
  today: string
  /** The current hour, only on today. */
  now: { hour: number; time: string } | null
  selection: DaySelection
  /** Whether the hours are so narrow that few labels fit. */
  isNarrow: boolean
}

/** The heading of a day: its date, the staffing over the hours, and what is still open. */
export function DayHead({ day, id, today, now, selection, isNarrow }: Props) {
  const { near, short, long } = nameDay(day.date, today)
  const { words, open, isArranged } = sumOfDay(day)
  return (
    <>
      <CheckAll day={long} {...selection} />
      <h2 id={id} className={`one-line ${classes.date}`}>
        <span className="unseen">
          {near} {long}
        </span>
        <span aria-hidden="true">
          {near && <small>{near}</small>} {short}
        </span>
      </h2>
      <span className={classes.hours}>
        <Skyline steps={shapeOfDay(day.moments.map(moment => ({ ...moment, isOpen: isOpen(moment) })))} />
        <DayScale now={now} room={isNarrow ? 8 : 4} wide={!isNarrow} />
      </span>
      <p className={`wrap-row small figures ${classes.sum}`}>
        {words}
        {open > 0 && (
          <>
            <span aria-hidden="true"> · </span>
            <span className={`inline-row gap-8 round warns attention strong one-line ${classes.open}`}>
              <i />
              {open} nog open
            </span>
          </>
        )}
        {isArranged && (
          <>
            <span aria-hidden="true"> · </span>
            <span className={`inline-row gap-4 soft one-line ${classes.arranged}`}>
              <CheckIcon size={16} />
              alles geregeld
            </span>
          </>
        )}
      </p>
    </>
  )
}

/** Selects everything in a group that can be selected, or nothing. */
export function CheckAll({ day, able, chosen, onSelect }: DaySelection & { day: string }) {
  const here = able.filter(uuid => chosen.has(uuid))
  const toggle = () => {
    const others = [...chosen].filter(uuid => !able.includes(uuid))
    onSelect(here.length === able.length ? others : [...others, ...able])
  }
  return (
    <Check
      label={able.length > 0 ? `${able.length > 1 ? `Alle ${able.length}` : 'De opdracht'} van ${day} kiezen` : undefined}
      checked={able.length > 0 && here.length === able.length}
      some={here.length > 0 && here.length < able.length}
      onChange={toggle}
    />
  )
}

const hours = 32
const high = 20

/** The number of people at each hour: the assigned ones, with the ones still needed on top. Decorative. */
function Skyline({ steps }: { steps: readonly Step[] }) {
  const most = Math.max(1, ...steps.map(({ taken, open }) => taken + open))
  const step = Math.min(5, high / most)
  return (
    <svg className={`block ${classes.sky}`} viewBox={`0 0 ${hours} ${high}`} preserveAspectRatio="none" aria-hidden="true">
      {steps.map(({ fromHour, untilHour, taken, open }) => (
        <g key={fromHour} opacity={fromHour < dayHours ? undefined : 0.55}>
          {taken > 0 && <rect x={fromHour} width={untilHour - fromHour} y={high - taken * step} height={taken * step} />}
          {open > 0 && (
            <rect data-open x={fromHour} width={untilHour - fromHour} y={high - (taken + open) * step} height={open * step} />
          )}
        </g>
      ))}
    </svg>
  )
}
