// Which scope lets a program call which operation: derived from the contract, so that a new operation has one, or is for people alone.
import { allOperations, type NamedOperation } from './catalogue.ts'
import type { Role } from './language.ts'
import { isLogin } from './operations.ts'
import { scopeGroups, scopeName } from './organizations/client-scopes.ts'

const keyed = new Map(scopeGroups.map(one => [one.group, one]))
// The `get` of a resource that declares none is in a group of its own: it goes with where its resource is listed or made.
const groupOf = ({ group, operation }: NamedOperation): string => {
  if (group !== 'items') return group
  return allOperations.find(other => other.group !== 'items' && other.operation.resource === operation.resource)!.group
}
// Colleagues have accounts, also where their organization is.
const ofPeople = ['OrganizationUser', 'BackOfficeEmployee']

const scopeFor = (named: NamedOperation): string | null => {
  const { by, method, inOwnName, handsOutTokens, resource } = named.operation
  const group = keyed.get(groupOf(named))
  if (!group || by === 'public' || inOwnName || handsOutTokens || (resource && ofPeople.includes(resource.type))) return null
  return scopeName(group, method === 'GET' ? 'read' : 'write')
}
const scopes = new Map(allOperations.map(named => [named.id, scopeFor(named)]))
const openToAll = new Set(
  allOperations.flatMap(({ id, operation: { by, method, path, handsOutTokens } }) =>
    by === 'public' && method === 'GET' && !handsOutTokens && !isLogin(path) ? [id] : [],
  ),
)

/** The scope with which a client calls this operation, by its id; null for one that is for people alone, or open to everybody. */
export const scopeOf = (id: string): string | null => scopes.get(id) ?? null
/** Whether a client reads this as everybody does, without a scope. */
export const isOpenToAll = (id: string): boolean => openToAll.has(id)
/** The scopes with which somebody in this role has something to call. */
export const scopesFor = (role: Role): string[] => {
  const own = allOperations.filter(({ operation: { by } }) => by !== 'public' && by.includes(role))
  return [...new Set(own.flatMap(({ id }) => scopeOf(id) ?? []))].sort()
}
