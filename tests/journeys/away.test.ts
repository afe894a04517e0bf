// The server is down for a moment, and the response to a change is lost: the screen says so, recovers by itself, and the change is
// made once.
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'

const app = await openApp()
afterAll(() => app.close())

test('an organization cancels an opdracht while the server is down: it waits, and is cancelled once', async () => {
  const { page, complaints } = await app.visit('organisatie@demo.example')
  const { uuid } = await app.server.database
    .selectFrom('care_moment as m')
    .innerJoin('organization_user as u', 'u.organization_uuid', 'm.organization_uuid')
    .innerJoin('account as a', 'a.uuid', 'u.uuid')
    .select('m.uuid')
    .where('a.username', '=', 'organisatie@demo.example')
    .where('m.status', '=', 'open')
    .where('m.recurring_care_moment_uuid', 'is', null)
    .orderBy('m.start_date', 'desc')
    .executeTakeFirstOrThrow()
  await page.goto(`/organisatie/opdrachten/${uuid}`)
  await page.getByRole('button', { name: 'Opdracht annuleren' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').selectOption({ index: 1 })
  let isAway = true
  const keys = new Set<string | null>()
  await page.route(/\/ready$|\/v1\/care_moments\/[^/]+\/cancel$/, async route => {
    const request = route.request()
    if (request.method() !== 'GET') {
      keys.add(await request.headerValue('Idempotency-Key'))
      // The change is made, and its response is lost.
      if (isAway) await route.fetch()
    }
    await (isAway ? route.fulfill({ status: 503, body: '' }) : route.continue())
  })
  await dialog.getByRole('button', { name: 'Opdracht annuleren' }).click()
  await page.getByText('Even geduld: Zorginzet is even niet bereikbaar.').waitFor()
  isAway = false
  await page.getByText('De opdracht is geannuleerd.').waitFor()
  await page.getByText('Even geduld: Zorginzet is even niet bereikbaar.').waitFor({ state: 'detached' })
  expect(keys.size).toBe(1)
  const told = app.server.database
    .selectFrom('event')
    .select('name')
    .where('subject_uuid', '=', uuid)
    .where('name', 'like', '%cancel%')
  expect(await told.execute()).toHaveLength(1)
  expect(complaints.filter(text => !text.includes('503'))).toEqual([])
})
