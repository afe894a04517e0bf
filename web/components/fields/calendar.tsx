import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { formatDateLong } from '#rules/time/format-nl.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { ChevronRightIcon } from '../marks/icons.tsx'
import { today } from '../page/today.ts'
import classes from './calendar.module.css'
import { monthsAfter, moveByKey, weekdays, weeksAround } from './calendar-days.ts'

// A grid in which the arrow keys move by cell: screen readers then leave those keys to us.
const gridRole = { role: 'grid' }
const cellRole = (chosen: boolean) => ({ role: 'gridcell', 'aria-selected': chosen })

// Every month is as high as the longest: the buttons that turn it stay under the pointer.
const maxWeeks = 6

type Props = {
  value: string | null
  /** The last chosen day, when a range is chosen. */
  until?: string | null
  /** Whether it takes the focus when it appears. */
  takesFocus?: boolean
  minDate?: string | undefined
  maxDate?: string | undefined
  onChoose: (date: string) => void
}

/**
 * A month of days to choose one from. Arrow keys move by day and week, Home and End to the ends of the week, Page Up and Page
 * Down by month.
 */
export default function Calendar({ value, until = value, takesFocus = true, minDate = '', maxDate = '9999', onChoose }: Props) {
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const current = today()
  const isChosen = (date: string) => value !== null && date >= value && date <= (until ?? value)
  const allowed = (date: string) => date >= minDate && date <= maxDate
  const nearest = current < minDate ? minDate : current > maxDate ? maxDate : current
  // The focused day; its month is shown.
  const [at, setAt] = useState(value && allowed(value) ? value : nearest)
  const [byKey, setByKey] = useState(takesFocus)
  useEffect(() => {
    if (byKey) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [at, byKey])
  const move = (event: KeyboardEvent) => {
    const next = moveByKey(at, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    setByKey(true)
    setAt(next)
  }
  const turn = (months: number) => {
    setByKey(false)
    setAt(monthsAfter(at, months))
  }
  return (
    <div className={classes.calendar}>
      <div className={`row spread ${classes.head}`}>
        <IconButton aria-label="Vorige maand" onClick={() => turn(-1)}>
          <ChevronRightIcon size={20} className={classes.back} />
        </IconButton>
        <h2 id={id} aria-live="polite">
          {formatDateLong(at).split(' ').slice(2).join(' ')}
        </h2>
        <IconButton aria-label="Volgende maand" onClick={() => turn(1)}>
          <ChevronRightIcon size={20} />
        </IconButton>
      </div>
      <table ref={grid} {...gridRole} aria-labelledby={id} onKeyDown={move}>
        <thead>
          <tr>
            {weekdays.map(day => (
              <th key={day} scope="col" abbr={day}>
                {day.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksAround(at, maxWeeks).map(week => (
            <tr key={week[0]}>
              {week.map(date => (
                <td key={date} {...cellRole(isChosen(date))}>
                  <button
                    type="button"
                    className="figures"
                    aria-label={formatDateLong(date)}
                    aria-current={date === current ? 'date' : undefined}
                    aria-disabled={!allowed(date)}
                    data-outside={date.slice(0, 7) !== at.slice(0, 7) || undefined}
                    tabIndex={date === at ? 0 : -1}
                    onClick={() => allowed(date) && onChoose(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
