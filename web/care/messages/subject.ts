import { queryOf } from '#client/cache.ts'
import type { Conversation, messageSubjects } from '#contract/events/conversations.ts'
import { type Item, uuidOf } from '#contract/language.ts'
import type { Moment } from '../moment/care-moment.ts'

/** The subject of a conversation. */
export interface Subject {
  kind: (typeof messageSubjects)[number]
  uuid: string
  /** The relative, for a confidential conversation about a client with the client's manager. */
  confidentialWith?: string | undefined
  /** The care moment, for a conversation with a care worker and the organization about it. */
  aboutMoment?: string | undefined
}
export type ConversationItem = Item<typeof Conversation>

const resources = {
  careMomentPublicationReaction: 'care_moment_publication_reactions',
  client: 'clients',
  careWorker: 'care_workers',
  contractProposal: 'contract_proposals',
} as const satisfies Record<Subject['kind'], string>
/** A key that is unique for every subject. */
export const keyOf = ({ uuid, confidentialWith, aboutMoment }: Subject): string => {
  if (aboutMoment) return `${aboutMoment}-${uuid}`
  return confidentialWith ? `${uuid}-${confidentialWith}` : uuid
}
/** The one conversation with whoever comes for this moment: about their reaction, or else about the moment itself. */
export const subjectWithAssignee = ({ uuid, assignee, assigneeReaction }: Assigned): Subject | undefined => {
  if (assigneeReaction) return { kind: 'careMomentPublicationReaction', uuid: uuidOf(assigneeReaction) }
  return assignee && { kind: 'careWorker', uuid: assignee.uuid, aboutMoment: uuid }
}
type Assigned = Pick<Moment, 'uuid' | 'assignee' | 'assigneeReaction'>
/** The subject in the body of a message. */
export const aboutOf = ({ kind, uuid, confidentialWith, aboutMoment }: Subject) => ({
  [kind]: `/v1/${resources[kind]}/${uuid}`,
  ...(confidentialWith && { confidentialWith: `/v1/client_admins/${confidentialWith}` }),
  ...(aboutMoment && { aboutMoment: `/v1/care_moments/${aboutMoment}` }),
})
/** The query for the messages about the subject. */
export const messagesAbout = ({ kind, uuid, confidentialWith, aboutMoment }: Subject) => ({
  [`${kind}.uuid` as const]: uuid,
  ...(confidentialWith ? { 'confidentialWith.uuid': confidentialWith } : { 'exists[confidentialWith]': false }),
  ...(aboutMoment ? { 'aboutMoment.uuid': aboutMoment } : { 'exists[aboutMoment]': false }),
})
const namedBy = ({ uuid, confidentialWith, aboutMoment }: Subject) => {
  if (aboutMoment) return { 'careWorker.uuid': uuid, 'aboutMoment.uuid': aboutMoment }
  return confidentialWith ? { 'client.uuid': uuid, 'confidentialWith.uuid': confidentialWith } : { uuid }
}
/** The query for the conversation itself. Its uuid is that of the subject, unless that is of two. */
export const conversationQuery = (subject: Subject) => queryOf('GET /conversations', { query: namedBy(subject) })
/** The subject of a conversation in a list. */
export const subjectOf = (conversation: ConversationItem): Subject => {
  const { uuid, client, confidentialWith, careWorker, aboutMoment } = conversation
  if (client && confidentialWith)
    return { kind: 'client', uuid: client.uuid, confidentialWith: confidentialWith.slice('/v1/client_admins/'.length) }
  if (careWorker && aboutMoment) return { kind: 'careWorker', uuid: uuidOf(careWorker), aboutMoment: uuidOf(aboutMoment) }
  return { kind: (Object.keys(resources) as Subject['kind'][]).find(kind => conversation[kind])!, uuid }
}
