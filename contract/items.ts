// Every address can be opened: what is listed or made without a `get` of its own is read at its address by whom that is for.
import { type AnyResource, camel, type Role } from './language.ts'
import { get, type Operation, type Operations } from './operations.ts'

const gives = ['list', 'create', 'upload']
const everyoneOf = (operations: Operation[]): readonly Role[] | 'public' => {
  const by = operations.map(operation => operation.by)
  return by.includes('public') ? 'public' : [...new Set((by as (readonly Role[])[]).flat())]
}

/** An item by its address, for every resource of these operations that has none: seen by who sees it in a list. */
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
