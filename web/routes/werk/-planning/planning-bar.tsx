import { addDays, weekOf } from '#care/amsterdam-time.ts'
import { daysOfWeek, monthOf, weekOfMonth } from '#care/planning/planning-days.ts'
import { PeriodNav } from '#components/controls/period-nav.tsx'
import { Segmented } from '#components/controls/segmented.tsx'
import type { Address } from '#contract/addresses.ts'
import { formatDateLong, formatPeriod, formatPeriodShort } from '#rules/time/format-nl.ts'
import classes from './planning.module.css'

/** The id of a day in the agenda. */
export const dayId = (date: string): string => `dag-${date}`

type View = 'week' | 'maand'
const viewWords: Record<View, string> = { week: 'Week', maand: 'Maand' }
export type PlanningSearch = {
  week?: string
  weergave?: 'maand'
  dienst?: string
  melding?: string
  opgeven?: 'dagen' | 'vakantie'
}

/** The address of a week or month of the planning. */
export const planningHref = (week: string, view: View): Address =>
  `/werk/planning?week=${week}${view === 'maand' ? '&weergave=maand' : ''}`

const nameMonth = (month: string): string => formatDateLong(`${month}-01`).split(' ').slice(2).join(' ')

/** "november 2026" as "November" and "2026". */
function inParts(month: string): [string, string] {
  const [name, year] = month.split(' ')
  return [name!.charAt(0).toUpperCase() + name!.slice(1), year!]
}

function neighbours(week: string, view: View): { before: string; after: string } {
  const monday = daysOfWeek(week)[0]!
  return view === 'week'
    ? { before: weekOf(addDays(monday, -7)), after: weekOf(addDays(monday, 7)) }
    : { before: weekOfMonth(monthOf(week), -1), after: weekOfMonth(monthOf(week), 1) }
}

type Props = { week: string; view: View; today: string }

/** Scrolls to today, if it is shown already. */
function showToday(date: string): void {
  const day = document.getElementById(dayId(date)) ?? document.querySelector<HTMLElement>('main [aria-current="date"]')
  day?.scrollIntoView({ block: 'start' })
  day?.focus({ preventScroll: true })
}

/** The shown week or month, with links to others and back to today. */
export function PlanningBar({ week, view, today }: Props) {
  const { before, after } = neighbours(week, view)
  const one = view === 'week' ? 'week' : 'maand'
  const present = weekOf(today)
  const isShown = view === 'week' ? week === present : monthOf(week) === monthOf(present)
  const month = nameMonth(monthOf(week))
  const [name, short] = view === 'week' ? [formatPeriod(week), formatPeriodShort(week)] : [month, inParts(month)]
  return (
    <div className={`wrap-row spread gap-wrap ${classes.bar}`}>
      <PeriodNav
        unit={one}
        name={name}
        short={short}
        before={planningHref(before, view)}
        after={planningHref(after, view)}
        present={{ label: 'Vandaag', to: isShown ? () => showToday(today) : planningHref(present, view) }}
      />
      <Segmented label="Weergave" words={viewWords} value={view} hrefOf={one => planningHref(week, one)} />
    </div>
  )
}
