// A planner's daily work, in one browser: copies, chooses between people, takes the second when the first cancels, reads the proof,
// and makes a series by keyboard alone.
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { linesOfPdf } from '../facts/papers.ts'
import { atRest } from '../servers/browser.ts'
import { openApp, type Visitor } from './app.ts'
import { daysAhead } from './days.ts'
import { type Body, callsOf } from './visit.ts'

const organization = 'organisatie@demo.example'
const app = await openApp()
const db = app.server.database
afterAll(() => app.close())

const apiOf = callsOf(app)
let desk: Visitor
let asOrganization: Awaited<ReturnType<typeof apiOf>>
let level: Body
let location: Body
beforeAll(async () => {
  await db.updateTable('care_worker_document').set({ expires_on: '2099-01-01' }).execute()
  asOrganization = await apiOf(organization)
  const [first] = (await asOrganization('GET', '/organization_locations?search=Singel')).member
  location = first!
  level = (await asOrganization('GET', '/expertise_levels')).member.find(({ name }) => name === 'Helpende')!
  desk = await app.visit(organization, { viewport: { width: 1440, height: 900 } })
})
afterEach(() => expect(desk.complaints).toEqual([]))

/** The number of days until the first Monday more than this many days ahead. */
const mondayAfter = (days: number) => days + ((8 - new Date(daysAhead(days)).getUTCDay()) % 7)
const offered = (more: object) => ({
  ...{ location: location['@id'], expertiseLevel: level['@id'], hourlyRate: 3000, publishedForContractTypes: ['freelance'] },
  ...more,
})
/** People who are eligible for this moment, each with the API as themselves. */
const whoMay = async (moment: Body, count: number) => {
  const { candidates } = (await asOrganization('GET', `${moment['@id']}/candidates`)) as unknown as {
    candidates: { uuid: string; firstName: string; lastName: string; may: boolean }[]
  }
  const some = candidates.filter(({ may }) => may).slice(0, count)
  return Promise.all(
    some.map(async ({ uuid, firstName, lastName }) => {
      const { username } = await db.selectFrom('account').select('username').where('uuid', '=', uuid).executeTakeFirstOrThrow()
      return { name: `${firstName} ${lastName}`, call: await apiOf(username) }
    }),
  )
}
const react = (call: Awaited<ReturnType<typeof apiOf>>, moment: Body, motivation: string) =>
  call('POST', '/care_moment_publication_reactions', { careMomentPublication: moment.publication, agreed: true, motivation })

test('four who reacted are in sight; the first who is chosen calls off, and one click proposes the second', async () => {
  const { page } = desk
  const [startDate, endDate] = [`${daysAhead(20)}T09:00:00Z`, `${daysAhead(20)}T13:00:00Z`]
  const title = 'Extra handen'
  const moment = await asOrganization('POST', '/care_moments_by_organization', offered({ title, startDate, endDate }))
  const people = await whoMay(moment, 4)
  for (const { call } of people)
    await react(call, moment, 'Ik ken de afdeling en kom graag. Ik kan ook eerder beginnen, als dat helpt bij de overdracht.')
  for (const address of [`/organisatie/opdrachten/${moment.uuid}`, `/organisatie/opdrachten?open=${moment.uuid}`]) {
    await page.goto(address)
    const cards = page.getByRole('list', { name: 'Wie er reageerde' }).locator('> li')
    await cards.nth(3).getByText('Lees alles').waitFor()
    await atRest(page)
    const box = await cards.nth(3).boundingBox()
    expect(box!.y + box!.height, address).toBeLessThanOrEqual(900)
    await cards.nth(3).getByText('Lees alles').click()
    await cards
      .nth(3)
      .getByText(/helpt bij de overdracht/)
      .waitFor()
  }
  const row = (name: string) => page.getByRole('list', { name: 'Wie er reageerde' }).locator('> li', { hasText: name })
  const [first, second] = people
  await row(first!.name)
    .getByRole('button', { name: /^Kiezen/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('group', { name: 'Wie is tweede keus?' }).getByLabel(second!.name).check()
  await dialog.getByRole('button', { name: 'Kiezen', exact: true }).click()
  await page.getByText(`${first!.name} komt.`, { exact: false }).first().waitFor()
  const others = page.locator('details').filter({ hasText: 'Wie ook wilden komen (3)' })
  await others.locator('summary').click()
  // The second choice first, and whoever comes is not among them.
  const theirs = others.getByRole('listitem')
  await theirs
    .nth(2)
    .getByRole('button', { name: /^Bericht/ })
    .waitFor()
  await expect.poll(() => theirs.first().textContent()).toMatch(new RegExp(`^${second!.name}.*tweede keus`))
  const named = (await theirs.allTextContents()).map(text => people.findIndex(({ name }) => text.startsWith(name)))
  expect(named.toSorted()).toEqual([1, 2, 3])
  // Not a second choice after all, and yet.
  await theirs.first().getByRole('button', { name: 'Geen tweede keus meer' }).click()
  await page.getByText(`${second!.name} is geen tweede keus meer.`).first().waitFor()
  await theirs.filter({ hasText: second!.name }).getByRole('button', { name: 'Tweede keus', exact: true }).click()
  await page.getByText(`${second!.name} is tweede keus, en hoort dat`, { exact: false }).first().waitFor()

  const [reason] = (await first!.call('GET', '/cancel_assignment_reasons?selectable=true')).member
  await first!.call('PUT', `${moment['@id']}/cancel_assignment`, { cancelAssignmentReason: reason!['@id'] })
  await row(second!.name).getByText('Tweede keus:').waitFor()
  await row(second!.name)
    .getByRole('button', { name: /^Kiezen/ })
    .click()
  await dialog.getByRole('button', { name: 'Kiezen', exact: true }).click()
  await page.getByText(`${second!.name} komt.`, { exact: false }).first().waitFor()
})

test('of the dates of a series, those that leave too little rest together say so before the choice, with the sum', async () => {
  const { page } = desk
  const first = mondayAfter(30)
  const times = { startDate: `${daysAhead(first)}T06:00:00Z`, endDate: `${daysAhead(first)}T20:00:00Z`, breakMinutes: 60 }
  const rule = { title: 'Lange dag', ...times, weekdays: [1, 2], until: daysAhead(first + 8) }
  const series = await asOrganization('POST', '/recurring_care_moments_by_organization', offered(rule))
  const { member } = await asOrganization('GET', `/care_moments?recurringCareMoment.uuid=${series.uuid}&order[startDate]=asc`)
  const [person] = await whoMay(member[0]!, 1)
  for (const one of member) await react(person!.call, await asOrganization('GET', one['@id']), 'Graag.')
  await page.goto(`/organisatie/opdrachten/${member[0]!.uuid}`)
  await page.getByRole('button', { name: /^Kiezen/ }).click()
  const dates = page
    .getByRole('group', { name: /reageerde ook op deze/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
  const rest = (at: number) =>
    dates
      .nth(at)
      .getByText(/maar 10 uur rust/)
      .first()
  // The day after the chosen one conflicts; of next week's two days each alone is fine.
  await rest(0).waitFor()
  expect(await rest(2).count()).toBe(0)
  // All at once, and then each alone.
  await page.getByLabel('Ook voor de andere 3 van deze reeks').check()
  for (const at of [0, 1, 2]) await expect.poll(() => dates.nth(at).getByRole('checkbox').isChecked()).toBe(true)
  for (const at of [2, 1, 0]) await dates.nth(at).getByRole('checkbox').uncheck()
  await rest(2).waitFor({ state: 'detached' })
  await dates.nth(1).getByRole('checkbox').check()
  await rest(2).click()
  await dates.nth(2).getByText('Bekijk de berekening').first().click()
  await dates.nth(2).getByRole('list', { name: 'Diensten in de berekening' }).getByText('(deze dienst)').first().waitFor()
})

test('one opdracht is copied to another day, and a week to the next', async () => {
  const { page } = desk
  const { member } = await asOrganization('GET', '/care_moments?status=assigned&timeScope=moment&order[startDate]=desc')
  const [original] = member
  await page.goto(`/organisatie/opdrachten/${original!.uuid}`)
  await page.getByRole('link', { name: 'Kopiëren naar een andere dag' }).click()
  await page.getByRole('heading', { name: 'Opdracht kopiëren' }).waitFor()
  const [year, month, day] = daysAhead(60).split('-')
  await page.getByLabel(/^Datum/).fill(`${day}-${month}-${year}`)
  await page.getByRole('button', { name: 'Bewaren zonder publiceren' }).click()
  await page.waitForURL(url => url.pathname !== '/organisatie/opdrachten/nieuw' && !url.search)
  await page.getByRole('heading', { name: String(original!.title), level: 1 }).waitFor()
  const copy = await asOrganization('GET', `/care_moments/${new URL(page.url()).pathname.slice(-36)}`)
  expect(copy).toMatchObject({ status: 'open', location: { '@id': (original!.location as Body)['@id'] } })
  expect(amsterdamDate(String(copy.startDate))).toBe(daysAhead(60))
  expect(copy).not.toHaveProperty('assignee')

  const lastWeek = daysAhead(-7 - ((new Date(daysAhead(0)).getUTCDay() + 6) % 7))
  await page.goto(`/organisatie/opdrachten?weergave=week&week=${lastWeek}`)
  await page.getByRole('button', { name: 'Week kopiëren' }).click()
  const act = page.getByRole('dialog').getByRole('button', { name: /^[1-9]\d* opdracht(en)? kopiëren$/ })
  const count = async () =>
    Number(
      (
        await db
          .selectFrom('care_moment')
          .select(eb => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )
  const before = await count()
  await act.click()
  const said = page.getByText(/^\d+ opdracht(en staan| staat) in /).first()
  await said.waitFor()
  expect(await count()).toBe(before + Number.parseInt((await said.textContent())!, 10))
})

const wordsOf = (text: string) => text.replace(/\s+/g, ' ').trim()
/** A paid moment with a bonus. */
const paidWithBonus = async () => {
  const approved = await asOrganization('GET', '/care_moments?status=approved&timeScope=moment&itemsPerPage=100')
  for (const moment of approved.member.filter(({ bonus }) => Number(bonus) > 0)) {
    const { steps } = (await asOrganization('GET', `${moment['@id']}/proof`)) as unknown as {
      steps: { step: string; at: unknown }[]
    }
    if (steps.some(({ step, at }) => step === 'paid' && at)) return moment
  }
  throw new Error('nothing with a bonus is paid')
}

test('the proof of an opdracht is read step by step, and taken along as a PDF', async () => {
  const { page } = desk
  const done = await paidWithBonus()
  await page.goto(`/organisatie/opdrachten/${done.uuid}`)
  await page.getByRole('heading', { name: 'Bewijs' }).click()
  const steps = page.getByRole('list', { name: 'Van publicatie tot betaling' }).getByRole('listitem')
  await steps.nth(3).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bewijs als PDF' }).click()
  const paper = wordsOf(await linesOfPdf(readFileSync(await (await download).path())))
  // What the screen says of each step, the paper says: titles, times, names, and sums with the bonus.
  for (const part of await steps.locator('strong, span').allTextContents())
    for (const said of part.split(' · ').map(wordsOf)) expect(paper).toContain(said)
  expect((await steps.allTextContents()).map(wordsOf).join(' ')).toMatch(/Bonus: € \d+,\d\d/)
  await page.getByRole('heading', { name: 'Geschiedenis' }).click()
  await page.getByRole('list', { name: 'Wat er gebeurde' }).getByText('goedgekeurd', { exact: false }).first().waitFor()
})

test('a series is made by keyboard alone, in few keys besides what is typed', async () => {
  const { page } = desk
  await page.goto('/organisatie/opdrachten')
  await page.locator('a[data-row]').first().waitFor()
  await page.getByRole('link', { name: 'Nieuwe opdracht' }).press('Enter')
  await page.getByRole('heading', { name: 'Nieuwe opdracht' }).waitFor()
  let pressed = 1
  const press = async (key: string) => {
    await page.keyboard.press(key)
    pressed += 1
  }
  const focused = () =>
    page.locator(':focus').evaluate(one => {
      const { labels, ariaLabel, textContent } = one as unknown as {
        labels?: { textContent: string }[]
        ariaLabel?: string
        textContent: string
      }
      return labels?.[0]?.textContent ?? ariaLabel ?? textContent
    })
  const to = async (label: RegExp) => {
    for (let left = 30; left > 0 && !label.test(await focused()); left -= 1) await press('Tab')
    expect(await focused()).toMatch(label)
  }
  const type = async (label: RegExp, words: string) => {
    await to(label)
    await page.keyboard.type(words)
  }
  const dutch = (days: number) => daysAhead(days).split('-').reverse().join('-')
  const wednesday = mondayAfter(70) + 2
  await type(/^Locatie/, 'Woonzorgcentrum De S')
  await type(/^Niveau/, 'Helpende')
  await type(/^Titel/, 'Avondronde')
  await to(/^Eén opdracht/)
  await press('ArrowRight')
  await type(/^Eerste dag/, dutch(wednesday))
  await type(/^Tot en met/, dutch(wednesday + 14))
  await type(/^Van/, '1800')
  await type(/^Tot$|^Tot \*/, '2200')
  // The first moment's day is already ticked; Monday is added.
  await to(/^ma/)
  await press('Space')
  await press('Enter')
  await page.getByRole('heading', { name: 'Avondronde' }).first().waitFor()
  const made = await asOrganization('GET', '/care_moments?search=Avondronde')
  expect(made.member.map(({ status }) => status)).toEqual(['open', 'open', 'open', 'open', 'open'])
  expect(pressed).toBeLessThanOrEqual(25)
})
