// Concurrent edits by two people: the second one gets a 409, for everything that has a version in the contract.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Operation } from '../contract/operations.ts'
import { openCallers } from './calls/callers.ts'
import { openCalls, operations } from './calls/calls.ts'
import { openTestApi } from './servers/api.ts'

const api = await openTestApi()
afterAll(() => api.close())
const callOf = await openCalls(api)
const callerOf = await openCallers(api)

const saysVersion = ({ body }: Operation) =>
  body !== undefined &&
  'version' in (z.toJSONSchema(body as unknown as z.core.$ZodType, { io: 'input', unrepresentable: 'any' }).properties ?? {})
const countsVersions = ({ resource }: Operation) => resource !== undefined && 'version' in resource.fields
const changing = operations.filter(({ operation: { kind, method } }) => method !== 'GET' && kind !== 'preview')
const said = changing.filter(({ operation }) => saysVersion(operation))

/** Actions that overwrite nothing a user entered: the status that they start from serves as the version. */
const byStatus = [
  ...['careMoments.resolveForCareWorker', 'clients.setInactive', 'clients.setActive', 'clients.close'],
  ...['arrival.arrive', 'arrival.leave', 'arrival.undoArrival', 'arrival.checkArrival', 'publications.withdrawPublication'],
  ...['webhooks.stop', 'webhooks.resume', 'signOn.switchOff', 'signOn.switchOn', 'apiClients.end'],
]
test('every change of what has versions can say which one was read', () => {
  const unsaid = changing
    .filter(
      ({ operation }) => ['change', 'action'].includes(operation.kind) && countsVersions(operation) && !saysVersion(operation),
    )
    .map(({ id }) => id)
  expect(unsaid.sort()).toEqual(byStatus.sort())
})

/** The call, and the current version of what it changes. */
const openCall = async (id: string, operation: Operation) => {
  const [role, caller] = callerOf(operation)
  const { path, body } = await callOf(id, operation, 'own', role)
  const { resource } = operation
  const version = async () => {
    if (!resource || operation.kind === 'create') return (body as { version?: unknown }).version ?? null
    const uuid = /[0-9a-f-]{36}/.exec(path)![0]
    const { rows } = await sql<{
      version: number
    }>`select version from ${sql.table(resource.table)} where uuid = ${uuid}::uuid`.execute(api.db)
    return rows[0]!.version
  }
  return { version, send: (of: unknown) => caller.send(operation.method, path, { ...(body as object), version: of }) }
}
test.each(said)('an old version is refused, and nothing is written: $id', async ({ id, operation }) => {
  let { version, send } = await openCall(id, operation)
  if ((await version()) === 0) {
    await send(0) // version 0 means not written yet: write once first
    ;({ version, send } = await openCall(id, operation))
  }
  const now = await version()
  const old = typeof now === 'number' ? now + 7 : '01890000-0000-7000-8000-000000000000'
  expect(await send(old)).toMatchObject({ status: 409 })
  expect(await version()).toBe(now)
})
/** Where the second person gets a more specific refusal than that somebody was first. */
const otherwise: Record<string, number> = {
  // The shift is no longer theirs.
  'careMoments.cancelAssignment': 404,
  // A care worker cannot approve hours that are approved already.
  'hours.approve': 403,
  // The other file is closed, and named in the body.
  'joining.join': 422,
}
test.each(said)('of two at once with the same version, one is told that the other was first: $id', async ({ id, operation }) => {
  const { version, send } = await openCall(id, operation)
  const now = await version()
  const statuses = (await Promise.all([send(now), send(now)])).map(({ status }) => status).sort()
  expect(statuses).toEqual([operation.kind === 'create' ? 201 : 200, otherwise[id] ?? 409])
})
test.each(changing.filter(({ id }) => byStatus.includes(id)))(
  'who says what they read is heeded (If-Match): $id',
  async ({ id, operation }) => {
    const [role, caller] = callerOf(operation)
    const { path, body } = await callOf(id, operation, 'own', role)
    expect(await caller.send(operation.method, path, body, { 'if-match': '"anders"' })).toMatchObject({ status: 412 })
  },
)
