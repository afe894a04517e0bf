// An organization pays an invoice in two parts, one of which is entered wrong: a planner corrects it, and the organization sees the same.
import { afterAll, expect, test } from 'vitest'
import { formatMoney } from '../../rules/time/format-nl.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { openApp } from './app.ts'
import { daysAhead } from './days.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const db = app.server.database
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const typed = (cents: number) => formatMoney(cents).replace(/^€\s/, '')

test('a planner books an invoice in parts and sets a wrong one right; the organization reads each part', async () => {
  const { uuid, payable } = await db
    .selectFrom('care_moment_invoice as i')
    .innerJoin('organization_user as u', 'u.organization_uuid', 'i.organization_uuid')
    .innerJoin('account as a', 'a.uuid', 'u.uuid')
    .select(['i.uuid', 'i.payable'])
    .where('a.username', '=', 'organisatie@demo.example')
    .where('i.type', '=', 'invoice')
    .where('i.payable', '>', 10_000)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payout_ledger as l')
            .select('l.uuid')
            .whereRef('l.care_moment_invoice_uuid', '=', 'i.uuid')
            .where('l.kind', '!=', 'invoice'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('care_moment_invoice as n').select('n.uuid').whereRef('n.credits_uuid', '=', 'i.uuid'))),
    )
    .executeTakeFirstOrThrow()

  const { page, complaints } = await visit()
  await logInAs(app, page, { who: 'a planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] })
  await page.goto(`/backoffice/settings?onderdeel=geld&deel=facturen&open=${uuid}`)
  const opens = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  const dialog = page.getByRole('dialog').last()
  const amount = dialog.getByLabel('Bedrag dat is ontvangen')
  const book = () => dialog.getByRole('button', { name: 'Betaling boeken', exact: true }).click()
  const payments = page.getByRole('table', { name: 'Betalingen' }).getByRole('row')

  await opens('Betaling boeken')
  await expect.poll(() => amount.inputValue()).toBe(typed(payable))
  await amount.fill('ongeveer tien')
  await book()
  await dialog.getByText('Dit is geen bedrag.', { exact: false }).waitFor()
  await amount.fill('9,00')
  await dialog.getByText(`Daarna staat er nog ${formatMoney(payable - 900)} open.`).waitFor()
  await book()
  await expect.poll(() => payments.count()).toBe(2)

  await opens('Betaling terugdraaien')
  await dialog.getByLabel('Welke betaling').selectOption({ index: 0 })
  await dialog.getByRole('button', { name: 'Betaling terugdraaien', exact: true }).click()
  await dialog.getByText('Schrijf kort waarom.').waitFor()
  await dialog.getByLabel('Reden').fill('Een nul te weinig.')
  await dialog.getByRole('button', { name: 'Betaling terugdraaien', exact: true }).click()
  await expect.poll(() => payments.count()).toBe(0)

  await opens('Betaling boeken')
  await expect.poll(() => amount.inputValue()).toBe(typed(payable))
  await amount.fill('90')
  await dialog.getByLabel(/^Dag op het bankafschrift/).fill(daysAhead(0).split('-').reverse().join('-'))
  await book()
  await expect.poll(() => payments.count()).toBe(2)
  await page
    .getByText(`nog ${formatMoney(payable - 9000)}`, { exact: false })
    .first()
    .waitFor()

  const { page: other, complaints: heard } = await visit()
  await logInAs(app, other, {
    who: 'an organization',
    username: 'organisatie@demo.example',
    roles: ['ROLE_ORGANIZATION_USER'],
  })
  await other.goto(`/organisatie/tarieven?onderdeel=facturen&open=${uuid}`)
  const theirs = other.getByRole('table', { name: 'Betalingen' })
  await theirs.getByText(formatMoney(9000)).waitFor()
  expect(await other.getByRole('button', { name: 'Betaling boeken' }).count()).toBe(0)

  await opens('Betaling boeken')
  await expect.poll(() => amount.inputValue()).toBe(typed(payable - 9000))
  await book()
  await expect.poll(() => payments.count()).toBe(3)
  await other.reload()
  await expect.poll(() => theirs.getByRole('row').count()).toBe(3)
  await other.getByRole('dialog').getByText('Betaald', { exact: true }).first().waitFor()

  // Ten euros came twice: they are given back.
  await opens('Betaling boeken')
  await amount.fill('10')
  await book()
  await expect.poll(() => payments.count()).toBe(4)
  await opens('Teruggave boeken')
  await dialog.getByText(`Er is ${formatMoney(1000)} terug te geven.`).waitFor()
  await dialog.getByRole('button', { name: 'Teruggave boeken', exact: true }).click()
  await page.getByText('De teruggave is geboekt.').waitFor()
  await page.getByRole('button', { name: 'Teruggave boeken', exact: true }).waitFor({ state: 'detached' })

  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).first().click()
  await page.getByRole('link', { name: 'Grootboek' }).click()
  await page.getByText('Een nul te weinig.').waitFor()
  expect([...complaints, ...heard]).toEqual([])
})
