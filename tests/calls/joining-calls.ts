// How to call the merging of two client files: each side gets two new ones, as one of them no longer exists afterwards.
import type { TestApi } from '../servers/api.ts'
import { putClient, type Side } from '../worlds/rows.ts'
import type { MakeBody, Target } from './calls.ts'

export const joiningTargets = ({ db, world }: TestApi): Record<string, Target> => {
  const file: Target = side => putClient(db, world, 'active', side)
  return { 'joining.compare': file, 'joining.join': file }
}
/** The query of a comparison: the other file, of the same side. */
export const comparedWith = async ({ db, world }: TestApi, id: string, side: Side): Promise<string> =>
  id === 'joining.compare' ? `&other=${await putClient(db, world, 'active', side)}` : ''
export const joiningBodies = ({ db, world }: TestApi): Record<string, MakeBody> => ({
  'joining.join': async side => {
    const other = `/v1/clients/${await putClient(db, world, 'active', side)}`
    return { other, version: 1, otherVersion: 1, takes: [] }
  },
})
