// A care worker's phone offline: changes are queued, sent once, as the right person, and a refused one asks what to do.
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { photo } from '../files/sent-files.ts'
import { keepAnswers } from '../screens/offline.ts'
import { settle } from '../screens/places.ts'
import { atRest } from '../servers/browser.ts'
import { openApp } from './app.ts'
import { appIsKept, logIn, login, logOut, pathIs, visitorsOf } from './visit.ts'

const worker = 'zorgverlener@demo.example'
const later = 'Bewaard op deze telefoon. Wordt vanzelf verstuurd als er weer internet is.'
// A separate build, of which the test makes a newer version.
const webDir = await mkdtemp(join(tmpdir(), 'zorginzet-web-'))
await cp('dist/web', webDir, { recursive: true })
const app = await openApp({ webDir }, { keptApp: true })
const visit = visitorsOf(app, { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })
// A week later four more shifts have ended.
beforeAll(() => app.moveClock(new Date(Date.now() + 7 * 86_400_000).toISOString()))
afterAll(async () => {
  await app.close()
  await rm(webDir, { recursive: true })
})

const { database } = app.server
/** How often the hours of this shift were handed in. */
const handedIn = async (uuid: string): Promise<number> =>
  (
    await database
      .selectFrom('event')
      .select('uuid')
      .where('name', '=', 'care_moment_submitted')
      .where('subject_uuid', '=', uuid)
      .execute()
  ).length
const availabilities = async (): Promise<number> =>
  (await database.selectFrom('care_worker_availability').select('uuid').execute()).length
const forms = (page: Page) => page.locator('form').filter({ has: page.getByLabel('Pauze') })
/** The shift whose form is open. */
const opened = async (page: Page): Promise<string> => {
  const id = await page.locator('[id^="uren-"]:has(form)').getAttribute('id')
  return id!.slice('uren-'.length)
}
const entriesLeft = `new Promise(resolve => {
  const opening = indexedDB.open('zorginzet-nog-te-versturen')
  opening.onsuccess = () => {
    const asked = opening.result.transaction('entries').objectStore('entries').count()
    asked.onsuccess = () => resolve(asked.result)
  }
})`
/** The hours screen, with the app and its data stored on this device. */
const openHours = async (page: Page) => {
  await page.goto('/werk/uren-indienen')
  await forms(page).waitFor()
  await appIsKept(page)
}
const handIn = async (page: Page) => {
  await forms(page).getByRole('button', { name: 'Uren indienen' }).tap()
  await page.getByText(later).first().waitFor()
}
const back = async (page: Page) => {
  await page.context().setOffline(false)
  await page.evaluate(`dispatchEvent(new Event('online'))`)
}
const waits = (page: Page, count: number) =>
  page.locator('main').getByRole('button', { name: `Nog te versturen (${count})`, exact: true })

test('hours with a receipt, written without a network, survive a reload and are handed in once', async () => {
  const { page, complaints } = await visit(worker)
  await openHours(page)
  await keepAnswers(page)
  const uuid = await opened(page)
  await page.context().setOffline(true)
  await forms(page).getByRole('button', { name: 'Openbaar vervoer' }).tap()
  await forms(page).getByLabel('Bedrag').fill('12,50')
  const receipt = { name: 'bon.jpg', mimeType: 'image/jpeg', buffer: await photo('jpeg') }
  await forms(page).locator('input[type=file]').last().setInputFiles(receipt)
  await forms(page).getByRole('button', { name: 'bon.jpg', exact: true }).waitFor()
  await handIn(page)
  await page.reload()
  await waits(page, 1).tap()
  const list = page.getByRole('dialog', { name: 'Nog te versturen (1)' })
  await list.getByText(/1 onkostenpost/).waitFor()
  await list.getByRole('button', { name: 'Verwijderen' }).tap()
  await page.getByRole('button', { name: 'Ongedaan maken' }).tap()
  await list.getByRole('button', { name: 'Wijzigen' }).tap()
  await list.waitFor({ state: 'detached' })
  expect(await opened(page)).toBe(uuid)
  await forms(page).getByRole('button', { name: 'bon.jpg', exact: true }).waitFor()
  await handIn(page)
  await page.getByRole('button', { name: /^Menu van/ }).tap()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Ingelogd blijven' }).tap()
  expect(await handedIn(uuid)).toBe(0)
  await back(page)
  await app.mailTo('organisatie@demo.example', 'Uren ingediend')
  await waits(page, 1).waitFor({ state: 'detached' })
  expect(await handedIn(uuid)).toBe(1)
  const { expenses } = await database
    .selectFrom('care_moment')
    .select('expenses')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(expenses)).toMatch(/user_files\/[0-9a-f-]{36}/)
  expect(complaints.filter(line => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(line))).toEqual([])
})

test('what the server did and could not tell is not done twice', async () => {
  const { page } = await visit(worker)
  await openHours(page)
  const uuid = await opened(page)
  let lost = 0
  await page.route(
    '**/submit',
    async route => {
      await route.fetch()
      lost += 1
      await route.abort()
    },
    { times: 1 },
  )
  // The server is there, so it may be sent again before the message that it waits has been seen.
  await forms(page).getByRole('button', { name: 'Uren indienen' }).tap()
  await expect.poll(() => lost).toBe(1)
  expect(await handedIn(uuid)).toBe(1)
  await back(page)
  await page.getByText(/^Verstuurd: Uren/).waitFor()
  expect(await handedIn(uuid)).toBe(1)
})

test('who logs out after the warning leaves nothing behind', async () => {
  const { page } = await visit(worker)
  await openHours(page)
  await page.context().setOffline(true)
  await handIn(page)
  await page.getByRole('button', { name: /^Menu van/ }).tap()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Uitloggen en verwijderen' }).tap()
  await pathIs(page, login)
  expect(await page.evaluate(entriesLeft)).toBe(0)
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => /^(wacht|concept):/.test(key)))).toEqual([])
})

test('what changed meanwhile comes back as a question with both versions', async () => {
  const { page } = await visit(worker)
  await openHours(page)
  const uuid = await opened(page)
  await page.context().setOffline(true)
  await handIn(page)
  await database
    .updateTable('care_moment')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute()
  await back(page)
  const card = page.getByRole('listitem').filter({ hasText: 'Niet verstuurd' })
  await card.getByText('Iemand anders heeft dit intussen gewijzigd.').waitFor()
  await card.getByText('Dit staat er nu').waitFor()
  await card.getByText('Dit was ingevuld').waitFor()
  expect(await handedIn(uuid)).toBe(0)
  await card.getByRole('button', { name: 'Opnieuw versturen' }).tap()
  await page.getByText(/^Verstuurd: Uren/).waitFor()
  expect(await handedIn(uuid)).toBe(1)
})

test('two phones of one person: what both wrote of one shift is done once, the other is asked, and nothing is lost', async () => {
  const [{ page: first }, { page: second }] = await Promise.all([visit(worker), visit(worker)])
  await Promise.all([openHours(first), openHours(second)])
  const uuid = await opened(first)
  expect(await opened(second)).toBe(uuid)
  await forms(second).getByLabel('Pauze').fill('10')
  await forms(second).getByLabel('Waarom wijken je uren af?').selectOption('Overdracht')
  for (const page of [first, second]) await page.context().setOffline(true)
  await handIn(first)
  await handIn(second)
  await back(first)
  await expect.poll(() => handedIn(uuid)).toBe(1)
  await back(second)
  await second.locator('main').getByRole('button', { name: 'Nog te versturen (1), 1 met een vraag' }).tap()
  const question = second.getByRole('dialog').getByRole('listitem')
  await question.getByText(/^Uren ingediend, ingediend is \d\d:\d\d – \d\d:\d\d\.$/).waitFor()
  await question
    .getByText(/10 min\. pauze/)
    .first()
    .waitFor()
  expect(await handedIn(uuid)).toBe(1)
  const row = database.selectFrom('care_moment').select('actual_break_minutes').where('uuid', '=', uuid)
  expect((await row.executeTakeFirstOrThrow()).actual_break_minutes).not.toBe(10)
  await question.getByRole('button', { name: 'Verwijderen' }).tap()
  await second.getByText('Alles is verstuurd.').waitFor()
})

test('a new version of the app is taken while something is being sent: it is done once', async () => {
  const { page } = await visit(worker)
  await page.goto('/werk/planning')
  await appIsKept(page)
  await settle(page, '/werk/planning')
  const add = page.getByRole('button', { name: /^Beschikbaarheid opgeven voor/ }).last()
  const before = await availabilities()
  await page.context().setOffline(true)
  await add.tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Beschikbaarheid bewaren' }).tap()
  await waits(page, 1).waitFor()

  await rm(join(webDir, 'sw.js.gz'), { force: true })
  await rm(join(webDir, 'sw.js.br'), { force: true })
  await appendFile(join(webDir, 'sw.js'), '\n// newer')
  // The server executes it, and the response is lost.
  let done = 0
  await page.route(
    '**/care_worker_availabilities/several',
    async route => {
      await route.fetch()
      done += 1
    },
    { times: 1 },
  )
  await back(page)
  await expect.poll(() => done).toBe(1)
  await page.evaluate('navigator.serviceWorker.getRegistration().then(registration => registration.update())')
  await page.getByText('Er is een nieuwe versie van Zorginzet.').waitFor()
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Nu laden' }).tap()
  await loaded
  await page.getByText(/^Verstuurd: /).waitFor()
  expect(await page.evaluate(entriesLeft)).toBe(0)
  expect(await availabilities()).toBe(before + 1)
})

test('another person on the same phone neither sees nor sends it; its own person finds it again; two tabs send it once', async () => {
  const { page } = await visit(worker)
  await openHours(page)
  const first = await opened(page)
  const other = await page.context().newPage()
  // A new tab learns the server's time from the first response: the days that it shows until then are of another week.
  await settle(other, '/werk/planning')
  await page.context().setOffline(true)
  await handIn(page)
  // A day without availability, as new availability would replace the old.
  await other
    .getByRole('button', { name: /^Beschikbaarheid opgeven voor/ })
    .nth(-2)
    .tap()
  await other.getByRole('dialog').getByRole('button', { name: 'Beschikbaarheid bewaren' }).tap()
  await other.getByText(later).waitFor()
  await waits(other, 2).waitFor()
  await waits(page, 2).waitFor()

  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  const answer = await fetch(`${app.url}/v1/login/check`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username: worker, password: demoPassword }),
  })
  const { token } = (await answer.json()) as { token: string }
  const before = await availabilities()
  // The session ends while the phone is offline; its token in memory would be valid for some more minutes.
  await other.close()
  await page.close()
  await fetch(`${app.url}/v1/account_sessions`, { method: 'DELETE', headers: { ...headers, Authorization: `Bearer ${token}` } })
  const phone = await page.context().newPage()
  await page.context().setOffline(false)
  await phone.goto('/werk')
  await pathIs(phone, login)
  await phone.getByText('wat u had ingevuld, staat er nog').waitFor()
  await logIn(phone, 'uitzend@demo.example')
  await phone.getByRole('button', { name: /^Menu van/ }).waitFor()
  await atRest(phone)
  expect(await phone.getByText('Nog te versturen').count()).toBe(0)
  await logOut(phone)
  expect([await handedIn(first), await availabilities()]).toEqual([0, before])

  const sent: string[] = []
  phone
    .context()
    .on('request', request => /submit$|several$/.test(request.url()) && request.method() !== 'GET' && sent.push(request.url()))
  const second = await phone.context().newPage()
  await second.goto(login)
  await logIn(phone, worker)
  await expect.poll(() => handedIn(first)).toBe(1)
  await expect.poll(availabilities).toBe(before + 1)
  expect(sent).toHaveLength(2)
})
