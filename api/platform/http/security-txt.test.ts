import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../../tests/servers/api.ts'
import { settings } from '../../../tests/servers/settings.ts'
import { openApi } from '../../server.ts'
import { moveClock, now } from '../clock.ts'
import { readSettings } from '../settings.ts'

const api = await openTestApi()
afterAll(() => api.close())
const path = '/.well-known/security.txt'

test('a finder of a leak reads where to report it, until when that is valid, and in which language', async () => {
  const publicUrl = 'https://zorg.example'
  const { app, stop } = await openApi({ ...settings, publicUrl, securityContact: 'mailto:lek@zorg.example' }, api.url)
  moveClock('2027-06-01T10:00:00+02:00')
  const { body, headers, statusCode } = await app.inject(path)
  await stop()
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = Object.fromEntries(
    body
      .trimEnd()
      .split('\n')
      .map(line => line.split(/: (.*)/).slice(0, 2)),
  )
  expect(fields).toEqual({
    ...{ Contact: 'mailto:lek@zorg.example', 'Preferred-Languages': 'nl, en', Canonical: `${publicUrl}${path}` },
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  })
  const days = (Date.parse(fields.Expires!) - Date.parse(now())) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
})

test('without a contact there is no security.txt, and a contact must have an address', async () => {
  const { app, stop } = await openApi({ ...settings, securityContact: undefined }, api.url)
  expect((await app.inject(path)).statusCode).toBe(404)
  await stop()
  expect(readSettings({ SECURITY_CONTACT: 'mailto:lek@zorg.example' }).securityContact).toBe('mailto:lek@zorg.example')
  for (const SECURITY_CONTACT of ['lek@zorg.example', 'http://zorg.example', 'mailto:lek@zorg.example\nExpires: 1'])
    expect(() => readSettings({ SECURITY_CONTACT })).toThrow(/SECURITY_CONTACT/)
})
