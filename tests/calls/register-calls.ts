// How to call the operations on imports of the BIG-register.
import { randomUUID } from 'node:crypto'
import type { TestApi } from '../servers/api.ts'
import { today } from '../worlds/world.ts'
import type { MakeBody, Target } from './calls.ts'

export const putRegister = async ({ db }: Pick<TestApi, 'db'>, status: string): Promise<string> => {
  // Only one is current at a time.
  await db.updateTable('big_register').set({ status: 'replaced' }).where('status', '=', 'current').execute()
  const row = { file_name: 'register.csv', taken_on: '2026-10-01', author_name: 'Fenna', created_at: today, rows: 1, status }
  const { uuid } = await db.insertInto('big_register').values(row).returning('uuid').executeTakeFirstOrThrow()
  const entry = { big_register_uuid: uuid, row: 1, number: '19012345630', name: 'Ö. careWorker' }
  await db.insertInto('big_register_entry').values(entry).execute()
  return uuid
}

export const registerTargets = (api: TestApi): Record<string, Target> => {
  // A planner sees all of them, so the target on the other side does not exist.
  const loading: Target = async side => (side === 'other' ? randomUUID() : putRegister(api, 'loading'))
  return { 'bigRegisters.addRows': loading, 'bigRegisters.look': loading, 'bigRegisters.load': loading }
}
export const registerBodies: Record<string, MakeBody> = {
  'bigRegisters.create': () => ({ fileName: 'register.csv', takenOn: '2026-10-01' }),
  'bigRegisters.addRows': () => ({ rows: [{ row: 2, number: '29012345630', name: 'S. de Boer', endsOn: '' }] }),
}
