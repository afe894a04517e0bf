// Less common actions of a care worker on a phone: questions that lead to the right screen, filters that are kept and cleared,
// hiding a whole series, and choosing the VAT for one shift.
import { sql } from 'kysely'
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
  const { title } = path.careMoment as { title: string }
  await page.goto('/werk/nieuwe-opdrachten?afstand=alles')
  const ofSeries = page.getByRole('article').filter({ hasText: title }).filter({ hasText: 'Reeks' }).first()
  await ofSeries.getByRole('button', { name: /^Meer over / }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'De hele reeks verbergen' }).tap()
  await expect.poll(declined).toMatchObject({ wholeSeries: true })
  await page.getByRole('button', { name: 'Ongedaan maken' }).last().tap()
  await expect.poll(declined).toBeFalsy()
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

test('reads the news of a busy month to its end, and follows one', async () => {
  const { page } = carer
  const long = 'De organisatie schrijft wat er die dag anders gaat dan anders, en wie er dan nog meer is. '.repeat(6)
  await sql`insert into notification (account_uuid, event_uuid, kind, subject, text, path, in_app, created_at)
    select ${me.uuid}, e.uuid, n.kind, 'Nieuws van de maand', ${long}, '/werk/planning', true, now()
    from (select kind from notification where account_uuid = ${me.uuid} and in_app limit 1) n,
      (select uuid from event where uuid not in (select event_uuid from notification where account_uuid = ${me.uuid}) limit 45) e`.execute(
    app.server.database,
  )
  await page.goto('/werk/facturatie')
  await page.getByRole('button', { name: /^Meldingen/ }).tap()
  const bell = page.getByRole('dialog', { name: 'Meldingen' })
  const news = bell.getByRole('listitem').filter({ hasText: 'Nieuws van de maand' })
  await expect.poll(() => news.count()).toBe(20)
  await bell.getByRole('button', { name: 'Toon meer' }).tap()
  await expect.poll(() => news.count()).toBe(40)
  const first = news.first()
  await first.getByRole('button', { name: /^Lees verder/ }).tap()
  expect(await first.getByRole('button', { name: /^Lees verder/ }).count()).toBe(0)
  await first.getByRole('link', { name: 'Nieuws van de maand' }).tap()
  await page.waitForURL(url => url.pathname === '/werk/planning')
})

test('looks closer on the map, and at all of it again', async () => {
  const { page } = carer
  await page.goto('/werk/nieuwe-opdrachten?weergave=kaart&afstand=alles')
  const whole = page.getByRole('button', { name: 'Alles', exact: true })
  await whole.waitFor()
  expect(await whole.isDisabled()).toBe(true)
  const zoom = (name: string) => page.getByRole('button', { name, exact: true }).tap()
  await zoom('Inzoomen')
  await expect.poll(() => whole.isDisabled()).toBe(false)
  await zoom('Uitzoomen')
  await whole.tap()
  await expect.poll(() => whole.isDisabled()).toBe(true)
  // Several on one spot are told apart from nearer by.
  await page
    .getByRole('button', { name: /^\d.*: .*\. Inzoomen$/ })
    .first()
    .tap()
  await expect.poll(() => whole.isDisabled()).toBe(false)
})

test('thinks of cancelling, and keeps the shift', async () => {
  const { page } = carer
  const mine = await membersOf(`/care_workers/${me.uuid}/care_moments?status=assigned&timeScope=moment&pagination=false`)
  const coming = mine.filter(({ startDate }) => String(startDate) > new Date().toISOString())
  const whole = await Promise.all(coming.map(async each => (await me.get(each['@id'])).body as unknown as Body))
  const shift = whole.find(
    ({ publication, allowedActions }) => publication && (allowedActions as string[]).includes('cancel_assignment'),
  )!
  await page.goto(`/werk/planning?dienst=${shift.uuid}`)
  await page.getByRole('dialog').getByRole('link', { name: 'Toewijzing annuleren' }).tap()
  await page.getByRole('button', { name: 'Toch niet' }).tap()
  await page.waitForURL(url => !url.pathname.endsWith('/annuleren'))
  expect((await me.get(shift['@id'])).body.status).toBe('assigned')
})

test('goes from a shift that is over to its hours, and from a client to what they worked there', async () => {
  const { page } = carer
  const mine = await membersOf(`/care_workers/${me.uuid}/care_moments?status=assigned&timeScope=moment&pagination=false`)
  const over = mine.filter(({ endDate }) => String(endDate) < new Date().toISOString())
  const worked = await membersOf(`/care_workers/${me.uuid}/care_moments?timeScope=moment&pagination=false`)
  const withClient = worked.find(({ client, endDate }) => client && String(endDate) < new Date().toISOString())!
  await page.goto(`/werk/planning?dienst=${over[0]!.uuid}`)
  await page.getByRole('dialog').getByRole('link', { name: 'Uren indienen' }).tap()
  await page.waitForURL(/uren-indienen\?dienst=/)
  const file = `/werk/client/${(withClient.client as Body).uuid}/zorgmomenten?wanneer=geweest`
  await page.goto(file)
  await page
    .getByRole('list', { name: 'Geweest' })
    .getByRole('link', { name: String(withClient.title) })
    .first()
    .tap()
  await page.waitForURL(/\/werk\/planning\?week=.*dienst=/)
  await page.getByRole('dialog').getByText(String(withClient.title)).first().waitFor()
})

test('reads of a client whom they only know, and what they worked there', async () => {
  const { page } = carer
  const clients = await membersOf(`/care_workers/${me.uuid}/clients?itemsPerPage=50`)
  const mine = await membersOf(`/care_workers/${me.uuid}/care_moments?pagination=false`)
  const comes = mine
    .filter(({ endDate }) => String(endDate) > new Date().toISOString())
    .map(({ client }) => (client as Body)?.uuid)
  const { uuid } = clients.find(each => !comes.includes(each.uuid))!
  await page.goto(`/werk/client/${uuid}`)
  await page.getByRole('link', { name: 'Wat je hier werkte' }).tap()
  await page.waitForURL(/zorgmomenten\?wanneer=geweest/)
  await page.getByRole('link', { name: 'Komt nog' }).tap()
  await page.getByText('Je hebt hier geen dienst gepland').waitFor()
  await page.getByRole('link', { name: 'Bekijk de nieuwe opdrachten' }).tap()
  await page.waitForURL(/nieuwe-opdrachten/)
})

test('begins a report, looks for an area without any, corrects an old one, and comes back from a year that is not there', async () => {
  const { page } = carer
  const clients = await membersOf(`/care_workers/${me.uuid}/clients?itemsPerPage=50`)
  const client = clients.find(({ firstName }) => firstName === 'Truus')!
  const { body: report, status } = await me.post('/client_reports', { client: client['@id'], text: 'Rustige ochtend.' })
  expect(status).toBe(201)
  // After a day it is not changed but corrected.
  await app.server.database
    .updateTable('client_report')
    .set({ created_at: new Date(Date.now() - 3 * 86_400_000).toISOString() })
    .where('uuid', '=', String(report.uuid))
    .execute()
  const reports = `/werk/client/${client.uuid}/rapportage`
  await page.goto(reports)
  // On a phone the bar at the bottom has it.
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.getByRole('link', { name: 'Rapportage schrijven' }).tap()
  await page.getByRole('dialog', { name: 'Nieuwe rapportage' }).waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 390, height: 844 })
  const area = page.getByLabel('Gebied')
  await expect.poll(() => area.locator('optgroup[label="Andere"] option').count()).toBeGreaterThan(0)
  const told = (await membersOf(`/client_reports?client.uuid=${client.uuid}&itemsPerPage=100`)) as unknown as {
    problems: { name: string }[]
  }[]
  const known = told.flatMap(({ problems }) => problems.map(({ name }) => name))
  const areas = await area.locator('optgroup[label="Andere"] option').allTextContents()
  await area.selectOption({ label: areas.find(name => !known.includes(name))! })
  await page.getByRole('button', { name: 'Toon alle rapportages' }).tap()
  await page.waitForURL(url => !url.search.includes('gebied'))
  await page.getByRole('link', { name: 'Corrigeren' }).first().tap()
  await page.getByRole('dialog').waitFor()
  await page.waitForURL(/corrigeer=/)
  await page.goto(`${reports}/jaaroverzichtCareAssist/00000000-0000-4000-8000-000000000000`)
  await page.getByRole('main').getByRole('link', { name: 'Naar de rapportages' }).first().tap()
  await page.waitForURL(url => url.pathname === reports)
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
