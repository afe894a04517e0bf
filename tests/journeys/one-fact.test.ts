// One fact reads the same everywhere: what lists, cards, panels, pages, papers and mails say of a piece of work, its hours, its
// invoice and its worker is held against the tables. npm run facts takes all work of the demo world; npm test one of each state.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { amsterdamDate, amsterdamTime } from '../../rules/amsterdam.ts'
import { weekOf } from '../../web/care/amsterdam-time.ts'
import { blocksOn, textOf } from '../facts/blocks.ts'
import { type KnownMoment, readKnown } from '../facts/known.ts'
import { linesOfPdf, rowsOfCsv } from '../facts/papers.ts'
import { type Kind, namedIn, saysAnything, wrongAbout, wrongAboutInvoice } from '../facts/said.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { viewers } from '../screens/people.ts'
import { settle } from '../screens/places.ts'
import { openApp } from './app.ts'
import { callersOf } from './visit.ts'

const whole = Boolean(process.env.EVERY_FACT)
const app = await openApp()
afterAll(() => app.close())
const callerOf = callersOf(app)
const known = await readKnown(app.server.database)
const all = [...known.moments.values()]
const names = [...new Set(all.flatMap(({ assignee }) => assignee ?? []))]
const patience = { timeout: whole ? 3_600_000 : 900_000 }

/** One of each state, with and without a bonus, or all. */
const some = (moments: KnownMoment[]): KnownMoment[] => {
  const sorts = new Map(moments.map(each => [`${each.status} ${each.isPeriod} ${each.bonus > 0} ${each.parts.length > 0}`, each]))
  return whole ? moments : [...sorts.values()]
}

const judge = (where: string, of: string, text: string, kind: Kind): string[] => {
  const [moment, invoice] = [known.moments.get(of), known.invoices.get(of)]
  const wrong = moment ? wrongAbout(moment, text, kind) : wrongAboutInvoice(invoice!, text, kind)
  const others =
    moment && kind === 'row' ? namedIn(text, names).filter(name => name !== moment.assignee && name !== moment.client) : []
  return [...wrong, ...others.map(name => `names ${name}, where ${moment!.assignee} is true`)].map(
    each => `${where}, ${of}: ${each}`,
  )
}

const enter = async (username: string): Promise<Page> => {
  const { page } = await app.visit()
  await page.setViewportSize({ width: 1440, height: 1000 })
  await logInAs(app, page, viewers.findLast(each => each.username === username)!)
  return page
}
/** What the lists and homes of a person say. */
const listsOf = async (page: Page, addresses: string[]) => {
  const wrong: string[] = []
  let held = 0
  for (const address of addresses) {
    await settle(page, address)
    for (const { of, text } of await blocksOn(page, known.subjects)) {
      if (saysAnything(text)) held++
      wrong.push(...judge(address, of, text, 'row'))
    }
  }
  return { wrong, held }
}
/** What the page or the panel of each says. */
const pagesOf = async (page: Page, uuids: string[], addressOf: (uuid: string) => string, part: string) => {
  const wrong: string[] = []
  for (const uuid of uuids) {
    const address = addressOf(uuid)
    await settle(page, address)
    const text = await textOf(page, part, known.subjects, uuid)
    if (!text) await page.screenshot({ path: '/tmp/nothing.png' })
    if (!saysAnything(text)) wrong.push(`${address} says nothing of it`)
    wrong.push(...judge(address, uuid, text, 'page'))
  }
  return wrong
}
const workOf = async (username: string) => {
  const caller = await callerOf(username)
  const { body } = await caller.get('/care_moments?pagination=false')
  return body.member.map(({ uuid }) => known.moments.get(uuid)!)
}
const uuidsOf = (moments: KnownMoment[]) => some(moments).map(({ uuid }) => uuid)

test('an organization reads it so in its lists, panels and pages', patience, async () => {
  const page = await enter('organisatie@demo.example')
  const views = ['', '?weergave=week', '?weergave=bord', '?weergave=cijfers', '?status=uren-ingediend']
  const { wrong, held } = await listsOf(
    page,
    views.map(view => `/organisatie/opdrachten${view}`),
  )
  const work = uuidsOf(await workOf('organisatie@demo.example'))
  wrong.push(...(await pagesOf(page, work, uuid => `/organisatie/opdrachten?open=${uuid}`, '[data-side-panel]')))
  wrong.push(...(await pagesOf(page, work, uuid => `/organisatie/opdrachten/${uuid}`, 'main')))
  expect(wrong).toEqual([])
  expect(held).toBeGreaterThan(100)
})

test('a care worker reads it so in what is new, on their planning, with their hours and invoices', patience, async () => {
  const page = await enter('zorgverlener@demo.example')
  const fresh = ['', '?weergave=kaart', '?weergave=kalender', '?verborgen=ja'].map(view => `/werk/nieuwe-opdrachten${view}`)
  const { wrong, held } = await listsOf(page, ['/werk', ...fresh, '/werk/reacties', '/werk?meldingen=lijst'])
  const work = some(await workOf('zorgverlener@demo.example'))
  const weekOfMoment = (uuid: string) => weekOf(amsterdamDate(known.moments.get(uuid)!.hours.planned.start))
  const mine = work.map(({ uuid }) => uuid)
  wrong.push(...(await pagesOf(page, mine, uuid => `/werk/planning?week=${weekOfMoment(uuid)}&dienst=${uuid}`, 'dialog')))
  const caller = await callerOf('zorgverlener@demo.example')
  const invoices = (await caller.get('/care_moment_invoices?pagination=false')).body.member
  const periodOf = new Map(invoices.map(({ uuid, period }) => [uuid, period]))
  const ours = invoices.map(({ uuid }) => uuid)
  wrong.push(
    ...(await pagesOf(page, whole ? ours : ours.slice(0, 4), uuid => `/werk/facturen/${periodOf.get(uuid)}/${uuid}`, 'main')),
  )
  const weeks = await listsOf(
    page,
    [...new Set(periodOf.values())].map(period => `/werk/facturen/${period}`),
  )
  expect([...wrong, ...weeks.wrong]).toEqual([])
  expect(held).toBeGreaterThan(30)
})

test('the back office reads it so on its work list and with what it does', patience, async () => {
  const page = await enter('planner@demo.example')
  const { wrong } = await listsOf(page, ['/backoffice/open-zorgmomenten', '/backoffice/settings?onderdeel=geld&deel=uren'])
  const open = uuidsOf(all.filter(({ status, hours }) => status === 'open' && Date.parse(hours.planned.start) > Date.now()))
  wrong.push(
    ...(await pagesOf(page, open, uuid => `/backoffice/open-zorgmomenten?open=${uuid}&deel=opdracht`, '[data-side-panel]')),
  )
  wrong.push(...(await pagesOf(page, open, uuid => `/backoffice/zorgmoment/${uuid}/bonus`, 'main')))
  expect(wrong).toEqual([])
})

test('the proof, the files and the invoices say it so', patience, async () => {
  const organization = await callerOf('organisatie@demo.example')
  const wrong: string[] = []
  for (const uuid of uuidsOf(await workOf('organisatie@demo.example'))) {
    const { status, bytes } = await organization.get(`/care_moments/${uuid}/proof/pdf`)
    if (status !== 200) continue
    wrong.push(...judge('proof', uuid, await linesOfPdf(bytes), 'page'))
  }
  const rows = rowsOfCsv((await organization.get('/care_moments/export')).text)
  for (const row of rows) {
    const fits = ({ title, hours: { planned } }: KnownMoment) =>
      title === row.Titel && amsterdamDate(planned.start) === row.Datum && amsterdamTime(planned.start) === row.Van
    const found = all.filter(fits).filter(each => (each.assignee ?? '') === row.Zorgverlener)
    if (
      !found.some(
        each =>
          `${(each.rate / 100).toFixed(2)} ${(each.bonus / 100).toFixed(2)}`.replaceAll('.', ',') ===
          `${row.Uurtarief} ${row.Bonus}`,
      )
    )
      wrong.push(`opdrachten.csv: ${JSON.stringify(row)}`)
  }
  const invoices = (await organization.get('/care_moment_invoices?pagination=false')).body.member
  for (const { uuid } of whole ? invoices : invoices.slice(0, 5)) {
    wrong.push(
      ...judge('invoice', uuid, await linesOfPdf((await organization.get(`/care_moment_invoices/${uuid}/pdf`)).bytes), 'page'),
    )
    const ubl = (await organization.get(`/care_moment_invoices/${uuid}/ubl`)).text
    const payable = Number(/<cbc:PayableAmount[^>]*>([^<]+)</.exec(ubl)?.[1]) * 100
    if (Math.round(payable) !== Math.abs(known.invoices.get(uuid)!.payable)) wrong.push(`ubl ${uuid}: ${payable}`)
  }
  expect(wrong).toEqual([])
  expect(rows.length).toBeGreaterThan(50)
})

test('mails and notifications say it so', patience, async () => {
  const db = app.server.database
  const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
  const aboutOf = (text: string) => new Set((text.match(uuid) ?? []).flatMap(one => known.subjects[one] ?? []))
  const mails = await db.selectFrom('mail').select(['subject', 'text']).execute()
  const notes = await db.selectFrom('notification').select(['subject', 'text', 'path']).execute()
  const said = [...mails.map(mail => ({ ...mail, path: '' })), ...notes].map(each => ({
    text: `${each.subject}\n${each.text}`,
    about: [...aboutOf(`${each.text} ${each.path}`)],
  }))
  const one = said.filter(({ about }) => about.length === 1)
  console.log(mails.length, notes.length, one.length)
  expect(one.flatMap(({ text, about: [of] }) => judge(`mail “${text.slice(0, 60)}”`, of!, text, 'page'))).toEqual([])
  expect(one.length).toBeGreaterThan(100)
})
