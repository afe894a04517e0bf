// Retention terms (rules/people/retention.ts). Planners may keep data longer than the law asks, never shorter (docs/decisions/0086).
import * as z from 'zod/mini'
import { command } from '../operations.ts'

/** The kinds of data with a retention term. */
export const keptKind = ['accessLog', 'event', 'client', 'careWorker', 'mail', 'roster', 'invoice'] as const

const by = ['ROLE_PLANNER'] as const
const term = z.object({
  /** The kind of data. */
  kind: z.enum(keptKind),
  /** Whole years since the last event. */
  years: z.int(),
  /** The minimum number of years. */
  least: z.int(),
  /** The law that requires it, in Dutch. */
  law: z.string(),
  /** The last change, and who made it; null when there was none, or when the account is gone. */
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  /** How often it was changed. */
  version: z.int(),
})
const years = z
  .int({ error: 'Vul een heel aantal jaren in.' })
  .check(z.minimum(1, { error: 'Vul minimaal 1 jaar in.' }), z.maximum(100, { error: 'Vul hooguit 100 jaar in.' }))
/** The version that was read; the operation answers 409 if it has changed since. */
const version = z.int().check(z.minimum(0), z.maximum(2_000_000_000))

export const retentionOperations = {
  terms: command('GET', '/retention_terms', { by, addition: true, answer: z.object({ retentionTerms: z.array(term) }) }),
  /** Sets the term, from now on. 422 for less than the law asks. */
  change: command('PUT', '/retention_terms/{kind}', {
    ...{ by, addition: true, params: { kind: /^[a-zA-Z]{1,60}$/ }, body: z.object({ years, version }), answer: term },
  }),
}
