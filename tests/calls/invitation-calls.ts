// How to call the operations of inviting by name and of calling by telephone, and those on the agreement of the assigned worker.

import { now } from '../../api/platform/clock.ts'
import type { Database } from '../../api/platform/database/database.ts'
import { addHours } from '../../rules/time/amsterdam.ts'
import type { TestApi } from '../servers/api.ts'
import { type rowsOf, type Side, sideOf } from '../worlds/rows.ts'
import { today, type World } from '../worlds/world.ts'
import { agreementBodies, agreementTargets } from './agreement-calls.ts'
import type { MakeBody, Target } from './calls.ts'

type Rows = ReturnType<typeof rowsOf>
/** An invitation of the side's worker for a new open moment, with thirty days to answer. */
export const putInvitation = async (db: Database, world: World, rows: Rows, status: string, side: Side = 'own') => {
  const asked = { care_moment_uuid: await rows.putMoment('open', { side }), care_worker_uuid: sideOf(world, side).worker }
  const times = { answer_minutes: 240, asked_at: today, answer_before: addHours(today, 30 * 24), created_at: today }
  const more = { position: 1, contract_type: sideOf(world, side).type, status }
  const made = db.insertInto('care_moment_invitation').values({ ...asked, ...times, ...more })
  return (await made.returning('uuid').executeTakeFirstOrThrow()).uuid
}

const putHold = async (db: Database, world: World, moment: string) => {
  const made = { care_moment_uuid: moment, holder_uuid: world.people.planner.uuid, since: now(), seen_at: now() }
  return (await db.insertInto('care_moment_hold').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
}
/** A phone call by the planner, who can have only one open call at a time. */
export const putCall = async (db: Database, world: World, moment: string, status = 'not_reached', side: Side = 'own') => {
  await db.deleteFrom('care_moment_call').where('status', '=', 'calling').execute()
  const whom = { care_moment_uuid: moment, care_worker_uuid: sideOf(world, side).worker, caller_uuid: world.people.planner.uuid }
  const ended = status === 'calling' ? {} : { ended_at: today }
  const later = status === 'call_back' ? { call_back_at: addHours(today, 2) } : {}
  const made = db.insertInto('care_moment_call').values({ ...whom, ...ended, ...later, status, started_at: today })
  return (await made.returning('uuid').executeTakeFirstOrThrow()).uuid
}

export const invitationTargets = (api: TestApi, rows: Rows): Record<string, Target> => {
  const { db, world } = api
  const moment: Target = side => rows.putMoment('open', { side })
  const held: Target = async side => putHold(db, world, await moment(side, 'ROLE_PLANNER'))
  const called: Target = async side => putCall(db, world, await moment(side, 'ROLE_PLANNER'), 'not_reached', side)
  const open: Target = side => putInvitation(db, world, rows, 'open', side)
  return {
    ...agreementTargets(api, rows),
    'invitations.get': open,
    'invitations.accept': open,
    'invitations.decline': open,
    'invitations.withdraw': open,
    'invitations.candidates': moment,
    ...{
      'calls.stillHeld': held,
      'calls.letGo': held,
      'calls.callList': moment,
      'calls.unable': moment,
      'bonusAdvice.bonusAdvice': moment,
      'publications.eligibilityOfWorker': moment,
    },
    ...{ 'calls.notReached': called, 'calls.no': called, 'calls.callBack': called, 'calls.yes': called },
  }
}

export const invitationBodies = (api: TestApi, rows: Rows): Record<string, MakeBody> => ({
  ...agreementBodies(api),
  'invitations.invite': async side => ({
    careMoment: `/v1/care_moments/${await rows.putMoment('open', { side })}`,
    careWorkers: [`/v1/care_workers/${sideOf(api.world, side).worker}`],
  }),
  'calls.hold': async side => ({ careMoment: `/v1/care_moments/${await rows.putMoment('open', { side })}` }),
  'calls.call': async side => ({
    careMoment: `/v1/care_moments/${await rows.putMoment('open', { side })}`,
    careWorker: `/v1/care_workers/${sideOf(api.world, side).worker}`,
  }),
})
