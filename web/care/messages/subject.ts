import { ask } from '#client/cache.ts'
import type { Conversation, messageSubjects } from '#contract/events/conversations.ts'
import type { Item } from '#contract/language.ts'

/** The subject of a conversation. */
export interface Subject {
  kind: (typeof messageSubjects)[number]
  uuid: string
  /** The relative, for a confidential conversation about a client with the client's manager. */
  confidentialWith?: string | undefined
}
export type ConversationItem = Item<typeof Conversation>

const resources = {
  careMomentPublicationReaction: 'care_moment_publication_reactions',
  client: 'clients',
  careWorker: 'care_workers',
  contractProposal: 'contract_proposals',
} as const satisfies Record<Subject['kind'], string>
/** A key that is unique for every subject. */
export const keyOf = ({ uuid, confidentialWith }: Subject): string => (confidentialWith ? `${uuid}-${confidentialWith}` : uuid)
/** The subject in the body of a message. */
export const aboutOf = ({ kind, uuid, confidentialWith }: Subject) => ({
  [kind]: `/v1/${resources[kind]}/${uuid}`,
  ...(confidentialWith && { confidentialWith: `/v1/client_admins/${confidentialWith}` }),
})
/** The query for the messages about the subject. */
export const messagesAbout = ({ kind, uuid, confidentialWith }: Subject) => ({
  [`${kind}.uuid` as const]: uuid,
  ...(confidentialWith ? { 'confidentialWith.uuid': confidentialWith } : { 'exists[confidentialWith]': false }),
})
/** The query for the conversation itself. Its uuid is that of the subject, unless it is confidential. */
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
