// A shift in two parts is one assignment: created as one, offered as one, worked by one person.
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { callersOf, visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app)
const callerOf = callersOf(app)

test('an organization asks for a shift in two parts, and who sees it and works it reads both', async () => {
  const organization = await callerOf('organisatie@demo.example')
  const [location] = (await organization.get('/organization_locations?search=Singel')).body.member
  const level = (await organization.get('/expertise_levels')).body.member.find(({ name }) => name === 'Verzorgende IG')!
  const { page, complaints } = await visit('organisatie@demo.example')
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}\\s*\\*?$`))
  await page.goto('/organisatie/opdrachten/nieuw')
  await field('Locatie').selectOption(String(location!['@id']))
  await field('Niveau').selectOption(String(level['@id']))
  await field('Titel').fill('Route Singel')
  await field('Uurtarief').fill('45,00')
  await field('Datum').fill('14-12-2026')
  await field('Van').fill('7')
  await field('Tot').fill('21')
  await page.getByLabel('Gebroken dienst').check()
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click()
  // The missing field has the focus.
  await page.getByText('Vul een tijd in, zoals 11:00.').waitFor()
  await page.keyboard.type('22')
  await field('Vrij tot').fill('23')
  await page.getByText('De onderbreking valt niet binnen deze tijden.').waitFor()
  await field('Vrij van').fill('11')
  await field('Vrij tot').fill('16')
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click()
  await page.waitForURL(/[0-9a-f-]{36}$/)
  await page.getByRole('heading', { name: 'Route Singel' }).waitFor()
  await page.getByText('07:00 – 11:00 en 16:00 – 21:00').first().waitFor()
  expect(complaints).toEqual([])
  const uuid = new URL(page.url()).pathname.split('/').at(-1)

  const carer = await callerOf('zorgverlener@demo.example')
  await app.server.database
    .updateTable('care_worker_preferences')
    .set({ maximum_distance_km: 300 })
    .where('uuid', '=', carer.uuid)
    .execute()
  const moment = (await organization.get(`/care_moments/${uuid}`)).body
  const worker = await visit('zorgverlener@demo.example')
  await worker.page.setViewportSize({ width: 390, height: 844 })
  const offered = String(moment.publication).split('/').at(-1)
  await worker.page.goto(`/werk/nieuwe-opdrachten/${offered}`)
  await worker.page.getByText('07:00 – 11:00 en 16:00 – 21:00').first().waitFor()
  await worker.page.getByText('vrij van 11:00 tot 16:00, niet betaald').waitFor()
  await worker.page
    .getByRole('definition')
    .filter({ hasText: /^9 uur$/ })
    .waitFor()
  await page.goto(`/organisatie/opdrachten/${uuid}/bewerken`)
  await page.getByLabel('Vrij van').waitFor()
  expect(await page.getByLabel('Vrij tot').inputValue()).toBe('16:00')
  await page.getByLabel('Gebroken dienst').uncheck()
  await field('Pauze').fill('60')
  await page.getByRole('button', { name: 'Wijziging bewaren' }).click()
  await page.getByText('07:00 – 21:00').first().waitFor()
})
