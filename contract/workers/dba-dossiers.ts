// The dossier of a care worker and an organization about their relation (Wet DBA): from events alone, for either party.
import * as z from 'zod/mini'
import { organizationRoles } from '../language.ts'
import { command, file } from '../operations.ts'
import { among, day } from '../schemas.ts'

const by = ['ROLE_CARE_WORKER', ...organizationRoles, 'ROLE_PLANNER'] as const
/**
 * The organization, by default the reader's own, and the first and the last day in Amsterdam: the twelve months until today when left
 * out. `whole` begins with the first work or offer.
 */
const query = z
  .object({
    organization: z.optional(z.uuid()),
    from: z.optional(day()),
    to: z.optional(day()),
    whole: z.optional(z.stringbool()),
  })
  .check(
    among(['from', 'to'], ({ from, to }) => !from || !to || from <= to, {
      error: 'De laatste dag ligt voor de eerste.',
      path: ['to'],
    }),
  )
const named = z.object({ uuid: z.string(), name: z.string() })
const line = z.object({
  said: z.string(),
  /** The days that it is about, both included. */
  from: z.iso.date(),
  until: z.iso.date(),
  /** Where it is recorded. */
  source: z.string(),
  /** Which way it points, and why. Nothing is added up. */
  points: z.enum(['independence', 'employment', 'fact']),
  why: z.string(),
})
export const dbaDossierOperations = {
  /** The organizations of which this care worker has a dossier: who offered them freelance work or had it done. Newest first. */
  organizations: command('GET', '/care_workers/{uuid}/dba_dossiers', {
    by: ['ROLE_CARE_WORKER', 'ROLE_PLANNER'],
    addition: true,
    answer: z.object({ organizations: z.array(z.object({ uuid: z.string(), name: z.string(), lastOn: z.iso.date() })) }),
  }),
  /** The lines by section. No sections when there was no freelance work and none was offered. */
  dossier: command('GET', '/care_workers/{uuid}/dba_dossier', {
    by,
    addition: true,
    query,
    answer: z.object({
      careWorker: named,
      organization: named,
      from: z.iso.date(),
      to: z.iso.date(),
      /** Only the work at the locations of the viewer. */
      atOwnLocations: z.boolean(),
      sections: z.array(
        z.object({
          section: z.enum(['agreements', 'rate', 'offers', 'replacement', 'others', 'enterprise', 'times']),
          title: z.string(),
          lines: z.array(line),
        }),
      ),
    }),
  }),
  pdf: file('/care_workers/{uuid}/dba_dossier/pdf', { by, addition: true, query }),
}
