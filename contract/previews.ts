// Previews: the consequences of an action before it is done. The action is run for real and rolled back (docs/decisions/0062).
import * as z from 'zod/mini'
import { type AnyResource, roles } from './language.ts'
import type { Operation, Operations } from './operations.ts'

/** The consequences, besides the item as it would become. */
export const consequences = z.object({
  /** The events that would be recorded. */
  events: z.array(z.object({ name: z.string(), count: z.int() })),
  /** Who would be notified. A care worker is named if the viewer may see that worker; all others are counted. */
  hears: z.array(
    z.object({
      event: z.string(),
      /** Their role; null for an address without an account, such as that for invoices. */
      role: z.nullable(z.enum(roles)),
      name: z.nullable(z.string()),
      count: z.int(),
      /** By mail too, at once or later; otherwise only in the app, by their own choice. */
      byMail: z.boolean(),
      /** The subject of the mail, for recipients with a name. */
      subject: z.nullable(z.string()),
    }),
  ),
  /** What the action itself would report: how many are changed and kept, whether it is late. */
  noted: z.record(z.string(), z.union([z.number(), z.boolean()])),
})

type PreviewOf<N extends string, O> = O extends {
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
type Previews<Ops, N extends keyof Ops & string> = { [K in N as `${K}Preview`]: PreviewOf<K, Ops[K]> }

/** For each of these operations a preview: `POST` its path with `/preview`, with the same body. */
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
