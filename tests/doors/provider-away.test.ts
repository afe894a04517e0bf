// A provider goes down: users who are logged in stay so, and others log in with their password.
import { expect, test } from 'vitest'
import { openSignOnTest } from '../servers/openid/sign-ons.ts'
import { must } from '../worlds/moments.ts'

const { as, world, setUp, browser, linked, callerOf, login, refresh, provider } = await openSignOnTest()
const { username } = world.people.organization

test('a provider that goes down ends no login, and keeps nobody out who has a password', async () => {
  await setUp(provider)
  const { refresh_token } = must(await (await linked()).signOn('sanne'), 200)
  const late = browser()
  const back = await late.there.signOn(await late.start(), 'sanne')
  provider.close()
  const away = { status: 409, body: { detail: expect.stringMatching(/antwoordt nu niet goed.*met je wachtwoord/) } }
  expect(await late.post('/login/sign_on/finish', back), 'who was under way').toMatchObject(away)
  expect(await as.nobody.post('/login/sign_on', { username })).toMatchObject(away)
  must(await login(username), 200)
  const { get, post } = callerOf(must(await refresh(refresh_token), 200).token)
  must(await get('/care_moments'), 200)
  expect(must(await post('/logout'), 200).endSession).toContain(provider.issuer)
})
