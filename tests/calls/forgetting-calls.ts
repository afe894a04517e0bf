// How to call the operations of forgetting. A person can have one hold only, so the hold of the previous call is removed first.
import type { TestApi } from '../servers/api.ts'
import { sideOf } from '../worlds/rows.ts'
import { today, uuidOf } from '../worlds/world.ts'
import type { MakeBody, Target } from './calls.ts'

export const forgettingTargets = ({ db, world }: TestApi): Record<string, Target> => {
  const hold: Target = async side => {
    const client_uuid = uuidOf(sideOf(world, side).client)
    await db.deleteFrom('forgetting_hold').where('client_uuid', '=', client_uuid).execute()
    const row = { client_uuid, reason: 'Een geschil.', author_name: 'Fenna', created_at: today }
    return (await db.insertInto('forgetting_hold').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
  }
  return {
    'forgetting.ofClient': side => uuidOf(sideOf(world, side).client),
    'forgetting.release': hold,
    'items.forgettingHold': hold,
  }
}
export const forgettingBodies = ({ db, world }: TestApi): Record<string, MakeBody> => ({
  'forgetting.hold': async side => {
    await db.deleteFrom('forgetting_hold').execute()
    return { client: sideOf(world, side).client, reason: 'Een geschil.' }
  },
})
