// Cookies behind TLS: their name prefix guarantees that only this host set them.
import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { cookiesIn, loginsOf } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'

const api = await openTestApi({ publicUrl: 'https://zorginzet.example' })
afterAll(() => api.close())
const { login } = loginsOf(api)

const renew = (cookie: string) => api.as.nobody.post('/login/token_refresh', undefined, { cookie })

test('a login sets host-only cookies, and a user with an older cookie name stays logged in', async () => {
  const answer = await login(api.world.people.careWorker.username)
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^__Host-refresh_token=[0-9a-f]{128}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict,__Host-device=[0-9a-f]{128}; /,
  )
  const { '__Host-refresh_token': token } = cookiesIn(answer)
  const renewed = await renew(`refresh_token=${token}`)
  must(await renew(`refresh_token=${token}; __Host-refresh_token=${cookiesIn({ ...renewed })['__Host-refresh_token']}`), 200)
})
test('every answer forbids plain HTTP and framing', async () => {
  const { headers } = await api.as.nobody.get('/acts')
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
})
test('logging out removes the cookies under both names and clears cached answers', async () => {
  const { headers } = await api.as.careWorker.post('/logout')
  expect(headers['clear-site-data']).toBe('"cache"')
  expect([headers['set-cookie']].flat().map(each => String(each).split('=')[0])).toEqual([
    '__Host-refresh_token',
    'refresh_token',
  ])
})
