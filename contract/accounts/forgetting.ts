// Forgetting (vergeten): personal data of former care workers and closed clients after their term (rules/people/retention.ts); for
// planners, who may put a hold on it.
import * as z from 'zod/mini'
import { Client } from '../clients/clients.ts'
import { exact } from '../filters.ts'
import { maybeOne, resource } from '../language.ts'
import { command, create, list, remove } from '../operations.ts'
import { among, iri, text } from '../schemas.ts'
import { CareWorker } from '../workers/care-workers.ts'

/** A care worker, the name of a care worker that was kept with the care they gave, and a client. */
export const forgettingKind = ['care_worker', 'name', 'client'] as const

/** While it exists, this care worker or client is not forgotten. */
export const ForgettingHold = resource(
  'ForgettingHold',
  '/forgetting_holds',
  {
    careWorker: maybeOne(CareWorker, 'profile'),
    client: maybeOne(Client, 'firstName', 'lastName'),
    reason: z.string(),
    authorName: z.string(),
    createdAt: z.string(),
  },
  { clientField: 'client' },
)

const ofPlanners = { by: ['ROLE_PLANNER'], addition: true } as const
const outlook = z.object({
  /** For how many years they are kept. */
  years: z.int(),
  /** The day it happens; null while they are active, or in care. */
  forgetsOn: z.nullable(z.iso.date()),
  /** Null when they are not forgotten. */
  forgottenOn: z.nullable(z.iso.date()),
})
export const forgettingOperations = {
  ofCareWorker: command('GET', '/care_workers/{uuid}/forgetting', { ...ofPlanners, answer: outlook }),
  ofClient: command('GET', '/clients/{uuid}/forgetting', { ...ofPlanners, answer: outlook }),
  /** How many were forgotten, in all and in the last thirty days, and how many are on hold. */
  figures: command('GET', '/forgetting', {
    ...ofPlanners,
    answer: z.object({
      kinds: z.array(
        z.object({ kind: z.enum(forgettingKind), count: z.int(), lately: z.int(), lastOn: z.nullable(z.iso.date()) }),
      ),
      held: z.int(),
    }),
  }),
  holds: list(ForgettingHold, {
    ...ofPlanners,
    order: ['-createdAt'],
    filters: [exact('careWorker.uuid'), exact('client.uuid')],
  }),
  hold: create(
    ForgettingHold,
    z.object({ careWorker: z.nullish(iri(CareWorker)), client: z.nullish(iri(Client)), reason: text(1000) }).check(
      among(['careWorker', 'client'], ({ careWorker, client }) => Boolean(careWorker) !== Boolean(client), {
        error: 'Noem een zorgverlener of een cliënt.',
        path: ['careWorker'],
      }),
    ),
    { ...ofPlanners, event: 'forgetting_held' },
  ),
  release: remove(ForgettingHold, { ...ofPlanners, event: 'forgetting_released' }),
}
