// A planner pays care workers: approved hours become invoices by a job run by hand, the account is set, a file is made, withdrawn,
// made again, read as the bank does, and booked; then nothing is owed for that week. An employee gets none of it.
import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { isoWeekOf, previousWeek } from '../../rules/time/iso-week.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { openApp } from './app.ts'
import { daysAhead } from './days.ts'
import { callersOf, visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const db = app.server.database
const path = '/backoffice/settings?onderdeel=geld'

test('an employee gets nothing of the money', async () => {
  const as = await callersOf(app)('backoffice@demo.example')
  for (const refused of [
    '/payout_files',
    '/payout_ledger',
    '/payout_ledger/totals',
    '/payout_ledger/balance',
    '/payouts/account',
  ])
    expect([refused, (await as.get(refused)).status]).toEqual([refused, 403])
})

/** In the page: how far the text of each head but the first ends from that of its first figure. */
const endsApart = `(() => {
  const table = [...document.querySelectorAll('table')].find(({ caption }) => caption?.textContent === 'Per zorgverlener')
  const endOf = cell => {
    const range = document.createRange()
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) if (texts.currentNode.parentElement.checkVisibility()) range.selectNodeContents(texts.currentNode)
    return range.getBoundingClientRect().right
  }
  const [head, row] = table.rows
  return [...head.cells].slice(1).map((cell, at) => endOf(cell) - endOf(row.cells[at + 1]))
})()`
test('the heads of sums end where their sums end, and a page that fits does not scroll', async () => {
  const { page } = await visit()
  await logInAs(app, page, { who: 'a planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] })
  await page.goto(path)
  await page.getByRole('table', { name: 'Per zorgverlener' }).waitFor()
  const ends = await page.evaluate<number[]>(endsApart)
  expect(ends.filter(apart => Math.abs(apart) > 1)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 3200 })
  expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(3200)
})

test('a planner pays what care workers are owed of a week', async () => {
  await app.runJob('invoices')
  const invoices = db.selectFrom('care_moment_invoice').select(['period']).where('type', '=', 'invoice')
  const { period } = await invoices.orderBy('period', 'desc').executeTakeFirstOrThrow()
  const { page, complaints } = await visit()
  await logInAs(app, page, { who: 'a planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] })
  await page.goto(path)
  const dialog = page.getByRole('dialog')
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const addsUp = async () => {
    await page.getByText(/^Alles klopt, sinds /).waitFor()
    await page.getByText('Dag voor dag, de afgelopen dertig dagen').click()
    expect(await page.getByRole('table', { name: 'Dag voor dag' }).getByText('Klopt', { exact: true }).count()).toBe(30)
  }
  await addsUp()
  await page.getByRole('button', { name: 'Rekening wijzigen' }).click()
  await dialog.getByLabel('Op naam van').fill('Zorginzet Uitbetalingen')
  await dialog.getByLabel('IBAN').fill('NL00RABO0123456789')
  await press('Rekening bewaren')
  await expect.poll(() => dialog.getByLabel('IBAN').getAttribute('aria-invalid')).toBe('true')
  await dialog.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00')
  await press('Rekening bewaren')
  await page.getByText('Zorginzet Uitbetalingen').waitFor()

  const makeFile = async () => {
    const name = new RegExp(`^Bestand maken van Week ${Number(period.slice(6))} van ${period.slice(0, 4)}`)
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
    expect(saved.suggestedFilename()).toContain(`uitbetaling-${period}-`)
    await page.getByText('Het bestand is gemaakt en gedownload.', { exact: false }).first().waitFor()
  }
  await makeFile()
  const files = page.getByRole('table', { name: 'Betaalbestanden' }).getByRole('row')
  await files.nth(1).getByRole('button', { name: 'Intrekken' }).click()
  await press('Intrekken')
  await dialog.getByText('Schrijf kort waarom.').waitFor()
  await dialog.getByLabel('Reden').fill('De bank weigerde het.')
  await press('Intrekken')
  await files.nth(1).getByText('De bank weigerde het.').waitFor()
  await makeFile()

  // Both may be made within one second, so their order is undefined.
  const ofWeek = files.filter({ hasText: `Week ${Number(period.slice(6))} ` })
  const made = ofWeek.filter({ hasNotText: 'De bank weigerde het.' }).first()
  await expect.poll(() => ofWeek.count()).toBe(2)
  const [file] = await Promise.all([page.waitForEvent('download'), made.getByRole('button', { name: 'Downloaden' }).click()])
  const xml = readFileSync((await file.path())!, 'utf8')
  expect(xml).toContain('pain.001.001.09')
  expect(xml).toContain('NL91ABNA0417164300')
  await made.getByRole('button', { name: 'Als betaald boeken' }).click()
  await dialog.getByLabel(/^Dag op het bankafschrift/).fill(daysAhead(0).split('-').reverse().join('-'))
  await press('Als betaald boeken')
  await made.getByText('Uitbetaald').waitFor()
  await page.reload()
  await addsUp()

  await page.getByRole('link', { name: 'Grootboek' }).click()
  await page
    .getByRole('cell', { name: /^Uitbetaling/ })
    .first()
    .waitFor()
  const booked = db.selectFrom('payout_ledger').select('kind').where('kind', '=', 'payout').where('period', '=', period)
  expect((await booked.execute()).length).toBe((xml.match(/<CdtTrfTxInf>/g) ?? []).length)
  await page.getByRole('link', { name: 'Loon' }).click()
  expect(await page.getByLabel('Week', { exact: true }).inputValue()).toBe(previousWeek(isoWeekOf(new Date().toISOString())))
  const earlier = await page.getByLabel('Week', { exact: true }).locator('option').nth(1).getAttribute('value')
  await page.getByLabel('Week', { exact: true }).selectOption(earlier)
  const [payroll] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Downloaden' }).click()])
  expect(payroll.suggestedFilename()).toMatch(new RegExp(`${earlier}\\.csv$`))
  expect(complaints).toEqual([])
})

test('a planner books what an organization paid, and takes an invoice back with a credit note', async () => {
  const { page, complaints } = await visit()
  await logInAs(app, page, { who: 'a planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] })
  await page.goto(`${path}&deel=facturen&soort=factuur`)
  const invoices = page.getByRole('table', { name: 'Facturen' })
  const unpaid = invoices.getByRole('row').filter({ has: page.getByText(/^(Te betalen|Termijn voorbij)$/) })
  await unpaid
    .first()
    .getByRole('button', { name: /^Factuur/ })
    .click()
  const aside = page.getByRole('dialog').first()
  const front = page.getByRole('dialog').last()
  await aside.getByRole('button', { name: 'Betaling boeken' }).click()
  await front.getByRole('button', { name: 'Betaling boeken' }).click()
  await page.getByText('De betaling is geboekt.').waitFor()
  await aside.getByText('Betaald', { exact: true }).waitFor()
  await aside.getByRole('button', { name: 'Crediteren' }).click()
  await front.getByRole('button', { name: 'Creditnota maken' }).click()
  await front.getByText('Schrijf kort waarom.').waitFor()
  await front.getByLabel('Reden').fill('Verkeerde locatie.')
  await front.getByLabel('De uren opnieuw laten indienen').check()
  await front.getByRole('button', { name: 'Creditnota maken' }).click()
  await page.getByText(/^Creditnota \S+ is gemaakt\.$/).waitFor()
  await aside.getByRole('button', { name: 'Creditnota bekijken' }).click()
  await aside.getByText('Verkeerde locatie.').waitFor()
  // Whoever worked these hours hands them in again.
  const credited = db
    .selectFrom('care_moment_invoice as n')
    .innerJoin('care_moment_invoice_line as l', 'l.care_moment_invoice_uuid', 'n.credits_uuid')
    .innerJoin('care_moment as m', 'm.uuid', 'l.care_moment_uuid')
    .select('m.reopened_at')
    .where('n.reason', '=', 'Verkeerde locatie.')
  const reopened = (await credited.execute()).map(({ reopened_at }) => reopened_at)
  expect(reopened.length).toBeGreaterThan(0)
  expect(reopened).not.toContain(null)
  expect(complaints).toEqual([])
})

test('a planner sees by whom hours wait, and decides about those on which two do not agree', async () => {
  const { page, complaints } = await visit()
  await logInAs(app, page, { who: 'a planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] })
  await page.goto(`${path}&deel=uren`)
  const disputed = db.selectFrom('care_moment').select('uuid').where('status', '=', 'proposal_rejected')
  const { uuid } = await disputed.executeTakeFirstOrThrow()
  const statusOf = async () =>
    (await db.selectFrom('care_moment').select('status').where('uuid', '=', uuid).executeTakeFirstOrThrow()).status
  await page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .getByRole('link', { name: /^Geld\D+1/ })
    .waitFor()
  await page.getByRole('link', { name: 'Jij beslist (1)' }).waitFor()
  await page.getByRole('button', { name: /^Beslissen/ }).click()
  const [front, back] = [page.getByRole('dialog').last(), page.getByRole('dialog').first()]
  await back.getByRole('columnheader', { name: 'Ingediend' }).waitFor()
  await back.getByRole('button', { name: /^Goedkeuren zoals voorgesteld, €/ }).waitFor()
  await back.getByRole('button', { name: /^Goedkeuren zoals ingediend, €/ }).click()
  await front.getByRole('button', { name: 'Uren goedkeuren' }).click()
  await expect.poll(() => front.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  expect(await statusOf()).toBe('proposal_rejected')
  await front.getByRole('textbox').fill('De overdracht liep uit, zegt de teamleider.')
  await front.getByRole('button', { name: 'Uren goedkeuren' }).click()
  await page.getByText('De uren zijn goedgekeurd.').waitFor()
  expect(await statusOf()).toBe('approved')
  await page.getByText('Er is niets waar de backoffice over moet beslissen.').waitFor()
  await page.getByRole('link', { name: /^Klaar voor de factuur \(/ }).click()
  const waiting = page.getByRole('table', { name: 'Klaar voor de factuur' }).getByRole('row')
  await waiting.nth(1).waitFor()
  await page.getByRole('button', { name: 'Nu maken' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Facturen maken' }).click()
  await page.getByText('De facturen worden gemaakt.').waitFor()
  await page.getByRole('link', { name: /^Wacht op akkoord/ }).click()
  await page.getByRole('table', { name: 'Wacht op akkoord' }).waitFor()
  expect(complaints).toEqual([])
})

test('a planner decides otherwise about hours: other times, handed in again, or nothing worked', async () => {
  const waiting = db.selectFrom('care_moment').select(['uuid', 'start_date']).where('status', '=', 'awaiting_approval')
  const [first, ...more] = await waiting.orderBy('start_date').limit(3).execute()
  const disputed = [first!, ...more].map(({ uuid }) => uuid)
  await db.updateTable('care_moment').set({ status: 'proposal_rejected' }).where('uuid', 'in', disputed).execute()
  const statuses = async () =>
    (await db.selectFrom('care_moment').select('status').where('uuid', 'in', disputed).execute()).map(({ status }) => status)
  const { page, complaints } = await visit()
  await logInAs(app, page, { who: 'a planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] })
  await page.goto(`${path}&deel=uren`)
  const [front, back] = [page.getByRole('dialog').last(), page.getByRole('dialog').first()]
  const decide = async (name: string) => {
    await page
      .getByRole('button', { name: /^Beslissen/ })
      .first()
      .click()
    await back.getByRole('button', { name }).click()
  }
  await decide('Andere tijden vaststellen')
  await back.getByRole('button', { name: 'Terug', exact: true }).click()
  await back.getByRole('button', { name: 'Andere tijden vaststellen' }).click()
  await back.getByLabel('Datum').fill(amsterdamDate(first!.start_date).split('-').reverse().join('-'))
  await back.getByLabel('Begin').fill('09:00')
  await back.getByLabel('Einde').fill('10:30')
  await back.getByLabel('Pauze').fill('15')
  await back.getByText(/^Dat is 1,25 uur en /).waitFor()
  await back.getByRole('button', { name: /^Vaststellen, €/ }).click()
  await back.getByText('Schrijf kort waarom.').waitFor()
  await back.getByLabel(/^Waarom besluit je dit/).fill('De helft lag er tussenin.')
  await back.getByRole('button', { name: /^Vaststellen, €/ }).click()
  await page.getByText('De uren zijn vastgesteld.').waitFor()
  expect((await statuses()).filter(status => status === 'approved')).toHaveLength(1)

  await decide('Uren afkeuren')
  await front.getByRole('textbox').fill('De tijden kloppen niet met het rooster.')
  await front.getByRole('button', { name: 'Uren afkeuren' }).click()
  await page.getByText('De uren zijn afgekeurd. De zorgverlener kan ze opnieuw indienen.').waitFor()
  await decide('Niet gewerkt')
  await front.getByRole('textbox').fill('De cliënt was opgenomen.')
  await front.getByRole('button', { name: 'Niet gewerkt' }).click()
  await page.getByText('Vastgesteld dat er niet is gewerkt.').waitFor()
  expect((await statuses()).toSorted()).toEqual(['approved', 'not_approved', 'not_worked'])
  expect(complaints).toEqual([])
})
