// The best roster: an organization requests one for its week, reads why, holds and forbids lines, and accepts all but two, one of
// which somebody else takes first; a planner does it for three organizations.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { judgeLook } from '../screens/judge.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { colour, looks, makeWide } from '../screens/looks.ts'
import { must } from '../worlds/moments.ts'
import { openApp } from './app.ts'
import { overflows, violations } from './axe.ts'
import { callersOf, visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const callerOf = callersOf(app)
const db = app.server.database
const [organization, planner] = ['organisatie@demo.example', 'planner@demo.example']
const desk = '/organisatie/opdrachten?weergave=rooster'
const work = '/backoffice/open-zorgmomenten?weergave=rooster'

const asPlanner = async () => {
  const visitor = await visit()
  await logInAs(app, visitor.page, { who: planner, username: planner, roles: ['ROLE_PLANNER'] })
  return visitor
}
const region = (page: Page) => page.getByRole('region', { name: 'Wie waar werkt' })
const lines = (page: Page) =>
  region(page)
    .getByRole('listitem')
    .filter({ has: page.locator('a[data-row]') })
const bar = (page: Page) => page.getByRole('region', { name: /aangevinkt$/ })
/** Requests a roster, and waits until the plan is there. */
const make = async (page: Page) => {
  await page.getByRole('button', { name: 'Maak rooster' }).click()
  await page.waitForURL(/rooster=[0-9a-f-]{36}$/)
  await lines(page).first().waitFor()
}
const again = async (page: Page) => {
  const before = page.url()
  await bar(page).getByRole('button', { name: 'Opnieuw' }).click()
  await page.waitForURL(url => url.href !== before && url.search.includes('vorig='))
  await lines(page).first().waitFor()
}
const shiftOf = (line: ReturnType<typeof lines>) => line.locator('a[data-row]').getAttribute('data-row')
const lineOf = (page: Page, shift: string | null) => lines(page).filter({ has: page.locator(`a[data-row="${shift}"]`) })
/** The plan on the screen and the same plan from the API. */
const planOf = async (page: Page, username: string) => {
  const { get } = await callerOf(username)
  const uuid = new URL(page.url()).searchParams.get('rooster')
  return (await get(`/rosters/${uuid}/plan`)).body as unknown as { lines: PlanLine[]; open: { uuid: string }[] }
}
interface PlanLine {
  uuid: string
  worker: { uuid: string; firstName: string; lastName: string }
  next: { worker: { uuid: string; firstName: string; lastName: string } } | null
  reacted: boolean
}
const nameOf = ({ firstName, lastName }: PlanLine['worker']) => `${firstName} ${lastName}`

test('an organization fills its week: holds one, forbids one, and accepts all but two while somebody else is first with one', async () => {
  const { page, complaints } = await visit(organization)
  await page.goto('/organisatie/opdrachten')
  await page.getByRole('link', { name: 'Rooster', exact: true }).click()
  await page.getByText(/^Week \d+ van \d{4}/i).waitFor()
  await make(page)

  // Its benefits, and why.
  await page
    .getByRole('status')
    .filter({ hasText: /\d+ van de \d+ diensten gevuld als iedereen ja zegt/ })
    .waitFor()
  const row = page.getByRole('table', { name: /dit rooster$/ }).getByRole('row', { name: /^Gevuld/ })
  const [today, firstCome, filled] = (await row.getByRole('cell').allTextContents()).map(Number)
  expect(today).toBe(0)
  expect(filled).toBe(await lines(page).count())
  expect(filled).toBeGreaterThanOrEqual(firstCome!)
  for (const line of await lines(page).all())
    expect(await line.getByRole('list', { name: 'Waarom' }).getByRole('listitem').count()).toBeGreaterThan(0)
  const first = await planOf(page, organization)

  // One line is held; another, for which there is an alternative, is forbidden. Both survive a reload.
  const other = first.lines.find(({ next }) => next)!
  const held = first.lines.find(one => one !== other && one.worker.uuid !== other.worker.uuid)!
  await lineOf(page, held.uuid)
    .getByRole('button', { name: /^Vastzetten/ })
    .click()
  await lineOf(page, other.uuid)
    .getByRole('button', { name: /^Niet deze/ })
    .click()
  await page.reload()
  await lines(page).first().waitFor()
  expect(await page.locator('[aria-pressed="true"]').count()).toBe(2)
  await again(page)
  await lineOf(page, held.uuid).getByText('Je hebt deze keuze vastgezet.').waitFor()
  const second = await planOf(page, organization)
  expect(second.lines.find(({ uuid }) => uuid === held.uuid)?.worker.uuid).toBe(held.worker.uuid)
  expect(second.lines.find(({ uuid }) => uuid === other.uuid)?.worker.uuid).not.toBe(other.worker.uuid)
  await lineOf(page, other.uuid).getByText('Anders', { exact: true }).waitFor()
  await lineOf(page, other.uuid)
    .getByText(`was ${nameOf(other.worker)}`)
    .waitFor()
  await page.getByRole('button', { name: new RegExp(`^Toch toestaan.*${nameOf(other.worker)}`) }).waitFor()
  await page.goBack()
  await expect.poll(() => page.getByText('Anders', { exact: true }).count()).toBe(0)
  await page.goForward()
  await lineOf(page, other.uuid).getByText('Anders', { exact: true }).waitFor()

  // Somebody else takes one of the lines; two more are left out; the others are accepted.
  const contested = second.lines.find(({ next, uuid }) => next && uuid !== held.uuid)!
  const { get, put } = await callerOf(organization)
  const reaction = await db
    .selectFrom('care_moment_publication_reaction as r')
    .innerJoin('care_moment_publication as p', 'p.uuid', 'r.care_moment_publication_uuid')
    .select('r.uuid')
    .where('p.care_moment_uuid', '=', contested.uuid)
    .where('r.care_worker_uuid', '=', contested.next!.worker.uuid)
    .where('r.status', '=', 'open')
    .executeTakeFirstOrThrow()
  const select = { reactions: [`/v1/care_moment_publication_reactions/${reaction.uuid}`] }
  expect((await put('/care_moment_publication_reactions/select', select)).status).toBe(200)
  const left = second.lines.filter(({ uuid }) => uuid !== held.uuid && uuid !== contested.uuid).slice(0, 2)
  for (const { uuid } of left) await lineOf(page, uuid).getByRole('checkbox').uncheck()
  const count = second.lines.length - left.length
  await bar(page)
    .getByRole('button', { name: `${count} regels uitvoeren` })
    .click()
  const dialog = page.getByRole('dialog', { name: `${count} regels uitvoeren?` })
  await dialog.getByText(`${count} reacties worden gekozen`).waitFor()
  await dialog.getByRole('button', { name: 'Terug' }).click()
  await dialog.waitFor({ state: 'detached' })
  await bar(page)
    .getByRole('button', { name: `${count} regels uitvoeren` })
    .click()
  await dialog.getByRole('button', { name: `${count} regels uitvoeren` }).click()
  await page.getByText(`Uitgevoerd: ${count - 1} gekozen, 1 geweigerd.`).waitFor()
  const refused = lineOf(page, contested.uuid)
  await refused.getByText('Geweigerd', { exact: true }).waitFor()
  expect(await refused.getByRole('checkbox').count()).toBe(0)
  expect(await lines(page).getByText('Gekozen', { exact: true }).count()).toBe(count - 1)
  for (const { uuid } of left) expect(await lineOf(page, uuid).getByRole('checkbox').count()).toBe(1)
  const taken = await db
    .selectFrom('care_moment')
    .select(['uuid', 'assignee_uuid'])
    .where(
      'uuid',
      'in',
      second.lines.map(({ uuid }) => uuid),
    )
    .execute()
  for (const line of second.lines) {
    const isLeft = left.includes(line)
    const expected = isLeft ? null : line === contested ? contested.next!.worker.uuid : line.worker.uuid
    expect(taken.find(({ uuid }) => uuid === line.uuid)?.assignee_uuid).toBe(expected)
  }

  // A held line that is no longer possible says so and can be released; a held worker who got the work is not lost.
  const [lost] = left
  await lineOf(page, lost!.uuid)
    .getByRole('button', { name: /^Vastzetten/ })
    .click()
  const [reason] = must(await get('/cancel_reasons'), 200).member as { '@id': string }[]
  must(await put(`/care_moments/${lost!.uuid}/cancel`, { cancelReason: reason!['@id'] }), 200)
  await again(page)
  const elsewhere = page.getByRole('region', { name: 'Vastgezet, maar kan niet' })
  await elsewhere.getByText('Deze dienst is niet meer open, of hoort niet bij deze vraag.').waitFor()
  expect(await elsewhere.getByRole('listitem').allInnerTexts()).toEqual([expect.stringContaining(nameOf(lost!.worker))])
  await elsewhere.getByRole('button', { name: /^Loslaten/ }).click()
  expect(await elsewhere.count()).toBe(0)
  await again(page)
  expect(await elsewhere.count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a planner fills the work of three organizations, keeps the weights, and asks one by name until tomorrow', async () => {
  const { page, complaints } = await asPlanner()
  await page.goto('/backoffice/open-zorgmomenten')
  await page.getByRole('link', { name: 'Rooster', exact: true }).click()
  await page.getByText('Wat telt mee').click()
  await page.getByRole('slider', { name: 'Korte reisafstand' }).press('End')
  await page.getByRole('button', { name: 'Bewaar voor de backoffice' }).click()
  await page.getByText('Dit telt voortaan mee voor de backoffice.').waitFor()
  await page.reload()
  await page.getByText('Wat telt mee').click()
  await expect.poll(() => page.getByRole('slider', { name: 'Korte reisafstand' }).inputValue()).toBe('10')
  await page.getByLabel('Ook mensen vragen die niet reageerden').check()
  await make(page)
  const rows = page.getByRole('table', { name: 'Werk per locatie en dag', exact: true }).getByRole('rowheader')
  const places = (await rows.allInnerTexts()).join('\n')
  for (const name of ['Zorggroep Lindevecht', 'Stichting Eemrust', 'Thuiszorg Maasbries']) expect(places).toContain(name)

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  const { lines: planned, open } = await planOf(page, planner)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + planned.length + open.length)

  // A worker who did not react is invited alone.
  const asked = planned.find(({ reacted }) => !reacted)!
  await bar(page).getByRole('button', { name: 'Niets aanvinken' }).click()
  expect(await bar(page).count()).toBe(0)
  const { username } = await db
    .selectFrom('account')
    .select('username')
    .where('uuid', '=', asked.worker.uuid)
    .executeTakeFirstOrThrow()
  await lineOf(page, asked.uuid).getByRole('checkbox').check()
  await bar(page).getByRole('button', { name: '1 regel uitvoeren' }).click()
  const dialog = page.getByRole('dialog', { name: '1 regel uitvoeren?' })
  await dialog.getByText(nameOf(asked.worker)).waitFor()
  await dialog.getByRole('radio', { name: 'Morgen 12:00' }).check()
  await dialog.getByText(/kan antwoorden tot .*12:00/).waitFor()
  await dialog.getByRole('button', { name: '1 regel uitvoeren' }).click()
  await page.getByText('Uitgevoerd: 1 gevraagd.').waitFor()
  await lineOf(page, asked.uuid).getByText('Gevraagd', { exact: true }).waitFor()
  await app.mailTo(username, 'Kun je komen?')

  await page.getByText('Eerdere roosters').click()
  await page
    .getByRole('table', { name: 'Eerdere roosters' })
    .getByText(/\(dit rooster\)$/)
    .waitFor()
  expect(complaints).toEqual([])
})

test('days without open work, a roster under way, and a roster that is not there each say so', async () => {
  const { page } = await visit(organization)
  await page.goto(desk)
  await page.getByRole('radio', { name: 'Eigen dagen' }).check()
  await page.getByLabel('Eerste dag').fill('1-1-2031')
  await page.getByLabel('Laatste dag').fill('1-12-2030')
  await page.getByRole('button', { name: 'Maak rooster' }).click()
  await page.getByText('De laatste dag ligt voor de eerste.').waitFor()
  await page.getByLabel('Laatste dag').fill('3-1-2031')
  // No input is lost.
  await page.reload()
  expect(await page.getByLabel('Laatste dag').inputValue()).toMatch(/3 jan 2031/)
  await page.getByRole('button', { name: 'Maak rooster' }).click()
  await page.getByRole('heading', { name: 'Er is geen open werk in deze dagen' }).waitFor()
  const uuid = new URL(page.url()).searchParams.get('rooster')!
  await page.getByRole('main').getByRole('button', { name: 'Vraag wijzigen' }).click()
  await page.getByRole('button', { name: 'Rooster opnieuw maken' }).waitFor()

  const stand = (status: string) => db.updateTable('roster').set({ status }).where('uuid', '=', uuid).execute()
  await stand('running')
  await page.goto(desk)
  await page.getByText('Er wordt een rooster gemaakt').waitFor()
  await page.getByRole('button', { name: 'Maak rooster' }).click()
  await page.getByText(/^Er wordt al een rooster voor je gemaakt/).waitFor()
  await page.getByRole('link', { name: /^Rooster voor/ }).click()
  await page.getByRole('button', { name: 'Stop en gebruik dit' }).click()
  await page.getByText('Wordt afgerond.').waitFor()
  await stand('failed')
  await page.getByText('Het rooster kon niet worden gemaakt').waitFor()
  await page.getByRole('button', { name: 'Opnieuw', exact: true }).click()
  await page.waitForURL(url => url.searchParams.get('rooster') !== uuid)

  await page.goto(`${desk}&rooster=01890a5d-ac96-774b-bcce-b302099a8057`)
  await page.getByRole('heading', { name: 'Dit rooster is er niet' }).waitFor()
  await page.getByRole('link', { name: 'Nieuw rooster' }).click()
  await page.getByRole('button', { name: 'Maak rooster' }).waitFor()
})

test('the plan is right in every width and colour, by keys alone, and on paper', async () => {
  const { page } = await asPlanner()
  await page.goto(work)
  await make(page)
  await page.getByRole('button', { name: 'Als tabel' }).click()
  const wrong: string[] = []
  for (const look of looks) {
    await makeWide(page, look.width)
    await colour(page, look.scheme)
    wrong.push(...(await judgeLook(page, look)).map(each => `${look.width} ${look.scheme}: ${each}`))
  }
  expect(wrong).toEqual([])

  // The arrow keys go from line to line, and the space bar leaves a line out.
  const link = lines(page).nth(1).locator('a[data-row]')
  await lines(page).first().locator('a[data-row]').focus()
  await page.keyboard.press('ArrowDown')
  expect(await shiftOf(lines(page).nth(1))).toBe(await page.locator('a[data-row]:focus').getAttribute('data-row'))
  expect(await link.count()).toBe(1)
  await page.keyboard.press('Space')
  expect(await lines(page).nth(1).getByRole('checkbox').isChecked()).toBe(false)

  await page.emulateMedia({ media: 'print' })
  expect(await lines(page).first().isVisible()).toBe(true)
  expect(
    await page
      .getByRole('button', { name: /^Vastzetten/ })
      .first()
      .isVisible(),
  ).toBe(false)
  expect(await bar(page).isVisible()).toBe(false)
  expect(await overflows(page)).toBe(false)
  expect(await violations(page, ['color-contrast'])).toEqual([])
})
