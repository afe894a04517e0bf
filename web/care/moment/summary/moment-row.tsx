import type { KeyboardEvent, ReactNode } from 'react'
import { formatHours, formatKm, formatMoney, formatTimes } from '../../../../rules/format-nl.ts'
import { typedMinutes } from '../../../../rules/worked-hours.ts'
import { AppLink } from '../../../components/app-link.tsx'
import { nameContractTypes } from '../../../words/nl.ts'
import { DayBar } from '../day-bar.tsx'
import { formatDates, formatShortDate, type MomentFacts } from '../moment.ts'
import { CareMomentBadge } from '../status-badge.tsx'
import classes from './moment-row.module.css'

/** The arrow keys move through the rows, Home and End to the first and last. */
function walk(event: KeyboardEvent<HTMLAnchorElement>): void {
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? [])]
  const at = links.indexOf(event.currentTarget)
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }
  const next = links[steps[event.key] ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The list around MomentRow elements: it keeps their columns aligned. */
export function MomentRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {children}
    </ul>
  )
}

type Props = MomentFacts & {
  /** Whether this row is the one open in the side panel. */
  chosen?: boolean
  /** What the row ends with: a count of reactions, a face, a button. */
  aside?: ReactNode
}

/** A care moment on a wide screen: two lines where there is more to say, in the same order as the card. */
export function MomentRow({ chosen = false, aside, ...moment }: Props) {
  const { href, startDate, endDate, title, organizationName, city, distanceKm, levelName, contractTypes, timeScope } = moment
  const { hourlyRateCents, totalCents, bonusCents, breakMinutes = 0 } = moment
  const period = timeScope === 'period'
  return (
    <li className={classes.row} data-chosen={chosen || undefined} data-scope={timeScope}>
      <span className={`${classes.date} figures`}>{period ? formatDates(moment) : formatShortDate(startDate, moment.now)}</span>
      {!period && <span className="figures">{formatTimes(startDate, endDate)}</span>}
      <span className={classes.bar}>
        {period ? (
          'Periode'
        ) : (
          <DayBar startDate={startDate} endDate={endDate} now={moment.now} overlaps={moment.overlaps ?? []} size="row" />
        )}
      </span>
      <span className={classes.where}>
        <span className={classes.first}>
          <span className={classes.cut}>{city}</span>
          {distanceKm !== undefined && <span className={classes.distance}>{formatKm(distanceKm)}</span>}
        </span>
        <span className={classes.soft}>{organizationName}</span>
      </span>
      <span className={classes.what}>
        <AppLink href={href} className={classes.link} data-row="" onKeyDown={walk} aria-current={chosen || undefined}>
          {title}
        </AppLink>
        <span className={classes.soft}>
          {levelName} · {nameContractTypes(contractTypes)}
        </span>
      </span>
      <span className={`${classes.money} figures`}>
        <span className={classes.first}>
          {bonusCents > 0 && <span className={classes.bonus}>+ {formatMoney(bonusCents).replace(/,00$/, '')}</span>}
          {!period && `${formatHours(typedMinutes({ startDate, endDate, breakMinutes }))} · `}
          <strong>{period ? formatMoney(hourlyRateCents) : formatMoney(totalCents)}</strong>
        </span>
        <span className={classes.soft}>{period ? 'per uur' : `${formatMoney(hourlyRateCents)} per uur`}</span>
      </span>
      <span className={classes.end}>
        {moment.status && <CareMomentBadge status={moment.status} />}
        {aside}
      </span>
    </li>
  )
}
