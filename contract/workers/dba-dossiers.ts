// The dossier about the relation of a care worker and an organization (Wet DBA): made from events only, for both parties.
import * as z from 'zod/mini'
import { organizationRoles } from '../language.ts'
import { command, file } from '../operations.ts'
import { among, day } from '../schemas.ts'
import { assignmentAgreementStatus } from '../statuses.ts'

const by = ['ROLE_CARE_WORKER', ...organizationRoles, 'ROLE_PLANNER'] as const
/**
 * The organization (omitted: the reader's own), and the first and last day in Amsterdam (omitted: the twelve months until today).
 * `whole`: from the first work or offer.
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
  /** Its first and last day. */
  from: z.iso.date(),
  until: z.iso.date(),
  /** Where it is recorded. */
  source: z.string(),
  /** Whether it points to employment or away from it, and why. There is no total. */
  points: z.enum(['independence', 'employment', 'fact']),
  why: z.string(),
  /** For a line about agreements: their state, by which the reader finds them in the list of agreements. */
  agreements: z.optional(z.enum(assignmentAgreementStatus)),
})
export const dbaDossierOperations = {
  /**
   * The organizations this care worker has a dossier with: those that offered them freelance work, or had it done. Newest first.
   */
  organizations: command('GET', '/care_workers/{uuid}/dba_dossiers', {
    by: ['ROLE_CARE_WORKER', 'ROLE_PLANNER'],
    addition: true,
    answer: z.object({ organizations: z.array(z.object({ uuid: z.string(), name: z.string(), lastOn: z.iso.date() })) }),
  }),
  /** The lines by section. No sections when no freelance work was done or offered. */
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
