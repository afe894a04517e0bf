// What somebody agreed to: the terms and the privacy statement, each in the version that there was.
import * as z from 'zod/mini'
import { exact } from './filters.ts'
import { everyone, resource } from './language.ts'
import { command, list } from './operations.ts'
import { paperNames } from './papers.ts'
import { agreed } from './schemas.ts'

/** That somebody agreed to a paper in this version. Only ever added to. */
export const Agreement = resource('Agreement', '/agreements', {
  paper: z.enum(paperNames),
  /** The day from which the paper says so: YYYY-MM-DD. */
  version: z.string(),
  at: z.string(),
})

export const agreementOperations = {
  /** One's own; a planner reads those of any user. */
  list: list(Agreement, {
    by: everyone,
    addition: true,
    order: ['-at', 'paper'],
    filters: [exact('user.uuid', 'account_uuid')],
  }),
  /** To the terms and the privacy statement as they are now. Who did so before agrees to nothing new. */
  agree: command('POST', '/agreements', {
    by: everyone,
    inOwnName: true,
    addition: true,
    body: z.object({ agreed }),
    status: 204,
  }),
}
