// The open tab of a client's agenda, in the address.

import { readNumber, stringifySearch } from '#client/search-params.ts'
import type { Address } from '#contract/addresses.ts'

export const viewWords = { week: 'Per week', komt: 'Komt nog', geweest: 'Geweest' } as const
export type View = keyof typeof viewWords
export type AgendaSearch = { weergave?: Exclude<View, 'week'>; week?: string; pagina?: number }

const weekShape = /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/
export const readAgenda = ({ weergave, week, pagina }: Record<string, unknown>): AgendaSearch => {
  const page = readNumber(pagina, 1, 1, 9999)
  return {
    ...((weergave === 'komt' || weergave === 'geweest') && { weergave }),
    ...(typeof week === 'string' && weekShape.test(week) && { week }),
    ...(page > 1 && { pagina: page }),
  }
}
export const agendaHref = (client: string, search: AgendaSearch): Address =>
  `/zorg/zorgvragen/${client}/zorgmomenten${stringifySearch(search)}`
