// Conversations (berichten): between those who offer a shift and those who reacted, and of families and care workers with the
// back office.
import * as z from 'zod/mini'
import { CareWorker } from './care-workers.ts'
import { Client } from './clients.ts'
import { dates, exact, order } from './filters.ts'
import { computed, everyone, maybeLink, maybeOne, resource } from './language.ts'
import { create, get, list } from './operations.ts'
import { CareMomentPublicationReaction } from './publications.ts'
import { iri, text } from './schemas.ts'

/** The subjects of a message: each message has exactly one. Whoever may read the messages about a subject may write one. */
export const messageSubjects = ['careMomentPublicationReaction', 'client', 'careWorker'] as const
/** A message cannot be changed or removed. */
export const Message = resource(
  'Message',
  '/messages',
  {
    text: z.string(),
    authorName: z.string(),
    isOwn: computed(z.boolean()),
    /** Between the users of the organization who see the moment and the care worker who reacted. */
    careMomentPublicationReaction: maybeLink('CareMomentPublicationReaction'),
    /** Between the client's administrators and the back office: the client manager if there is one, otherwise the planners. */
    client: maybeOne(Client, 'firstName', 'lastName'),
    /** Between the care worker and the planners. */
    careWorker: maybeLink('CareWorker'),
    createdAt: z.string(),
  },
  { clientField: 'client' },
)

const by = everyone
export const conversationOperations = {
  list: list(Message, {
    by,
    addition: true,
    order: ['createdAt'],
    filters: [
      exact('careMomentPublicationReaction.uuid'),
      exact('client.uuid'),
      exact('careWorker.uuid'),
      dates('createdAt'),
      order('createdAt'),
    ],
  }),
  get: get(Message, { by, addition: true }),
  send: create(
    Message,
    z.object({
      text: text(4000),
      careMomentPublicationReaction: z.nullish(iri(CareMomentPublicationReaction)),
      client: z.nullish(iri(Client)),
      careWorker: z.nullish(iri(CareWorker)),
    }),
    { by, inOwnName: true, addition: true, event: 'message_sent' },
  ),
}
