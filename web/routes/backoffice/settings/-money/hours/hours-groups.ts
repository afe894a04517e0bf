import type { Args } from '#client/api.ts'
import { notWorkedAskedStatuses, refusedHoursStatuses, toAgreeStatuses, toHandInStatuses } from '#contract/status-groups.ts'

type Query = NonNullable<Args<'GET /care_moments'>['query']>
/** Pending hours grouped by the party that must act next, in the address and on the screen. */
export const hoursGroups = {
  beslissen: { word: 'Jij beslist', none: 'Er is niets waar de backoffice over moet beslissen.' },
  akkoord: { word: 'Wacht op akkoord', none: 'Er wachten geen uren op akkoord.' },
  overleg: { word: 'In overleg', none: 'Er is geen overleg over uren.' },
  indienen: { word: 'Nog niet ingediend', none: 'Alle uren van wat voorbij is, zijn ingediend.' },
  factuur: { word: 'Klaar voor de factuur', none: 'Er zijn geen goedgekeurde uren die nog op een factuur moeten.' },
} as const
export type HoursGroup = keyof typeof hoursGroups
export const hoursGroupNames = Object.keys(hoursGroups) as HoursGroup[]

/** The query for a group, longest wait first. `now` is an instant. */
export const queryOf = (group: HoursGroup, now: string): Query => {
  const first = { 'order[startDate]': 'asc' } as const
  if (group === 'beslissen') return { ...first, awaitsPlanner: true }
  if (group === 'akkoord') return { ...first, status: [...toAgreeStatuses], awaitsPlanner: false }
  if (group === 'overleg') return { ...first, status: [...refusedHoursStatuses, ...notWorkedAskedStatuses] }
  if (group === 'indienen') return { ...first, status: [...toHandInStatuses], timeScope: 'moment', 'endDate[before]': now }
  return { ...first, awaitsInvoice: true }
}
