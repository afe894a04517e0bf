// Two servers on one database, as behind a proxy: what one knows, the other knows too.
import { afterAll, expect, test } from 'vitest'
import { openApi } from '../api/server.ts'
import { callerWith, openTestApi } from './servers/api.ts'
import { settings } from './servers/settings.ts'
import { must } from './worlds/moments.ts'
import { password, tokenFor } from './worlds/world.ts'

const api = await openTestApi()
const second = await openApi(settings, api.url)
afterAll(async () => {
  await second.stop()
  await api.close()
})
const servers = [api.server, second]
const login = (server: number, who: 'thirdWorker' | 'colleague', word: string) =>
  callerWith(servers[server]!).post('/login/check', { username: api.world.people[who].username, password: word })

test('wrong passwords at one count at the other', async () => {
  for (const server of [0, 1, 0, 1, 0]) expect(await login(server, 'thirdWorker', 'fout')).toMatchObject({ status: 401 })
  for (const server of [0, 1]) expect(await login(server, 'thirdWorker', password)).toMatchObject({ status: 429 })
})
test('a login at one is refreshed at the other, and ended there for both', async () => {
  const { refresh_token } = must(await login(0, 'colleague', password), 200)
  const next = must(await callerWith(second).post('/login/token_refresh', { refresh_token }), 200).refresh_token
  must(await callerWith(second).post('/logout', { refresh_token: next }), 200)
  for (const server of servers)
    expect(await callerWith(server).post('/login/token_refresh', { refresh_token: next })).toMatchObject({ status: 401 })
})
test('hours approved at both at once are approved once', async () => {
  const moment = await api.submittedMoment()
  const token = await tokenFor(api.server, api.world.people.organization)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => callerWith(servers[n % 2]!, token).patch(`${moment['@id']}/approve`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  const lines = await api.db
    .selectFrom('care_moment_invoice_line')
    .select('uuid')
    .where('care_moment_uuid', '=', moment.uuid)
    .execute()
  expect(lines).toHaveLength(1)
})
