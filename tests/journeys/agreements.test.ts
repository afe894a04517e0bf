// The agreement of an assignment: a care worker reads it on a phone and agrees, one shift's or all that wait in one sitting, and takes
// the PDF along; the organization reads what it will agree to before it chooses, and agrees to what a planner arranged; a changed time is agreed
// to by confirming it; a planner writes another template, after which the old agreement reads as it did.
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { must } from '../worlds/moments.ts'
import { openApp } from './app.ts'
import { callersOf, kept, visitorsOf } from './visit.ts'

const app = await openApp()
const { database } = app.server
afterAll(() => app.close())
const phone = visitorsOf(app, { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })
const desk = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const callerOf = callersOf(app)
const organization = 'organisatie@demo.example'

const ahead = () =>
  database
    .selectFrom('care_moment as m')
    .innerJoin('organization_user as u', 'u.organization_uuid', 'm.organization_uuid')
    .innerJoin('account as o', 'o.uuid', 'u.uuid')
    .where('o.username', '=', organization)
    .where('m.time_scope', '=', 'moment')
    .where('m.recurring_care_moment_uuid', 'is', null)
    .where('m.start_date', '>', addHours(new Date().toISOString(), 48))
    .orderBy('m.start_date')
/** The care workers who reacted to open work of the organization. */
const reacted = () =>
  ahead()
    .innerJoin('care_moment_publication as p', 'p.care_moment_uuid', 'm.uuid')
    .innerJoin('care_moment_publication_reaction as r', 'r.care_moment_publication_uuid', 'p.uuid')
    .innerJoin('account as w', 'w.uuid', 'r.care_worker_uuid')
    .select(['m.uuid as moment', 'w.uuid as worker', 'w.username'])
    .where('m.status', '=', 'open')
    .where('p.status', '=', 'open')
    .where('r.status', '=', 'open')
/** One shift with an agreement that waits for its worker. */
const waiting = () =>
  ahead()
    .innerJoin('assignment_agreement as a', 'a.care_moment_uuid', 'm.uuid')
    .innerJoin('account as w', 'w.uuid', 'm.assignee_uuid')
    .select(['m.uuid as moment', 'm.start_date', 'm.end_date', 'w.username'])
    .where('a.status', '=', 'waiting_for_worker')
    .where('m.status', '=', 'assigned')
    .executeTakeFirstOrThrow()

test('a care worker reads and agrees at a shift, on a phone; the PDF is the one whose mark they read', async () => {
  const { moment, username } = await waiting()
  const { page, complaints } = await phone(username)
  await page.goto(`/werk/planning?dienst=${moment}`)
  await page.getByRole('button', { name: 'Lezen en akkoord geven' }).tap()
  const text = page.getByRole('dialog').filter({ hasText: 'Kenmerk van de tekst' })
  await text.getByRole('heading', { name: 'Geheimhouding en gegevens' }).waitFor()
  await text.getByRole('heading', { name: 'Ziek of verhinderd' }).waitFor()
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
  await text.getByRole('button', { name: 'Ik ga akkoord' }).tap()
  await page.getByText('Beiden akkoord').waitFor()
  await page.getByRole('button', { name: 'Overeenkomst lezen' }).tap()
  await expect
    .poll(async () => {
      await page.reload()
      await page.getByRole('button', { name: 'Overeenkomst lezen' }).tap()
      await page.getByText('Kenmerk van de tekst').waitFor()
      return page.getByText('Kenmerk van de pdf').count()
    })
    .toBe(1)
  const mark = /[0-9a-f]{64}/.exec((await page.getByText('Kenmerk van de pdf').textContent())!)![0]
  await page.getByRole('dialog').last().getByRole('button', { name: 'Sluiten' }).tap()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF', exact: true }).tap()])
  expect(hash('sha256', readFileSync(await file.path()))).toBe(mark)
  expect(complaints).toEqual([])
})

test('what waits is read in one sitting: a press for each, then only what differs, and it goes on after a reload', async () => {
  const username = 'zorgverlener@demo.example'
  const agreedTo = async () => {
    const all = database.selectFrom('assignment_agreement').innerJoin('account as w', 'w.uuid', 'care_worker_uuid')
    const mine = all.where('w.username', '=', username).where('worker_agreed_at', 'is not', null)
    return (await mine.select(['assignment_agreement.uuid', 'worker_agreed_login']).execute()).length
  }
  const before = await agreedTo()
  const { page, complaints } = await phone(username)
  const link = page.getByRole('link', { name: /^Lees \d+ overeenkomsten en geef akkoord/ })
  const count = Number(/\d+/.exec((await link.textContent())!)![0])
  expect(count).toBeGreaterThan(2)
  await link.tap()
  const sitting = page.getByRole('dialog', { name: 'Overeenkomsten lezen' })
  await sitting.getByText(`1 van ${count}`, { exact: true }).waitFor()
  await sitting.getByRole('heading', { name: 'Geheimhouding en gegevens' }).waitFor()
  const work = sitting.locator('h3').first()
  const first = await work.textContent()
  await sitting.getByRole('button', { name: 'Ik ga akkoord' }).tap()
  await sitting.getByText(`2 van ${count}`, { exact: true }).waitFor()
  expect(await work.textContent()).not.toBe(first)
  expect(await page.evaluate('document.activeElement.textContent')).toBe(await work.textContent())
  // The same terms: only who, when and what are shown as new, the rest is behind a button.
  await sitting.getByText(/^Gelijk aan wat je net las: \d+ delen$/).waitFor()
  await sitting.getByRole('heading', { name: 'De opdracht' }).waitFor()
  await expect.poll(() => sitting.getByRole('heading', { name: 'Geheimhouding en gegevens' }).isVisible()).toBe(false)
  await sitting.getByText(/^Gelijk aan wat je net las/).tap()
  await sitting.getByRole('heading', { name: 'Geheimhouding en gegevens' }).waitFor()
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
  await sitting.getByRole('button', { name: 'Overslaan' }).tap()
  await sitting.getByText(`3 van ${count}`, { exact: true }).waitFor()
  expect(await agreedTo()).toBe(before + 1)
  await page.reload()
  await sitting.getByText(`1 van ${count - 1}`, { exact: true }).waitFor()
  // Agreed to on another device: this device has a stored list, but starts with what waits now.
  await kept(page, ['awaitsMe'])
  const worker = await callerOf(username)
  const [other] = must(await worker.get('/assignment_agreements?awaitsMe=true'), 200).member
  must(await worker.put(`${other!['@id']}/agree`, { hash: other!.hash }), 200)
  await page.reload()
  await sitting.getByText(`1 van ${count - 2}`, { exact: true }).waitFor()
  await sitting.getByRole('button', { name: 'Sluiten', exact: true }).tap()
  await page.getByRole('heading', { level: 1, name: 'Overeenkomsten' }).waitFor()
  // A year later: all agreements, with their PDFs.
  await page.getByText('Beiden akkoord').first().waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^PDF/ }).first().tap()])
  expect(file.suggestedFilename()).toMatch(/^overeenkomst-/)
  expect(complaints).toEqual([])
})

test('every way leads a care worker to their agreements, also after one was agreed to at its shift', async () => {
  const username = 'zorgverlener@demo.example'
  const worker = await callerOf(username)
  const [, one] = must(await worker.get('/assignment_agreements?awaitsMe=true'), 200).member
  const { page, complaints } = await phone(username)
  const heading = page.getByRole('heading', { level: 1, name: 'Overeenkomsten' })
  for (const from of ['/werk/documenten', '/werk/facturatie']) {
    await page.goto(from)
    await page.getByRole('link', { name: 'overeenkomsten', exact: true }).tap()
    await heading.waitFor()
  }
  await page.goto(`/werk/planning?dienst=${String(one!.careMoment).slice(-36)}`)
  await page.getByRole('button', { name: 'Lezen en akkoord geven' }).tap()
  await page.getByRole('button', { name: 'Ik ga akkoord' }).tap()
  await page.getByRole('link', { name: /^Lees ook \d+ andere overeenkomst/ }).tap()
  const sitting = page.getByRole('dialog', { name: 'Overeenkomsten lezen' })
  await sitting.getByText(/^1 van \d+$/).waitFor()
  await sitting.getByRole('button', { name: 'Sluiten', exact: true }).tap()
  await page.getByRole('link', { name: 'Lezen en akkoord geven' }).tap()
  await sitting.getByText(/^1 van \d+$/).waitFor()
  expect(complaints).toEqual([])
})

test('who chooses reads first what is agreed', async () => {
  const { moment } = await reacted().executeTakeFirstOrThrow()
  const { page, complaints } = await desk(organization)
  await page.goto(`/organisatie/opdrachten/${moment}`)
  await page
    .getByRole('button', { name: /^Kiezen van/ })
    .first()
    .click()
  const question = page.getByRole('dialog')
  await question.getByText('Hieruit volgt een overeenkomst', { exact: false }).waitFor()
  await question.getByText('Lees de overeenkomst').click()
  await question.getByRole('heading', { name: 'Wie dit afspreken' }).waitFor()
  await question.getByText('de zorgverlener die wordt gekozen').first().waitFor()
  await question.getByRole('button', { name: 'Kiezen' }).click()
  await page.getByRole('region', { name: 'Overeenkomst' }).getByText('Wacht op de zorgverlener').waitFor()
  expect(complaints).toEqual([])
})

test('an organization finds on its first screen what a planner arranged, and agrees', async () => {
  const { moment, worker } = await reacted().executeTakeFirstOrThrow()
  const planner = await callerOf('planner@demo.example')
  must(await planner.put(`/care_moments/${moment}/assign`, { careWorker: `/v1/care_workers/${worker}` }), 200)
  const { text } = await app.mailTo(organization, 'Er komt iemand')
  expect(text).toContain('Lees bij de opdracht de overeenkomst, en geef akkoord.')
  const { page, complaints } = await desk(organization)
  await page.getByRole('link', { name: /Overeenkomsten te lezen/ }).click()
  const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${moment}"]`) })
  await row.getByText('Wacht op jou').waitFor()
  await row.getByRole('button', { name: /^Lezen/ }).click()
  await page.getByRole('button', { name: 'Ik ga akkoord' }).click()
  await row.getByText('Wacht op de zorgverlener').waitFor()
  await page.goto('/organisatie/contract-voorstellen')
  await page.getByRole('main').getByRole('link', { name: 'Overeenkomsten' }).click()
  await row.getByText('Wacht op de zorgverlener').waitFor()
  await page.goto('/organisatie/opdrachten')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('overeenkomsten')
  await page.getByRole('option', { name: 'Overeenkomsten van opdrachten' }).click()
  await row.getByText('Wacht op de zorgverlener').waitFor()
  await page.goto('/organisatie/opdrachten?overeenkomst=zorgverlener&periode=alles')
  await page.locator(`a[href*="${moment}"]`).first().waitFor()
  expect(complaints).toEqual([])
})

test('a changed time is agreed to by confirming it, in one press', async () => {
  const { moment, username, start_date, end_date } = await waiting()
  const boss = await callerOf(organization)
  const worker = await callerOf(username)
  const [made] = must(await worker.get(`/assignment_agreements?careMoment=${moment}`), 200).member
  must(await worker.put(`${made!['@id']}/agree`, { hash: made!.hash }), 200)
  const later = { startDate: addHours(start_date, 0.25), endDate: addHours(end_date, 0.25) }
  must(await boss.patch(`/care_moments/${moment}/update`, later), 200)
  await app.mailTo(username, 'Je dienst is gewijzigd')
  const { page, complaints } = await phone(username)
  await page.goto(`/werk/planning?dienst=${moment}`)
  await page.getByText('Aanvulling 1').first().waitFor()
  // What waits for the reader comes before what was agreed already.
  await page.getByRole('button', { name: 'Lezen en akkoord geven' }).tap()
  const texts = page.getByRole('dialog', { name: 'Aanvulling 1' })
  await texts.getByRole('heading', { name: 'Wie dit afspreken' }).waitFor()
  expect(await texts.locator('article').first().getByRole('heading').first().textContent()).toBe('Aanvulling 1')
  await texts.getByRole('button', { name: 'Sluiten' }).tap()
  await page.getByRole('button', { name: 'Wijziging bevestigen' }).tap()
  const part = page.getByRole('region', { name: 'Overeenkomst' })
  await expect.poll(() => part.getByText('Beiden akkoord').count()).toBe(2)
  expect(await page.getByRole('button', { name: 'Wijziging bevestigen' }).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a new template leaves what was agreed as it was', async () => {
  const { moment, username } = await waiting()
  const { page: office } = await desk()
  await logInAs(app, office, { who: 'planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] })
  await office.goto('/backoffice/settings?onderdeel=overeenkomsten')
  await office.getByText('Lees deze tekst').first().click()
  await office.getByRole('heading', { name: 'Wie dit afspreken' }).first().waitFor()
  await office.getByRole('link', { name: 'Nieuwe versie schrijven' }).first().click()
  await office.getByLabel('Kop').first().fill('Anders')
  await office.getByRole('button', { name: 'Wijzigingen wissen' }).click()
  expect(await office.getByLabel('Kop').first().inputValue()).toBe('Wie dit afspreken')
  await office.getByLabel('Kop').first().fill('Partijen')
  // What was typed is still there after going back and after a reload.
  await office.getByRole('link', { name: 'Terug' }).click()
  await office.getByRole('link', { name: 'Nieuwe versie schrijven' }).first().click()
  expect(await office.getByLabel('Kop').first().inputValue()).toBe('Partijen')
  await office.reload()
  await expect.poll(() => office.getByLabel('Kop').first().inputValue()).toBe('Partijen')
  await office.getByRole('heading', { name: 'Partijen' }).waitFor()
  await office.getByRole('button', { name: 'Versie bewaren' }).click()
  await office.getByText('De nieuwe versie is bewaard').waitFor()
  // The version before is still there to read.
  await office.getByText('Eerdere versies').first().click()
  await office.getByText(/^Versie 2, van Zorginzet, gemaakt op/).click()
  await office.getByRole('heading', { name: 'Wie dit afspreken' }).first().waitFor()
  const { page } = await phone(username)
  await page.goto(`/werk/planning?dienst=${moment}`)
  await page.getByRole('button', { name: 'Lezen en akkoord geven' }).tap()
  await page.getByRole('heading', { name: 'Wie dit afspreken' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Partijen' }).count()).toBe(0)
})
