// Consent: which version of the terms and the privacy statement somebody agreed to.
import * as z from 'zod/mini'
import { exact } from '../filters.ts'
import { everyone, resource } from '../language.ts'
import { paperNames } from '../money/papers.ts'
import { command, list } from '../operations.ts'
import { agreed } from '../schemas.ts'

/** Somebody agreed to this version of a document. Rows are only ever added. */
export const Agreement = resource('Agreement', '/agreements', {
  paper: z.enum(paperNames),
  /** The day from which the version holds: YYYY-MM-DD. */
  version: z.string(),
  at: z.string(),
})

export const agreementOperations = {
  /** Their own; a planner sees those of any user. */
  list: list(Agreement, {
    by: everyone,
    addition: true,
    order: ['-at', 'paper'],
    filters: [exact('user.uuid', 'account_uuid')],
  }),
  /** Agrees to the current terms and privacy statement. Does nothing for those who already have. */
  agree: command('POST', '/agreements', {
    by: everyone,
    inOwnName: true,
    addition: true,
    body: z.object({ agreed }),
    status: 204,
  }),
}
