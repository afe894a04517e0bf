import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Role, Session } from '#contract/language.ts'

let asked: string[]
let answer: object
const call = vi.fn(async (name: string) => {
  asked.push(name)
  return answer
})
vi.mock('./api.ts', () => ({ call }))
vi.mock('./change.ts', () => ({}))
vi.mock('./use-session.ts', () => ({ useSession: () => null }))
vi.resetModules() // an instance loaded by another file has its own api.ts
const { fetchName } = await import('./current-user.ts')
beforeEach(() => {
  asked = []
})

const person = (roles: string[], uuid = 'u-1') => ({ uuid, roles: roles as Role[] }) as Session
const nameOf = (session: Session) => fetchName(new QueryClient({ defaultOptions: { queries: { retry: false } } }), session)
const profile = { firstName: 'Roos', lastName: 'Visser' }
test.each([
  ['ROLE_CARE_WORKER', 'GET /care_workers/{uuid}', { '@type': 'CareWorker', profile }],
  ['ROLE_PLANNER', 'GET /back_office_employees/{uuid}', { '@type': 'BackOfficeEmployee', ...profile }],
  ['ROLE_BACK_OFFICE_EMPLOYEE', 'GET /back_office_employees/{uuid}', { '@type': 'BackOfficeEmployee', ...profile }],
  ['ROLE_ORGANIZATION_USER', 'GET /organization_users/{uuid}', { '@type': 'OrganizationUser', ...profile }],
  ['ROLE_ORGANIZATION_LOCATION_ADMIN', 'GET /organization_users/{uuid}', { '@type': 'OrganizationUser', ...profile }],
])('for %s the record is asked by %s', async (role, name, record) => {
  answer = record
  expect(await nameOf(person([role, 'ROLE_CLIENT_ADMIN']))).toBe('Roos Visser')
  expect(asked).toEqual([name])
})
test.each(['ROLE_CLIENT_ADMIN', 'IS_AUTHENTICATED_2FA_IN_PROGRESS'])('for %s none is asked', async role => {
  expect(await nameOf(person([role]))).toBeNull()
  expect(asked).toEqual([])
})
test.each([
  [person(['ROLE_CARE_WORKER'], ''), 'No uuid found'],
  [person([]), 'No role found'],
  [person(['ROLE_ADMIN']), 'Unexpected role type'],
])('%j is refused: %s', async (session, message) => {
  await expect(nameOf(session)).rejects.toThrow(message)
})
test('a record of another kind is refused', async () => {
  answer = { '@type': 'Client', ...profile }
  await expect(nameOf(person(['ROLE_PLANNER']))).rejects.toThrow('Unexpected data type')
})
