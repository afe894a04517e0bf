// A planner and care workers: the queue of documents by keyboard, and one person from filter to note, viewed by impersonation.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfOf } from '../files/sent-files.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { type App, openApp, type Visitor } from './app.ts'

const planner = 'planner@demo.example'
let app: App
let desk: Visitor

beforeAll(async () => {
  app = await openApp()
  desk = await app.visit(undefined, { viewport: { width: 1440, height: 900 } })
  await logInAs(app, desk.page, { who: planner, username: planner, roles: ['ROLE_PLANNER'] })
})
afterAll(async () => {
  await app.close()
})

const db = () => app.server.database
/** Leaves exactly twelve documents waiting, of twelve people. This kind is submitted without a file. */
async function twelveDocuments() {
  await db().deleteFrom('care_worker_document').where('status', '=', 'submitted').execute()
  const people = await db()
    .selectFrom('care_worker as w')
    .innerJoin('account as a', 'a.uuid', 'w.uuid')
    .innerJoin('care_worker_profile as p', 'p.uuid', 'w.uuid')
    .select(['w.uuid', 'a.username', 'p.first_name', 'p.last_name'])
    .where('w.active', '=', true)
    .orderBy('a.username')
    .limit(12)
    .execute()
  await db()
    .insertInto('care_worker_document')
    .values(
      people.map(({ uuid }, at) => ({
        ...{ care_worker_uuid: uuid, kind: 'agb', number: '91012345', title: 'Tilcursus', status: 'submitted' },
        created_at: `2026-11-01T08:${String(at + 10)}:00Z`,
      })),
    )
    .execute()
  return people
}
const waiting = () =>
  db()
    .selectFrom('care_worker_document')
    .select(['status', 'care_worker_uuid', 'rejection_reason'])
    .where('title', '=', 'Tilcursus')
    .execute()

test('twelve documents are judged by keyboard, three are rejected, and who was rejected reads why by mail', async () => {
  const people = await twelveDocuments()
  const { page } = desk
  await page.goto('/backoffice/zzpers')
  await page.getByRole('link', { name: 'Documenten beoordelen (12)' }).press('Enter')
  const place = (at: string) => page.getByText(at, { exact: true }).waitFor()
  await place('1 van 12')
  const shown = (at: number) =>
    page.getByRole('link', { name: `${people[at]!.first_name} ${people[at]!.last_name}`, exact: true }).waitFor()
  await shown(0)
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByText('Goedkeuren', { exact: true }).waitFor()
  // Each number key has a fixed reason, so none can be assigned to something else.
  await page.getByRole('dialog').getByLabel('Toets voor: Foto draaien').pressSequentially('7')
  await page.getByText('De toets 7 is er al: Afkeuren met de zevende reden.', { exact: false }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  // The first is rejected in the planner's own words, undone, and approved.
  const own = 'De handtekening ontbreekt op bladzijde twee.'
  await page.keyboard.press('w')
  await page.getByLabel('Andere reden').fill(own)
  await page.keyboard.press('Control+Enter')
  await shown(1)
  await page.getByRole('button', { name: 'Ongedaan maken' }).waitFor()
  await page.keyboard.press('u')
  await shown(0)
  expect((await waiting()).filter(({ status }) => status === 'submitted')).toHaveLength(12)
  await page.keyboard.press('w')
  await page.getByLabel('Andere reden').press('Control+Enter')
  await shown(1)
  for (let at = 1; at < 10; at += 1) {
    await page.keyboard.press('a')
    await shown(at + 1)
  }
  // A decision is held, and sent when its time is over, also after a reload. The rejection must have been sent before the queue is
  // reopened, so that its reason can be reused.
  await page.getByText(`${people[9]!.first_name} ${people[9]!.last_name} goedgekeurd`).waitFor()
  await page.goto('/backoffice/zzpers')
  await expect.poll(async () => (await waiting()).filter(({ status }) => status === 'submitted')).toHaveLength(2)
  await page.getByRole('link', { name: 'Documenten beoordelen (2)' }).press('Enter')
  for (const at of [10, 11]) {
    await shown(at)
    await page.keyboard.press('w')
    const reason = page.getByRole('button', { name: own })
    await page.keyboard.press((await reason.getAttribute('data-key'))!)
  }
  await page.getByText('Alles is beoordeeld').waitFor()
  await page.goto('/backoffice/zzpers')
  await expect.poll(async () => (await waiting()).filter(({ status }) => status === 'rejected')).toHaveLength(3)
  await expect.poll(async () => (await waiting()).filter(({ status }) => status === 'approved')).toHaveLength(9)
  for (const at of [0, 10, 11]) expect((await app.mailTo(people[at]!.username, 'Afgekeurd: AGB-code')).text).toContain(`“${own}”`)
  expect(desk.complaints).toEqual([])
})

test('the second of two planners is told that a colleague was first, and goes on', async () => {
  const people = await twelveDocuments()
  const { page } = desk
  await page.goto('/backoffice/zzpers?onderdeel=beoordelen')
  await page.getByText('1 van 12', { exact: true }).waitFor()
  await db()
    .updateTable('care_worker_document')
    .set({ status: 'rejected', rejection_reason: 'Onleesbaar.', title: 'Al beoordeeld' })
    .where('status', '=', 'submitted')
    .where('care_worker_uuid', '=', people[0]!.uuid)
    .execute()
  await page.keyboard.press('a')
  await page.getByText('1 van 11', { exact: true }).waitFor()
  // Leaving the queue sends what was held; a refusal is shown where the decision was made.
  await page.getByRole('link', { name: 'Zorgverleners', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Zorgverleners', level: 1 }).waitFor()
  await page.getByRole('link', { name: /^Documenten beoordelen/ }).click()
  await page.getByText(/niet gelukt/).waitFor()
  await page.getByRole('button', { name: 'Begrepen' }).click()
  await page.getByText(/niet gelukt/).waitFor({ state: 'detached' })
  await page.getByText('1 van 11', { exact: true }).waitFor()
  expect(desk.complaints).toEqual([])
})

test('a paper of which no file was handed in cannot be approved, by button or by key', async () => {
  await twelveDocuments()
  await db().updateTable('care_worker_document').set({ kind: 'certificate' }).where('title', '=', 'Tilcursus').execute()
  const { page } = desk
  await page.goto('/backoffice/zzpers?onderdeel=beoordelen')
  await page.getByText('Goedkeuren kan niet: er is geen bestand ingeleverd.').waitFor()
  expect(await page.getByRole('button', { name: 'Goedkeuren' }).isDisabled()).toBe(true)
  await page.keyboard.press('a')
  await page.keyboard.press('j')
  await page.getByText('2 van 12', { exact: true }).waitFor()
  expect(desk.complaints).toEqual([])
})

/** Leaves exactly one document waiting, with this file. */
async function documentWith(name: string, mediaType: string, bytes: Buffer) {
  await db().deleteFrom('care_worker_document').where('status', '=', 'submitted').execute()
  const { uuid: worker } = await db().selectFrom('care_worker').select('uuid').executeTakeFirstOrThrow()
  const at = '2026-11-01T08:00:00Z'
  const { uuid } = await db()
    .insertInto('care_worker_document')
    .values({ care_worker_uuid: worker, kind: 'certificate', title: 'Tillen', status: 'submitted', created_at: at })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await app.server.files.put(uuid, bytes, mediaType)
  const file = { account_uuid: worker, name, media_type: mediaType, size: bytes.length, storage_key: uuid, created_at: at }
  const stored = await db().insertInto('user_file').values(file).returning('uuid').executeTakeFirstOrThrow()
  const handedIn = { care_worker_document_uuid: uuid, user_file_uuid: stored.uuid }
  await db().insertInto('care_worker_document_file').values(handedIn).execute()
  await desk.page.goto('/backoffice/zzpers?onderdeel=beoordelen')
}

test('a photo lies whole within its box, however it is turned', async () => {
  const { page } = desk
  const portrait = sharp({ create: { width: 600, height: 900, channels: 3, background: '#c33' } }).jpeg()
  await documentWith('pas.jpg', 'image/jpeg', await portrait.toBuffer())
  const picture = page.getByRole('region', { name: 'pas.jpg' }).getByRole('img')
  const lies = () =>
    picture.evaluate(one => {
      const [own, box] = [one.getBoundingClientRect(), one.closest('section')!.getBoundingClientRect()]
      const isWithin = own.left >= box.left && own.right <= box.right && own.top >= box.top && own.bottom <= box.bottom
      return `${isWithin ? 'within' : 'outside'}, ${own.width > own.height ? 'wide' : 'tall'}`
    })
  for (const shape of ['tall', 'wide', 'tall', 'wide']) {
    await expect.poll(lies).toBe(`within, ${shape}`)
    await page.keyboard.press('d')
  }
  expect(desk.complaints).toEqual([])
})

test.each([
  ['a pdf where a browser shows none', 'tillen.pdf', 'application/pdf', pdfOf('Tillen')],
  ['a photo that is broken', 'tillen.jpg', 'image/jpeg', 'geen foto'],
])('%s is approved once it is saved, to be looked at elsewhere', async (_what, name, mediaType, bytes) => {
  const { page } = desk
  await documentWith(name, mediaType, Buffer.from(bytes))
  await page.getByText('Deze browser laat dit bestand niet zien', { exact: false }).waitFor()
  await page.getByText('Goedkeuren kan pas als je het bestand hebt gedownload', { exact: false }).waitFor()
  await page.keyboard.press('a')
  const approve = page.getByRole('button', { name: 'Goedkeuren' })
  expect(await approve.isDisabled()).toBe(true)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Downloaden', exact: true }).click(),
  ])
  expect(saved.suggestedFilename()).toBe(name)
  // The browser itself rotates a PDF, so the app offers no button for it.
  expect(await page.getByRole('button', { name: 'Draaien' }).count()).toBe(mediaType === 'application/pdf' ? 0 : 1)
  await expect.poll(() => approve.isEnabled()).toBe(true)
  await approve.click()
  await page.getByText('Alles is beoordeeld').waitFor()
  expect(desk.complaints).toEqual([])
})

test('a planner finds somebody, reads why they cannot come, sets the phase, writes a note, and looks through their eyes', async () => {
  const { page } = desk
  await page.goto('/backoffice/zzpers?fase=aan-het-werk')
  await page.getByRole('searchbox', { name: 'Zoek op naam, nummer of adres' }).waitFor()
  const first = page.getByRole('table', { name: 'Zorgverleners' }).getByRole('rowheader').getByRole('link').first()
  const name = (await first.textContent())!
  await first.click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  const { uuid } = { uuid: new URL(page.url()).pathname.slice(-36) }
  await db().updateTable('care_worker').set({ active: false }).where('uuid', '=', uuid).execute()
  await page.getByRole('tab', { name: 'Beschikbaarheid en werk' }).click()
  await page.getByRole('combobox', { name: 'Opdracht' }).click()
  await page.getByRole('option').first().click()
  await page.getByText('Deze zorgverlener is niet actief.', { exact: false }).waitFor()
  await db().updateTable('care_worker').set({ active: true }).where('uuid', '=', uuid).execute()

  await page.getByRole('tab', { name: 'Overzicht' }).click()
  const account = db().selectFrom('account').select('username').where('uuid', '=', uuid)
  await page.getByRole('link', { name: (await account.executeTakeFirstOrThrow()).username }).waitFor()
  await page.getByRole('button', { name: 'Op afgevallen zetten' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Reden/).fill('Stopt met werken in de zorg.')
  await dialog.getByRole('button', { name: 'Op afgevallen zetten' }).click()
  await page.getByRole('button', { name: 'Weer laten meedoen' }).click()
  await page.getByRole('button', { name: 'Op afgevallen zetten' }).waitFor()

  await page.getByRole('tab', { name: 'Notities' }).click()
  await page.getByText('Stopt met werken in de zorg.').waitFor()
  await page.getByLabel('Notitie', { exact: true }).fill('Belde terug: wil toch door.')
  await page.getByRole('button', { name: 'Notitie bewaren' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Belde terug: wil toch door.' }).waitFor()

  await page.getByRole('button', { name: 'Inloggen als' }).click()
  await page.getByRole('button', { name: 'Inloggen als deze gebruiker' }).click()
  await page.waitForURL(url => url.pathname === '/werk')
  const banner = page.getByRole('region', { name: 'Ingelogd als iemand anders' })
  await banner.getByText(name).waitFor()
  await banner.getByRole('button', { name: 'Stoppen' }).click()
  // Back at the person, where they left off.
  await page.waitForURL(url => url.pathname === `/backoffice/zzpers/${uuid}`)
  expect(desk.complaints).toEqual([])
})

test('a planner reads when somebody is forgotten, keeps them for a dispute, and makes their file for a letter', async () => {
  const { page } = desk
  const { uuid } = await db()
    .selectFrom('account')
    .select('uuid')
    .where('username', '=', 'uitzend@demo.example')
    .executeTakeFirstOrThrow()
  await page.goto(`/backoffice/zzpers/${uuid}`)
  const card = page.getByRole('region', { name: 'Bewaren' })
  await card.getByText(/Na het laatste werk nog 2 jaar/).waitFor()
  await db().updateTable('account').set({ active: false }).where('uuid', '=', uuid).execute()
  await page.reload()
  await card.getByText(/^Wordt vergeten op /).waitFor()
  await card.getByRole('button', { name: 'Langer bewaren' }).click()
  const dialog = page.getByRole('dialog', { name: 'Langer bewaren?' })
  await dialog.getByRole('button', { name: 'Langer bewaren' }).click()
  await dialog.getByText('Schrijf kort waarom.').waitFor()
  await dialog.getByLabel(/^Reden/).fill('Een zaak bij de rechter.')
  await dialog.getByRole('button', { name: 'Langer bewaren' }).click()
  await card.getByText(/Een zaak bij de rechter\.$/).waitFor()
  await card.getByRole('button', { name: 'Weer laten vergeten' }).click()
  await card.getByText(/^Wordt vergeten op /).waitFor()

  await page.getByRole('tab', { name: 'Export' }).click()
  await page.getByRole('button', { name: 'Maak het bestand' }).click()
  await page
    .getByRole('list', { name: 'Bestanden' })
    .getByRole('button', { name: /^Downloaden \(/ })
    .waitFor()
  await page.goto('/backoffice/settings?onderdeel=taken')
  await page.getByRole('region', { name: 'Wie vergeten is' }).getByText('Nog niemand').waitFor()
  expect(desk.complaints).toEqual([])
})
