// The state of a person's day for their family: the same on every screen, in every mail and notification. That somebody is or was
// there is only said once it is known; until then it is what was planned.
import { addDays, amsterdamDate, toInstant } from './amsterdam.ts'

/** A visit, with everything that shows what became of it. Instants are ISO. */
export interface FamilyVisit {
  state: 'sought' | 'coming' | 'unfilled' | 'off' | 'missed'
  startDate: string
  endDate: string
  /** When the care worker reported arriving and leaving. */
  arrivedAt?: string | null | undefined
  leftAt?: string | null | undefined
  /** Whether hours were handed in. */
  handedIn?: boolean
  /** The reports about it. */
  reports?: readonly unknown[]
  /** When the office wrote to the family after nobody came. */
  answeredAt?: string | null | undefined
}
/**
 * The states: searching for somebody, somebody comes, should be there by now, is there, was there, was there by plan; nobody
 * came, or somebody other than planned did not; cancelled.
 */
export type VisitStanding = 'sought' | 'comes' | 'due' | 'here' | 'been' | 'presumed' | 'nobody' | 'missed' | 'off'
export interface ToldVisit<V> {
  visit: V
  standing: VisitStanding
  /** Whether it is shown first and marked: somebody is or was missing, and the family may not have seen it yet. */
  isLoud: boolean
}
interface DayContext {
  now: string
  /** Until when the family looked before; undefined while that is not known. */
  readUntil?: string | undefined
}
const ms = Date.parse

/** The state of a visit at this instant. */
export function standingOf(visit: FamilyVisit, now: string): VisitStanding {
  const { state, startDate, endDate, arrivedAt, leftAt, handedIn, reports = [] } = visit
  const [begun, over] = [ms(startDate) <= ms(now), ms(endDate) <= ms(now)]
  if (state === 'off' || state === 'missed') return state
  if (state === 'unfilled') return 'nobody'
  // A visit for which nobody was found may be closed up to a minute late.
  if (state === 'sought') return begun ? 'nobody' : 'sought'
  if (leftAt || handedIn) return 'been'
  const isKnown = Boolean(arrivedAt) || reports.length > 0
  if (over) return isKnown ? 'been' : 'presumed'
  if (isKnown) return 'here'
  return begun ? 'due' : 'comes'
}

/** Whether a visit is still to come, with or without somebody found for it. */
export const isAhead = (visit: FamilyVisit, now: string): boolean => ['sought', 'comes'].includes(standingOf(visit, now))

/**
 * Whether a visit is emphasized: nobody was found for today or tomorrow, from the moment that is known; or nobody came, until the
 * office wrote, or the family looked on a later day.
 */
export function isLoud(visit: FamilyVisit, { now, readUntil }: DayContext): boolean {
  const standing = standingOf(visit, now)
  const [day, today] = [amsterdamDate(visit.startDate), amsterdamDate(now)]
  if (standing === 'sought') return day <= addDays(today, 1)
  if ((standing !== 'nobody' && standing !== 'missed') || visit.answeredAt) return false
  if (today <= day || ms(now) < ms(visit.endDate)) return true
  const nextDay = addDays(day, 1)
  return readUntil === undefined ? today === nextDay : ms(readUntil) < ms(toInstant(nextDay, '00:00'))
}

/**
 * Takes visits to one person and a day (YYYY-MM-DD); gives the state of that day, in the order of the visits. Today also includes
 * what continues from yesterday, and emphasized visits of other days.
 */
export function familyDay<V extends FamilyVisit>(visits: readonly V[], day: string, told: DayContext): ToldVisit<V>[] {
  const isToday = day === amsterdamDate(told.now)
  return visits
    .map(visit => ({ visit, standing: standingOf(visit, told.now), isLoud: isLoud(visit, told) }))
    .filter(
      ({ visit, standing, isLoud: loud }) =>
        amsterdamDate(visit.startDate) === day || (isToday && (loud || isUnderWay(visit, standing, told.now))),
    )
}
const isUnderWay = ({ startDate }: FamilyVisit, standing: VisitStanding, now: string) =>
  (standing === 'here' || standing === 'due') && ms(startDate) <= ms(now)
