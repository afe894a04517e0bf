// The family reads how it went, asks about it and gets an answer below it; the year is summarized in sentences, also in print.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { atRest } from '../servers/browser.ts'
import { openApp } from './app.ts'
import { callersOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())

const callerOf = callersOf(app)
const family = 'client@demo.example'
const administrator = await callerOf(family)
const clients = (await administrator.get(`/client_admins/${administrator.uuid}/clients`)).body.member
const client = clients.find(({ firstName }) => firstName === 'Truus')!
const problems = (await administrator.get('/omaha_system_domain_problems')).body.member
const iriOf = (key: string) => problems.find(problem => problem.key === key)!['@id']
const write = async (text: string) => {
  const worker = await callerOf('zorgverlener@demo.example')
  const answer = await worker.post('/client_reports', { client: client['@id'], text, problems: [iriOf('omaha-36')] })
  expect(answer.status).toBe(201)
}
const unread = async () => (await administrator.get(`/client_reports?client.uuid=${client.uuid}&unread=true`)).body.totalItems

const visit = (width: number) => app.visit(family, { viewport: { width, height: 780 }, hasTouch: true, isMobile: true })
const entry = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
/** The browser's latest address is this client's diary. */
const openDiary = async (page: Page) => {
  await page.goto(`/zorg/zorgvragen/${client.uuid}`)
  await page.getByRole('navigation', { name: 'Snel naar' }).getByRole('link', { name: 'Rapportage' }).tap()
  await heading(page, 'Rapportage')
}

/** Asks a question, interrupted halfway, and cannot send an empty one. */
const ask = async (page: Page, report: string, question: string) => {
  const dialog = page.getByRole('dialog')
  await entry(page, report).getByRole('button', { name: 'Vraag hierover' }).tap()
  await dialog.getByRole('button', { name: 'Vraag versturen' }).tap()
  await dialog.getByText('Schrijf eerst uw vraag.').waitFor()
  await dialog.getByLabel('Wat wilt u weten?').fill(question)
  await dialog.getByRole('button', { name: 'Sluiten' }).tap()
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await entry(page, report).getByRole('button', { name: 'Vraag hierover' }).tap()
  await expect.poll(() => dialog.getByLabel('Wat wilt u weten?').inputValue()).toBe(question)
  // In a hurry, one sees whom to call without searching.
  expect(await dialog.getByRole('link', { name: /^Haast\? Bel/ }).getAttribute('href')).toMatch(/^tel:\+?\d{10,}$/)
  await dialog.getByRole('button', { name: 'Vraag versturen' }).tap()
  await dialog.waitFor({ state: 'detached' })
  await entry(page, report).getByText(question, { exact: true }).waitFor()
}

test.each([360, 820])(
  'at %i px what is new is read, and a question about it is answered below it',
  async width => {
    const report = `Om half drie wakker, daarna rustig. Nacht ${width}.`
    const question = `Gebeurt dit vaker? Vraag ${width}.`
    const answer = `Deze week was het de eerste keer. Antwoord ${width}.`
    await write(report)
    const { page, complaints, close } = await visit(width)

    // With a subject filter on, other entries stay new however long one looks.
    const count = await unread()
    expect(count).toBeGreaterThan(0)
    await page.clock.install()
    await openDiary(page)
    const subjects = page.getByLabel('Onderwerp')
    await subjects.selectOption(await subjects.getByText(/^Slapen/).textContent())
    await page.waitForURL(/onderwerp=slapen/)
    await entry(page, report).getByText('Nieuw', { exact: true }).waitFor()
    await page.clock.runFor(60_000)
    await atRest(page)
    expect(await unread()).toBe(count)

    await openDiary(page)
    await entry(page, report).getByText('Nieuw', { exact: true }).waitFor()
    await expect.poll(unread).toBe(0)
    // It stays marked until the user leaves, so that nothing changes while they read.
    expect(await entry(page, report).getByText('Nieuw', { exact: true }).count()).toBe(1)
    await page.reload()
    await entry(page, report).waitFor()
    expect(await page.getByText('Nieuw', { exact: true }).count()).toBe(0)

    await ask(page, report, question)
    const planner = await callerOf('planner@demo.example')
    const [asked] = (await planner.get(`/messages?client.uuid=${client.uuid}&exists[clientReport]=true&order[createdAt]=desc`))
      .body.member
    expect(asked).toMatchObject({ text: question, clientReport: { text: report } })
    expect((await planner.post('/messages', { text: answer, client: client['@id'] })).status).toBe(201)
    // It appears live, below the report and below no other.
    await entry(page, report).getByText(answer, { exact: true }).waitFor()
    expect(await page.getByText(answer, { exact: true }).count()).toBe(1)
    await entry(page, report).getByRole('button', { name: 'Nog een vraag' }).waitFor()
    const mail = await app.mailTo(family, 'U hebt een nieuw bericht over Truus')
    expect(mail.text).not.toMatch(/eerste keer/)
    expect(complaints).toEqual([])
    await close()
  },
  90_000,
)

const wordsOf = async (pdf: Buffer) => {
  const { promise } = getDocument({ data: new Uint8Array(pdf), useSystemFonts: true, verbosity: 0 })
  const { items } = await (await (await promise).getPage(1)).getTextContent()
  return items
    .map(item => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

test.each([360, 820])(
  'at %i px the year and the plan read as sentences, and paper has the words without the buttons',
  async width => {
    const { page, complaints, close } = await visit(width)
    await page.addInitScript('globalThis.print = () => { globalThis.timesPrinted = (globalThis.timesPrinted ?? 0) + 1 }')
    await openDiary(page)
    await page.getByRole('link', { name: /^Bekijk het jaar \d{4}$/ }).tap()
    await page.getByRole('heading', { level: 1, name: /^Het jaar \d{4}$/ }).waitFor()
    await page.getByRole('link', { name: 'Lichaam' }).tap()
    const sentence = page.getByRole('heading', {
      level: 2,
      name: /^Huid: (ging van \d naar \d|bleef op \d van de 5|staat op \d van de 5)$/,
    })
    const said = (await sentence.textContent())!
    const meaning = (await page
      .getByText(/^Truus heeft nu /)
      .first()
      .textContent())!
    await page.getByRole('button', { name: 'Druk dit jaar af' }).tap()
    expect(await page.evaluate('globalThis.timesPrinted')).toBe(1)
    const words = await wordsOf(await page.pdf({ format: 'A4' }))
    for (const each of ['Truus Jansen, lichaam', said, meaning]) expect(words).toContain(each)
    expect(words).not.toMatch(/Druk dit jaar af|Bellen|Naar de inhoud|Geheugen en gevoel/)

    await page.goto(`/zorg/zorgvragen/${client.uuid}/zorg`)
    const skin = page.getByRole('article', { name: 'Huid' })
    await skin.getByText(/^Doel:/).waitFor()
    // The score is shown in words as well as drawn.
    await skin.getByText(/^Truus heeft nu (heel veel|veel|wat|weinig|geen) klachten\./).waitFor()
    await page.getByRole('heading', { level: 2, name: /^Medicijnen \(\d\)$/ }).waitFor()
    expect(await page.getByRole('button', { name: /^(Score geven|Wijzigen)/ }).count()).toBe(0)
    expect(complaints).toEqual([])
    await close()
  },
  60_000,
)
