// How to call the operations of asking by name.
import type { Database } from '../api/platform/database/database.ts'
import { addHours } from '../rules/amsterdam.ts'
import type { TestApi } from './api.ts'
import type { MakeBody, Target } from './calls.ts'
import { type rowsOf, type Side, sideOf } from './rows.ts'
import { today, type World } from './world.ts'

type Rows = ReturnType<typeof rowsOf>
/** The side's worker asked by name for a new open moment, with thirty days to answer. */
export const putInvitation = async (db: Database, world: World, rows: Rows, status: string, side: Side = 'own') => {
  const asked = { care_moment_uuid: await rows.putMoment('open', { side }), care_worker_uuid: sideOf(world, side).worker }
  const times = { answer_minutes: 240, asked_at: today, answer_before: addHours(today, 30 * 24), created_at: today }
  const more = { position: 1, contract_type: sideOf(world, side).type, status }
  const made = db.insertInto('care_moment_invitation').values({ ...asked, ...times, ...more })
  return (await made.returning('uuid').executeTakeFirstOrThrow()).uuid
}

export const invitationTargets = ({ db, world }: TestApi, rows: Rows): Record<string, Target> => {
  const open: Target = side => putInvitation(db, world, rows, 'open', side)
  return {
    'invitations.get': open,
    'invitations.accept': open,
    'invitations.decline': open,
    'invitations.withdraw': open,
    'invitations.candidates': side => rows.putMoment('open', { side }),
  }
}

export const invitationBodies = ({ world }: TestApi, rows: Rows): Record<string, MakeBody> => ({
  'invitations.invite': async side => ({
    careMoment: `/v1/care_moments/${await rows.putMoment('open', { side })}`,
    careWorkers: [`/v1/care_workers/${sideOf(world, side).worker}`],
  }),
})
