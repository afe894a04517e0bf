// The targets for the items that follow from the lists (contract/items.ts): those of the other calls on the same resource.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { contract } from '../../contract/index.ts'
import type { AnyResource } from '../../contract/language.ts'
import type { Operation } from '../../contract/operations.ts'
import { Office } from '../../contract/workers/reference.ts'
import type { TestApi } from '../servers/api.ts'
import { must } from '../worlds/moments.ts'
import { type rowsOf, sideOf } from '../worlds/rows.ts'
import { today, uuidOf } from '../worlds/world.ts'
import { personOf } from './account-calls.ts'
import type { Target } from './calls.ts'

const named = Object.entries(contract).flatMap(([concept, operations]) =>
  Object.entries<Operation>(operations).map(([name, operation]) => ({ id: `${concept}.${name}`, operation })),
)
/** The target of another call on an item of this resource. */
const known = (targets: Record<string, Target>, resource: AnyResource): Target | undefined => {
  const own = named.filter(
    ({ operation }) => operation.resource === resource && operation.path.startsWith(`${resource.path}/{uuid}`),
  )
  return own.map(({ id }) => targets[id]).find(target => target !== undefined)
}
// Items that everyone sees. For the other side the target is an item that does not exist.
const shared =
  ({ db }: TestApi, { table }: AnyResource): Target =>
  async side => {
    const any = sql<{ uuid: string }>`select uuid from ${sql.table(table)} limit 1`
    return side === 'other' ? randomUUID() : (await any.execute(db)).rows[0]!.uuid
  }

const rowsOfItems = (api: TestApi, rows: ReturnType<typeof rowsOf>, targets: Record<string, Target>): Record<string, Target> => {
  const { as, db, world } = api
  let agreements = 0
  return {
    careMomentEvent: async side => {
      const moment = await rows.putMoment('open', { side })
      const event = { name: 'care_moment_created', subject_type: 'CareMoment', subject_uuid: moment, at: today }
      return (await db.insertInto('event').values(event).returning('uuid').executeTakeFirstOrThrow()).uuid
    },
    carePlanScore: async (side, role) => {
      const care_plan_problem_uuid = await targets['clientCare.changePlanProblem']!(side, role)
      const client_uuid = uuidOf(sideOf(world, side).client)
      const row = { client_uuid, care_plan_problem_uuid, knowledge: 3, scored_on: '2026-10-19', author_name: 'Özge' }
      const author_uuid = sideOf(world, side).worker
      const made = db.insertInto('care_plan_score').values({ ...row, author_uuid, created_at: today })
      return (await made.returning('uuid').executeTakeFirstOrThrow()).uuid
    },
    careTeam: async side => {
      const { client, worker } = sideOf(world, side)
      const pair = { client_uuid: uuidOf(client), care_worker_uuid: worker }
      await db.deleteFrom('care_team').where('client_uuid', '=', pair.client_uuid).execute()
      return (await db.insertInto('care_team').values(pair).returning('uuid').executeTakeFirstOrThrow()).uuid
    },
    checkedCareWorker: async side => {
      await rows.putMoment('assigned', { side })
      return sideOf(world, side).worker
    },
    clientAccess: async side => {
      const client = uuidOf(sideOf(world, side).client)
      must(await as.planner.get(`/clients/${client}`), 200)
      const found = await sql<{
        uuid: string
      }>`select uuid from access_log where client_uuids @> array[${client}::uuid] limit 1`.execute(db)
      return found.rows[0]!.uuid
    },
    organizationLocationRate: async side => {
      const location = uuidOf(sideOf(world, side).location)
      const rates = db.selectFrom('organization_location_rate').select('uuid').where('organization_location_uuid', '=', location)
      return (await rates.executeTakeFirstOrThrow()).uuid
    },
    office: shared(api, Office),
    agreement: async (side, role) => {
      // A planner reads everybody's, so the target on the other side does not exist.
      if (side === 'other' && role === 'ROLE_PLANNER') return randomUUID()
      const { uuid: account_uuid } = side === 'own' ? personOf(world, role) : world.people.thirdWorker
      agreements += 1
      const version = new Date(agreements * 86_400_000).toISOString().slice(0, 10)
      const row = { account_uuid, paper: 'terms', version, at: version }
      return (await db.insertInto('agreement').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
    },
    refusedLogin: async side => {
      if (side === 'other') return randomUUID()
      const row = { kind: 'password', account_uuid: world.people.thirdWorker.uuid, network: '192.0.2.0/24' }
      return (await db.insertInto('refused_login').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
    },
    userSetting: (side, role) => (side === 'own' ? personOf(world, role) : world.people.thirdWorker).uuid,
  }
}

/** The targets for `contract.items`, given the targets of all other calls. */
export const itemTargets = (
  api: TestApi,
  rows: ReturnType<typeof rowsOf>,
  targets: Record<string, Target>,
): Record<string, Target> => {
  const made = rowsOfItems(api, rows, targets)
  return Object.fromEntries(
    Object.entries(contract.items).map(([name, { resource }]) => [
      `items.${name}`,
      made[name] ??
        (resource!.selectableField || !known(targets, resource!) ? shared(api, resource!) : known(targets, resource!)!),
    ]),
  )
}
