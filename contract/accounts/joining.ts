// Joining two files of one client: everything moves to the file that is kept, and the other is deleted (docs/decisions/0129).
import * as z from 'zod/mini'
import { Client } from '../clients/clients.ts'
import { joinedFields } from '../joined-fields.ts'
import { organizationRoles } from '../language.ts'
import { change, command } from '../operations.ts'
import { iri } from '../schemas.ts'

const by = [...organizationRoles, 'ROLE_PLANNER'] as const
const numbers = {
  careMoments: z.int(),
  periods: z.int(),
  series: z.int(),
  careRequests: z.int(),
  contacts: z.int(),
  /** The number of users who log in for the client. */
  relatives: z.int(),
  team: z.int(),
  exclusions: z.int(),
  reports: z.int(),
  problems: z.int(),
  medications: z.int(),
  messages: z.int(),
  files: z.int(),
}
export const joiningOperations = {
  /** What joining would do: which values differ, and how much moves. */
  compare: command('GET', '/clients/{uuid}/joining', {
    by,
    addition: true,
    query: z.object({ other: z.uuid() }),
    answer: z.object({
      version: z.int(),
      otherVersion: z.int(),
      /** The fields in which both have a different value. A value that only one of them has is kept anyway. */
      differs: z.array(z.enum(joinedFields)),
      /** What moves from the other file to this one. */
      moves: z.object(numbers),
      /** Care workers who leave the care team because one of the files excludes them. */
      leavesTeam: z.int(),
    }),
  }),
  /** Joins the other file into this one. `takes`: the fields for which the other file's value is kept. */
  join: change(
    'PUT',
    Client,
    z.object({
      other: iri(Client),
      version: z.int(),
      otherVersion: z.int32(),
      takes: z.array(z.enum(joinedFields)).check(z.maxLength(joinedFields.length)),
    }),
    { path: '/clients/{uuid}/joining', by, addition: true, event: 'client_files_joined' },
  ),
}
