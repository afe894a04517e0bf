// An organization reports what went wrong in a shift, by keyboard; the care worker answers, and the back office reads both.
import { afterAll, expect, test } from 'vitest'
import { now } from '../../api/platform/clock.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { viewers } from '../screens/people.ts'
import { openApp } from './app.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app)

test('an organization reports that somebody came late, and a planner reads it', async () => {
  const { page, complaints } = await visit('organisatie@demo.example')
  const { uuid, assignee } = await app.server.database
    .selectFrom('care_moment as m')
    .innerJoin('organization as o', 'o.uuid', 'm.organization_uuid')
    .innerJoin('organization_user as u', 'u.organization_uuid', 'o.uuid')
    .innerJoin('account as a', 'a.uuid', 'u.uuid')
    .select(['m.uuid', 'm.assignee_uuid as assignee'])
    .where('a.username', '=', 'organisatie@demo.example')
    .where('m.assignee_uuid', 'is not', null)
    .where('m.end_date', '<', now())
    .where('m.time_scope', '=', 'moment')
    .orderBy('m.end_date', 'desc')
    .executeTakeFirstOrThrow()
  await page.goto(`/organisatie/opdrachten/${uuid}`)
  await page.getByRole('button', { name: 'Melden wat er misging' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Melding bewaren' }).press('Enter')
  await dialog.getByText('Kies wat er misging.').waitFor()
  await dialog.getByLabel('Wat ging er mis?').selectOption({ label: 'Te laat gekomen' })
  await dialog.getByLabel('Wat is er gebeurd?').fill('Een half uur te laat, zonder bericht.')
  // The input is kept.
  await page.reload()
  await page.getByRole('button', { name: 'Melden wat er misging' }).press('Enter')
  expect(await dialog.getByLabel('Wat is er gebeurd?').inputValue()).toBe('Een half uur te laat, zonder bericht.')
  await dialog.getByRole('button', { name: 'Melding bewaren' }).press('Enter')
  const part = page.getByRole('region', { name: 'Ging er iets mis?' })
  // The field itself contains the same words while it is there.
  await dialog.waitFor({ state: 'hidden' })
  await part.getByText('Een half uur te laat, zonder bericht.').waitFor()

  // The same report again is refused, with the reason.
  await page.getByRole('button', { name: 'Melden wat er misging' }).press('Enter')
  await dialog.getByLabel('Wat ging er mis?').selectOption({ label: 'Te laat gekomen' })
  await dialog.getByLabel('Wat is er gebeurd?').fill('Nog eens.')
  await dialog.getByRole('button', { name: 'Melding bewaren' }).press('Enter')
  await dialog.getByText('Dit is voor deze opdracht al gemeld.').waitFor()
  expect(complaints).toEqual([])

  // The worker concerned reads it from the mail, and answers once.
  const { uuid: violation, username } = await app.server.database
    .selectFrom('care_worker_violation as v')
    .innerJoin('account as a', 'a.uuid', 'v.care_worker_uuid')
    .select(['v.uuid', 'a.username'])
    .where('v.text', '=', 'Een half uur te laat, zonder bericht.')
    .executeTakeFirstOrThrow()
  const { page: worker, complaints: theirs } = await visit(username)
  const panel = worker.getByRole('dialog', { name: 'Melding over je dienst' })
  await worker.goto(`/werk/planning?dienst=${uuid}`)
  await worker.getByRole('dialog').getByRole('link', { name: 'Lees en antwoord' }).press('Enter')
  await panel.getByText('Een half uur te laat, zonder bericht.').waitFor()
  expect(new URL(worker.url()).searchParams.get('melding')).toBe(violation)
  await panel.getByRole('link', { name: 'Neem contact op' }).press('Enter')
  await worker.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
  await worker.goBack()
  await panel.getByText('Een half uur te laat, zonder bericht.').waitFor()
  await panel.getByLabel('Hoe ging het volgens jou?').fill('De trein reed niet. Ik belde de afdeling.')
  await panel.getByRole('button', { name: 'Antwoord versturen' }).press('Enter')
  await panel.getByText('Gegeven op').waitFor()
  await panel.getByText('De trein reed niet. Ik belde de afdeling.').waitFor()
  expect(await panel.getByRole('button', { name: 'Antwoord versturen' }).count()).toBe(0)
  // A worker who gave the shift back and lost the mail finds it on the page with what others see of them.
  await worker.goto('/werk/profiel-bewerken')
  await worker.getByRole('region', { name: 'Meldingen over jou' }).getByRole('link', { name: 'Te laat gekomen' }).press('Enter')
  await panel.getByText('De trein reed niet. Ik belde de afdeling.').waitFor()
  await panel.getByRole('button', { name: 'Sluiten' }).press('Enter')
  await panel.waitFor({ state: 'detached' })
  expect(new URL(worker.url()).pathname).toBe('/werk/profiel-bewerken')
  expect(theirs).toEqual([])

  await page.reload()
  await part.getByText('De trein reed niet. Ik belde de afdeling.').waitFor()
  const { page: office } = await visit()
  await logInAs(app, office, viewers.findLast(each => each.username === 'planner@demo.example')!)
  await office.goto(`/backoffice/zzpers/${assignee}?onderdeel=beoordelingen`)
  await office.getByText('Een half uur te laat, zonder bericht.').waitFor()
  await office.getByText('De trein reed niet. Ik belde de afdeling.').waitFor()
})
