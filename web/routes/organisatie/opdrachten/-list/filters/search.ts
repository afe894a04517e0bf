// The filters of the list of assignments, in the address as a person would write them: ?status=openstaand&niveau=helpende

import { careMomentStatusWords } from '../../../../../../contract/status-groups.ts'
import { addDays, daysLater, instantAt } from '../../../../../care/amsterdam-time.ts'
import { dateOf } from '../../../../../care/moment/moment.ts'
import type { Args } from '../../../../../client/api.ts'
import { readChoice, readList, readNumber } from '../../../../../search-params.ts'
import type { CareMomentStatus, ContractType, TimeScope } from '../../../../../words/nl.ts'

const views = ['lijst', 'week', 'bord'] as const
export const periodWords = {
  vandaag: 'Vanaf vandaag',
  '24-uur': 'Binnen 24 uur',
  '7-dagen': 'Komende 7 dagen',
  '30-dagen': 'Komende 30 dagen',
  geweest: 'Geweest',
  alles: 'Alles',
} as const
type Period = keyof typeof periodWords
export const periods = Object.keys(periodWords) as Period[]
export const orderWords = { vroegste: 'Vroegste eerst', laatste: 'Laatste eerst', nieuwste: 'Nieuw toegevoegd eerst' } as const
export const orders = Object.keys(orderWords) as (keyof typeof orderWords)[]
export const contractSlugs = { zzp: 'freelance', uitzend: 'temp_work' } as const satisfies Record<string, ContractType>
export const scopeSlugs = { zorgmoment: 'moment', periode: 'period' } as const satisfies Record<string, TimeScope>

/** 'Uren ingediend' as 'uren-ingediend', "Huize 't Anker" as 'huize-t-anker'. */
export const slugOf = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const statuses = Object.keys(careMomentStatusWords) as CareMomentStatus[]
export const statusSlug = (status: CareMomentStatus): string => slugOf(careMomentStatusWords[status].label)
export const statusSlugs = statuses.map(statusSlug)
const statusOf = (slug: string) => statuses.find(status => statusSlug(status) === slug)!

export type OrderSearch = {
  zoek?: string
  status?: string[]
  periode?: Period
  van?: string
  tot?: string
  locatie?: string[]
  niveau?: string[]
  contract?: keyof typeof contractSlugs
  soort?: keyof typeof scopeSlugs
  volgorde?: keyof typeof orderWords
  pagina?: number
  weergave?: (typeof views)[number]
  /** The Monday of the week in the calendar. */
  week?: string
  /** The assignment that is open in the side panel. */
  open?: string
}

const readDay = (value: unknown) =>
  /^\d{4}-\d\d-\d\d$/.test(String(value)) && !Number.isNaN(Date.parse(String(value))) ? String(value) : ''
const readWords = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).filter(one => typeof one === 'string' && /^[a-z0-9-]+$/.test(one))
const keepFilled = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value && (!Array.isArray(value) || value.length > 0))) as T

/** Reads the filters of an address; nonsense and empty values are left out. */
export function readSearch(given: Record<string, unknown>): OrderSearch {
  const page = readNumber(given.pagina, 1, 1, 10_000)
  return keepFilled({
    zoek: typeof given.zoek === 'string' ? given.zoek.trim().slice(0, 100) : '',
    status: readList(given.status, statusSlugs),
    periode: readChoice(given.periode, periods, undefined),
    van: readDay(given.van),
    tot: readDay(given.tot),
    locatie: readWords(given.locatie),
    niveau: readWords(given.niveau),
    contract: readChoice(given.contract, Object.keys(contractSlugs) as (keyof typeof contractSlugs)[], undefined),
    soort: readChoice(given.soort, Object.keys(scopeSlugs) as (keyof typeof scopeSlugs)[], undefined),
    volgorde: readChoice(given.volgorde, orders, undefined),
    pagina: page > 1 ? page : undefined,
    weergave: readChoice(given.weergave, views.slice(1), undefined),
    week: readDay(given.week),
    open: /^[0-9a-f-]{36}$/.test(String(given.open)) ? String(given.open) : '',
  } as OrderSearch)
}

/** The period that applies: with a status, a name or dates it is everything that matches, else from today on. */
export const periodOf = ({ periode, status, zoek, van, tot, weergave }: OrderSearch): Period =>
  periode ?? (status || zoek || van || tot || weergave === 'bord' ? 'alles' : 'vandaag')
/** The order that applies: the past is shown latest first, the future earliest first. */
export const orderOf = (search: OrderSearch): keyof typeof orderWords =>
  search.volgorde ?? (['alles', 'geweest'].includes(periodOf(search)) && !search.status ? 'laatste' : 'vroegste')

export type MomentQuery = NonNullable<Args<'GET /care_moments'>['query']>
type Named = readonly { uuid: string; slug: string }[]
export interface Known {
  now: string
  locations: Named
  levels: Named
}
const uuidsOf = (slugs: string[] | undefined, known: Named) =>
  slugs?.map(slug => known.find(one => one.slug === slug)?.uuid ?? slug)

function windowOf(search: OrderSearch, now: string): MomentQuery {
  const midnight = instantAt(dateOf(now), '00:00')
  const inDays = (days: number) => ({
    'startDate[after]': now,
    'startDate[before]': daysLater(now, days),
  })
  const { van, tot } = search
  if (van || tot)
    return {
      ...(van && { 'startDate[after]': instantAt(van, '00:00') }),
      ...(tot && { 'startDate[strictly_before]': instantAt(addDays(tot, 1), '00:00') }),
    }
  const windows: Record<Period, MomentQuery> = {
    vandaag: { 'endDate[after]': midnight },
    '24-uur': inDays(1),
    '7-dagen': inDays(7),
    '30-dagen': inDays(30),
    geweest: { 'endDate[strictly_before]': midnight },
    alles: {},
  }
  return windows[periodOf(search)]
}

/** The Monday of the week of a date (YYYY-MM-DD). */
export const mondayOf = (date: string): string => addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))
export const statesOf = ({ status }: OrderSearch): MomentQuery => (status ? { status: status.map(statusOf) } : {})

/** The filters that apply in every view, except the dates and the statuses. */
export const narrowing = (
  { zoek, locatie, niveau, contract, soort }: OrderSearch,
  { locations, levels }: Known,
): MomentQuery => ({
  ...(zoek && { search: zoek }),
  ...(locatie && { 'location.uuid': uuidsOf(locatie, locations)! }),
  ...(niveau && { 'expertiseLevel.uuid': uuidsOf(niveau, levels)! }),
  ...(contract && { publishedForContractTypes: contractSlugs[contract] }),
  ...(soort && { timeScope: scopeSlugs[soort] }),
})

export const pageSize = 50

/** The filters as the API takes them, for the list. */
export function listQuery(search: OrderSearch, known: Known): MomentQuery {
  const byOrder: Record<keyof typeof orderWords, MomentQuery> = {
    vroegste: { 'order[startDate]': 'asc' },
    laatste: { 'order[startDate]': 'desc' },
    nieuwste: { 'order[createdAt]': 'desc' },
  }
  return {
    ...boardQuery(search, known),
    ...statesOf(search),
    ...byOrder[orderOf(search)],
    page: search.pagina ?? 1,
    itemsPerPage: pageSize,
  }
}

/** The same without statuses, order and pages: the board has its own columns. */
export const boardQuery = (search: OrderSearch, known: Known): MomentQuery => ({
  ...narrowing(search, known),
  ...windowOf(search, known.now),
})
