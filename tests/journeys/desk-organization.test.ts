// What an organization reads and types on the desktop, one fact per test: a total is the same everywhere, a field understands what
// is typed, and past work shows its current status.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, spaced, type Visitor } from './app.ts'
import { daysAhead } from './days.ts'
import { callersOf } from './visit.ts'

const app = await openApp()
const organization = 'organisatie@demo.example'
const orders = '/organisatie/opdrachten'
let visitor: Visitor
beforeAll(async () => {
  visitor = await app.visit(organization, { viewport: { width: 1440, height: 900 } })
})
afterAll(async () => {
  expect(visitor.complaints).toEqual([])
  await app.close()
})
const ask = async (path: string) => (await (await callersOf(app)(organization)).get(path)).body

test('a shift with a bonus has one sum, in its row and in its panel', async () => {
  const { page } = visitor
  await page.goto(`${orders}?status=openstaand`)
  const row = page.locator('li', { has: page.locator('a[data-row]') }).filter({ hasText: 'bonus' })
  const sum = /€\s[\d.]+,\d\d/.exec(spaced((await row.first().textContent()) ?? ''))![0]
  await row.first().locator('a[data-row]').press('Enter')
  const panel = page.getByRole('complementary', { name: /^Opdracht: / })
  await expect.poll(async () => spaced((await panel.textContent()) ?? '')).toContain(`samen ${sum}, met € `)
  // To the one beside it in the list, and back.
  const here = page.url()
  const [next, previous] = ['Volgende', 'Vorige'].map(name => panel.getByRole('button', { name, exact: true }))
  const [there, back] = (await next!.isEnabled()) ? [next!, previous!] : [previous!, next!]
  await there.click()
  await expect.poll(() => page.url()).not.toBe(here)
  await back.click()
  await expect.poll(() => page.url()).toBe(here)
})

test('work for weeks is offered with its hours a week', async () => {
  const { page } = visitor
  const typed = (days: number) => daysAhead(days).split('-').reverse().join('-')
  await page.goto(`${orders}/nieuw`)
  await page.getByText('Periode', { exact: true }).click()
  await page.getByLabel(/^Locatie/).selectOption({ index: 1 })
  await page.getByLabel(/^Niveau/).selectOption({ label: 'Helpende' })
  await page.getByLabel(/^Titel/).fill('Zes weken helpen')
  await page.getByLabel(/^Uurtarief/).fill('38')
  await page.getByLabel(/^Eerste dag/).fill(typed(14))
  await page.getByLabel(/^Laatste dag/).fill(typed(55))
  await page.getByLabel(/^Uren per week/).fill('24')
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click()
  await page.getByRole('heading', { name: 'Zes weken helpen' }).first().waitFor()
  const { member } = await ask('/care_moments?itemsPerPage=5&search=Zes%20weken%20helpen')
  expect(member).toMatchObject([{ timeScope: 'period', hoursPerWeek: 24 }])
})

test('the days of a series go along with its first day once that is typed, also in the last months of a year', async () => {
  const { page } = visitor
  await page.goto(`${orders}/nieuw`)
  await page.getByText('Reeks', { exact: true }).click()
  const days = page.getByRole('group', { name: 'Dagen' })
  for (const [typed, date, day] of [
    ['7-12', 'ma 7 dec 2026', 'maandag'],
    ['30-11', 'ma 30 nov 2026', 'maandag'],
    ['12-12-2026', 'za 12 dec 2026', 'zaterdag'],
    ['1-12', 'di 1 dec 2026', 'dinsdag'],
  ] as const) {
    const first = page.getByLabel(/^Eerste dag/)
    await first.click()
    // Letter by letter, replacing the old value: half of the text is a valid date as well.
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
    expect(await first.inputValue()).toBe(date)
    const chosen = await days
      .getByRole('checkbox', { checked: true })
      .evaluateAll(all => all.map(one => one.parentElement!.textContent))
    expect(chosen).toEqual([expect.stringContaining(day)])
  }
})

test('who asks somebody by name types the name at once', async () => {
  const { page } = visitor
  await page.goto(`${orders}?status=openstaand`)
  await page
    .getByRole('button', { name: /^Vraag iemand/ })
    .first()
    .click()
  const search = page.getByLabel('Zoek op naam')
  await search.waitFor()
  await expect.poll(() => search.evaluate(field => field.matches(':focus'))).toBe(true)
})

test('no counter of the list is lit in a week, which has days of its own', async () => {
  const { page } = visitor
  const lit = page.getByRole('navigation', { name: 'Wat op je wacht' }).locator('[aria-current="true"]')
  await page.goto(orders)
  await page.getByRole('link', { name: /Nog open$/ }).click()
  await lit.waitFor()
  await page.getByRole('link', { name: 'Week', exact: true }).click()
  await page.getByRole('button', { name: 'Vorige week' }).waitFor()
  expect(await lit.count()).toBe(0)
})

test('of a paid shift is said when it was paid, and nothing that cannot be done', async () => {
  const { page } = visitor
  const oldest = '/care_moments?status=approved&timeScope=moment&itemsPerPage=1&order[startDate]=asc'
  await page.goto(`${orders}/${(await ask(oldest)).member[0]!.uuid}`)
  await page.getByText(/^De factuur is betaald op \w\w \d/).waitFor()
  expect(await page.getByRole('button', { name: 'Bewerken' }).count()).toBe(0)
})

test('a line of an invoice says where and from when to when', async () => {
  const { page } = visitor
  await page.goto('/organisatie/tarieven?onderdeel=facturen')
  await page.getByRole('table', { name: 'Facturen' }).locator('tbody tr').first().getByRole('button').first().click()
  const line = page.getByRole('table', { name: 'Regels van deze factuur' }).locator('tbody tr').first()
  await line.waitFor()
  expect(await line.textContent()).toMatch(/\p{Lu}\p{L}+.*, \d\d:\d\d – \d\d:\d\d/u)
})

test('the heart of a favourite is full, and a contract without fixed hours asks for none', async () => {
  const { page } = visitor
  await page.goto('/organisatie/favorieten')
  await page.getByRole('button', { name: 'Mei-Ling Chen', exact: true }).click()
  const heart = page.getByRole('dialog').getByRole('button', { name: 'Mei-Ling Chen als favoriet', pressed: true })
  await heart.waitFor()
  expect(await heart.locator('svg').evaluate('one => getComputedStyle(one).fill')).not.toBe('none')
  const [favorite] = (await ask('/favorite_care_workers')).member
  await page.goto(`/organisatie/contract-voorstellen?nieuw=${(favorite!.careWorker as { uuid: string }).uuid}`)
  const hours = page.getByText('Uren per week')
  await hours.waitFor()
  await page.getByLabel('Contract', { exact: true }).selectOption({ label: 'Nulurencontract' })
  await hours.waitFor({ state: 'detached' })
})

test('somebody’s name finds them before their shifts, and who comes can be called from there', async () => {
  const { page } = visitor
  const coming = await ask('/care_moments?status=assigned&timeScope=moment&itemsPerPage=100&order[startDate]=asc')
  const reached = await Promise.all(coming.member.slice(0, 12).map(({ uuid }) => ask(`/care_moments/${uuid}`)))
  const atWork = reached.findLast(one => one.assigneePhone)!
  const { firstName, lastName } = (atWork.assignee as { profile: Record<string, string> }).profile
  await page.goto(orders)
  await page.locator('a[data-row]').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(`${firstName} ${lastName}`)
  const found = page.getByRole('option')
  await expect.poll(() => found.first().textContent()).toContain(`${firstName} ${lastName}`)
  await page.keyboard.press('Enter')
  const comes = page.getByRole('dialog').getByRole('region', { name: 'Komt bij jullie' })
  await comes.getByRole('link', { name: `Bel ${firstName} ${lastName}` }).waitFor()
  await comes.getByRole('link', { name: /\d\d:\d\d – / }).click()
  await page.waitForURL(/\/organisatie\/opdrachten\/[0-9a-f-]{36}$/)
})

test('who comes without having reacted is written to beside their name, reads it on a phone, and answers', async () => {
  const { page } = visitor
  const { database } = app.server
  const planned = await database
    .selectFrom('care_moment as m')
    .innerJoin('account as w', 'w.uuid', 'm.assignee_uuid')
    .innerJoin('care_worker_profile as p', 'p.uuid', 'w.uuid')
    .innerJoin('organization_user as u', 'u.organization_uuid', 'm.organization_uuid')
    .innerJoin('account as o', 'o.uuid', 'u.uuid')
    .select(['m.uuid', 'w.username', 'p.first_name', 'p.last_name', 'w.uuid as worker'])
    .where('o.username', '=', organization)
    .where('m.status', '=', 'assigned')
    .where('m.time_scope', '=', 'moment')
    .where('m.uuid', 'not in', b =>
      b
        .selectFrom('care_moment_publication as p')
        .innerJoin('care_moment_publication_reaction as r', 'r.care_moment_publication_uuid', 'p.uuid')
        .select('p.care_moment_uuid'),
    )
    .orderBy('m.start_date', 'desc')
    .executeTakeFirstOrThrow()
  const name = `${planned.first_name} ${planned.last_name}`
  await page.goto(`${orders}/${planned.uuid}`)
  await page.getByText('Het telefoonnummer staat hier vanaf 2 dagen voor het begin.').waitFor()
  await page.getByRole('button', { name: `Bericht aan ${name}` }).click()
  const conversation = page.getByRole('dialog', { name })
  await conversation.getByText('Nog geen berichten.').waitFor()
  const write = async (on: Page, text: string) => {
    await on.getByLabel('Nieuw bericht').fill(text)
    await on.getByRole('button', { name: 'Versturen', exact: true }).click()
    await on.getByText(text, { exact: true }).waitFor()
  }
  await write(page, 'De sleutel ligt bij de buren.')

  const { text } = await app.mailTo(planned.username, 'Nieuw bericht over')
  const place = `opdracht-${planned.uuid}-${planned.worker}`
  expect(text).toContain(`/werk?meldingen=${place}`)
  const carer = await app.visit(planned.username, { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })
  await carer.page.goto(`/werk/planning?dienst=${planned.uuid}`)
  await carer.page.getByRole('button', { name: /^Bericht\s*1/ }).tap()
  await carer.page.getByText('De sleutel ligt bij de buren.').waitFor()
  await carer.page.goto(/\/werk\?meldingen=\S+/.exec(text)![0])
  await carer.page.getByText('De sleutel ligt bij de buren.').waitFor()
  await write(carer.page, 'Fijn, dank je wel!')
  // It appears by itself where the organization has the conversation open.
  await conversation.getByText('Fijn, dank je wel!', { exact: true }).waitFor()
  expect(carer.complaints).toEqual([])
  await carer.close()
})

test('a panel at the edge has the colour of the window beside it, where the scrollbar was', async () => {
  const { page } = visitor
  await page.goto(`${orders}?meldingen=lijst`)
  await page.getByRole('dialog', { name: 'Meldingen' }).waitFor()
  const colourOf = (which: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('${which}')).backgroundColor`)
  expect(await colourOf(':root')).toBe(await colourOf('dialog:modal'))
})

test('one’s own account is in the menu of the person: name, address, second step, password and devices', async () => {
  const { page } = visitor
  await page.goto(orders)
  await page.getByRole('button', { name: /^Menu van/ }).click()
  await page.getByRole('menuitem', { name: 'Mijn account' }).click()
  for (const name of ['Over jou', 'E-mailadres', 'Tweestapsverificatie', 'Wachtwoord wijzigen', 'Ingelogde apparaten'])
    await page.getByRole('heading', { name, level: 2 }).waitFor()
})
