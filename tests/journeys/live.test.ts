// Two colleagues at once, each on a different server: one sees the other's changes live, and nothing jumps.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Body } from '../servers/api.ts'
import { freshDatabase } from '../servers/database.ts'
import { must } from '../worlds/moments.ts'
import { openAppOn, type Visitor } from './app.ts'
import { callersOf } from './visit.ts'

const organization = 'organisatie@demo.example'
const { url, drop } = await freshDatabase('template_demo')
const [here, there] = [await openAppOn(url, async () => undefined), await openAppOn(url, drop)]
let [mine, theirs]: Visitor[] = []
afterAll(async () => {
  await here.close()
  await there.close()
})

/** The list of the logged-in user, once it receives live events. */
const listOf = async ({ page }: Visitor) => {
  const told = page.waitForResponse(answer => answer.url().includes('/v1/live'))
  await page.goto('/organisatie/opdrachten')
  await page.locator('a[data-row]').nth(5).waitFor()
  await told
  // After the first load, new rows wait behind a bar instead of moving the others: that part of the app loads later.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('held-rows')))
}
beforeAll(async () => {
  mine = await here.visit(organization, { viewport: { width: 1440, height: 900 } })
  theirs = await there.visit('locatie@demo.example')
  await Promise.all([listOf(mine), listOf(theirs)])
})
/** The API as the location admin, or as another person, at their own server. */
const colleague = (name = 'locatie@demo.example') => callersOf(there)(name)
const rows = () => mine!.page.locator('a[data-row]')
const order = () =>
  rows().evaluateAll(links => links.map(link => [link.dataset.row, link.closest('li')!.getBoundingClientRect().top].join()))
const rowOf = (uuid: string) => mine!.page.locator('li', { has: mine!.page.locator(`a[data-row="${uuid}"]`) })
/** An open moment of tomorrow or later that both see; `at` keeps them apart. */
const openOne = async (at: number) => {
  const shown = await rows().evaluateAll(links => links.map(link => link.dataset.row!))
  const list = must(await (await colleague()).get('/care_moments?status=open&itemsPerPage=100&order[startDate]=asc'), 200)
  return list.member.filter(({ uuid }) => shown.includes(uuid))[at]!
}

test('a colleague cancels an opdracht: its row says so by itself, in its place', async () => {
  const { uuid } = await openOne(1)
  await rows().nth(4).hover()
  const before = await order()
  const { page } = theirs!
  await page.goto(`/organisatie/opdrachten/${uuid}`)
  await page.getByRole('button', { name: 'Opdracht annuleren' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Opdracht annuleren' }).click()
  await page.getByText('De opdracht is geannuleerd.').waitFor()
  await rowOf(uuid).getByText('Geannuleerd').waitFor()
  expect(await order()).toEqual(before)
  await mine!.page.getByText('1 zojuist gewijzigd').waitFor()
})

test('a new opdracht waits above the list until one asks for it', async () => {
  const { page } = mine!
  const { location, expertiseLevel, startDate, endDate } = await openOne(0)
  const before = await order()
  const iri = (one: unknown) => (one as { '@id': string })['@id']
  const body = { title: 'Een extra dienst', location: iri(location), expertiseLevel: iri(expertiseLevel), startDate, endDate }
  const made = must(await (await colleague()).post('/care_moments_by_organization', { ...body, breakMinutes: 30 }), 201)
  const bar = page.getByRole('button', { name: '1 nieuwe, toon ze' })
  await bar.waitFor()
  expect(await order()).toEqual(before)
  await bar.click()
  await rowOf(made.uuid).getByText('Een extra dienst').first().waitFor()
  await bar.waitFor({ state: 'detached' })
})

test('what happened while the connection was down is there when it is back', async () => {
  const { page } = mine!
  const { uuid } = await openOne(2)
  await page.context().setOffline(true)
  here.server.app.server.closeAllConnections()
  const changes = await colleague()
  const reasons = must(await changes.get('/cancel_reasons?isSelectableForOrganization=true&selectable=true'), 200)
  must(await changes.put(`/care_moments/${uuid}/cancel`, { cancelReason: reasons.member[0]!['@id'] }), 200)
  expect(await rowOf(uuid).getByText('Geannuleerd').count()).toBe(0)
  await page.context().setOffline(false)
  await rowOf(uuid).getByText('Geannuleerd').waitFor()
})

test('a location admin has the list, the counts, the news, the hours and the proof of their own location alone', async () => {
  const [admin, all] = [await colleague(), await colleague(organization)]
  const { page } = theirs!
  await listOf(theirs!)
  const places = await page.locator('[id^="place-"]').allTextContents()
  expect(places.filter(place => !place.startsWith('De Singel'))).toEqual([])
  const stats = must(await admin.get('/care_moments/organization_stats'), 200)
  expect(stats.open).toBeLessThan(Number(must(await all.get('/care_moments/organization_stats'), 200).open))
  await page.getByRole('link', { name: new RegExp(`^${stats.open} ?Nog open`) }).waitFor()

  const { location, expertiseLevel, startDate, endDate } = await openOne(0)
  const elsewhere = must(await all.get('/organization_locations?pagination=false'), 200).member.find(
    one => one['@id'] !== (location as Body)['@id'],
  )!
  const body = { expertiseLevel: (expertiseLevel as Body)['@id'], startDate, endDate, breakMinutes: 30, hourlyRate: 4000 }
  must(await all.post('/care_moments_by_organization', { ...body, title: 'Elders', location: elsewhere['@id'] }), 201)
  must(await all.post('/care_moments_by_organization', { ...body, title: 'Hier', location: (location as Body)['@id'] }), 201)
  await page.getByRole('button', { name: '1 nieuwe, toon ze' }).waitFor()

  const [done] = must(await admin.get('/care_moments?status=approved&timeScope=moment'), 200).member
  await page.goto(`/organisatie/opdrachten/${done!.uuid}`)
  await page.getByRole('heading', { name: 'Bewijs' }).click()
  await page.getByRole('list', { name: 'Van publicatie tot betaling' }).getByRole('listitem').nth(3).waitFor()
  await page.goto('/organisatie/opdrachten?status=uren-ingediend')
  await page.getByRole('heading', { name: 'Uren goedkeuren', level: 1 }).waitFor()
  const waiting = Number(stats.toApprove)
  if (waiting > 0) await page.getByRole('region', { name: 'Ronde langs de uren' }).waitFor()
  expect(theirs!.complaints).toEqual([])
})

test('who has a form open is told who changed it, keeps what was typed, and overwrites nothing unseen, also without a line', async () => {
  const { page } = mine!
  const { uuid, '@id': iri } = await openOne(3)
  const title = page.getByRole('textbox', { name: /^Titel/ })
  const told = page.getByText(/^Zojuist gewijzigd door /)
  const save = page.getByRole('button', { name: 'Wijziging bewaren' })
  const rename = async (words: string) => must(await (await colleague()).patch(`${iri}/update`, { title: words }), 200)
  const titleNow = async () => must(await (await colleague()).get(iri), 200).title
  const line = page.waitForResponse(answer => answer.url().includes('/v1/live'))
  await page.goto(`/organisatie/opdrachten/${uuid}/bewerken`)
  await title.waitFor()
  await line
  await rename('Van de collega')
  await told.waitFor()
  expect(await title.inputValue()).toBe('Van de collega')

  await title.fill('Van mij')
  await rename('Weer van de collega')
  await page.getByRole('button', { name: 'Verschil bekijken' }).waitFor()
  expect(await save.isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Verschil bekijken' }).press('Enter')
  const both = page.getByRole('group', { name: 'Titel' })
  expect(await both.getByLabel('Weer van de collega').count()).toBe(1)
  expect(await both.getByLabel('Van mij').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Verder met deze keuzes' }).press('Enter')
  await told.waitFor({ state: 'detached' })

  await page.route('**/v1/live*', route => route.abort())
  here.server.app.server.closeAllConnections()
  await rename('Nog eens van de collega')
  // Without a connection the server's refusal says so, on the next step or on saving.
  await title.fill('Van mij alleen')
  await told.waitFor()
  expect([await title.inputValue(), await titleNow()]).toEqual(['Van mij alleen', 'Nog eens van de collega'])
  await page.unroute('**/v1/live*')
  await page.getByRole('button', { name: 'Verschil bekijken' }).press('Enter')
  await page.getByRole('button', { name: 'Alles van mij' }).press('Enter')
  await save.click()
  await expect.poll(titleNow).toBe('Van mij alleen')
})

const waitsForLine = `navigator.locks.query().then(({ pending }) => pending.some(({ name }) => name.startsWith('zorginzet-live')))`
test('another tab of the same browser has no line of its own, and takes it over when this one closes', async () => {
  const { page } = mine!
  const tab = await page.context().newPage()
  let lines = 0
  tab.on('request', request => {
    if (request.url().includes('/v1/live')) lines++
  })
  await tab.goto('/organisatie/opdrachten')
  await tab.locator('a[data-row]').nth(5).waitFor()
  await expect.poll(() => tab.evaluate(waitsForLine)).toBe(true)
  expect(lines).toBe(0)
  const taken = tab.waitForRequest(request => request.url().includes('/v1/live'))
  await page.close()
  await taken
})
