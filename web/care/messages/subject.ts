import type { Conversation, messageSubjects } from '../../../contract/conversations.ts'
import type { Item } from '../../../contract/language.ts'

/** What a conversation is about: its uuid is that of the conversation. */
export interface Subject {
  kind: (typeof messageSubjects)[number]
  uuid: string
}
export type ConversationItem = Item<typeof Conversation>

const resources = {
  careMomentPublicationReaction: 'care_moment_publication_reactions',
  client: 'clients',
  careWorker: 'care_workers',
} as const satisfies Record<Subject['kind'], string>
/** Names the subject in the body of a message. */
export const aboutOf = ({ kind, uuid }: Subject) => ({ [kind]: `/v1/${resources[kind]}/${uuid}` })
/** Asks for the messages about the subject. */
export const messagesAbout = ({ kind, uuid }: Subject) => ({ [`${kind}.uuid` as const]: uuid })
/** The subject of a conversation in a list. */
export const subjectOf = ({ uuid, client, careWorker }: ConversationItem): Subject => ({
  kind: client ? 'client' : careWorker ? 'careWorker' : 'careMomentPublicationReaction',
  uuid,
})
