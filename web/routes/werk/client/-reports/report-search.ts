// The address of a client's reports.

import { readNumber, stringifySearch } from '#client/search-params.ts'
import type { Address } from '#contract/addresses.ts'

/** The parameters of the reports screen. */
export type ReportSearch = { gebied?: string; pagina?: number; nieuw?: '1'; wijzig?: string; corrigeer?: string }
/** The address of the reports with these parameters. */
export const reportsHref = (client: string, search: ReportSearch = {}): Address =>
  `/werk/client/${client}/rapportage${stringifySearch(search)}`

/** Reads the address of the reports screen. */
export function readReportSearch(given: Record<string, unknown>): ReportSearch {
  const word = (name: string) => (typeof given[name] === 'string' && given[name] !== '' ? { [name]: given[name] } : {})
  const page = readNumber(given.pagina, 1, 1, 9999)
  return {
    ...word('gebied'),
    ...(page > 1 && { pagina: page }),
    ...(given.nieuw === '1' ? { nieuw: '1' } : { ...word('wijzig'), ...word('corrigeer') }),
  }
}
