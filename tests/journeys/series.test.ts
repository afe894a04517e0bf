// A series on a phone: which days, two of them hidden, one of those shown again, a reaction to the rest with one motivation; the
// organization chooses several, the planning shows them, and a warning about rest time opens its calculation.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, toInstant } from '../../rules/time/amsterdam.ts'
import { formatDate, shortMonths } from '../../rules/time/format-nl.ts'
import { isoWeekOf } from '../../rules/time/iso-week.ts'
import { atRest } from '../servers/browser.ts'
import { openApp, type Visitor } from './app.ts'
import { daysAhead } from './days.ts'
import { appIsKept, callsOf } from './visit.ts'

const worker = 'zorgverlener@demo.example'
const organization = 'organisatie@demo.example'
const title = 'Hulp bij het ontbijt'

const app = await openApp({}, { keptApp: true })
let carer: Visitor
afterAll(() => app.close())

const apiOf = callsOf(app)
let asOrganization: Awaited<ReturnType<typeof apiOf>>

// A Tuesday later than anything in the demo world, whatever today is: the first of the series.
const far = daysAhead(95)
const tuesday = Array.from({ length: 7 }, (_, at) => addDays(far, at)).find(date => new Date(date).getUTCDay() === 2)!
/** The day this many days after it, and its text without the year. */
const on = (days: number) => addDays(tuesday, days)
const short = (days: number) => formatDate(on(days)).slice(0, -5)
const between = `van=${on(-1)}&tot=${on(18)}`
const itsMonths = [on(0), on(16)].map(date => shortMonths[Number(date.slice(5, 7)) - 1])
const itsDates = new RegExp(`(?:${itsMonths.join('|')}).*, \\d\\d:\\d\\d`)
const lastDay = `t/m ${formatDate(on(16))}`

/** Tuesdays and Thursdays of three weeks, and a late shift of this worker on the evening before the first. */
beforeAll(async () => {
  await app.moveClock(toInstant(on(-8), '06:00'))
  await app.server.database.updateTable('care_worker_document').set({ expires_on: '2099-01-01' }).execute()
  asOrganization = await apiOf(organization)
  const asWorker = await apiOf(worker)
  const [location] = (await asOrganization('GET', '/organization_locations?search=Singel')).member
  const levels = (await asOrganization('GET', '/expertise_levels')).member
  const level = levels.find(({ name }) => name === 'Verzorgende IG')
  const shared = {
    location: location!['@id'],
    expertiseLevel: level!['@id'],
    hourlyRate: 4000,
    publishedForContractTypes: ['freelance'],
  }
  await asOrganization('POST', '/recurring_care_moments_by_organization', {
    ...{ ...shared, title, weekdays: [2, 4], until: on(16) },
    ...{ startDate: toInstant(on(0), '07:00'), endDate: toInstant(on(0), '11:00') },
  })
  const late = await asOrganization('POST', '/care_moments_by_organization', {
    ...{ ...shared, title: 'Late dienst', breakMinutes: 30 },
    ...{ startDate: toInstant(on(-1), '15:30'), endDate: toInstant(on(-1), '23:30') },
  })
  const reaction = await asWorker('POST', '/care_moment_publication_reactions', {
    ...{ careMomentPublication: late.publication, agreed: true },
  })
  await asOrganization('PUT', '/care_moment_publication_reactions/select', { reactions: [reaction['@id']] })
  carer = await app.visit(worker, { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })
})

const countOf = async (page: Page) => Number.parseInt((await page.getByRole('status').first().textContent()) ?? '', 10)
const sayNo = async (page: Page, date: string) => {
  await page.getByRole('button', { name: `Meer over ${title}, ${date}` }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Alleen deze datum verbergen' }).tap()
}
const hideDate = async (page: Page, date: string) => {
  await sayNo(page, date)
  await page.getByText('De opdracht is verborgen.').first().waitFor()
  await page.getByRole('button', { name: `Meer over ${title}, ${date}` }).waitFor({ state: 'detached' })
}
/** It is queued, undone, done again, and sent automatically. */
const hideWithoutNetwork = async (page: Page, date: string) => {
  // The device must have stored the whole app by now: a first visit fetches it in the background.
  await appIsKept(page)
  await page.context().setOffline(true)
  await sayNo(page, date)
  await page.getByRole('button', { name: `Niet versturen: Niet voor mij: “${title}”, ${date}` }).tap()
  await page.getByText(`Verwijderd: Niet voor mij: “${title}”.`).waitFor()
  await sayNo(page, date)
  await page.getByRole('button', { name: 'Nog te versturen (1)' }).waitFor()
  await page.context().setOffline(false)
  await page.getByText(`Verstuurd: Niet voor mij: “${title}”.`).waitFor()
}

const seeAndHide = async (page: Page) => {
  await page.goto(`/werk/nieuwe-opdrachten?afstand=alles&${between}`)
  await page.getByText('Reeks, 6 data open: elke di en do').first().waitFor()
  const before = await countOf(page)
  await hideDate(page, short(7))
  await hideWithoutNetwork(page, short(9))
  await page.getByText('Reeks, 4 data open: elke di en do').first().waitFor()
  expect(await countOf(page)).toBe(before - 2)
}

const takeOneBack = async (page: Page) => {
  await page.goto(`/werk/nieuwe-opdrachten?afstand=alles&verborgen=ja&${between}`)
  await page.getByRole('button', { name: `Toch tonen: ${title}, ${short(7)}` }).tap()
  await page.getByText('De opdracht staat weer in je lijst.').waitFor()
  await page.getByRole('button', { name: 'Ongedaan maken' }).last().tap()
  await page.getByText('Ongedaan gemaakt.').waitFor()
  await page.getByRole('button', { name: `Toch tonen: ${title}, ${short(7)}` }).tap()
  await page.getByRole('button', { name: `Toch tonen: ${title}, ${short(7)}` }).waitFor({ state: 'detached' })
}

const reactToRest = async (page: Page) => {
  await page.goto(`/werk/nieuwe-opdrachten?afstand=alles&${between}`)
  await page.getByRole('link', { name: title }).first().tap()
  await page.getByText('Datum 1 van 6').waitFor()
  await page.getByText(`Elke di en do, ${lastDay}`).waitFor()
  await page.getByRole('link', { name: 'Bekijk en kies je data' }).tap()
  const dates = page.getByRole('list', { name: 'Data van de reeks' })
  await dates.getByText('Voor deze dienst heb je maar 7,5 uur rust.', { exact: false }).waitFor()
  await dates.getByText('Bekijk de berekening').first().tap()
  await dates
    .getByText(`${short(-1)} 23:30 einde – ${short(0)} 07:00 begin = 7,5 uur rust`)
    .first()
    .waitFor()
  await dates.getByText('Arbeidstijdenwet, artikel 5:3', { exact: false }).first().waitFor()
  await page.getByRole('checkbox', { name: 'Alle 5 data' }).check()
  await page.getByRole('checkbox', { name: short(0) }).uncheck()
  await page.getByLabel('Waarom pas jij hier goed?').fill('Ik ken de bewoners.')
  await page.getByRole('button', { name: 'Reageren op 4 data' }).tap()
  await page.getByRole('heading', { name: 'Je hebt op 4 data gereageerd' }).waitFor()
  const mail = await app.mailTo(organization, `Nieuwe reactie op 4 data: ${title}`)
  expect(mail.text).toContain('Ik ken de bewoners.')
}

/** All dates are one card: withdrawn at once, and restored by one undo, as if nothing had happened. */
const takeAllBackAndAgain = async (page: Page) => {
  await page.goto('/werk/reacties')
  const card = page.getByRole('listitem').filter({ hasText: 'Reeks, 4 data: 4 in behandeling' })
  await card.getByRole('button', { name: 'Alles intrekken' }).tap()
  await card.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Ongedaan maken' }).last().tap()
  await card.waitFor()
  await page.getByRole('tab', { name: 'Afgelopen' }).tap()
  await atRest(page)
  expect(await page.getByRole('listitem').filter({ hasText: title }).count()).toBe(0)
}

const choose = async () => {
  const reactions = (await asOrganization('GET', '/care_moment_publication_reactions?status=open&order[createdAt]=desc')).member
  const ours = reactions.filter(one => one.motivation === 'Ik ken de bewoners.')
  expect(ours).toHaveLength(4)
  const chosen = ours.slice(0, 2)
  await asOrganization('PUT', '/care_moment_publication_reactions/select', { reactions: chosen.map(one => one['@id']) })
  await app.mailTo(worker, 'Je bent gekozen')
  return (chosen[0]!.careMomentPublication as { careMoment: { startDate: string } }).careMoment.startDate
}

const plan = async (page: Page, startDate: string) => {
  await page.goto(`/werk/planning?week=${isoWeekOf(startDate)}`)
  await page.getByRole('button', { name: title }).first().tap()
  await page.getByRole('dialog').getByText(`elke di en do, ${lastDay}`, { exact: false }).waitFor()
  await page.goto('/werk/reacties?tab=gekozen')
  await page.getByText('Bekijk de 2 data').tap()
  await page.getByRole('link', { name: itsDates }).first().tap()
  await page.getByText('Deze opdracht is van jou en staat in je planning.').waitFor()
}

test('a series is chosen from, hidden from, reacted to and planned with one thumb', async () => {
  const { page, complaints } = carer
  await seeAndHide(page)
  await takeOneBack(page)
  await reactToRest(page)
  await takeAllBackAndAgain(page)
  await plan(page, await choose())
  // The browser reports the lost network.
  expect(complaints.filter(each => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
