// The back office fills open work by telephone: the call list by keyboard alone, and two planners who do not call the same person.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { judgeLook } from '../screens/judge.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { colour, looks, makeWide } from '../screens/looks.ts'
import { settle } from '../screens/places.ts'
import { openApp } from './app.ts'
import { callersOf, visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const planner = 'planner@demo.example'
const careWorker = 'zorgverlener@demo.example'
const path = '/backoffice/open-zorgmomenten'

const openList = async (username: string) => {
  const { page, complaints } = await visit()
  await logInAs(app, page, { who: username, username, roles: ['ROLE_PLANNER'] })
  await page.goto(path)
  await rows(page).first().waitFor()
  return { page, complaints }
}
const rows = (page: Page) => page.getByRole('region', { name: 'Open opdrachten' }).locator('a[data-row]')
const panel = (page: Page) => page.getByRole('complementary', { name: /^Open opdracht/ })
const people = (page: Page) => panel(page).getByRole('region', { name: 'Wie kan' }).getByRole('listitem')

/** A second planner of the back office. */
const makeColleague = async () => {
  const db = app.server.database
  const { password_hash } = await db
    .selectFrom('account')
    .select('password_hash')
    .where('username', '=', planner)
    .executeTakeFirstOrThrow()
  const made = { username: 'sanne@demo.example', password_hash, roles: ['ROLE_PLANNER'], created_at: '2026-01-01T00:00:00Z' }
  const { uuid } = await db
    .insertInto('account')
    .values({ ...made, multi_factor_enabled: true })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const person = { uuid, first_name: 'Sanne', last_name: 'Kuiper', email: made.username }
  await db.insertInto('back_office_employee').values(person).execute()
  return made.username
}

test('a planner fills an open shift by keys alone: not reached, a no with its reason, and a yes', async () => {
  const { page, complaints } = await openList(planner)
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  const [first] = await rows(page).all()
  const uuid = (await first!.getAttribute('data-row'))!
  await first!.focus()
  await press('Enter')
  await people(page).nth(3).waitFor()
  const names = await people(page).locator('strong').allTextContents()
  await press('b')
  await people(page).nth(0).getByText('Aan de lijn').waitFor()
  await press('g')
  await people(page)
    .nth(0)
    .getByRole('button', { name: /^Opnieuw/ })
    .waitFor()
  await press('b')
  await people(page).nth(1).getByText('Aan de lijn').waitFor()
  await press('n')
  await press('2')
  await people(page).nth(1).getByText('Nee · te ver weg').waitFor()
  await press('b')
  await people(page).nth(2).getByText('Aan de lijn').waitFor()
  await press('j')
  await page.getByText(`${names[2]} komt.`).waitFor()
  expect(keys).toBe(8)
  const statusOf = async () => {
    const moments = app.server.database.selectFrom('care_moment').select('status').where('uuid', '=', uuid)
    return (await moments.executeTakeFirstOrThrow()).status
  }
  // For a while the result can be undone and recorded differently; going on sends it.
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await people(page).nth(2).getByText('Ja, komt').waitFor()
  expect(await statusOf()).toBe('open')
  await press('j')
  await page.getByText(`${names[2]} komt.`).waitFor()
  await page.goto('/backoffice/clienten')
  await expect.poll(statusOf).toBe('assigned')
  const calls = app.server.database
    .selectFrom('care_moment_call')
    .select(['status', 'remark'])
    .orderBy('started_at')
    .orderBy('uuid')
  expect(await calls.execute()).toEqual([
    { status: 'not_reached', remark: null },
    { status: 'no', remark: 'te ver weg' },
    { status: 'yes', remark: null },
  ])
  expect(complaints).toEqual([])
})

test('two planners at once: the second sees who holds it and who is on the line, and takes it over', async () => {
  const mine = await openList(planner)
  const uuid = (await rows(mine.page).first().getAttribute('data-row'))!
  await mine.page.goto(`${path}?open=${uuid}`)
  await panel(mine.page).getByText('Jij bent hiermee bezig').waitFor()
  await people(mine.page).first().waitFor()
  await mine.page.keyboard.press('b')
  await people(mine.page).first().getByText('Aan de lijn').waitFor()

  const theirs = await openList(await makeColleague())
  const row = theirs.page.locator('li', { has: theirs.page.locator(`a[data-row="${uuid}"]`) })
  await row.getByText('Anouk').waitFor()
  // Opening it takes a hold if possible: here it is refused, before the first planner releases the moment in order to choose.
  const refused = theirs.page.waitForResponse(
    response => response.url().endsWith('/v1/care_moment_holds') && response.status() === 409,
  )
  await theirs.page.goto(`${path}?open=${uuid}`)
  await panel(theirs.page).getByText('Anouk is hiermee bezig').waitFor()
  await people(theirs.page).first().getByText('Anouk belt nu').waitFor()
  await theirs.page.getByText('1 collega aan het werk').waitFor()
  expect(await people(theirs.page).first().getByRole('button').count()).toBe(0)
  await refused
  // A yes is held for a while before it is sent: the colleague sees that too, and does not choose the same.
  await mine.page.keyboard.press('j')
  const chosen = people(theirs.page).filter({ hasText: 'Anouk kiest nu' })
  await chosen.waitFor()
  expect(await chosen.getByRole('button').count()).toBe(0)
  await mine.page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await mine.page.goto(`${path}?open=${uuid}`)
  // Held again: otherwise the first planner gets the hold when the second releases it.
  await panel(mine.page).getByText('Jij bent hiermee bezig').waitFor()
  await theirs.page.keyboard.press('c')
  await panel(theirs.page).getByText('Jij bent hiermee bezig').waitFor()
  // The first planner is notified live.
  await panel(mine.page).getByText('Sanne is hiermee bezig').waitFor()
  // Shortcut keys can be changed or switched off: also after a reload.
  await theirs.page.getByRole('button', { name: 'Loslaten' }).click()
  await theirs.page.getByRole('button', { name: 'alle toetsen' }).click()
  const dialog = theirs.page.getByRole('dialog', { name: 'Toetsen' })
  const take = dialog.getByLabel('Toets voor: Ik pak deze, ook over van een collega')
  await take.pressSequentially('b')
  await dialog.getByText('De toets B is er al: De volgende bellen.').waitFor()
  await take.pressSequentially('q')
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click()
  await theirs.page.reload()
  // Opening it takes the hold.
  await theirs.page.getByRole('button', { name: 'Loslaten' }).click()
  await panel(theirs.page).getByRole('button', { name: 'Ik pak deze' }).waitFor()
  await theirs.page.keyboard.press('c')
  await theirs.page.getByText('Q ik pak deze').waitFor()
  await theirs.page.keyboard.press('q')
  await panel(theirs.page).getByText('Jij bent hiermee bezig').waitFor()
  await theirs.page.getByRole('button', { name: 'Loslaten' }).click()
  await theirs.page.getByRole('button', { name: 'alle toetsen' }).click()
  await dialog.getByLabel('Toetsen gebruiken').uncheck()
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click()
  await theirs.page.keyboard.press('q')
  await theirs.page.keyboard.press('?')
  expect(await dialog.count()).toBe(0)
  await panel(theirs.page).getByRole('button', { name: 'Ik pak deze' }).waitFor()
  expect([...mine.complaints, ...theirs.complaints]).toEqual([])
})

test('a saved view is shown above the list, with its current count', async () => {
  const { page, complaints } = await openList(planner)
  await page.goto(`${path}?niveau=verzorgende-ig`)
  const counted = page.getByRole('status').filter({ hasText: /open opdracht/ })
  const count = Number.parseInt((await counted.textContent()) ?? '', 10)
  await page.getByRole('button', { name: 'Weergaven' }).click()
  await page.getByLabel('Bewaar deze weergave als').fill('Verzorgenden')
  await page.getByRole('button', { name: 'Weergave bewaren' }).click()
  const views = page.getByRole('navigation', { name: 'Weergaven' })
  await views.locator('[aria-current]', { hasText: `Verzorgenden ${count}` }).waitFor()
  await views.getByRole('link', { name: /^Alles \d+$/ }).click()
  await expect.poll(async () => Number.parseInt((await counted.textContent()) ?? '', 10)).toBeGreaterThan(count)
  await views.getByRole('link', { name: /^Verzorgenden/ }).click()
  await expect.poll(async () => Number.parseInt((await counted.textContent()) ?? '', 10)).toBe(count)
  expect(complaints).toEqual([])
})

test('an employee of the back office reads the same, and nothing in it can be done', async () => {
  const { page } = await openList('backoffice@demo.example')
  await rows(page).first().click()
  await people(page).first().waitFor()
  expect(await people(page).getByRole('button').count()).toBe(0)
  expect(
    await panel(page)
      .getByRole('button', { name: /Ik pak deze|Loslaten|Vraag er/ })
      .count(),
  ).toBe(0)
  await page.getByText('door de lijst').waitFor()
  expect(await page.getByText(/volgende bellen|ik pak deze/).count()).toBe(0)
  const as = await callersOf(app)('backoffice@demo.example')
  const moment = (await rows(page).first().getAttribute('data-row'))!
  expect(await as.post('/care_moment_holds', { careMoment: `/v1/care_moments/${moment}` })).toMatchObject({ status: 403 })
})

test('the panel is seen well in every window and colour', async () => {
  const { page } = await openList(planner)
  const uuid = (await rows(page).first().getAttribute('data-row'))!
  const wrong: string[] = []
  const parts = ['', '&deel=reacties', '&deel=opdracht', '&deel=geschiedenis']
  for (const [place, look] of looks.entries()) {
    // Each part in three widths and both colour schemes. With few rows beside it: the list itself is checked by the test of all screens.
    const part = parts[place % parts.length]
    await makeWide(page, look.width)
    await settle(page, `${path}?periode=24-uur&open=${uuid}${part}`)
    await colour(page, look.scheme)
    wrong.push(...(await judgeLook(page, look)).map(each => `${part} ${look.width} ${look.scheme}: ${each}`))
  }
  expect(wrong).toEqual([])
})

test('a planner withdraws a publication and publishes again, and cancels after reading who is notified', async () => {
  const { page, complaints } = await openList(planner)
  const { uuid } = await app.server.database
    .selectFrom('care_moment as m')
    .innerJoin('care_moment_publication as p', 'p.care_moment_uuid', 'm.uuid')
    .innerJoin('care_moment_publication_reaction as r', 'r.care_moment_publication_uuid', 'p.uuid')
    .select('m.uuid')
    .where('m.status', '=', 'open')
    .where('p.status', '=', 'open')
    .where('r.status', '=', 'open')
    .orderBy('m.start_date', 'desc')
    .executeTakeFirstOrThrow()
  const statusOf = () =>
    app.server.database.selectFrom('care_moment').select('status').where('uuid', '=', uuid).executeTakeFirstOrThrow()
  await page.goto(`${path}?open=${uuid}&deel=opdracht`)
  await panel(page).getByRole('link', { name: 'Publiceren' }).click()
  await page.getByRole('button', { name: 'Publicatie intrekken' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publicatie intrekken' }).click()
  await page.getByText('De publicatie is ingetrokken.').first().waitFor()
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click()
  await page.getByText('De opdracht is gepubliceerd.').first().waitFor()
  expect(await statusOf()).toEqual({ status: 'open' })

  await page.getByRole('link', { name: 'Naar de werklijst' }).click()
  await panel(page).getByRole('tab', { name: 'Opdracht' }).click()
  await panel(page).getByRole('link', { name: 'Bonus' }).click()
  await page.getByText('Wat vulde vergelijkbaar werk?').waitFor()
  await page.getByLabel('Bonus voor deze opdracht').fill('35')
  await page.getByText('De opdracht kost dan').waitFor()
  await page.getByRole('button', { name: 'Bonus geven' }).click()
  await page
    .getByText(/^De bonus is nu/)
    .first()
    .waitFor()
  await page.goto(`${path}?open=${uuid}&deel=opdracht`)
  await panel(page).getByRole('link', { name: 'Annuleren' }).click()
  await page.getByText('Wat er gebeurt').waitFor()
  await page.getByRole('button', { name: 'Opdracht annuleren' }).click()
  await page.getByText('Kies een reden.').waitFor()
  await page.getByLabel('Reden').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Opdracht annuleren' }).click()
  await page.getByText('Deze opdracht is geannuleerd').waitFor()
  expect(await statusOf()).toEqual({ status: 'canceled' })
  expect(complaints).toEqual([])
})

test('a bonus gets a reaction: the advice is read, the care worker sees the bonus and reacts, and the list of the planner shows it', async () => {
  const { page, complaints } = await openList(planner)
  const as = await callersOf(app)(careWorker)
  const worker = as.uuid
  const offered = await as.get(`/care_moment_publications?careWorkerUuid=${worker}&declined=false&itemsPerPage=100`)
  const reacted = app.server.database
    .selectFrom('care_moment_publication_reaction as r')
    .innerJoin('care_moment_publication as p', 'p.uuid', 'r.care_moment_publication_uuid')
    .select('p.care_moment_uuid as moment')
    .where('r.care_worker_uuid', '=', worker)
  const mine = new Set((await reacted.execute()).map(({ moment }) => moment))
  type Publication = { uuid: string; careMoment: { uuid: string; bonus: number; recurringCareMoment?: unknown } }
  const { uuid: publication, careMoment } = (offered.body.member as unknown as Publication[]).find(
    each => !mine.has(each.careMoment.uuid) && each.careMoment.bonus === 0 && !each.careMoment.recurringCareMoment,
  )!
  await page.goto(`/backoffice/zorgmoment/${careMoment.uuid}/bonus`)
  await page.getByText('Wat vulde vergelijkbaar werk?').waitFor()
  await page.getByLabel('Bonus voor deze opdracht').fill('35')
  await page.getByRole('button', { name: 'Bonus geven' }).click()
  await page.getByText('De bonus is nu € 35,00.').first().waitFor()

  const { page: theirs, complaints: wrong } = await visit()
  await logInAs(app, theirs, { who: careWorker, username: careWorker, roles: ['ROLE_CARE_WORKER'] })
  await theirs.goto(`/werk/nieuwe-opdrachten/${publication}`)
  await theirs
    .getByText(/€\s*35/)
    .first()
    .waitFor()
  await theirs.getByRole('link', { name: 'Reageren', exact: true }).click()
  await theirs.getByRole('button', { name: 'Reageren', exact: true }).click()
  await theirs.waitForURL(/reactie-geplaatst/)

  await page.goto(`${path}?open=${careMoment.uuid}&deel=reacties`)
  await panel(page)
    .getByText(/^Samira /)
    .first()
    .waitFor()
  expect([...complaints, ...wrong]).toEqual([])
})
