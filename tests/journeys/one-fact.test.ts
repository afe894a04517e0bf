// One fact reads the same everywhere: what lists, cards, panels, pages, documents and mails say about a moment, its hours, invoice
// and worker is compared with the tables. npm run test:facts takes all moments of the demo world; npm test one in each status.
import { afterAll, expect, test } from 'vitest'
import { now } from '../../api/platform/clock.ts'
import { addDays, amsterdamDate, amsterdamTime } from '../../rules/time/amsterdam.ts'
import { weekOf } from '../../web/care/amsterdam-time.ts'
import type { KnownMoment } from '../facts/known.ts'
import { entriesOf, linesOfPdf, rowsOfCsv, textsIn } from '../facts/papers.ts'
import { enter, judge, judgeTold, listsOf, openFacts, pagesOf, proofOf, told, visitsOf, workOf } from '../facts/reading.ts'
import { must } from '../worlds/moments.ts'
import { openApp } from './app.ts'
import { callersOf } from './visit.ts'

const whole = Boolean(process.env.EVERY_FACT)
const app = await openApp()
afterAll(() => app.close())
const callerOf = callersOf(app)
const facts = await openFacts(app)
const { known } = facts
const all = [...known.moments.values()]
const inEuros = (cents: number) => (cents / 100).toFixed(2)
const patience = { timeout: whole ? 3_600_000 : 900_000 }

/** One in each status, with and without a bonus, or all. */
const some = (moments: KnownMoment[]): KnownMoment[] => {
  const sorts = new Map(moments.map(each => [`${each.status} ${each.isPeriod} ${each.bonus > 0} ${each.parts.length > 0}`, each]))
  return whole ? moments : [...sorts.values()]
}

const uuidsOf = (moments: KnownMoment[]) => some(moments).map(({ uuid }) => uuid)

test('an organization reads it so in its lists, panels and pages', patience, async () => {
  const page = await enter(facts, 'organisatie@demo.example')
  const views = ['', '?weergave=week', '?weergave=bord', '?weergave=cijfers', '?status=uren-ingediend']
  const { wrong, checked } = await listsOf(
    facts,
    page,
    views.map(view => `/organisatie/opdrachten${view}`),
  )
  const work = uuidsOf(await workOf(facts, 'organisatie@demo.example'))
  wrong.push(...(await pagesOf(facts, page, work, uuid => `/organisatie/opdrachten?open=${uuid}`, '[data-side-panel]')))
  wrong.push(...(await pagesOf(facts, page, work, uuid => `/organisatie/opdrachten/${uuid}`, 'main')))
  expect(wrong).toEqual([])
  expect(checked).toBeGreaterThan(100)
})

test('a care worker reads it so in what is new, on their planning, with their hours and invoices', patience, async () => {
  const page = await enter(facts, 'zorgverlener@demo.example')
  const fresh = ['', '?weergave=kaart', '?weergave=kalender', '?verborgen=ja'].map(view => `/werk/nieuwe-opdrachten${view}`)
  const { wrong, checked } = await listsOf(facts, page, ['/werk', ...fresh, '/werk/reacties', '/werk?meldingen=lijst'])
  const work = some(await workOf(facts, 'zorgverlener@demo.example'))
  const weekOfMoment = (uuid: string) => weekOf(amsterdamDate(known.moments.get(uuid)!.hours.planned.start))
  const mine = work.map(({ uuid }) => uuid)
  wrong.push(...(await pagesOf(facts, page, mine, uuid => `/werk/planning?week=${weekOfMoment(uuid)}&dienst=${uuid}`, 'dialog')))
  const caller = await callerOf('zorgverlener@demo.example')
  const invoices = (await caller.get('/care_moment_invoices?pagination=false')).body.member
  const periodOf = new Map(invoices.map(({ uuid, period }) => [uuid, period]))
  const ours = invoices.map(({ uuid }) => uuid)
  wrong.push(
    ...(await pagesOf(
      facts,
      page,
      whole ? ours : ours.slice(0, 4),
      uuid => `/werk/facturen/${periodOf.get(uuid)}/${uuid}`,
      'main',
    )),
  )
  const weeks = await listsOf(
    facts,
    page,
    [...new Set(periodOf.values())].map(period => `/werk/facturen/${period}`),
  )
  expect([...wrong, ...weeks.wrong]).toEqual([])
  expect(checked).toBeGreaterThan(30)
})

test('the back office reads it so on its work list and with what it does', patience, async () => {
  const page = await enter(facts, 'planner@demo.example')
  const { wrong } = await listsOf(facts, page, ['/backoffice/open-zorgmomenten', '/backoffice/settings?onderdeel=geld&deel=uren'])
  const open = uuidsOf(all.filter(({ status, hours }) => status === 'open' && Date.parse(hours.planned.start) > Date.now()))
  wrong.push(
    ...(await pagesOf(
      facts,
      page,
      open,
      uuid => `/backoffice/open-zorgmomenten?open=${uuid}&deel=opdracht`,
      '[data-side-panel]',
    )),
  )
  wrong.push(...(await pagesOf(facts, page, open, uuid => `/backoffice/zorgmoment/${uuid}/bonus`, 'main')))
  expect(wrong).toEqual([])
})

test('the proof, the files and the invoices say it so', patience, async () => {
  const organization = await callerOf('organisatie@demo.example')
  const wrong: string[] = []
  const work = await workOf(facts, 'organisatie@demo.example')
  const paid = [...known.invoices.values()].find(({ paidOn, work: of }) => paidOn && work.some(({ uuid }) => of.includes(uuid)))!
  for (const uuid of [...uuidsOf(work), paid.work[0]!]) wrong.push(...(await proofOf(facts, organization, uuid)))
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
    if (!listed.some(row => fits(row) && Object.values(row).includes(inEuros(total).replace('.', ','))))
      wrong.push(`facturen.csv: ${number}, € ${total / 100}`)
  }
  for (const { uuid } of whole ? invoices : invoices.slice(0, 5)) {
    wrong.push(
      ...judge(
        facts,
        'invoice',
        uuid,
        await linesOfPdf((await organization.get(`/care_moment_invoices/${uuid}/pdf`)).bytes),
        'page',
      ),
    )
    const [payable] = textsIn((await organization.get(`/care_moment_invoices/${uuid}/ubl`)).text, 'PayableAmount')
    if (payable !== inEuros(Math.abs(known.invoices.get(uuid)!.payable))) wrong.push(`ubl ${uuid}: ${payable}`)
  }
  expect(wrong).toEqual([])
  expect(rows.length).toBeGreaterThan(50)
})

test('a calendar, the payroll and the file for the bank say it so', patience, async () => {
  const [worker, planner] = [await callerOf('zorgverlener@demo.example'), await callerOf('planner@demo.example')]
  const { url } = must(await worker.post('/calendar_feed'), 200)
  const entries = entriesOf((await worker.get(new URL(String(url)).pathname)).text)
  const localOf = (instant: string) => `${amsterdamDate(instant)}T${amsterdamTime(instant)}00`.replace(/[-:]/g, '')
  const wrong = entries.filter(({ UID = '', DTSTART, DTEND, SUMMARY = '' }) => {
    const { title, hours } = known.moments.get(UID.slice('moment-'.length).split('@')[0]!)!
    return (
      DTSTART !== localOf(hours.planned.start) ||
      DTEND !== localOf(hours.planned.end) ||
      !SUMMARY.replaceAll('\\', '').startsWith(title)
    )
  })
  expect(wrong).toEqual([])
  expect(entries.length).toBeGreaterThan(5)

  const week = weekOf(addDays(amsterdamDate(now()), -7))
  const paid = rowsOfCsv((await planner.get(`/payroll_export?period=${week}`)).text)
  const inTemp = all.filter(({ hours: { worked } }) => worked)
  const fits =
    (row: Record<string, string>) =>
    ({ hours: { worked }, rate, parts }: KnownMoment) =>
      row.Soort?.startsWith('Uren')
        ? row.Datum === amsterdamDate(worked!.start) &&
          row.Van === amsterdamTime(worked!.start) &&
          row.Tot === amsterdamTime(worked!.end) &&
          row.Prijs === inEuros(rate).replace('.', ',')
        : parts.some(part => inEuros(part).replace('.', ',') === row.Bedrag)
  expect(paid.filter(row => !inTemp.some(fits(row)))).toEqual([])
  expect(paid.length).toBeGreaterThan(0)

  const files = must(await planner.get('/payout_files'), 200).member
  for (const { uuid } of files) {
    const inFile = await app.server.database
      .selectFrom('payout_file_invoice')
      .select('care_moment_invoice_uuid as of')
      .where('payout_file_uuid', '=', uuid)
      .execute()
    const xml = (await planner.get(`/payout_files/${uuid}/download`)).text
    const sum = inFile.reduce((total, { of }) => total + known.invoices.get(of)!.payable, 0)
    expect(textsIn(xml, 'CtrlSum')[0]).toBe(inEuros(sum))
    expect(textsIn(xml, 'InstdAmt').reduce((total, amount) => total + Math.round(Number(amount) * 100), 0)).toBe(sum)
  }
  expect(files.length).toBeGreaterThan(0)
})

test('reports use these words', patience, async () => {
  const said = await told(facts)
  expect(judgeTold(facts, said)).toEqual([])
  expect(said.length).toBeGreaterThan(40)
})

test('a family reads of each visit its times and who comes', patience, async () => {
  const page = await enter(facts, 'client@demo.example')
  const wrong = await visitsOf(facts, page)
  expect(wrong).toEqual([])
})
