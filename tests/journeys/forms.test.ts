// What every form does, tested on two, and an action that can be undone.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app)

const focusIs = (page: Page, name: string) => expect.poll(() => page.locator(`[name="${name}"]:focus`).count()).toBe(1)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('the first field that is not right gets the focus, also one that was typed in and not chosen; nothing is sent', async () => {
  const { page, complaints } = await visit('organisatie@demo.example')
  const sent: string[] = []
  page.on('request', request => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/organisatie/opdrachten/nieuw')
  await press(page, 'Publiceren')
  await focusIs(page, 'location')
  await page.getByRole('combobox', { name: 'Cliënt' }).fill('Niemand met deze naam')
  await press(page, 'Bewaren zonder publiceren')
  await focusIs(page, 'client')
  await page.getByText('Kies uit de lijst, of maak het veld leeg.').waitFor()
  await page.getByText('Kies een niveau.').waitFor()
  await press(page, 'Formulier wissen')
  await expect.poll(() => page.getByText('Kies een niveau.').count()).toBe(0)
  expect(sent.filter(url => url.includes('care_moments'))).toEqual([])
  expect(complaints).toEqual([])
})

test('what clears a form, and is out of use then, leaves the focus in the form; beside a long form the last button can be reached', async () => {
  const { page } = await visit('organisatie@demo.example')
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto('/organisatie/clienten?nieuw=1')
  await page.getByLabel('Achternaam').fill('De Wit')
  await press(page, 'Formulier wissen')
  await focusIs(page, 'firstName')

  await page.goto('/organisatie/opdrachten/nieuw')
  const clear = page.getByRole('button', { name: 'Formulier wissen' })
  await clear.focus()
  await expect.poll(async () => ((await clear.boundingBox())?.y ?? 700) < 660).toBe(true)
})

test('a refusal by the server is shown at its field until that changes; whoever was too late is told', async () => {
  const { page, complaints } = await visit('zorgverlener@demo.example')
  await page.goto('/werk/beveiliging')
  const current = page.getByLabel('Wachtwoord van nu')
  await current.fill('Dit-is-het-niet-1')
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('De kat van de buren blaft')
  await press(page, 'Wachtwoord wijzigen')
  const refusal = page.getByText('Het huidige wachtwoord klopt niet.')
  await refusal.waitFor()
  await focusIs(page, 'currentPassword')
  await current.pressSequentially('2')
  await expect.poll(() => refusal.count()).toBe(0)

  const body = JSON.stringify({ detail: 'Iemand anders was eerder.' })
  await page.route('**/password', route => route.fulfill({ status: 409, contentType: 'application/json', body }))
  await press(page, 'Wachtwoord wijzigen')
  await page.getByText('Iemand anders was eerder. Zo staat het nu.').waitFor()
  expect(complaints).toEqual([])
})

test('a pending reaction is withdrawn at once, and is back when that is undone', async () => {
  const { uuid } = await app.server.database
    .selectFrom('care_moment_publication_reaction as reaction')
    .innerJoin('account', 'account.uuid', 'reaction.care_worker_uuid')
    .select('reaction.care_moment_publication_uuid as uuid')
    .where('account.username', '=', 'zorgverlener@demo.example')
    .where('reaction.status', '=', 'open')
    .executeTakeFirstOrThrow()
  const { page, complaints } = await visit('zorgverlener@demo.example')
  await page.goto(`/werk/nieuwe-opdrachten/${uuid}/annuleren`)
  await press(page, 'Reactie intrekken')
  await page.getByText('Je reactie is ingetrokken.').first().waitFor()
  await page.waitForURL(url => url.pathname === `/werk/nieuwe-opdrachten/${uuid}`)
  // On a narrow phone the sentence keeps its line: the button goes below it.
  await page.setViewportSize({ width: 360, height: 740 })
  const [said, undo] = [
    page.getByText('Je reactie is ingetrokken.').first(),
    page.getByRole('button', { name: 'Ongedaan maken' }),
  ]
  const [sentence, button] = [await said.boundingBox(), await undo.boundingBox()]
  expect(button!.y).toBeGreaterThanOrEqual(sentence!.y + sentence!.height)
  await press(page, 'Ongedaan maken')
  await page.getByText('Ongedaan gemaakt.').waitFor()
  await press(page, 'Reactie intrekken')
  await page.getByRole('link', { name: 'Reageren' }).waitFor()
  expect(complaints).toEqual([])
})
