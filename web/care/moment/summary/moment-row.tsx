import { type ReactNode, useId } from 'react'
import { Row, RowLink, Rows } from '#components/lists/rows.tsx'
import { typedMinutes } from '#rules/money/worked-hours.ts'
import { formatShiftTimes } from '#rules/time/broken-shift.ts'
import { formatHourCount, formatHours, formatKm, formatMoney } from '#rules/time/format-nl.ts'
import { nameContractTypes } from '#words/nl.ts'
import { DayBar } from '../day-bar.tsx'
import { HolidayMark } from '../holiday/holiday-mark.tsx'
import { formatDates, formatShortDate, type MomentFacts } from '../moment.ts'
import { CareMomentBadge } from '../status-badge.tsx'
import classes from './summary.module.css'

/** The list around MomentRow elements: it keeps their columns aligned. */
export function MomentRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Rows label={label}>
      <ul className={`card grid small ${classes.rows}`}>{children}</ul>
    </Rows>
  )
}

/** A care moment on a wide screen: two lines when there is more to show, in the same order as the card. */
export function MomentRow({ menu, foot, ...moment }: MomentFacts & { menu?: ReactNode; foot?: ReactNode }) {
  const id = useId()
  const { href, startDate, endDate, title, organizationName, city, distanceKm, levelName, contractTypes, timeScope } = moment
  const { hourlyRateCents, totalCents, bonusCents, breakMinutes = 0, breakFrom, partOf, hoursPerWeek, lacks } = moment
  const period = timeScope === 'period'
  return (
    <Row className={classes.row}>
      <span id={`${id}-day`} className={`strong figures ${classes.rowDate}`} data-whole={period || undefined}>
        {period ? formatDates(moment) : formatShortDate(startDate, moment.now)}
      </span>
      {!period && (
        <span id={`${id}-times`} className="grid start figures">
          {formatShiftTimes(moment)}
          <HolidayMark startDate={startDate} endDate={endDate} />
        </span>
      )}
      <span>
        {period ? (
          `Periode${hoursPerWeek ? `, ${formatHourCount(hoursPerWeek)} per week` : ''}`
        ) : (
          <DayBar
            {...{ startDate, endDate, breakMinutes, breakFrom }}
            now={moment.now}
            overlaps={moment.overlaps ?? []}
            size="row"
          />
        )}
      </span>
      <span id={`${id}-where`} className={`stack ${classes.rowWhere}`}>
        <span className={`flex gap-8 ${classes.first}`}>
          <span className={classes.cut}>{city}</span>
          {distanceKm !== undefined && <span className="to-end strong">{formatKm(distanceKm)}</span>}
        </span>
        <span className="soft">{organizationName}</span>
      </span>
      <span className={`stack ${classes.rowWhat}`}>
        <RowLink id={id} href={href} labelledBy={`${id}-day ${id}-times ${id}-title ${id}-where`}>
          <span id={`${id}-title`}>{title}</span>
        </RowLink>
        <span className="soft">
          {levelName} · {lacks ?? partOf ?? nameContractTypes(contractTypes)}
        </span>
      </span>
      <span className={`stack figures ${classes.rowMoney}`}>
        <span className={`flex gap-8 ${classes.first}`}>
          {bonusCents > 0 && (
            <span className={`round strong ${classes.rowBonus}`}>bonus {formatMoney(bonusCents).replace(/,00$/, '')}</span>
          )}
          {!period && `${formatHours(typedMinutes({ startDate, endDate, breakMinutes }))} · `}
          <strong>{period ? formatMoney(hourlyRateCents) : formatMoney(totalCents)}</strong>
        </span>
        <span className="soft">{period ? 'per uur' : `${formatMoney(hourlyRateCents)} per uur`}</span>
      </span>
      {moment.status && <CareMomentBadge status={moment.status} />}
      {(menu || foot) && <span className={`relative ${classes.rowMenu}`}>{menu ?? foot}</span>}
    </Row>
  )
}
