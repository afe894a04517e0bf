// The steps of every request: may the actor do it → the kind of operation → the access log. It knows no care term, and nothing
// else checks a role, opens a transaction or names a status code.
import type { Actor, Role } from '../../../contract/language.ts'
import { isLogin, type Operation, type OperationKind } from '../../../contract/operations.ts'
import { scopeTitle } from '../../../contract/organizations/client-scopes.ts'
import { isOpenToAll, scopeOf } from '../../../contract/scopes.ts'
import { mustHave } from '../login/features.ts'
import { Problem } from '../problem.ts'
import { actingAs } from '../rows/acting-as.ts'
import { addressed, clientsIn } from '../rows/show.ts'
import { command, download } from './answering.ts'
import { action, change, create, remove, upload } from './changing.ts'
import type { Kind, Platform } from './platform.ts'
import { preview } from './previewing.ts'
import { get, list } from './reading.ts'
import type { AllowedRequest, ApiRequest, Result } from './request.ts'
import { unreadFilters } from './strict.ts'

const kinds: Record<OperationKind, Kind> = { list, get, create, upload, change, action, remove, command, download, preview }

/** Takes a request to its result. Throws a Problem for every refusal. */
export const handle = async (platform: Platform, arrived: ApiRequest): Promise<Result> => {
  mayAsk(arrived)
  const { operation, id, now, browser } = arrived
  // In the roles that have this operation: whatever only another role sees does not exist for it. A file covers all that its
  // reader sees, each row as the role that sees it.
  const isOfAll = operation.by === 'public' || operation.kind === 'download'
  const me = isOfAll ? arrived.me : actingAs(arrived.me, operation.by as readonly Role[])
  const request = me === arrived.me ? arrived : { ...arrived, me }
  const unread = arrived.strict ? unreadFilters(operation, arrived.query) : []
  if (unread.length > 0) throw new Problem('invalid', {}, { violations: unread })
  if (operation.feature) await mustHave(platform.database, me.uuid, operation.feature)
  const outcome = await kinds[operation.kind](platform, request as AllowedRequest)
  if (outcome.kind === 'refused') throw outcome.problem
  const clients = clientsOf(outcome).filter(client => !request.logged.has(client))
  await platform.logAccess(me, id, clients, browser.address, now)
  if (!arrived.minimal || operation.method === 'GET' || outcome.kind !== 'item') return outcome
  return { ...outcome, item: addressed(outcome.resource, outcome.item.uuid) }
}

const isUuid = (text: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)

const mayAsk = ({ id, operation, params, me }: ApiRequest): void => {
  mayCall(id, operation, me)
  if (operation.inOwnName && me.impersonator) throw new Problem('impersonating')
  if (opensFile(operation) && me.recentUntil && me.recentUntil < Date.now()) throw new Problem('step_up_needed')
  for (const [name, value] of Object.entries(params)) {
    if (operation.params?.[name] ? !operation.params[name].test(value) : !isUuid(value)) throw new Problem('not_found')
  }
}
// Listing clients does not count as opening a client's file.
const opensFile = ({ resource, path }: Operation) => resource?.ofFile && (resource.clientField !== 'uuid' || path.includes('{'))
/** Throws 403 when this operation is not for the actor: by their role, or by the scopes of an API client. */
export const mayCall = (id: string, { by, path }: Operation, { roles, scopes }: Actor): void => {
  // For operations that are open to everyone: someone with an unfinished second step must finish it first.
  const isRefused =
    by === 'public'
      ? roles.includes('IS_AUTHENTICATED_2FA_IN_PROGRESS') && !isLogin(path)
      : !by.some(role => roles.includes(role))
  if (isRefused) throw new Problem('forbidden')
  if (scopes) mustHaveScope(id, scopes, roles)
}
const mustHaveScope = (id: string, scopes: readonly string[], roles: readonly Role[]) => {
  const scope = scopeOf(id)
  if (scope === null && isOpenToAll(id)) return
  if (scope === null) throw new Problem('not_for_clients')
  const headers = { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"` }
  const where = roles.includes('ROLE_BACK_OFFICE_EMPLOYEE') ? 'Instellingen, API-clients' : 'Organisatie, Koppelingen'
  const name = scopeTitle(scope)
  if (!scopes.includes(scope))
    throw new Problem('scope', { scope, name, where }, { headers, members: { scope, scopeName: name } })
}

const clientsOf = (result: Result): string[] => {
  if (result.kind === 'item') return clientsIn(result.resource, [result.item])
  const shown = result.kind === 'page' ? clientsIn(result.resource, result.found.items) : []
  return [...new Set([...shown, ...(result.clients ?? [])])]
}
