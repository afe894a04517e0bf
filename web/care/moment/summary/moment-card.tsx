import type { ReactNode } from 'react'
import { AppLink } from '#components/controls/app-link.tsx'
import { PinIcon, RepeatIcon } from '#components/marks/icons.tsx'
import { typedMinutes } from '#rules/money/worked-hours.ts'
import { formatShiftTimes } from '#rules/time/broken-shift.ts'
import { formatHourCount, formatHours, formatKm, formatMoney } from '#rules/time/format-nl.ts'
import { nameContractTypes } from '#words/nl.ts'
import { DayBar } from '../day-bar.tsx'
import { HolidayMark } from '../holiday/holiday-mark.tsx'
import { formatDates, formatShortDate, type MomentFacts } from '../moment.ts'
import { CareMomentBadge } from '../status-badge.tsx'
import classes from './summary.module.css'

function When({ moment }: { moment: MomentFacts }) {
  const { startDate, endDate, breakMinutes, breakFrom, timeScope, now, overlaps = [] } = moment
  if (timeScope === 'period')
    return <p className={`large strong tight figures ${classes.times} ${classes.date}`}>{formatDates(moment)}</p>
  return (
    <>
      <p className={`large tight figures ${classes.times}`}>
        <span className={`strong ${classes.date}`}>{formatShortDate(startDate, now)}</span> {formatShiftTimes(moment)}{' '}
        <HolidayMark startDate={startDate} endDate={endDate} />
      </p>
      <DayBar {...{ startDate, endDate, breakMinutes, breakFrom }} now={now} overlaps={overlaps} size="card" />
    </>
  )
}

/**
 * A care moment on a phone: when, where and how far, what, and the pay. The whole card is a link, except `menu`, other actions in
 * its corner, and `foot`, below it.
 */
export function MomentCard({ menu, foot, ...moment }: MomentFacts & { menu?: ReactNode; foot?: ReactNode }) {
  const { href, title, organizationName, city, distanceKm, levelName, contractTypes, status, timeScope, partOf, lacks } = moment
  return (
    <article
      className={`card flex relative gap-8 ${classes.card}`}
      data-menu={(menu !== undefined && menu !== null) || undefined}
    >
      <When moment={moment} />
      <p className={`flex gap-8 ${classes.where}`}>
        <PinIcon size={20} />
        <span>
          {organizationName}, {city}
        </span>
        {distanceKm !== undefined && <strong className="to-end rigid figures">{formatKm(distanceKm)}</strong>}
      </p>
      <div>
        <h2 className={classes.title}>
          <AppLink href={href} className={`quiet-link ${classes.link}`}>
            {title}
          </AppLink>
        </h2>
        <p className={`wrap-row spread ${classes.what}`}>
          <span className="soft small">
            {timeScope === 'period' && 'Periode · '}
            {levelName} · {nameContractTypes(contractTypes)}
          </span>
          {status && <CareMomentBadge status={status} />}
        </p>
        {partOf && (
          <p className={`row gap-6 soft small ${classes.series}`}>
            <RepeatIcon size={18} />
            {partOf}
          </p>
        )}
        {lacks && <p className={classes.lacks}>{lacks}</p>}
      </div>
      <Money moment={moment} />
      {menu && <div className={classes.menu}>{menu}</div>}
      {foot && <div className={`relative to-start ${classes.foot}`}>{foot}</div>}
    </article>
  )
}

function Money({ moment }: { moment: MomentFacts }) {
  const { startDate, endDate, timeScope, hourlyRateCents, totalCents, bonusCents, breakMinutes = 0, hoursPerWeek } = moment
  const minutes = typedMinutes({ startDate, endDate, breakMinutes })
  return (
    <p className={`wrap spread baseline gap-4-12 figures ${classes.money}`}>
      <span>
        <strong>{formatMoney(hourlyRateCents)}</strong> <span className="soft small">per uur</span>
      </span>
      {totalCents > 0 && (
        <span>
          {timeScope === 'moment' && <span className="soft small">{formatHours(minutes)} · </span>}
          {hoursPerWeek && <span className="soft small">{formatHourCount(hoursPerWeek)} per week · </span>}
          <span className="unseen">totaal </span>
          {formatMoney(totalCents)}
        </span>
      )}
      {bonusCents > 0 && <span className={`round small strong ${classes.bonus}`}>met {formatMoney(bonusCents)} bonus</span>}
    </p>
  )
}
