import type { AnswerOf } from '#client/api.ts'
import { isOver, scopeGroups, scopeName } from '#contract/organizations/client-scopes.ts'
import { apiClientStatusName } from '#contract/statuses.ts'
import { formatDate } from '#rules/time/format-nl.ts'

export type ApiClient = AnswerOf<'GET /api_clients'>['member'][number]
export const accessWords = { read: 'lezen', write: 'wijzigen' } as const
/** Whose settings it is in: an organization's, or the back office's. */
export type ListHref =
  | '/organisatie/tarieven?onderdeel=organisatie&deel=koppelingen'
  | '/backoffice/settings?onderdeel=api-clients'
export const clientHref = (list: ListHref, uuid: string) => `${list}&client=${uuid}` as const

/** What it may do, a line for each group: "Opdrachten: lezen en wijzigen". */
export const sayScopes = (scopes: readonly string[]): string[] =>
  scopeGroups.flatMap(group => {
    const may = (['read', 'write'] as const).filter(access => scopes.includes(scopeName(group, access)))
    return may.length > 0 ? [`${group.name}: ${may.map(access => accessWords[access]).join(' en ')}`] : []
  })
/** Its state: on, past its last day, or ended. */
export const stateOfClient = (client: ApiClient, today: string) => {
  if (client.status === 'ended') return { tone: 'grey', word: apiClientStatusName.ended } as const
  return isOver(client, today)
    ? ({ tone: 'red', word: 'Verlopen' } as const)
    : ({ tone: 'green', word: apiClientStatusName.active } as const)
}
export const sayLocations = ({ locations }: ApiClient): string =>
  locations.length === 0 ? 'Alle locaties' : locations.map(({ name }) => name).join(', ')
export const sayEnd = ({ endsOn }: ApiClient): string => (endsOn ? formatDate(endsOn) : 'Geen einddatum')
