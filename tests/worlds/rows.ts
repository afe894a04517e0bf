// Care moments and related rows, put into any status with SQL, where the operations would be slow or cannot do it.

import { hash } from 'node:crypto'
import type { Updateable } from 'kysely'
import type { Database } from '../../api/platform/database/database.ts'
import type { DB } from '../../api/platform/database/schema.ts'
import type { Role } from '../../contract/language.ts'
import type { CareMomentStatus } from '../../contract/moments/care-moment-transitions.ts'
import type { CareRequestStatus } from '../../contract/statuses.ts'
import { addHours } from '../../rules/time/amsterdam.ts'
import { today, uuidOf, type World } from './world.ts'

/** Own: Lindenhof Oost with its client and worker. Other: the same at another organization, none of whom know ours. */
export type Side = 'own' | 'other'
interface MomentOptions {
  side?: Side
  /** Ended already, but recently enough to hand in hours; otherwise a month from now. */
  past?: boolean
  timeScope?: 'moment' | 'period'
  proposedBy?: 'care_worker' | 'organization'
  /** Its time or place was changed after the assignment, and the worker has not confirmed it. */
  changed?: boolean
  /** The worker reported their arrival. */
  arrived?: boolean
}
/** The statuses of a moment without an assignee. */
export const unassigned: string[] = ['open', 'assignment_expired', 'withdrawn']

export const sideOf = (world: World, side: Side) =>
  side === 'own'
    ? {
        organization: world.organization,
        location: world.east,
        client: world.client,
        worker: world.people.careWorker.uuid,
        type: 'freelance',
      }
    : {
        organization: world.otherOrganization,
        location: world.harbour,
        client: world.otherClient,
        worker: world.people.colleague.uuid,
        type: 'temp_work',
      }

/** A client for whom nobody works yet. */
export const putClient = async (db: Database, world: World, status = 'active', side: Side = 'own') => {
  const home = { street: 'Dam', house_number: '1', postcode: '1012 JS', city: 'Amsterdam' }
  const responsible_location_uuid = uuidOf(sideOf(world, side).location)
  const row = { ...home, first_name: 'Bep', last_name: 'Bos', status, responsible_location_uuid, created_at: today }
  return (await db.insertInto('client').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
}

/** Makes clients of a side with these columns; each returns its uuid. */
export const putClientsOf =
  (db: Database, world: World) =>
  async (changes: Updateable<DB['client']> = {}, side: Side = 'own'): Promise<string> => {
    const uuid = await putClient(db, world, 'active', side)
    if (Object.keys(changes).length > 0) await db.updateTable('client').set(changes).where('uuid', '=', uuid).execute()
    return uuid
  }

/** A care request of the side's client; returns its uuid. */
export const putCareRequest = async (db: Database, world: World, status: CareRequestStatus = 'new', side: Side = 'own') => {
  const service = await db.selectFrom('service_type').select('uuid').executeTakeFirstOrThrow()
  const asked = { service_type_uuid: service.uuid, wanted_from: '2027-01-01', hours_per_week: 8, created_at: today }
  const row = { ...asked, client_uuid: uuidOf(sideOf(world, side).client), status }
  return (await db.insertInto('care_request').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
}

export const rowsOf = (db: Database, world: World) => {
  let hour = 0
  /** A moment of three quarters of an hour that overlaps no other; returns its uuid. Moments without an assignee are published. */
  const putMoment = async (
    status: CareMomentStatus,
    { side = 'own', past = false, timeScope = 'moment', proposedBy, changed = false, arrived = false }: MomentOptions = {},
  ) => {
    const { organization, location, client, worker, type } = sideOf(world, side)
    hour += 1
    const start_date = addHours(today, hour + (past ? -50 : 30) * 24)
    const end_date = new Date(Date.parse(start_date) + 45 * 60_000).toISOString()
    const row = {
      ...{
        status,
        start_date,
        end_date,
        time_scope: timeScope,
        contract_type: 'freelance',
        title: `${side} ${status}`,
        hourly_rate: 4500,
      },
      ...(past && { actual_start_date: start_date, actual_end_date: end_date, actual_break_minutes: 0 }),
      ...{ ...(changed && { change_announced_at: today }), ...(arrived && { arrived_at: start_date }) },
      ...(proposedBy === 'organization' && {
        proposed_start_date: start_date,
        proposed_end_date: end_date,
        proposed_break_minutes: 15,
      }),
      ...{
        proposed_by: proposedBy ?? null,
        bonus: 100,
        expenses: JSON.stringify([{ kind: 'other', quantity: 1, amount: 5, description: '' }]),
      },
      ...{ expertise_level_uuid: uuidOf(world.level), client_uuid: uuidOf(client), location_uuid: uuidOf(location) },
      organization_uuid: uuidOf(organization),
      assignee_uuid: unassigned.includes(status) ? null : worker,
      ...{ published_for_contract_types: unassigned.includes(status) ? [type] : [], created_at: today, updated_at: today },
    }
    const { uuid } = await db.insertInto('care_moment').values(row).returning('uuid').executeTakeFirstOrThrow()
    if (status === 'open') await putPublication('open', uuid, side)
    // A worker who reacted still sees work that is no longer offered.
    else if (unassigned.includes(status)) await react(await putPublication('closed', uuid, side), 'not_selected', side)
    return uuid
  }
  /** A publication of this moment. Without `moment`: of a new open moment, as its only publication. */
  const putPublication = async (status: string, moment?: string, side: Side = 'own') => {
    const care_moment_uuid = moment ?? (await putMoment('open', { side }))
    if (!moment) await db.deleteFrom('care_moment_publication').where('care_moment_uuid', '=', care_moment_uuid).execute()
    const row = { status, care_moment_uuid, published_for_contract_types: [sideOf(world, side).type], created_at: today }
    return (await db.insertInto('care_moment_publication').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
  }
  /** The reaction of the side's worker to a new publication. */
  const putReaction = async (status: string, side: Side = 'own') =>
    react(await putPublication('open', undefined, side), status, side)
  const react = async (care_moment_publication_uuid: string, status: string, side: Side) => {
    const row = { status, care_moment_publication_uuid, care_worker_uuid: sideOf(world, side).worker, created_at: today }
    return (await db.insertInto('care_moment_publication_reaction').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
  }
  return { putMoment, putPublication, putReaction }
}

let documents = 0
/** A document of the side's worker, with a file. Each has a different title, so that none replaces another. */
export const putDocument = async (db: Database, world: World, status: string, kind = 'certificate', side: Side = 'own') => {
  documents += 1
  const { worker } = sideOf(world, side)
  const row = { care_worker_uuid: worker, kind, status, title: `Nummer ${documents}`, created_at: today }
  const { uuid } = await db.insertInto('care_worker_document').values(row).returning('uuid').executeTakeFirstOrThrow()
  const scan = { name: 'scan.pdf', media_type: 'application/pdf', size: 1, storage_key: `scan ${uuid}` }
  const file = { ...scan, account_uuid: worker, created_at: today }
  const made = await db.insertInto('user_file').values(file).returning('uuid').executeTakeFirstOrThrow()
  await db
    .insertInto('care_worker_document_file')
    .values({ care_worker_document_uuid: uuid, user_file_uuid: made.uuid })
    .execute()
  return uuid
}

/** A payout file without any of our invoices. */
export const putPayoutFile = async (db: Database, status = 'made') => {
  const content = Buffer.from('<Document/>')
  const file = { status, period: '2026-W43', transfers: 1, total: 100, content, hash: hash('sha256', content) }
  const dates = { execution_date: '2026-10-26', booked_on: status === 'paid_out' ? '2026-10-26' : null, created_at: today }
  return (
    await db
      .insertInto('payout_file')
      .values({ ...file, ...dates })
      .returning('uuid')
      .executeTakeFirstOrThrow()
  ).uuid
}

const afterwards = [
  'submit',
  'not_worked',
  'approve',
  'approve_not_worked',
  'reject_proposal',
  'disapprove',
  'resolve_for_care_worker',
  'arrive',
  'leave',
  'undo_arrival',
  'check_arrival',
]
/** The properties, apart from its status, that a moment needs so that this role can do this action. */
export const fitFor = (action: string, role: Role): MomentOptions => ({
  past: afterwards.includes(action),
  timeScope: action === 'period' ? 'period' : 'moment',
  changed: action === 'confirm_change',
  arrived: action === 'undo_arrival',
  proposedBy: role === 'ROLE_CARE_WORKER' ? 'organization' : 'care_worker',
})
