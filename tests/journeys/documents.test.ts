// From newcomer to first reaction on a phone: every document submitted as a file, one rejected, the mail opened, submitted again.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { pdfOf, photo } from '../files/sent-files.ts'
import { openApp } from './app.ts'
import { callersOf, visitorsOf } from './visit.ts'

const app = await openApp()
const visit = visitorsOf(app, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
afterAll(() => app.close())

const newcomer = 'nieuw@demo.example'
const callerOf = callersOf(app)
const pdf = { name: 'bewijs.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfOf('bewijs')) }
const dialog = (page: Page) => page.getByRole('dialog')
const choose = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  dialog(page).getByLabel('Bestand kiezen').setInputFiles(files)
const send = async (page: Page) => {
  await dialog(page).getByRole('button', { name: 'Inleveren', exact: true }).tap()
  await dialog(page).waitFor({ state: 'detached' })
}
const headline = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words }).waitFor()

// By address: the fields beside the file.
const papers: Record<string, { file?: boolean; fields?: Record<string, string> }> = {
  id: { file: true, fields: { 'Geldig tot en met': '1-5-2031' } },
  diploma: { file: true, fields: { 'Welk diploma?': 'Verzorgende' } },
  kvk: { file: true, fields: { 'KvK-nummer': '12345678' } },
  bav: { file: true, fields: { 'Geldig tot en met': '1-5-2031' } },
  bav_payment: { file: true },
  complaints_procedure: { file: true },
  personal_iban: { fields: { IBAN: 'NL91 ABNA 0417 1643 00' } },
}
const handIn = async (page: Page, kind: string) => {
  await page.locator(`a[href="/werk/documenten?document=${kind}&inleveren=1"]`).tap()
  if (kind === 'personal_iban') await dialog(page).getByText('Zakelijk', { exact: true }).tap()
  const { file, fields = {} } = papers[kind]!
  for (const [label, value] of Object.entries(fields)) await dialog(page).getByLabel(label).fill(value)
  if (file) {
    await choose(page, pdf)
    await dialog(page).getByText('Binnen').waitFor()
  }
  await send(page)
}

/** The first document step by step: two pages, a lost connection in the middle, a reload; what was typed and uploaded is still there. */
const handInVog = async (page: Page) => {
  await page.getByRole('link', { name: 'VOG inleveren' }).tap()
  await dialog(page).getByText('Foto of pdf, tot 15 MB per bestand, hoogstens 10 bestanden.').waitFor()
  await pressTooSoon(page)
  await choose(page, { name: 'voorkant.jpg', mimeType: 'image/jpeg', buffer: await photo('jpeg') })
  await dialog(page).getByText('Binnen').waitFor()
  await dialog(page).getByLabel('Datum van afgifte').fill('2-3-2026')
  await page.route('**/v1/user_files', route => route.abort())
  await choose(page, { name: 'achterkant.jpg', mimeType: 'image/jpeg', buffer: await photo('jpeg') })
  await dialog(page).getByText('Bladzijde 2 is niet gelukt: probeer opnieuw, of wis.').waitFor()
  expect(await dialog(page).getByRole('button', { name: 'Inleveren', exact: true }).isDisabled()).toBe(true)
  await page.unroute('**/v1/user_files')
  // Once another request got through, it was retried automatically.
  const again = dialog(page).getByRole('button', { name: 'Bladzijde 2 opnieuw proberen' })
  await again.tap({ timeout: 3_000 }).catch(() => undefined)
  await dialog(page).getByText('Binnen').nth(1).waitFor()
  await page.waitForFunction(() => Object.values(localStorage).some(kept => /achterkant/.test(kept) && /2026-03-02/.test(kept)))
  await page.reload()
  await dialog(page).getByText('Binnen').nth(1).waitFor()
  expect(await dialog(page).getByLabel('Datum van afgifte').inputValue()).toBe('ma 2 mrt 2026')
  await dialog(page)
    .getByRole('button', { name: /^Bladzijde 1 bekijken/ })
    .tap()
  await page.getByRole('img', { name: 'voorkant.jpg' }).waitFor()
  await dialog(page).last().getByRole('button', { name: 'Sluiten' }).tap()
  await send(page)
}
/** The version that was rejected, with its file; then back to all versions, and the file of the one that counts. */
const readEarlier = async (page: Page) => {
  await dialog(page)
    .getByRole('link', { name: /^Bekijk de versie van/ })
    .tap()
  await dialog(page).getByText('Waarom het is afgekeurd:', { exact: false }).waitFor()
  await dialog(page)
    .getByRole('button', { name: /^voorkant\.jpg/ })
    .tap()
  const shown = dialog(page).last()
  await shown.getByRole('img', { name: 'voorkant.jpg' }).waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), shown.getByRole('button', { name: 'Downloaden' }).tap()])
  expect(file.suggestedFilename()).toBe('voorkant.jpg')
  await shown.getByRole('button', { name: 'Sluiten' }).tap()
  await dialog(page).getByRole('link', { name: 'Alle versies' }).tap()
  await dialog(page)
    .getByRole('button', { name: /^bewijs\.pdf/ })
    .tap()
  await page.getByRole('dialog', { name: 'bewijs.pdf' }).getByRole('button', { name: 'Sluiten' }).tap()
}
/** A file that does not get through, seen on the list behind the sheet: tried again there, and let go. */
const tryFromList = async (page: Page) => {
  await page.route('**/v1/user_files', route => route.abort())
  await page.getByRole('link', { name: 'VOG inleveren' }).tap()
  await choose(page, pdf)
  await dialog(page)
    .getByText(/niet gelukt/)
    .first()
    .waitFor()
  await dialog(page).getByRole('button', { name: 'Sluiten' }).tap()
  await dialog(page).waitFor({ state: 'detached' })
  const refused = page.getByText(/^bewijs\.pdf is niet gelukt\./)
  await refused.waitFor()
  // Each answer of the server has it tried again by itself too, so the buttons come and go.
  for (const name of ['Opnieuw', 'Wissen']) {
    await page.getByRole('button', { name, exact: true }).dispatchEvent('click')
    if (name === 'Opnieuw') await refused.waitFor()
  }
  await refused.waitFor({ state: 'detached' })
  await page.unroute('**/v1/user_files')
}
const pressTooSoon = async (page: Page) => {
  await dialog(page).getByRole('button', { name: 'Inleveren', exact: true }).tap()
  await dialog(page).getByText('Voeg een foto of scan toe.').waitFor()
}

test('a newcomer hands in every document, one again after its rejection, and may then react', async () => {
  const [{ page, complaints }, planner] = [await visit(newcomer), await callerOf('planner@demo.example')]
  const worker = await callerOf(newcomer)
  const waiting = async () =>
    (await planner.get(`/care_worker_documents?status=submitted&careWorker.uuid=${worker.uuid}`)).body.member
  await page.getByRole('button', { name: 'Documenten verifiëren' }).tap()
  await headline(page, 'Nog 8 stappen tot je eerste dienst')
  await tryFromList(page)
  await handInVog(page)
  await headline(page, 'Nog 8 stappen tot je eerste dienst: 7 voor jou, 1 voor ons')
  for (const kind of Object.keys(papers)) await handIn(page, kind)
  await headline(page, 'Nog 8 stappen tot je eerste dienst: 8 voor ons')

  const vog = (await waiting()).find(({ kind }) => kind === 'vog')!
  const reason = 'Deze VOG is voor het onderwijs. Vraag er een aan voor de zorg: vink profiel 45 aan.'
  await planner.put(`/care_worker_documents/${vog.uuid}/reject`, { reason })
  for (const { uuid } of await waiting()) await planner.put(`/care_worker_documents/${uuid}/approve`)
  const mail = await app.mailTo(newcomer, 'Afgekeurd: Verklaring Omtrent het Gedrag (VOG)')
  expect(mail.text).toContain(reason)
  const link = /https?:\/\/\S+\/werk\/documenten\S+/.exec(mail.text)![0]

  await page.goto(link)
  await dialog(page).getByText(`“${reason}”`).waitFor()
  await dialog(page).getByText('Anouk Dijkstra van Zorginzet').waitFor()
  // From the list to what was written, and from there to handing it in again.
  await dialog(page).getByRole('button', { name: 'Sluiten' }).tap()
  await page
    .getByRole('heading', { name: /^Verklaring Omtrent/ })
    .getByRole('link')
    .tap()
  await dialog(page).getByText(`“${reason}”`).waitFor()
  await dialog(page).getByRole('link', { name: 'Nieuwe VOG inleveren' }).tap()
  await dialog(page).getByRole('button', { name: 'Inleveren', exact: true }).waitFor()
  await page.goto('/werk')
  await page.getByRole('link', { name: /^Lever 1 document in/ }).tap()
  await choose(page, pdf)
  await dialog(page).getByLabel('Datum van afgifte').fill('2-3-2026')
  await dialog(page).getByText('Binnen').waitFor()
  await send(page)
  await headline(page, 'Nog 1 stap tot je eerste dienst: 1 voor ons')
  await planner.put(`/care_worker_documents/${(await waiting())[0]!.uuid}/approve`)
  await app.mailTo(newcomer, 'Je kunt aan het werk')
  await page.reload()
  await headline(page, 'Je kunt aan het werk. Al je documenten zijn in orde.')

  // Earlier documents can be viewed, with their reviews; the back button closes them.
  await page.getByRole('link', { name: /^Verklaring Omtrent het Gedrag/ }).tap()
  await dialog(page).getByText('Eerdere versies (1)').tap()
  await dialog(page).getByText(`“${reason}”`).waitFor()
  await readEarlier(page)
  await page.goto('/werk/documenten')

  // The assignment asks for acts too, which this journey is not about.
  const acts = (await app.server.database.selectFrom('act').select('uuid').execute()).map(({ uuid }) => ({
    care_worker_uuid: worker.uuid,
    act_uuid: uuid,
  }))
  await app.server.database.insertInto('care_worker_act').values(acts).execute()
  const publications = (await worker.get(`/care_moment_publications?careWorkerUuid=${worker.uuid}`)).body.member
  const judged = await Promise.all(publications.map(({ '@id': id }) => worker.get(`${id}/eligibility`)))
  const free = publications.find((_, index) => (judged[index]!.body.reasons as unknown[]).length === 0)!
  await page.goto(`/werk/nieuwe-opdrachten/${free.uuid}/reageren`)
  await page.getByRole('button', { name: 'Reageren', exact: true }).tap()
  await page.waitForURL(/reactie-geplaatst/)
  for (const [label, path] of [
    ['Bekijk je reacties', '/werk/reacties'],
    ['Bekijk je planning', '/werk/planning'],
  ] as const) {
    await page.getByRole('link', { name: label }).tap()
    await page.waitForURL(url => url.pathname === path)
    await page.goBack()
    await page.waitForURL(/reactie-geplaatst/)
  }
  // Who comes back to react once more finds what they wrote.
  await page.goto(`/werk/nieuwe-opdrachten/${free.uuid}/reageren`)
  await page.getByRole('link', { name: 'Bekijk je reactie', exact: true }).tap()
  await page.getByRole('button', { name: 'Reactie intrekken' }).waitFor()
  expect(complaints.filter(said => !said.includes('ERR_FAILED'))).toEqual([])
})
