// The whole contract as lists: every operation with its name, and every resource by its type.
import { contract } from './index.ts'
import { type AnyResource, isRelation } from './language.ts'
import type { Operation, Operations } from './operations.ts'

export interface NamedOperation {
  /** `group.name` in the contract. */
  id: string
  group: string
  name: string
  operation: Operation
}
const groups: Record<string, Operations> = contract
/** Every operation of the contract, with its group and name. */
export const allOperations: readonly NamedOperation[] = Object.entries(groups).flatMap(([group, operations]) =>
  Object.entries(operations).map(([name, operation]) => ({ id: `${group}.${name}`, group, name, operation })),
)

const byType = new Map<string, AnyResource>()
const add = (resource: AnyResource): void => {
  if (byType.has(resource.type)) return
  byType.set(resource.type, resource)
  for (const field of Object.values(resource.fields)) if (isRelation(field) && field.relation === 'one') add(field.target)
}
for (const { operation } of allOperations) if (operation.resource) add(operation.resource)
/** Every resource that an operation is about or embeds, once each. */
export const allResources: readonly AnyResource[] = [...byType.values()]
/** The resource of that type. Throws for a type that no operation mentions: a mistake in the contract. */
export const resourceOf = (type: string): AnyResource => {
  const found = byType.get(type)
  if (!found) throw new Error(`No resource is called ${type}`)
  return found
}
