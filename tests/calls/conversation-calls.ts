// How to call the operations on messages: each role with a subject it may discuss.
import { sql } from 'kysely'
import { say } from '../../api/conversations/queries.ts'
import type { Role } from '../../contract/language.ts'
import type { TestApi } from '../servers/api.ts'
import { putClient, type rowsOf, type Side, sideOf } from '../worlds/rows.ts'
import { today, uuidOf } from '../worlds/world.ts'
import type { MakeBody, Target } from './calls.ts'

type Rows = ReturnType<typeof rowsOf>
/** A client whom the back-office employee manages. For the other side: a client without a manager. */
const putManaged = async ({ db, world }: TestApi, side: Side) => {
  const client = await putClient(db, world, 'active', side)
  const client_manager_uuid = side === 'own' ? world.people.backOffice.uuid : null
  await db.updateTable('client').set({ client_manager_uuid }).where('uuid', '=', client).execute()
  return client
}
const subjectFor = async (api: TestApi, rows: Rows, side: Side, role: Role): Promise<Record<string, string>> => {
  const { client, worker } = sideOf(api.world, side)
  if (role === 'ROLE_CLIENT_ADMIN') return { client: uuidOf(client) }
  if (role === 'ROLE_BACK_OFFICE_EMPLOYEE') return { client: await putManaged(api, side) }
  if (role === 'ROLE_PLANNER') return { careWorker: worker }
  return { careMomentPublicationReaction: await rows.putReaction('open', side) }
}

export const conversationTargets = (api: TestApi, rows: Rows): Record<string, Target> => {
  const putMessage = async (side: Side, role: Role) => {
    const { client, careWorker, careMomentPublicationReaction } = await subjectFor(api, rows, side, role)
    const row = {
      text: 'Is er een parkeerplaats?',
      author_uuid: api.world.people.thirdWorker.uuid,
      author_name: sql<string>`'Özge'`,
      client_uuid: client ?? null,
      care_worker_uuid: careWorker ?? null,
      care_moment_publication_reaction_uuid: careMomentPublicationReaction ?? null,
      created_at: today,
    }
    const message = await api.db.transaction().execute(tx => say(tx, row))
    return { message, subject: (client ?? careWorker ?? careMomentPublicationReaction)! }
  }
  const conversation: Target = async (side, role) => (await putMessage(side, role)).subject
  return {
    'conversations.get': async (side, role) => (await putMessage(side, role)).message,
    'conversations.conversation': conversation,
    'conversations.readConversation': conversation,
  }
}

const paths: Record<string, string> = {
  client: 'clients',
  careWorker: 'care_workers',
  careMomentPublicationReaction: 'care_moment_publication_reactions',
}
export const conversationBodies = (api: TestApi, rows: Rows): Record<string, MakeBody> => ({
  'conversations.send': async (side, role) => {
    const [[name, uuid] = ['', '']] = Object.entries(await subjectFor(api, rows, side, role))
    return { text: 'Is er een parkeerplaats?', [name]: `/v1/${paths[name]}/${uuid}` }
  },
})
