import type { Conversation, messageSubjects } from '../../../contract/conversations.ts'
import type { Item } from '../../../contract/language.ts'
import { ask } from '../../client/cache.ts'

/** What a conversation is about. */
export interface Subject {
  kind: (typeof messageSubjects)[number]
  uuid: string
  /** The relative, of what is said about a client between them and the client's manager alone. */
  confidentialWith?: string | undefined
}
export type ConversationItem = Item<typeof Conversation>

const resources = {
  careMomentPublicationReaction: 'care_moment_publication_reactions',
  client: 'clients',
  careWorker: 'care_workers',
  contractProposal: 'contract_proposals',
} as const satisfies Record<Subject['kind'], string>
/** Sets a subject apart from every other. */
export const keyOf = ({ uuid, confidentialWith }: Subject): string => (confidentialWith ? `${uuid}-${confidentialWith}` : uuid)
/** Names the subject in the body of a message. */
export const aboutOf = ({ kind, uuid, confidentialWith }: Subject) => ({
  [kind]: `/v1/${resources[kind]}/${uuid}`,
  ...(confidentialWith && { confidentialWith: `/v1/client_admins/${confidentialWith}` }),
})
/** Asks for the messages about the subject. */
export const messagesAbout = ({ kind, uuid, confidentialWith }: Subject) => ({
  [`${kind}.uuid` as const]: uuid,
  ...(confidentialWith ? { 'confidentialWith.uuid': confidentialWith } : { 'exists[confidentialWith]': false }),
})
/** Asks for the conversation itself. Its uuid is that of the subject, but for what is confidential. */
export const askConversation = ({ uuid, confidentialWith }: Subject) =>
  ask('GET /conversations', {
    query: confidentialWith ? { 'client.uuid': uuid, 'confidentialWith.uuid': confidentialWith } : { uuid },
  })
/** The subject of a conversation in a list. */
export const subjectOf = (conversation: ConversationItem): Subject => {
  const { uuid, client, confidentialWith } = conversation
  if (client && confidentialWith)
    return { kind: 'client', uuid: client.uuid, confidentialWith: confidentialWith.slice('/v1/client_admins/'.length) }
  return { kind: (Object.keys(resources) as Subject['kind'][]).find(kind => conversation[kind])!, uuid }
}
