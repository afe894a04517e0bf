// Inviting three people by name, each in their own browser: the first says no, the second gets the mail and says yes, and the
// organization sees who comes.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { pathIs, visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app)
const phone = visitorsOf(app, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
const { database } = app.server
const [samira, fatima] = ['zorgverlener@demo.example', 'fatima.bouzian@voorbeeld.example']

/** The demo world's moment for which available people can be invited, with nobody invited yet. */
const askableMoment = async () => {
  const found = database.selectFrom('care_moment_invitation').select('care_moment_uuid')
  const { care_moment_uuid } = await found.where('status', '=', 'open').executeTakeFirstOrThrow()
  await database.deleteFrom('care_moment_invitation').execute()
  return care_moment_uuid
}
const uuidOf = async (username: string) =>
  (await database.selectFrom('account').select('uuid').where('username', '=', username).executeTakeFirstOrThrow()).uuid
const answer = async (page: Page, words: string) => {
  await page.getByRole('button', { name: words }).click()
  await page.getByRole('dialog').getByRole('button', { name: words }).click()
}

test('two are asked one after another; a no asks the next, a yes is an appointment', async () => {
  const moment = await askableMoment()
  const { title } = await database.selectFrom('care_moment').select('title').where('uuid', '=', moment).executeTakeFirstOrThrow()
  const { page: desk } = await visit('organisatie@demo.example')
  // From the favourites this screen opens with somebody selected.
  await desk.goto(`/organisatie/opdrachten/${moment}?vraag=${await uuidOf(samira)}`)
  const dialog = desk.getByRole('dialog', { name: 'Op naam vragen' })
  await dialog.getByRole('button', { name: 'Vraag 1 zorgverlener' }).waitFor()
  await dialog.getByLabel('Zoek op naam').fill('bouzian')
  await dialog.getByRole('checkbox', { name: /^Fatima Bouzian/ }).check()
  // The other first, and back again.
  const order = dialog.getByRole('list', { name: 'Volgorde' }).getByRole('listitem')
  await dialog.getByRole('button', { name: 'Samira Yilmaz later vragen' }).click()
  await expect.poll(async () => (await order.allInnerTexts())[0]).toMatch(/^Fatima Bouzian/)
  await dialog.getByRole('button', { name: 'Samira Yilmaz eerder vragen' }).click()
  await expect.poll(async () => (await order.allInnerTexts())[0]).toMatch(/^Samira Yilmaz/)
  await dialog.getByRole('radio', { name: 'Morgen 12:00' }).check()
  await dialog.getByLabel(/^Bericht/).fill('Kun jij deze avond?')
  await dialog.getByRole('button', { name: 'Vraag 2 zorgverleners' }).click()
  const asked = desk.getByRole('list', { name: 'Wie je vroeg' }).getByRole('listitem')
  await asked.filter({ hasText: /Samira Yilmaz.*Gevraagd tot/ }).waitFor()
  await asked.filter({ hasText: /Fatima Bouzian.*Volgt/ }).waitFor()
  await expect.poll(() => new URL(desk.url()).search).toBe('')

  // Both the list and the row it belongs to say so.
  const { page: list } = await visit('organisatie@demo.example')
  await list.goto(`/organisatie/opdrachten?periode=alles&zoek=${encodeURIComponent(title)}`)
  const row = list.getByRole('listitem').filter({ has: list.getByText('1 van 2 gevraagd', { exact: true }) })
  await row.waitFor()
  // As high as the other rows: two lines.
  for (const width of [1440, 1280]) {
    await list.setViewportSize({ width, height: 900 })
    expect((await row.boundingBox())!.height).toBeLessThan(60)
  }

  await app.mailTo(samira, 'Kun je komen?')
  const { page: first } = await phone(samira)
  await first.getByRole('link', { name: /vraagt of je kunt komen/ }).click()
  await first.getByText('Kun jij deze avond?').waitFor()
  await first.getByRole('heading', { name: 'Wat je gaat doen' }).waitFor()
  await first.getByText(/^Zeg je ja, dan kom je\. Op tijd afzeggen kan tot /).waitFor()
  // Back to all that is asked, and by the title to the question again.
  const question = first.url()
  await first.getByRole('main').getByRole('link', { name: 'Reacties', exact: true }).click()
  await first.getByRole('region', { name: 'Je bent gevraagd' }).getByRole('link', { name: title }).click()
  await expect.poll(() => first.url()).toBe(question)
  // Two answers side by side, each on one line.
  const no = first.getByRole('button', { name: 'Nee, deze keer niet' })
  expect((await no.boundingBox())!.height).toBeLessThan(50)
  await answer(first, 'Nee, deze keer niet')
  await first.getByText('Doorgegeven. De vraag gaat naar iemand anders.').waitFor()
  await pathIs(first, '/werk/reacties')
  await first.getByRole('heading', { name: 'Je bent gevraagd' }).waitFor({ state: 'detached' })
  await first.goto(question)
  await first.getByText('Je kunt hier niet meer op antwoorden').waitFor()
  await first.getByRole('link', { name: 'Naar je reacties' }).click()
  await first.waitForURL(url => url.pathname === '/werk/reacties' && url.search === '')
  await asked.filter({ hasText: /Samira Yilmaz.*Kan niet/ }).waitFor()
  await list.getByText('1 gevraagd', { exact: true }).waitFor()

  const { text } = await app.mailTo(fatima, 'Kun je komen?')
  expect(text).toContain('Een nee mag altijd en telt nergens mee.')
  const { page: second } = await phone(fatima)
  await second.goto(/http:\S+/.exec(text)![0])
  await answer(second, 'Ja, ik kom')
  await second.getByText('Afgesproken. De dienst staat in je planning.').waitFor()

  await app.mailTo('organisatie@demo.example', 'Fatima Bouzian komt')
  await desk.reload()
  await desk.getByText(/^Fatima Bouzian komt\./).waitFor()
})
