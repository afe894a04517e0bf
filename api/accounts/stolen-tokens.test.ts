import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { ago, loginsOf } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import { hashOf } from '../platform/login/token.ts'

const api = await openTestApi()
const { db, server, world } = api
afterAll(() => api.close())
const { loggedIn, refresh, refused } = loginsOf(api)

/** Renews this many times, each time with the previous token; gives the last answer. */
const renew = async (from: string, times: number) => {
  let answer = must(await refresh(from), 200)
  for (let time = 1; time < times; time++) answer = must(await refresh(answer.refresh_token), 200)
  return answer
}

test.each([2, 10])('a thief renews %i times; the owner comes with the old token, and the whole login ends', async times => {
  const { refresh_token: stolen } = await loggedIn('careWorker')
  const thief = await renew(stolen, times)
  must(await callerWith(server, thief.token).get('/acts'), 200)
  expect(await refresh(stolen)).toMatchObject({ status: 401, body: { message: 'JWT Refresh Token Not Found' } })
  expect(await refresh(thief.refresh_token)).toMatchObject({ status: 401 })
  await refused(thief.token)
})
test('when a thief uses any token that the owner has already used, the whole login ends', async () => {
  const owner = await loggedIn('careWorker')
  const { refresh_token: middle } = await renew(owner.refresh_token, 3)
  const now = await renew(middle, 4)
  expect(await refresh(middle)).toMatchObject({ status: 401 })
  expect(await refresh(now.refresh_token)).toMatchObject({ status: 401 })
  await refused(now.token)
})
test('a second tab with the token just replaced goes on, and so does the first', async () => {
  const { refresh_token } = await loggedIn('careWorker')
  const answers = await Promise.all([refresh(refresh_token), refresh(refresh_token)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const next = answers.map(({ body }) => body.refresh_token).find(Boolean)
  must(await refresh(next!), 200)
})
test('another login of the same person goes on', async () => {
  const [one, other] = [await loggedIn('careWorker'), await loggedIn('careWorker')]
  await renew(one.refresh_token, 2)
  expect(await refresh(one.refresh_token)).toMatchObject({ status: 401 })
  must(await other.get('/acts'), 200)
  must(await refresh(other.refresh_token), 200)
})
test('a login from before tokens were remembered continues, and is watched from then on', async () => {
  const token = randomBytes(64).toString('hex')
  const times = { last_used_at: ago(3600), created_at: ago(3600), expires_at: ago(-86_400) }
  const row = { account_uuid: world.people.colleague.uuid, token_hash: hashOf(token), complete: true, ...times }
  await db.insertInto('account_session').values(row).execute()
  const thief = await renew(token, 2)
  expect(await refresh(token)).toMatchObject({ status: 401 })
  expect(await refresh(thief.refresh_token)).toMatchObject({ status: 401 })
})
