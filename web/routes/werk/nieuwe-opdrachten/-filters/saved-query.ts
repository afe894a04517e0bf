// A saved search is stored as the API's query string, which decides its mails; the address has its own words for the same.

import { addDays } from '../../../../care/amsterdam-time.ts'
import { dateOf } from '../../../../care/moment/moment.ts'
import { queryText } from '../../../../client/query-text.ts'
import {
  type AssignmentSearch,
  contracts,
  dayParts,
  type Known,
  queryOf,
  readAssignmentSearch,
  scopes,
} from './assignment-search.ts'

type Names = Omit<Known, 'me'>

/** The filters as the API's query string: without the worker, the order, the page and the view. */
export function savedQueryOf(search: AssignmentSearch, names: Names): string {
  const { careWorkerUuid: _me, ...query } = queryOf(search, { ...names, me: '' })
  return queryText(query).slice(1)
}

const wordOf = (words: Record<string, string>, value: string | null) => Object.keys(words).find(word => words[word] === value)
const dayOf = (instant: string | null) => (instant && !Number.isNaN(Date.parse(instant)) ? dateOf(instant) : undefined)
// A level or organization that no longer exists keeps its filter, under an unknown name: it finds nothing, not everything.
const gone = 'onbekend'

/** The inverse of `savedQueryOf`: the filters of the address. Parameters that the address has no word for are left out. */
export function searchOfSaved(query: string, { preferenceKm, levels, organizations }: Names): AssignmentSearch {
  const said = new URLSearchParams(query)
  const all = (name: string) => [...said.getAll(name), ...said.getAll(`${name}[]`)]
  const until = dayOf(said.get('careMoment.startDate[strictly_before]'))
  const km = said.get('distance')
  const [organization] = all('careMoment.location.organization.uuid')
  return readAssignmentSearch({
    vanaf: dayOf(said.get('careMoment.startDate[after]')),
    tot: until && addDays(until, -1),
    afstand: km === null ? 'alles' : Number(km) === preferenceKm ? undefined : km,
    dagdeel: all('dayPart').map(part => wordOf(dayParts, part)),
    organisatie: organization && (organizations.find(one => one.uuid === organization)?.name ?? gone),
    niveau: all('careMoment.expertiseLevel.uuid').map(uuid => levels.find(one => one.uuid === uuid)?.key ?? gone),
    contract: wordOf(contracts, said.get('publishedForContractTypes')),
    soort: wordOf(scopes, said.get('careMoment.timeScope')),
    bonus: said.get('withBonus') === 'true' ? 'ja' : undefined,
  })
}
