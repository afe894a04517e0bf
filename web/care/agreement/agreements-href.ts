import { stringifySearch } from '#client/search-params.ts'
import type { Address } from '#contract/addresses.ts'
import type { Party } from './waiting.ts'

/** The audiences that have a list of agreements. */
export type Reader = Party | 'planner'
/** The filters: those with this organization or care worker, by uuid, and their statuses as the address has them. */
export type Narrowed = { organisatie?: string | undefined; zorgverlener?: string | undefined; stand?: readonly string[] }

const screens = {
  worker: ['/werk/documenten', { overeenkomsten: 'alle' }],
  organization: ['/organisatie/tarieven', { onderdeel: 'overeenkomsten' }],
  planner: ['/backoffice/settings', { onderdeel: 'opdrachtovereenkomsten' }],
} as const
/** The address of the list of agreements. */
export const agreementsHref = (reader: Reader, narrowed: Narrowed = {}): Address => {
  const [path, at] = screens[reader]
  return `${path}${stringifySearch({ ...at, ...narrowed })}`
}
