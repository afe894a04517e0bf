// Every address can be opened: a resource that can be listed or created, but declares no `get`, gets one here.
import { type AnyResource, camel, type Role } from './language.ts'
import { get, type Operation, type Operations } from './operations.ts'

const gives = ['list', 'create', 'upload']
const everyoneOf = (operations: Operation[]): readonly Role[] | 'public' => {
  const by = operations.map(operation => operation.by)
  return by.includes('public') ? 'public' : [...new Set((by as (readonly Role[])[]).flat())]
}

/** A `get` for every resource of these operations that has none. Whoever sees the item in a list may read it. */
export const itemsOf = (operations: Operation[]): Operations => {
  const isRead = ({ path }: AnyResource) =>
    operations.some(operation => operation.method === 'GET' && operation.path.replace(/\{\w+\}$/, '{}') === `${path}/{}`)
  const resources = new Set(operations.flatMap(({ kind, resource }) => (resource && gives.includes(kind) ? [resource] : [])))
  return Object.fromEntries(
    [...resources]
      .filter(resource => !isRead(resource))
      .map(resource => {
        const giving = operations.filter(operation => operation.resource === resource && gives.includes(operation.kind))
        return [camel(resource.type), get(resource, { by: everyoneOf(giving), addition: true })]
      }),
  )
}
