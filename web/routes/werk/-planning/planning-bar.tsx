import { SegmentedControl } from '@mantine/core'
import type { Address } from '../../../../contract/addresses.ts'
import { formatDate, formatDateLong, formatPeriod } from '../../../../rules/format-nl.ts'
import { addDays, weekOf } from '../../../care/amsterdam-time.ts'
import { daysOfWeek, monthOf, weekOfMonth } from '../../../care/planning/planning-days.ts'
import { AppLink } from '../../../components/app-link.tsx'
import { ArrowLeftIcon } from '../../../components/icons.tsx'
import classes from './planning-bar.module.css'

type View = 'week' | 'maand'
export type PlanningSearch = { week?: string; weergave?: 'maand'; dienst?: string }

/** The address of a week or month of the planning. */
export const planningHref = (week: string, view: View): Address =>
  `/werk/planning?week=${week}${view === 'maand' ? '&weergave=maand' : ''}`

const nameMonth = (month: string): string => formatDateLong(`${month}-01`).split(' ').slice(2).join(' ')

function neighbours(week: string, view: View): { before: string; after: string } {
  const monday = daysOfWeek(week)[0]!
  return view === 'week'
    ? { before: weekOf(addDays(monday, -7)), after: weekOf(addDays(monday, 7)) }
    : { before: weekOfMonth(monthOf(week), -1), after: weekOfMonth(monthOf(week), 1) }
}

type Props = { week: string; view: View; today: string; onView: (view: View) => void }

/** The shown week or month, with links to others and back to today. */
export function PlanningBar({ week, view, today, onView }: Props) {
  const { before, after } = neighbours(week, view)
  const one = view === 'week' ? 'week' : 'maand'
  const name = view === 'week' ? formatPeriod(week) : nameMonth(monthOf(week))
  return (
    <div className={classes.bar}>
      <nav className={classes.steps} aria-label={`Andere ${one}`}>
        <AppLink href={planningHref(before, view)} aria-label={`Vorige ${one}`}>
          <ArrowLeftIcon size={20} />
        </AppLink>
        <AppLink href={planningHref(weekOf(today), view)} aria-label={`Vandaag, ${formatDate(today)}`}>
          Vandaag
        </AppLink>
        <AppLink href={planningHref(after, view)} aria-label={`Volgende ${one}`} className={classes.forward}>
          <ArrowLeftIcon size={20} />
        </AppLink>
      </nav>
      <p className={`${classes.name} figures`} role="status">
        {name}
      </p>
      <SegmentedControl
        aria-label="Weergave"
        data={[
          { value: 'week', label: 'Week' },
          { value: 'maand', label: 'Maand' },
        ]}
        value={view}
        onChange={value => onView(value === 'maand' ? 'maand' : 'week')}
      />
    </div>
  )
}
