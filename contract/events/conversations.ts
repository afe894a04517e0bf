// Conversations (berichten): between those who offer a shift and those who reacted or come, between the parties to a contract
// proposal, and of families and care workers with the back office.
import * as z from 'zod/mini'
import { ClientReport } from '../clients/client-reports.ts'
import { Client, ClientAdmin } from '../clients/clients.ts'
import { custom, dates, exact, exists, order } from '../filters.ts'
import { computed, everyone, maybeLink, maybeOne, resource } from '../language.ts'
import { CareMoment } from '../moments/care-moments.ts'
import { CareMomentPublicationReaction } from '../moments/publications.ts'
import { change, create, get, list } from '../operations.ts'
import { iri, nothing, text, unseenIri } from '../schemas.ts'
import { CareWorker } from '../workers/care-workers.ts'
import { ContractProposal } from '../workers/contract-proposals.ts'

/** The subjects of a message: each message has exactly one. Whoever may read the messages about a subject may write one. */
export const messageSubjects = ['careMomentPublicationReaction', 'client', 'careWorker', 'contractProposal'] as const
/**
 * The relative, in a message only they and the client's manager can read: no other relative, no planner, nobody impersonating
 * either; and it is in no export. A new manager of the client can read it from then on.
 */
const confidentialWith = maybeLink('ClientAdmin')
/**
 * The care moment that a message with a care worker is about. It is then between them and the users of the organization who see
 * the moment; without it, between them and the planners. Somebody with a reaction to the moment is written to about that reaction.
 */
const aboutMoment = maybeLink('CareMoment')

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
    /** Between the care worker and the planners, or about a care moment. */
    careWorker: maybeLink('CareWorker'),
    aboutMoment,
    /** Between the care worker it is for and the users of the organization that made it. */
    contractProposal: maybeLink('ContractProposal'),
    /** The report that the family asks about. An answer belongs to the report that was asked about last. */
    clientReport: maybeOne(ClientReport, 'authorName', 'text', 'createdAt'),
    confidentialWith,
    createdAt: z.string(),
  },
  { clientField: 'client' },
)
/**
 * The messages about one subject, as their reader sees them. It exists from the first message on, for whoever may read the
 * messages. Its uuid is that of the subject, except for confidential messages and those about a care moment.
 */
export const Conversation = resource(
  'Conversation',
  '/conversations',
  {
    careMomentPublicationReaction: maybeLink('CareMomentPublicationReaction'),
    client: maybeOne(Client, 'firstName', 'lastName'),
    careWorker: maybeLink('CareWorker'),
    aboutMoment,
    contractProposal: maybeLink('ContractProposal'),
    confidentialWith,
    /**
     * The other party: the organization, the care worker, the client's family or one relative, the back office or one manager.
     */
    title: computed(z.string()),
    /** The shift that it, or the reaction, is about. */
    careMoment: computed(
      z.nullable(z.object({ uuid: z.string(), title: z.string(), startDate: z.string(), endDate: z.string() })),
    ),
    lastText: z.string(),
    lastAuthorName: z.string(),
    lastIsOwn: computed(z.boolean()),
    lastAt: z.string(),
    /** Messages of others since this reader last read it. */
    unread: computed(z.int()),
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
      exact('aboutMoment.uuid'),
      exists('aboutMoment'),
      exact('contractProposal.uuid'),
      exact('clientReport.uuid'),
      exists('clientReport'),
      exact('confidentialWith.uuid'),
      exists('confidentialWith'),
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
      /**
       * With `careWorker`, or about the assignee. Possible for the assignee, and for a former one who has messages about the
       * moment.
       */
      aboutMoment: z.nullish(unseenIri(CareMoment)),
      contractProposal: z.nullish(iri(ContractProposal)),
      /** Only in a message about its client. */
      clientReport: z.nullish(iri(ClientReport)),
      /** Only in a message about a client with a manager: the relative who writes, or whom the manager answers. */
      confidentialWith: z.nullish(iri(ClientAdmin)),
    }),
    { by, inOwnName: true, addition: true, event: 'message_sent' },
  ),
  conversations: list(Conversation, {
    by,
    addition: true,
    order: ['-lastAt'],
    filters: [
      exact('uuid'),
      exact('client.uuid'),
      exact('confidentialWith.uuid'),
      exists('confidentialWith'),
      exact('careWorker.uuid'),
      exact('aboutMoment.uuid'),
      custom('careMoment', z.uuid()),
      exact('careMomentPublicationReaction.careMomentPublication.careMoment.uuid'),
      custom('unread', z.stringbool()),
      order('lastAt'),
    ],
  }),
  conversation: get(Conversation, { by, addition: true }),
  /** Marks everything written until now as read by the reader, including its notifications. */
  readConversation: change('PUT', Conversation, nothing, {
    by,
    path: '/conversations/{uuid}/read',
    inOwnName: true,
    addition: true,
  }),
}
