import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { loginsOf } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'

const api = await openTestApi()
const { as, db, server, world } = api
const { login, linkTo } = loginsOf(api)
beforeAll(() => server.startWork())
afterAll(() => api.close())

const secret = 'De kat van de buren blaft'
const complete = (token: string) =>
  as.nobody.put(`/user_tokens/${token}/complete_registration`, { password: secret, agreed: true })
const registered = async (email: string) => {
  const own = { firstName: 'Fatima', lastName: 'Verschreven', phone: '06 87 65 43 21', contractTypes: ['freelance'] }
  const address = { street: 'Dam', houseNumber: '1', postcode: '1012 JS', city: 'Amsterdam' }
  must(await as.nobody.post('/care_workers/register', { ...own, email, address, expertiseLevel: world.level, agreed: true }), 202)
  const { token } = await linkTo(email)
  const account = db.selectFrom('account').select('uuid').where('username', '=', email)
  return { token, uuid: (await account.executeTakeFirstOrThrow()).uuid }
}

test('who mistyped their address registers again; a planner reads that both may be one person, and ends the wrong one with its link', async () => {
  const wrong = await registered('fatima@vorbeeld.example')
  const right = await registered('fatima@voorbeeld.example')
  must(await complete(right.token), 204)
  const alikeOf = async (uuid: string) => must(await as.planner.get(`/care_workers/${uuid}`), 200).alike
  expect(await alikeOf(right.uuid)).toEqual([`/v1/care_workers/${wrong.uuid}`])
  expect(await alikeOf(wrong.uuid)).toEqual([`/v1/care_workers/${right.uuid}`])
  must(await as.planner.put(`/users/${wrong.uuid}/deactivate`, { reason: 'Adres was verschreven' }), 200)
  expect(await complete(wrong.token)).toMatchObject({ status: 404 })
  must(await login('fatima@voorbeeld.example', secret), 200)
})
