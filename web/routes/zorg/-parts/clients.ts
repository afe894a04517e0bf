// The clients for whom this person acts, and the screens about one of them.
import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { useMe } from '#client/use-me.ts'
import type { Address } from '#contract/addresses.ts'

export type FamilyClient = AnswerOf<'GET /client_admins/{uuid}/clients'>['member'][number]
export type FamilyPage = 'zorgmomenten' | 'rapportage' | 'zorg' | 'zorgteam' | 'client' | 'woning' | 'contactpersonen'

/** The address of a screen about one client; by default the overview. */
export const familyHref = (uuid: string, page?: FamilyPage): Address => `/zorg/zorgvragen/${uuid}${page ? `/${page}` : ''}`

export const myClientsQuery = (me: string) =>
  queryOf('GET /client_admins/{uuid}/clients', { uuid: me, query: { itemsPerPage: 100 } })
/** The clients for whom this person acts; undefined while they load. */
export const useMyClients = (): readonly FamilyClient[] | undefined => useQuery(myClientsQuery(useMe())).data?.member
