// One line above a list, a list that keeps its place, and many rows at once.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Body } from '../servers/api.ts'
import { atRest } from '../servers/browser.ts'
import { must } from '../worlds/moments.ts'
import { openApp, type Visitor } from './app.ts'
import { callersOf } from './visit.ts'

const app = await openApp()
const organization = 'organisatie@demo.example'
const path = '/organisatie/opdrachten'
let visitor: Visitor
let page: Page
beforeAll(async () => {
  visitor = await app.visit(organization, { viewport: { width: 1440, height: 900 } })
  page = visitor.page
})
afterAll(() => app.close())

const rows = () => page.locator('a[data-row]')
const rowOf = (uuid: string) => page.locator('li', { has: page.locator(`a[data-row="${uuid}"]`) })
const panel = () => page.getByRole('complementary', { name: /^Opdracht: / })
const api = (name = organization) => callersOf(app)(name)
/** This many open, unpublished shifts, on a day without anything else. */
const makeOpen = async (count: number): Promise<Body[]> => {
  const caller = await api()
  const [like] = must(
    await caller.get('/care_moments?status=open&timeScope=moment&itemsPerPage=1&order[startDate]=asc'),
    200,
  ).member
  const iri = (one: unknown) => (one as { '@id': string })['@id']
  const { location, expertiseLevel } = like!
  const made: Body[] = []
  for (let at = 0; at < count; at += 1) {
    const times = { startDate: `2027-06-0${at + 1}T08:00:00Z`, endDate: `2027-06-0${at + 1}T12:00:00Z`, breakMinutes: 0 }
    const body = { title: `Extra dienst ${at + 1}`, location: iri(location), expertiseLevel: iri(expertiseLevel), ...times }
    made.push(must(await caller.post('/care_moments_by_organization', { ...body, hourlyRate: 4000 }), 201))
  }
  return made
}
const inJune = `${path}?van=2027-06-01&tot=2027-06-30`

test('the filters take one line: those there is no room for are behind one button, which counts what is set', async () => {
  await page.goto(path)
  await rows().first().waitFor()
  const filters = page.getByRole('group', { name: 'Filters' })
  const status = filters.getByRole('button', { name: 'Status' })
  const rest = filters.getByRole('button', { name: /^Filters/ })
  await status.waitFor()
  await rows().first().click()
  await panel().waitFor()
  await rest.waitFor()
  expect((await filters.boundingBox())!.height).toBeLessThan(60)
  await rest.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: 'Openstaand' }).check()
  await sheet.getByRole('button', { name: /^Toon / }).click()
  await filters.getByRole('button', { name: 'Filters (1)' }).waitFor()
  await page.getByRole('button', { name: 'Filters wissen' }).first().click()
  await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe(null)
  expect(new URL(page.url()).searchParams.get('periode')).toBe(null)
})

test('the row that was pressed stays where it is while the panel comes and goes, by the mouse and by the keys', async () => {
  await page.goto(path)
  const row = rows().nth(4)
  await row.waitFor()
  await atRest(page)
  const top = async () => (await row.boundingBox())!.y
  for (const how of ['mouse', 'keys']) {
    await page.evaluate('scrollTo(0, 0)')
    const before = await top()
    const stays = () => expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
    const { x, y } = (await row.boundingBox())!
    if (how === 'mouse') await page.mouse.click(x + 4, y + 4)
    else {
      await row.evaluate('one => one.focus({ preventScroll: true })')
      await page.keyboard.press('Enter')
    }
    await panel().waitFor()
    await stays()
    if (how === 'mouse') await page.getByRole('button', { name: 'Paneel sluiten' }).click()
    else await page.keyboard.press('Escape')
    await panel().waitFor({ state: 'detached' })
    await stays()
  }
})

test('a week begins in the upper half of the screen, seven days side by side, and nothing in it is cut', async () => {
  await page.goto(`${path}?weergave=week`)
  await rows().first().waitFor()
  await atRest(page)
  const days = page.locator('section', { has: page.getByRole('heading', { level: 3 }) })
  const boxes = await Promise.all((await days.all()).map(day => day.boundingBox()))
  expect([boxes.length, new Set(boxes.map(box => box!.y)).size]).toEqual([7, 1])
  expect(boxes[0]!.y).toBeLessThan(450)
  const cut = await rows().evaluateAll(cards => cards.filter(card => card.scrollWidth > card.clientWidth).length)
  expect(cut).toBe(0)
})

test('after a choice the round through the open work goes on: the place stays and so does the way to the next', async () => {
  await page.goto(`${path}?status=openstaand`)
  await rows().first().waitFor()
  const asked = page.locator('li', { has: page.locator('a[data-row]') }).filter({ hasText: /\d reacties?/ })
  await asked.first().locator('a[data-row]').click()
  const place = panel().getByText(/^\d+ van \d+$/)
  const before = await place.textContent()
  await panel()
    .getByRole('button', { name: /^Kiezen van/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kiezen' }).click()
  await page.getByText(/ is gekozen\.$/).waitFor()
  expect(await place.textContent()).toBe(before)
  const title = await panel().getAttribute('aria-label')
  await panel().getByRole('button', { name: 'Volgende' }).click()
  await expect.poll(() => panel().getAttribute('aria-label')).not.toBe(title)
})

test('several open shifts are published at once: taken back for a while, then done, and what cannot is named', async () => {
  const made = await makeOpen(4)
  const states = async () => {
    const uuids = made.map(({ uuid }) => `uuid[]=${uuid}`).join('&')
    const { member } = must(await (await api()).get(`/care_moments?${uuids}&order[startDate]=asc`), 200)
    return member.map(({ publishedForContractTypes }) => (publishedForContractTypes as string[]).length)
  }
  await page.goto(`${inJune}&publicatie=nog-niet`)
  await rowOf(made[3]!.uuid).waitFor()
  await rowOf(made[0]!.uuid).getByRole('checkbox').click()
  await rowOf(made[3]!.uuid)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: '4 gekozen' })
  await bar.getByRole('button', { name: 'Publiceren (4)' }).click()
  const dialog = page.getByRole('dialog', { name: '4 opdrachten publiceren?' })
  await dialog.getByText('Wat er gebeurt').waitFor()
  await dialog.getByRole('button', { name: 'Publiceren (4)' }).click()
  await page.getByText('4 opdrachten worden gepubliceerd.').waitFor()
  await rowOf(made[0]!.uuid).getByText('Net besloten').waitFor()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await rowOf(made[0]!.uuid).getByText('Niet gepubliceerd').waitFor()
  expect(await states()).toEqual([0, 0, 0, 0])

  await rowOf(made[0]!.uuid).getByRole('checkbox').click()
  await rowOf(made[3]!.uuid)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await bar.getByRole('button', { name: 'Publiceren (4)' }).click()
  await dialog.getByRole('button', { name: 'Publiceren (4)' }).click()
  await page.getByText('4 opdrachten worden gepubliceerd.').waitFor()
  // A colleague publishes one of them first; then the screen is left, which sends what was held.
  const body = { careMoment: made[1]!['@id'], publishedForContractTypes: ['freelance'] }
  must(await (await api()).post('/care_moment_publications', body), 201)
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Favorieten' }).click()
  await expect.poll(states).toEqual([1, 1, 1, 1])
  await page.goto(inJune)
  const notice = page.getByRole('alert').filter({ hasText: 'Dit kon niet' })
  await notice.getByText(/^Extra dienst 2, /).waitFor()
  await notice.getByRole('button').click()

  await rowOf(made[0]!.uuid).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Intrekken (1)' }).click()
  await page.getByRole('dialog').getByText('Ze zijn ingetrokken, tot je ze opnieuw publiceert.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Intrekken (1)' }).click()
  await page.getByText('1 opdracht wordt ingetrokken.').waitFor()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await rowOf(made[1]!.uuid).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Annuleren (1)' }).click()
  const asks = page.getByRole('dialog', { name: '1 opdracht annuleren?' })
  await asks.getByLabel('Reden').selectOption({ index: 1 })
  await asks.getByRole('button', { name: 'Annuleren (1)' }).click()
  await page.getByText('1 opdracht wordt geannuleerd.').waitFor()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await rowOf(made[1]!.uuid).getByText('Net besloten').waitFor({ state: 'detached' })
  expect(await states()).toEqual([1, 1, 1, 1])
})

test('in the week and on the board a card opens beside it, and ? tells the keys', async () => {
  for (const view of ['week', 'bord']) {
    await page.goto(`${path}?weergave=${view}`)
    await rows().first().click()
    await panel().waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
    await page.getByRole('button', { name: 'Paneel sluiten' }).click()
    await panel().waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Toetsen' }).waitFor()
    await page.keyboard.press('Escape')
  }
  await page.goto(path)
  await rows().first().waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Toetsen' }).getByText('De lijst in, en naar de volgende opdracht').waitFor()
  await page.keyboard.press('Escape')
})

test('who is about to choose when a colleague chooses hears who chose whom', async () => {
  await page.goto(`${path}?status=openstaand`)
  const asked = page.locator('li', { has: page.locator('a[data-row]') }).filter({ hasText: /\d reacties?/ })
  await asked.first().locator('a[data-row]').click()
  const uuid =
    new URL(page.url()).searchParams.get('open') ?? (await asked.first().locator('a[data-row]').getAttribute('data-row'))!
  await panel()
    .getByRole('button', { name: /^Kiezen van/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  const caller = await api()
  const query = `careMomentPublication.careMoment.uuid=${uuid}&status=open`
  const { member } = must(await caller.get(`/care_moment_publication_reactions?${query}`), 200)
  const able = member.find(({ isBusy, allowedActions }) => !isBusy && (allowedActions as string[]).includes('select'))!
  must(await caller.put('/care_moment_publication_reactions/select', { reactions: [able['@id']] }), 200)
  await page.getByText(/ koos net .+\.$/).waitFor()
  expect(visitor.complaints).toEqual([])
})
