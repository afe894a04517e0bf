import type { ReactNode } from 'react'
import type { Address } from '#contract/addresses.ts'
import { formatDateLong } from '#rules/time/format-nl.ts'
import { AppLink } from '../controls/app-link.tsx'
import { weekdays, weeksAround } from '../fields/calendar-days.ts'
import { today } from '../page/today.ts'
import classes from './month-grid.module.css'

type Props = {
  caption: string
  /** 'YYYY-MM': days of other months are paler. */
  month: string
  /** The address of a day's week. */
  weekHref: (date: string) => Address
  /** The week number of a date. */
  weekNumberOf: (date: string) => number
  /** What is on a day, in words for people who cannot see it: "2 diensten". */
  say: (date: string) => string
  /** A note beside the number of a day: a holiday. */
  noteOf?: (date: string) => string | undefined
  /** What is on a day: `li` elements. On a phone the whole day is the link. */
  piecesOf: (date: string) => ReactNode
}

/** A month of whole weeks; a day or a week number links to its week. */
export function MonthGrid({ caption, month, weekHref, weekNumberOf, say, noteOf, piecesOf }: Props) {
  return (
    <table className={`card full ${classes.month}`}>
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes.week}>
            <span className="unseen">Week</span>
          </th>
          {weekdays.map(name => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 2)}
              <span>{name.slice(2)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksAround(`${month}-01`).map(dates => (
          <tr key={dates[0]}>
            <th scope="row" className={`figures ${classes.week}`}>
              <AppLink href={weekHref(dates[0]!)}>
                <span className="unseen">Week </span>
                {weekNumberOf(dates[0]!)}
              </AppLink>
            </th>
            {dates.map(date => (
              <td key={date} className={`relative ruled ${classes.day}`} data-other={!date.startsWith(month) || undefined}>
                <AppLink
                  href={weekHref(date)}
                  className={`grid centred full circle figures ${classes.date}`}
                  aria-current={date === today() ? 'date' : undefined}
                >
                  {Number(date.slice(8))}
                  <span className="unseen">
                    {formatDateLong(date).replace(/^(\w+) \d+/, ' $1')}, {say(date)}
                  </span>
                </AppLink>
                {noteOf?.(date) && <span className={`block clipped circle ${classes.note}`}>{noteOf(date)}</span>}
                <ul className="figures">{piecesOf(date)}</ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
