// The open tab of a client's details, in the address.

import { readNumber, stringifySearch } from '#client/search-params.ts'
import type { Address } from '#contract/addresses.ts'

export const partWords = { gegevens: 'Gegevens', inzage: 'Wie keek?', bestand: 'Bestand' } as const
export type Part = keyof typeof partWords
export type ClientSearch = { onderdeel?: Exclude<Part, 'gegevens'>; zoek?: string; pagina?: number }

export const readClientSearch = ({ onderdeel, zoek, pagina }: Record<string, unknown>): ClientSearch => {
  const page = readNumber(pagina, 1, 1, 9999)
  if (onderdeel === 'bestand') return { onderdeel }
  if (onderdeel !== 'inzage') return {}
  return { onderdeel, ...(typeof zoek === 'string' && zoek.trim() && { zoek: zoek.trim() }), ...(page > 1 && { pagina: page }) }
}
export const clientHref = (client: string, search: ClientSearch): Address =>
  `/zorg/zorgvragen/${client}/client${stringifySearch(search)}`
