// The week as a picture: how much work each location and day has, and who does it.
import { addDays, weekOf } from '../../amsterdam-time.ts'
import { dateOf } from '../../moment/moment.ts'
import type { Plan } from '../roster.ts'

type Place = Plan['open'][number]['location']
export interface Cell {
  /** Already assigned, filled by this plan, filled by nobody. */
  assigned: number
  filled: number
  open: number
  /** What first come, first served would fill. */
  firstCome: number
}
export interface PlaceRow {
  place: Place
  organization: string | undefined
  /** By date. */
  days: ReadonlyMap<string, Cell>
  sum: Cell
}
const nothing = (): Cell => ({ assigned: 0, filled: 0, open: 0, firstCome: 0 })
const parts = Object.keys(nothing()) as (keyof Cell)[]

/** About how many characters the numbers of a cell take side by side. */
export const lettersOf = ({ assigned, filled, open }: Cell): number =>
  [assigned, filled, open].reduce((sum, count) => sum + (count > 0 ? Math.max(2, String(count).length + 1) : 0), 0)

/** The locations with work, those with most still open first. */
export function placeRows(plan: Plan): PlaceRow[] {
  const rows = new Map<string, { place: Place; organization: string | undefined; days: Map<string, Cell>; sum: Cell }>()
  const firstCome = new Set(plan.firstCome)
  const count = (place: Place, startDate: string, of: Partial<Cell>, organization?: string) => {
    const row = rows.get(place.uuid) ?? { place, organization, days: new Map(), sum: nothing() }
    row.organization ??= organization
    rows.set(place.uuid, row)
    const date = dateOf(startDate)
    const cell = row.days.get(date) ?? nothing()
    row.days.set(date, cell)
    for (const part of parts) {
      cell[part] += of[part] ?? 0
      row.sum[part] += of[part] ?? 0
    }
  }
  for (const { location, startDate } of plan.assigned) count(location, startDate, { assigned: 1 })
  for (const [part, those] of [['filled', plan.lines] as const, ['open', plan.open] as const])
    for (const { uuid, location, startDate, organization } of those)
      count(location, startDate, { [part]: 1, firstCome: firstCome.has(uuid) ? 1 : 0 }, organization.name)
  return [...rows.values()].sort((a, b) => b.sum.open - a.sum.open || a.place.name.localeCompare(b.place.name, 'nl'))
}

/** The days of a roster by week: each a list of dates. */
export function weeksBetween({ startDate, endDate }: { startDate: string; endDate: string }): { week: string; days: string[] }[] {
  const days: string[] = []
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) days.push(day)
  return [...Map.groupBy(days, weekOf)].map(([week, those]) => ({ week, days: those }))
}

/** A cell in a sentence, for screen readers. */
export function sayCell({ assigned, filled, open, firstCome }: Cell): string {
  const all = assigned + filled + open
  if (all === 0) return 'geen werk'
  return [
    assigned > 0 && `${assigned} had al iemand`,
    filled > 0 && `${filled} door dit rooster gevuld`,
    open > 0 && `${open} nog open`,
    filled + open > 0 && `${firstCome} gevuld als het gaat naar wie het eerst komt`,
  ]
    .filter(Boolean)
    .join(', ')
}
