// What follows from an act, said before it happens: the same road is gone, and everything is taken back (docs/decisions/0062).
import * as z from 'zod/mini'
import { type AnyResource, roles } from './language.ts'
import type { Operation, Operations } from './operations.ts'

/** What would follow, besides the item as it would be. */
export const consequences = z.object({
  /** What would be written in the history, by name. */
  events: z.array(z.object({ name: z.string(), count: z.int() })),
  /** Who would be told. A care worker has a name where the viewer sees that worker; all others are counted. */
  hears: z.array(
    z.object({
      event: z.string(),
      /** Their role; null for an address without an account, such as that for invoices. */
      role: z.nullable(z.enum(roles)),
      name: z.nullable(z.string()),
      count: z.int(),
      /** By mail too, at once or later; else in the app alone, as they wish. */
      byMail: z.boolean(),
      /** The subject of the mail, of those with a name. */
      subject: z.nullable(z.string()),
    }),
  ),
  /** What the act would note of itself: how many are changed and kept, whether it is late. */
  noted: z.record(z.string(), z.union([z.number(), z.boolean()])),
})

type Previewed<N extends string, O> = O extends {
  path: infer P extends string
  resource: infer R extends AnyResource
  body: infer B
}
  ? {
      kind: 'preview'
      method: 'POST'
      path: `${P}/preview`
      resource: R
      body: B
      answer: typeof consequences
      by: Operation['by']
      of: N
      summary: string
      addition: true
    }
  : never
type Previews<Ops, N extends keyof Ops & string> = { [K in N as `${K}Preview`]: Previewed<K, Ops[K]> }

/** For each of these operations one that says what would follow from it: `POST` its path with `/preview`, with the same body. */
export const previewsOf = <Ops extends Operations, const N extends keyof Ops & string>(
  operations: Ops,
  names: readonly N[],
): Previews<Ops, N> =>
  Object.fromEntries(
    names.map(name => {
      const { path, resource, body, by, inOwnName } = operations[name]! as Operation
      const summary = `What would follow from ${name} of the ${resource!.type} resource.`
      const shared = { resource, body, by, ...(inOwnName && { inOwnName }) }
      const preview = { kind: 'preview', method: 'POST', path: `${path}/preview`, answer: consequences, of: name, summary }
      return [`${name}Preview`, { ...shared, ...preview, addition: true }]
    }),
  ) as unknown as Previews<Ops, N>
