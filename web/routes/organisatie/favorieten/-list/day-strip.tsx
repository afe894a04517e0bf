import type { ReactNode } from 'react'
import type { dayStanding } from '#contract/workers/favorite-days.ts'
import classes from './favorite-list.module.css'
import { type Favorite, sayDay } from './favorites.ts'

type Standing = (typeof dayStanding)[number]
const words: Record<Standing, string> = {
  available: 'beschikbaar',
  busy: 'bezet',
  unavailable: 'kan niet',
  unknown: 'niet opgegeven',
}
const standings = Object.keys(words) as Standing[]

// Four shapes, so that they differ without colour.
const shapes: Record<Standing, ReactNode> = {
  available: <path d="m5 9.4 2.8 2.8 5.4-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />,
  busy: <rect x="3" y="3" width="12" height="12" rx="2" fill="currentColor" />,
  unavailable: <path d="m5.5 5.5 7 7m0-7-7 7" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />,
  unknown: <circle cx="9" cy="9" r="2" fill="currentColor" />,
}
const Shape = ({ standing }: { standing: Standing }) => (
  <svg className={`soft ${classes.shape}`} data-standing={standing} width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
    {shapes[standing]}
  </svg>
)

/** The days by standing in one sentence: "Bezet: vr 27 nov, za 28 nov. Beschikbaar: …". */
function sayDays(days: Favorite['days']): string {
  const said = standings.flatMap(standing => {
    const those = days.filter(one => one.standing === standing)
    if (those.length === 0) return []
    const named = those.length === days.length ? 'alle dagen' : those.map(({ day }) => sayDay(day)).join(', ')
    return [`${words[standing]}: ${named}`]
  })
  return `Komende twee weken. ${said.map(part => part[0]!.toUpperCase() + part.slice(1)).join('. ')}.`
}

/** Somebody's availability on each of the coming days: a sign below the day's first letter and date, with a line before each Monday. */
export function DayStrip({ days }: { days: Favorite['days'] }) {
  return (
    <div className={`grid ${classes.strip}`} role="img" aria-label={sayDays(days)}>
      {days.map(({ day, standing }) => {
        const said = sayDay(day)
        return (
          <span
            key={day}
            className={`grid ${classes.day}`}
            data-monday={said.startsWith('ma') || undefined}
            title={`${said}: ${words[standing]}`}
          >
            <span className={`soft small ${classes.letter}`}>{said[0]}</span>
            <span className={`soft small figures ${classes.letter}`}>{Number(day.slice(8))}</span>
            <Shape standing={standing} />
          </span>
        )
      })}
    </div>
  )
}

/** The legend of the strip. */
export const DayLegend = () => (
  <ul className="wrap gap-4-16 soft small" aria-label="Wat de tekens betekenen">
    {standings.map(standing => (
      <li className="inline-row gap-6" key={standing}>
        <Shape standing={standing} />
        {words[standing]}
      </li>
    ))}
  </ul>
)
