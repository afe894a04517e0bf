// The filters of the assignments, as they stand in the address, in session storage and in the call.

import { weekDates } from '../../../../../rules/format-nl.ts'
import { addDays, instantAt } from '../../../../care/amsterdam-time.ts'
import type { Args } from '../../../../client/api.ts'
import { readChoice, readList, readNumber } from '../../../../search-params.ts'

export const dayParts = { vroeg: 'early', dag: 'day', laat: 'late', nacht: 'night' } as const
export const contracts = { zzp: 'freelance', uitzend: 'temp_work' } as const
export const scopes = { zorgmoment: 'moment', periode: 'period' } as const
export const orders = ['datum', 'afstand', 'tarief'] as const
const views = ['lijst', 'kaart', 'kalender'] as const
type Keys<T> = (keyof T & string)[]
const keysOf = <T extends object>(words: T) => Object.keys(words) as Keys<T>

/** What the address may contain. Absent means: no filter; for `afstand`: the worker's preference. */
export type AssignmentSearch = {
  vanaf?: string
  tot?: string
  afstand?: number | 'alles'
  dagdeel?: Keys<typeof dayParts>
  organisatie?: string
  niveau?: string[]
  contract?: keyof typeof contracts
  soort?: keyof typeof scopes
  bonus?: 'ja'
  volgorde?: (typeof orders)[number]
  weergave?: (typeof views)[number]
  week?: string
  pagina?: number
}

/** Changes filters: undefined removes one. */
export type ChangeSearch = (patch: { [K in keyof AssignmentSearch]?: AssignmentSearch[K] | undefined }) => void

const readDay = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined
const readKeys = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && /^[a-z0-9_]+$/.test(one))
const orNothing = <T extends readonly unknown[]>(list: T) => (list.length > 0 ? list : undefined)
/** Leaves empty values out of the address. */
const said = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

/** Reads an address; values that make no sense are left out. */
export const readAssignmentSearch = (search: Record<string, unknown>): AssignmentSearch =>
  said({
    vanaf: readDay(search.vanaf),
    tot: readDay(search.tot),
    afstand: search.afstand === 'alles' ? 'alles' : readNumber(search.afstand, 0, 1, 300) || undefined,
    dagdeel: orNothing(readList(search.dagdeel, keysOf(dayParts))),
    organisatie: typeof search.organisatie === 'string' && search.organisatie ? search.organisatie : undefined,
    niveau: orNothing(readKeys(search.niveau)),
    contract: readChoice(search.contract, keysOf(contracts), undefined),
    soort: readChoice(search.soort, keysOf(scopes), undefined),
    bonus: readChoice(search.bonus, ['ja'], undefined),
    volgorde: readChoice(search.volgorde, ['afstand', 'tarief'], undefined),
    weergave: readChoice(search.weergave, ['kaart', 'kalender'], undefined),
    week: typeof search.week === 'string' && /^\d{4}-W\d\d$/.test(search.week) ? search.week : undefined,
    pagina: readNumber(search.pagina, 1, 2, 9999) > 1 ? Number(search.pagina) : undefined,
  })

export type Known = {
  me: string
  /** The distance that the worker prefers. */
  preferenceKm: number
  levels: readonly { uuid: string; key: string }[]
  organizations: readonly { uuid: string; name: string }[]
}
type Query = NonNullable<Args<'GET /care_moment_publications'>['query']>
const byOrder: Record<(typeof orders)[number], Query> = {
  datum: { 'order[careMoment.startDate]': 'asc' },
  afstand: { 'order[distance]': 'asc' },
  tarief: { 'order[careMoment.hourlyRate]': 'desc' },
}

/** The filters as the call takes them; names become uuids, and a name that nobody has finds nothing. */
export function queryOf(search: AssignmentSearch, { me, preferenceKm, levels, organizations }: Known): Query {
  const { vanaf, tot, afstand = preferenceKm, dagdeel, organisatie, niveau, contract, soort, bonus } = search
  return {
    careWorkerUuid: me,
    ...(vanaf && { 'careMoment.startDate[after]': instantAt(vanaf, '00:00') }),
    ...(tot && { 'careMoment.startDate[strictly_before]': instantAt(addDays(tot, 1), '00:00') }),
    ...(afstand !== 'alles' && { distance: afstand }),
    ...(dagdeel && { dayPart: dagdeel.map(part => dayParts[part]) }),
    ...(organisatie && {
      'careMoment.location.organization.uuid': uuidsOf(organizations.filter(one => one.name === organisatie)),
    }),
    ...(niveau && { 'careMoment.expertiseLevel.uuid': uuidsOf(levels.filter(level => niveau.includes(level.key))) }),
    ...(contract && { publishedForContractTypes: contracts[contract] }),
    ...(soort && { 'careMoment.timeScope': scopes[soort] }),
    ...(bonus && { withBonus: true }),
  }
}
const uuidsOf = (found: { uuid: string }[]) => (found.length > 0 ? found.map(one => one.uuid) : ['geen'])

/** The most items in a view without pages: more than people can oversee. */
const mostAtOnce = 100
export const pageSize = 20

/** The results that a view shows, in its order: a page of the list, the nearest on the map, a week of the calendar. */
export function pieceOf({ weergave = 'lijst', volgorde = 'datum', pagina = 1 }: AssignmentSearch, week: string): Query {
  if (weergave === 'lijst') return { ...byOrder[volgorde], page: pagina, itemsPerPage: pageSize }
  if (weergave === 'kaart') return { ...byOrder.afstand, itemsPerPage: mostAtOnce }
  const { monday, sunday } = weekDates(week)
  return {
    ...byOrder.datum,
    itemsPerPage: mostAtOnce,
    'careMoment.startDate[after]': instantAt(monday, '00:00'),
    'careMoment.startDate[strictly_before]': instantAt(addDays(sunday, 1), '00:00'),
  }
}

const storageKey = 'opdrachten-filters'
/** Keeps the filters for this tab; logging out forgets them. */
export const rememberSearch = ({ pagina: _page, week: _week, weergave: _view, ...filters }: AssignmentSearch): void =>
  sessionStorage.setItem(storageKey, JSON.stringify(filters))
/** The filters of the last time in this tab. */
export const rememberedSearch = (): AssignmentSearch =>
  readAssignmentSearch(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, unknown>)
