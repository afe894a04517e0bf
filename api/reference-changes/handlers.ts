import { type AnyItem, type AnyResource, snake } from '../../contract/language.ts'
import { keyedReferenceData, referenceChangeOperations } from '../../contract/workers/reference-changes.ts'
import type { Changes, Concept, Context, Handlers } from '../platform/concept.ts'
import { addRow } from './queries.ts'

type ContextWithBody = Omit<Context, 'body'> & { body: Record<string, unknown> }
const columnsOf = (body: Record<string, unknown>): Changes =>
  Object.fromEntries(Object.entries(body).map(([field, value]) => [snake(field), value]))
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

const add =
  ({ table }: AnyResource) =>
  ({ tx, body, note }: ContextWithBody) => {
    note({ data: body })
    return addRow(tx, table, columnsOf(body))
  }
// The history keeps the old values, so that people can look up from which day a name or percentage applies.
const change = async ({ body, item, note }: ContextWithBody & { item: AnyItem }) => {
  const changed = Object.entries(body).filter(([field, value]) => !isSame(item[field], value))
  note({ data: Object.fromEntries(changed.map(([field, to]) => [field, { from: item[field] ?? null, to }])) })
  return columnsOf(Object.fromEntries(changed))
}

/** Every list works the same way: the fields of its body are its columns. */
const handlers = Object.fromEntries(
  Object.entries(referenceChangeOperations).map(([name, { kind, resource }]) => [
    name,
    kind === 'create' ? add(resource) : change,
  ]),
) as unknown as Handlers<typeof referenceChangeOperations>

const conflicts = Object.fromEntries(keyedReferenceData.map(({ table }) => [`${table}_key_key`, 'already_key' as const]))

export const referenceChanges = { operations: referenceChangeOperations, handlers, conflicts } satisfies Concept
