// One fact reads the same everywhere: what lists, cards, panels, pages, papers and mails say of a piece of work, its hours, its
// invoice and its worker is held against the tables. npm run facts takes all work of the demo world; npm test one of each state.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { moveClock } from '../../api/platform/clock.ts'
import { addHours, amsterdamDate, amsterdamTime, toInstant } from '../../rules/amsterdam.ts'
import { weekOf } from '../../web/care/amsterdam-time.ts'
import type { Caller } from '../api.ts'
import { blocksOn, textOf, visitsOn } from '../facts/blocks.ts'
import { type KnownMoment, readKnown } from '../facts/known.ts'
import { linesOfPdf, rowsOfCsv } from '../facts/papers.ts'
import { fitsVisit, type Kind, namedIn, saysAnything, wrongAbout, wrongAboutInvoice } from '../facts/said.ts'
import { must } from '../moments.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { viewers } from '../screens/people.ts'
import { settle } from '../screens/places.ts'
import { openApp } from './app.ts'
import { daysAhead } from './days.ts'
import { callersOf } from './visit.ts'

const whole = Boolean(process.env.EVERY_FACT)
const app = await openApp()
afterAll(() => app.close())
const callerOf = callersOf(app)
let known = await readKnown(app.server.database)
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
    if (!saysAnything(text)) wrong.push(`${address} says nothing of it`)
    wrong.push(...judge(address, uuid, text, 'page'))
  }
  return wrong
}
/** What a family reads of the visits to Truus. */
const visitsOf = async (page: Page) => {
  const visits = [...known.moments.values()].filter(({ client }) => client === 'Truus Jansen')
  const { uuid } = await app.server.database
    .selectFrom('client')
    .select('uuid')
    .where('first_name', '=', 'Truus')
    .executeTakeFirstOrThrow()
  const said: string[] = []
  for (const view of ['', '?weergave=komt', '?weergave=geweest']) {
    await settle(page, `/zorg/zorgvragen/${uuid}/zorgmomenten${view}`)
    said.push(...(await visitsOn(page)))
  }
  return said.filter(text => !fitsVisit(visits, text)).map(text => `the family reads “${text}”`)
}
/** What the proof of a piece of work says, and whether it is paid. */
const proofOf = async (organization: Caller, uuid: string) => {
  const { bytes } = await organization.get(`/care_moments/${uuid}/proof/pdf`)
  const text = await linesOfPdf(bytes)
  const isPaid = [...known.invoices.values()].some(({ paidOn, work }) => paidOn && work.includes(uuid))
  const saysPaid = /\d{4} Betaald$/m.test(text)
  return [...judge('proof', uuid, text, 'page'), ...(isPaid === saysPaid ? [] : [`proof, ${uuid}: says paid: ${saysPaid}`])]
}
const react = (worker: Caller, publication: string) =>
  worker.post('/care_moment_publication_reactions', { careMomentPublication: publication, agreed: true })
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
  const work = await workOf('organisatie@demo.example')
  const paid = [...known.invoices.values()].find(({ paidOn, work: of }) => paidOn && work.some(({ uuid }) => of.includes(uuid)))!
  for (const uuid of [...uuidsOf(work), paid.work[0]!]) wrong.push(...(await proofOf(organization, uuid)))
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
  const listed = rowsOfCsv((await organization.get('/care_moment_invoices/export')).text)
  for (const { number, total, paidOn } of invoices.map(({ uuid }) => known.invoices.get(uuid)!)) {
    const fits = (row: Record<string, string>) => row.Nummer === number && row['Betaald op'] === (paidOn ?? '')
    if (!listed.some(row => fits(row) && Object.values(row).includes((total / 100).toFixed(2).replace('.', ','))))
      wrong.push(`facturen.csv: ${number}, € ${total / 100}`)
  }
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

/** What is mailed and told of exactly one piece of work or invoice. */
const told = async () => {
  const db = app.server.database
  const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
  const aboutOf = (text: string) => [...new Set((text.match(uuid) ?? []).flatMap(one => known.subjects[one] ?? []))]
  const mails = await db.selectFrom('mail').select(['subject', 'text']).execute()
  const notes = await db.selectFrom('notification').select(['subject', 'text', 'path']).execute()
  return [...mails.map(mail => ({ ...mail, path: '' })), ...notes]
    .map(({ subject, text, path }) => ({ text: `${subject}\n${text}`, about: aboutOf(`${text} ${path}`) }))
    .filter(({ about }) => about.length === 1)
}
const judgeTold = (said: Awaited<ReturnType<typeof told>>): string[] =>
  said.flatMap(({ text, about: [of] }) => judge(`told “${text.slice(0, 60)}”`, of!, text, 'page'))

test('what is told says it so', patience, async () => {
  const said = await told()
  expect(judgeTold(said)).toEqual([])
  expect(said.length).toBeGreaterThan(40)
})

test('a family reads of each visit its times and who comes', patience, async () => {
  const page = await enter('client@demo.example')
  const wrong = await visitsOf(page)
  expect(wrong).toEqual([])
})

test('from what is asked to what is paid, everybody reads the same of one piece of work', patience, async () => {
  const [organization, planner, worker] = await Promise.all(
    ['organisatie@demo.example', 'planner@demo.example', 'zorgverlener@demo.example'].map(callerOf),
  )
  const pages = {
    organization: await enter('organisatie@demo.example'),
    worker: await enter('zorgverlener@demo.example'),
    family: await enter('client@demo.example'),
  }
  const like = all.find(({ client, isPeriod, status }) => client === 'Truus Jansen' && !isPeriod && status === 'assigned')!
  const { location, client, expertiseLevel } = must(await organization!.get(`/care_moments/${like.uuid}`), 200)
  const idOf = (one: unknown) => (one as { '@id': string })['@id']
  const made = async (day: string) => {
    const body = {
      ...{
        title: 'Van vraag tot betaling',
        breakMinutes: 15,
        startDate: toInstant(day, '16:00'),
        endDate: toInstant(day, '20:00'),
      },
      ...{ location: idOf(location), client: idOf(client), expertiseLevel: idOf(expertiseLevel) },
      publishedForContractTypes: ['freelance'],
    }
    return must(await organization!.post('/care_moments_by_organization', body), 201)
  }
  let moment = await made(daysAhead(3))
  let reaction = await react(worker!, moment.publication)
  for (let day = 4; reaction.status !== 201 && day < 12; day++) {
    moment = await made(daysAhead(day))
    reaction = await react(worker!, moment.publication)
  }
  const path = moment['@id']
  const wrong: string[] = []
  const heard = new Set((await told()).map(({ text }) => text))
  /** What each reads now, and was told since; the worker on their planning only once it is theirs. */
  const read = async (stage: string) => {
    known = await readKnown(app.server.database)
    const since = (await told()).filter(({ text }) => !heard.has(text))
    for (const { text } of since) heard.add(text)
    const { hours } = known.moments.get(moment.uuid)!
    const week = weekOf(amsterdamDate(hours.planned.start))
    const isTheirs = known.moments.get(moment.uuid)!.assignee !== null
    const found = [
      ...(await pagesOf(pages.organization, [moment.uuid], uuid => `/organisatie/opdrachten/${uuid}`, 'main')),
      ...(isTheirs
        ? await pagesOf(pages.worker, [moment.uuid], uuid => `/werk/planning?week=${week}&dienst=${uuid}`, 'dialog')
        : (await listsOf(pages.worker, ['/werk/reacties'])).wrong),
      ...(await visitsOf(pages.family)),
      ...judgeTold(since),
      ...(await proofOf(organization!, moment.uuid)),
    ]
    wrong.push(...found.map(each => `${stage}: ${each}`))
  }
  must(await planner!.put(`${path}/bonus`, { bonus: 2550 }), 200)
  await read('reacted')
  must(await organization!.put('/care_moment_publication_reactions/select', { reactions: [reaction.body['@id']] }), 200)
  await read('chosen')
  const [start, end] = [addHours(String(moment.startDate), 1), addHours(String(moment.endDate), 1)]
  must(await planner!.patch(`${path}/update`, { startDate: start, endDate: end }), 200)
  must(await worker!.put(`${path}/confirm_change`), 200)
  await read('moved')
  moveClock(addHours(end, 2))
  const [drive] = [{ kind: 'kilometres', quantity: 12.5, amount: 23, description: '' }]
  const hours = { startDate: start, endDate: addHours(end, 0.5), breakMinutes: 0, expenses: [drive], reason: 'Het liep uit.' }
  must(await worker!.put(`${path}/submit`, hours), 200)
  await read('handed in')
  must(await organization!.put(`${path}/submit`, { ...hours, breakMinutes: 15, reason: 'Er was een pauze.' }), 200)
  await read('proposed')
  must(await worker!.patch(`${path}/approve`), 200)
  await read('approved')
  // The week after, when its invoice is made.
  moveClock(addHours(end, 8 * 24))
  await app.runJob('invoices')
  await read('invoiced')
  await expect.poll(async () => (await told()).filter(({ about }) => about[0] === moment.uuid).length).toBeGreaterThan(4)
  await read('told of all')
  expect(wrong).toEqual([])
})
