// A page that is left while it sends: what it sent is there once, whether its answer came or not.
import { afterAll, expect, test } from 'vitest'
import { atRest } from '../servers/browser.ts'
import { openApp } from './app.ts'
import { visitorsOf } from './visit.ts'

const worker = 'zorgverlener@demo.example'
const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

test('a message that was being sent when the page was left is shown once, also before its answer', async () => {
  const { page } = await visit(worker)
  const text = 'Ik kom tien minuten later.'
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const answer = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/v1/messages', async route => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    asked += 1
    if (asked === 1) return first.resolve()
    second.resolve()
    await answer.promise
    await route.fulfill({ response })
  })
  await page.goto('/werk/contact')
  await page.getByLabel('Nieuw bericht').fill(text)
  await page.getByRole('button', { name: 'Versturen', exact: true }).tap()
  await first.promise
  await page.reload()
  const message = page.getByText(text, { exact: true })
  await message.first().waitFor()
  await second.promise
  expect(await message.count()).toBe(1)
  answer.resolve()
  await page.getByText('Verstuurd: Bericht.').waitFor()
  await atRest(page)
  expect(await message.count()).toBe(1)
  const found = await app.server.database.selectFrom('message').select('uuid').where('text', '=', text).execute()
  expect(found).toHaveLength(1)
})
