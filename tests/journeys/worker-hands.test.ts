// Less common actions of a care worker on a phone: questions that lead to the right screen, filters that are kept and cleared,
// hiding a whole series, and choosing the VAT for one shift.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { questions } from '../../web/routes/werk/-contact/questions.ts'
import { openApp, type Visitor } from './app.ts'
import { type Body, callersOf } from './visit.ts'

const worker = 'zorgverlener@demo.example'
const app = await openApp()
let carer: Visitor
beforeAll(async () => {
  carer = await app.visit(worker, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
})
afterAll(async () => {
  expect(carer.complaints).toEqual([])
  await app.close()
})
const me = await callersOf(app)(worker)
const membersOf = async (path: string) => (await me.get(path)).body.member as Body[]

test('each question leads to the screen of its answer', async () => {
  const { page } = carer
  for (const { question, at } of questions) {
    await page.goto('/werk/contact')
    await page.getByText(question, { exact: true }).tap()
    const answer = page.locator('details', { hasText: question })
    await answer.getByRole('link', { name: at!.label, exact: true }).tap()
    await page.waitForURL(url => (url.pathname + url.search).startsWith(at!.href))
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
})

test('reads how the computer decides, and goes back to a person', async () => {
  const { page } = carer
  await page.goto('/werk/contact')
  await page.getByRole('link', { name: 'Lees hoe er wordt beslist' }).tap()
  await page.waitForURL(/uitleg=beslissingen/)
  const decision = page.locator('details').first()
  await decision.locator('summary').tap()
  await decision.locator('p').first().waitFor()
  await page.getByRole('link', { name: 'Naar Contact' }).tap()
  await page.getByText('Veelgestelde vragen').waitFor()
})

test('keeps filters that find nothing now without mail, and clears them', async () => {
  const { page } = carer
  await page.goto('/werk/nieuwe-opdrachten?dagdeel=nacht&bonus=ja&soort=periode&afstand=5')
  await page.getByText('Geen opdrachten met deze filters').waitFor()
  await page.getByRole('button', { name: /^Filters( \(|$)/ }).tap()
  await page.getByRole('button', { name: 'Bewaarde filters' }).tap()
  await page
    .getByRole('button', { name: 'Bewaar deze filters' })
    .or(page.getByLabel(/^Naam van deze filters/))
    .first()
    .waitFor()
  const ask = page.getByRole('button', { name: 'Bewaar deze filters' })
  if (await ask.isVisible()) await ask.tap()
  await page.getByLabel(/^Naam van deze filters/).fill('Nachten met bonus')
  await page.getByLabel('Mail me bij nieuwe opdrachten').tap()
  await page.getByRole('button', { name: 'Filters bewaren' }).tap()
  await page.getByText('“Nachten met bonus” is bewaard.').waitFor()
  expect(await membersOf('/saved_searches?pagination=false')).toContainEqual(
    expect.objectContaining({ name: 'Nachten met bonus', byMail: false }),
  )
  await page.getByRole('button', { name: /^Toon / }).tap()
  // The button of the empty list, not the one in the bar.
  await page.getByRole('main').getByRole('button', { name: 'Filters wissen' }).last().tap()
  await page.waitForURL(url => !url.search.includes('bonus'))
  await page.getByText('Geen opdrachten met deze filters').waitFor({ state: 'detached' })
})

test('hides a whole series on its page, and shows it again', async () => {
  const { page } = carer
  const found = await membersOf(`/care_moment_publications?careWorkerUuid=${me.uuid}&declined=false&pagination=false`)
  const { uuid, ...path } = found.find(({ series }) => series)!
  const declined = async () => (await me.get(path['@id'])).body.myDecline
  await page.goto(`/werk/nieuwe-opdrachten/${uuid}`)
  await page.getByRole('button', { name: 'De hele reeks verbergen' }).tap()
  await page.getByText('Je hebt de hele reeks verborgen').waitFor()
  expect(await declined()).toMatchObject({ wholeSeries: true })
  await page.getByRole('button', { name: 'Toch tonen in mijn lijst' }).tap()
  await page.getByText('Je hebt de hele reeks verborgen').waitFor({ state: 'detached' })
  expect(await declined()).toBeFalsy()
})

test('chooses VAT for one shift, with their number', async () => {
  const { page } = carer
  await page.goto('/werk/facturatie')
  await page.getByRole('button', { name: 'Btw-keuze wijzigen' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('21% btw', { exact: false }).first().tap()
  await dialog.getByText('Voor één dienst').tap()
  const shifts = dialog.getByLabel(/^Dienst/)
  await expect.poll(() => shifts.locator('option').count()).toBeGreaterThan(1)
  const chosen = await shifts.locator('option').nth(1).getAttribute('value')
  await shifts.selectOption(chosen)
  await dialog.getByLabel(/^Btw-id/).fill('NL000099998B57')
  await dialog.getByLabel(/^Waarom kies je dit/).fill('Deze dienst is geen zorg in de zin van de wet.')
  await dialog.getByRole('button', { name: 'Btw-keuze bewaren' }).tap()
  await dialog.waitFor({ state: 'detached' })
  expect(await membersOf('/care_worker_vat_regimes')).toContainEqual(
    expect.objectContaining({ vatRegime: 'standard_21', careMoment: expect.anything() }),
  )
})

test('looks back at what was chosen and at shifts with a client', async () => {
  const { page } = carer
  await page.goto('/werk/reacties?tab=gekozen')
  await page.getByRole('link', { name: 'Geweest' }).tap()
  await page.waitForURL(/wanneer=geweest/)
  const [shift] = await membersOf(`/care_workers/${me.uuid}/care_moments?pagination=false`).then(all =>
    all.filter(({ client }) => client),
  )
  await page.goto(`/werk/client/${(shift!.client as Body).uuid}/zorgmomenten`)
  await page.getByRole('link', { name: 'Geweest' }).tap()
  await page.waitForURL(/zorgmomenten\?wanneer=geweest/)
  await page.getByRole('link', { name: 'Komt nog' }).tap()
  await page.waitForURL(url => url.pathname.endsWith('/zorgmomenten') && url.search === '')
})

test('is open to other forms of contract, and reads which papers those ask', async () => {
  const { page } = carer
  await page.goto('/werk/zorgvoorkeuren')
  await page.getByLabel('Ik sta ook open voor andere contractvormen').tap()
  await page.getByRole('button', { name: 'Bewaren' }).tap()
  await page.getByText('Je voorkeuren zijn bewaard.').waitFor()
  const { profile } = (await me.get(`/care_workers/${me.uuid}`)).body as unknown as { profile: object }
  expect(profile).toMatchObject({ openToOtherContractForms: true })
  await page.getByRole('link', { name: 'Bekijk de opdrachten' }).tap()
  await page.waitForURL(/nieuwe-opdrachten/)
})

test('what is said of an act is not in front of the act that comes in its place', async () => {
  const { page } = carer
  const waiting = (await membersOf('/care_moment_publication_reactions?status=open')).find(({ allowedActions }) =>
    (allowedActions as string[]).includes('withdraw'),
  )!
  await page.goto(`/werk/nieuwe-opdrachten/${(waiting.careMomentPublication as Body).uuid}`)
  await page.getByRole('button', { name: 'Reactie intrekken' }).tap()
  const undo = page.getByRole('button', { name: 'Ongedaan maken' })
  const tops = async () => {
    const toast = (await undo.boundingBox())!
    const bar = (await page.locator('main [class*="_action_"]').boundingBox())!
    return bar.y - (toast.y + toast.height)
  }
  await undo.waitFor()
  expect(await tops()).toBeGreaterThanOrEqual(0)
  await undo.tap()
  await page.getByRole('button', { name: 'Reactie intrekken' }).waitFor()
})
