// A care worker on a phone: their preferences and skills, their profile, and questions to the back office.
import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '../../api/platform/clock.ts'
import { photo } from '../files/sent-files.ts'
import { openApp, type Visitor } from './app.ts'
import { callersOf, pathIs } from './visit.ts'

const worker = 'zorgverlener@demo.example'
const app = await openApp()
const { database } = app.server
let carer: Visitor
const uuidOf = async (username: string) =>
  (await database.selectFrom('account').select('uuid').where('username', '=', username).executeTakeFirstOrThrow()).uuid
const callerOf = callersOf(app)

beforeAll(async () => {
  carer = await app.visit(worker, { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })
})
afterAll(async () => {
  expect(carer.complaints.filter(said => !said.includes('ERR_FAILED'))).toEqual([])
  await app.close()
})

type Wanted = { acts: unknown[] }
/** The two numbers on the field: care workers within reach, and out of how many. */
const reach = async (page: Page) => {
  const said = await page.getByRole('status').filter({ hasText: 'binnen je bereik' }).textContent()
  return (said?.match(/\d+/g) ?? []).map(Number)
}
const save = async (page: Page, said: string) => {
  await page.getByRole('button', { name: 'Bewaren' }).tap()
  await page.getByText(said).waitFor()
}

test('changes what they want, sees what it brings, and finds the list so; what is not kept stays', async () => {
  const { page } = carer
  await page.goto('/werk/zorgvoorkeuren')
  const [before = 0, total] = await reach(page)
  expect(before).toBeGreaterThan(0)
  const km = page.getByRole('textbox', { name: 'Of vul de afstand in' })
  await km.fill('5')
  await page.getByText('Binnen 5 km:').waitFor()
  await page.reload()
  await page.getByText('1 wijziging', { exact: true }).waitFor()
  await expect.poll(() => reach(page)).not.toEqual([before, total])
  const [near = 0, ofAll] = await reach(page)
  expect(ofAll).toBe(total)
  expect(near).toBeLessThan(before)
  await save(page, 'Je voorkeuren zijn bewaard.')
  await page.goto('/werk/nieuwe-opdrachten')
  await page
    .getByText(/binnen 5 km/i)
    .first()
    .waitFor()

  await page.goto('/werk/zorgvoorkeuren')
  await page.getByText(/^Met uitzend erbij/).waitFor()
  await page.getByLabel('Als uitzendkracht').tap()
  await page.getByText('Hiervoor vragen we meer documenten').waitFor()
  await page.getByRole('slider', { name: 'Afstand vanaf je huis' }).press('End')
  await expect.poll(async () => (await reach(page))[0]).toBeGreaterThan(near)
  await save(page, 'Je voorkeuren zijn bewaard.')
  await page.getByRole('button', { name: 'Ongedaan maken' }).tap()
  await page.getByText('Ongedaan gemaakt.').waitFor()
  await expect.poll(() => km.inputValue()).toBe('5')
  expect(await page.getByLabel('Als uitzendkracht').isChecked()).toBe(false)
})

/** An open moment of this organization, to which the worker has reacted. */
const reactedMoment = async (me: string, organizer: string) => {
  const { uuid, moment } = await database
    .selectFrom('care_moment_publication as p')
    .innerJoin('care_moment as m', 'm.uuid', 'p.care_moment_uuid')
    .innerJoin('organization_user as u', 'u.organization_uuid', 'm.organization_uuid')
    .select(['p.uuid', 'm.uuid as moment'])
    .where('u.uuid', '=', await uuidOf(organizer))
    .where('p.status', '=', 'open')
    .where('m.status', '=', 'open')
    .where('m.time_scope', '=', 'moment')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('care_moment_publication_reaction as r')
            .select('r.uuid')
            .where('r.care_worker_uuid', '=', me)
            .whereRef('r.care_moment_publication_uuid', '=', 'p.uuid'),
        ),
      ),
    )
    .orderBy('m.start_date', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const row = { care_moment_publication_uuid: uuid, care_worker_uuid: me, status: 'open', created_at: now() }
  await database.insertInto('care_moment_publication_reaction').values(row).execute()
  return moment
}

/** Saves from another device, which knows nothing of what is entered here. */
const writeElsewhere = async (me: string, about: string) => {
  const device = await callerOf(worker)
  const kept = (await device.get(`/care_worker_profiles/${me}`)).body
  const { firstName, lastName, phone, photo: face, address, openToOtherContractForms } = kept
  const { postcode, houseNumber, street, city } = address as Record<string, string>
  const home = { postcode, houseNumber, street, city }
  const body = { firstName, lastName, phone, about, photo: face, address: home, openToOtherContractForms }
  expect(await device.put(`/care_worker_profiles/${me}`, body)).toMatchObject({ status: 200 })
}
test('cuts a photo and says which languages they speak; an organization sees it so, upright', async () => {
  const { page } = carer
  const me = await uuidOf(worker)
  const moment = await reactedMoment(me, 'organisatie@demo.example')
  await page.goto('/werk/profiel-bewerken')
  const chosen = { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await photo('jpeg') }
  // Taken with the camera and put away; then chosen.
  await page.getByLabel('Foto maken').setInputFiles(chosen)
  await page.getByRole('button', { name: 'Foto gebruiken' }).tap()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Foto verwijderen' }).tap()
  await page.getByRole('button', { name: 'Foto verwijderen' }).waitFor({ state: 'detached' })
  await page.getByLabel('Foto kiezen').setInputFiles(chosen)
  await page.getByRole('button', { name: 'Foto groter' }).tap()
  const zoom = page.getByRole('slider', { name: 'Dichterbij' })
  await zoom.press('ArrowRight')
  const [before, photoIn] = [await zoom.inputValue(), page.getByRole('img', { name: /^De foto, met/ })]
  expect(Number(before)).toBeGreaterThan(1.2)
  const upright = await photoIn.screenshot()
  // A quarter four times is upright again, and whole.
  for (let quarter = 0; quarter < 4; quarter++) await page.getByRole('button', { name: 'Draaien' }).tap()
  await expect.poll(() => zoom.inputValue()).toBe('1')
  expect((await photoIn.screenshot()).equals(upright)).toBe(false)
  await page.getByRole('button', { name: 'Foto gebruiken' }).tap()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('combobox', { name: 'Talen die je spreekt' }).fill('Turk')
  await page.getByRole('option', { name: 'Turks' }).tap()
  await writeElsewhere(me, 'Op een ander toestel geschreven.')
  await save(page, 'Je profiel is bewaard.')
  expect(await page.getByLabel('Stel je kort voor').inputValue()).toBe('Op een ander toestel geschreven.')

  const { page: desk, close } = await app.visit('organisatie@demo.example', { viewport: { width: 1440, height: 900 } })
  await desk.goto(`/organisatie/opdrachten/${moment}`)
  await desk.getByRole('button', { name: 'Samira Yilmaz', exact: true }).click()
  const profile = desk.getByRole('dialog', { name: 'Profiel van Samira Yilmaz' })
  await profile.getByText(/Turks/).waitFor()
  expect(await profile.textContent()).not.toMatch(/06 ?12|Kanaalstraat/)
  await profile.locator('img').waitFor()
  await close()
  const { photo_uuid: file } = await database
    .selectFrom('care_worker_profile')
    .select('photo_uuid')
    .where('uuid', '=', me)
    .executeTakeFirstOrThrow()
  const seen = sharp((await (await callerOf('organisatie@demo.example')).get(`/user_files/${file}/download`)).bytes)
  expect(await seen.metadata()).toMatchObject({ width: 720, height: 720 })
  expect((await seen.metadata()).exif).toBeUndefined()
  const redAt = async (top: number) => (await seen.clone().extract({ left: 350, top, width: 1, height: 1 }).raw().toBuffer())[0]
  expect(await redAt(60)).toBeGreaterThan(200)
  expect(await redAt(640)).toBeLessThan(60)
})

test('finds an answer, and else asks the back office, which answers', async () => {
  const { page } = carer
  await page.goto('/werk/contact')
  await page.getByText(/^(Nu open|Nu gesloten|Vandaag gesloten)/).waitFor()
  await page.getByLabel('Zoek in de vragen').fill('herstelcodes')
  await page.getByText('Bewaar de herstelcodes').waitFor()
  await page.getByLabel('Nieuw bericht').fill('Mag ik mijn vakantie doorgeven?')
  await page.getByRole('button', { name: 'Versturen' }).tap()
  await page.getByText('Mag ik mijn vakantie doorgeven?').waitFor()
  await app.mailTo('planner@demo.example', 'Nieuw bericht van Samira')

  const planner = await callerOf('planner@demo.example')
  const careWorker = `/v1/care_workers/${await uuidOf(worker)}`
  expect((await planner.post('/messages', { careWorker, text: 'Graag, via je planning.' })).status).toBe(201)
  const mail = await app.mailTo(worker, 'Je hebt een nieuw bericht')
  expect(mail.text).not.toContain('planning')
  const [link] = /http\S+/.exec(mail.text) ?? []
  await page.goto(link!)
  await pathIs(page, '/werk/contact')
  await page.getByText('Graag, via je planning.', { exact: true }).waitFor()
})

test('crosses out what they cannot do, and it is kept', async () => {
  const { page } = carer
  const acts = async () =>
    ((await (await callerOf(worker)).get(`/care_workers/${await uuidOf(worker)}`)).body.preferences as unknown as Wanted).acts
  const before = await acts()
  await page.goto('/werk/zorgvoorkeuren')
  const skills = page.getByRole('group', { name: 'Risicovolle handelingen' }).getByRole('checkbox')
  await expect.poll(() => skills.count()).toBeGreaterThan(0)
  const was = await skills.first().isChecked()
  await skills.first().tap({ force: true })
  expect(await skills.first().isChecked()).toBe(!was)
  // The places do not come at first.
  await page.route('**/v1/organization_locations*', route => route.abort())
  const place = page.getByRole('combobox', { name: 'Locatie toevoegen' })
  await place.fill('Singel')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).waitFor()
  await page.unroute('**/v1/organization_locations*')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).tap()
  await page
    .getByRole('option', { name: /Singel/ })
    .first()
    .tap()
  await page
    .getByRole('list', { name: 'Favoriete locaties' })
    .getByText(/Singel/)
    .first()
    .waitFor()
  await save(page, 'Je voorkeuren zijn bewaard.')
  expect((await acts()).length).toBe(before.length + (was ? -1 : 1))
})

test('takes everything that is kept of them in one file', async () => {
  const { page } = carer
  await page.goto('/werk/profiel-bewerken')
  await page.getByRole('button', { name: 'Maak het bestand' }).tap()
  const take = page.getByRole('list', { name: 'Bestanden' }).getByRole('button', { name: /^Downloaden \(/ })
  await take.waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), take.tap()])
  expect(download.suggestedFilename()).toMatch(/^gegevens-.*\.zip$/)
  const held = unzipSync(readFileSync(await download.path()))
  expect(strFromU8(held['gegevens.json']!)).toContain('Op een ander toestel geschreven.')
  expect(Object.keys(held).some(name => name.startsWith('bestanden/'))).toBe(true)
})
