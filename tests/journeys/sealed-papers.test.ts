// A diploma that proves itself, one that was forged, and a scan: what the worker reads of each, and what the reviewer does.
import { rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { photo } from '../files/sent-files.ts'
import { judgeWords } from '../screens/judge.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { holderOf } from '../seals/authority.ts'
import { appendedTo, storeForLater } from '../seals/mutations.ts'
import { sealedPdf } from '../seals/sealed-pdf.ts'
import { rootsFolder, sealMakers } from '../seals/world.ts'
import { openApp } from './app.ts'
import { callersOf, visitorsOf } from './visit.ts'

const { root, authority, sealer } = await sealMakers()
const roots = rootsFolder(root, 'duo', 'kvk')
const app = await openApp({ sealRoots: roots })
const visit = visitorsOf(app)
const callerOf = callersOf(app)
afterAll(async () => {
  await app.close()
  rmSync(roots, { recursive: true })
})

const newcomer = 'nieuw@demo.example'
const planner = 'planner@demo.example'
const dialog = (page: Page) => page.getByRole('dialog')
const nameOf = async () => {
  const { uuid } = await callerOf(newcomer)
  const profile = app.server.database.selectFrom('care_worker_profile').select(['first_name', 'last_name'])
  const { first_name, last_name } = await profile.where('uuid', '=', uuid).executeTakeFirstOrThrow()
  return `${first_name} Maria ${last_name}`
}
const extract = async (diploma: string) => {
  const lines = ['Uittreksel diplomaregister', `Naam: ${await nameOf()}`, 'Geboortedatum: 12-03-1985', `Diploma: ${diploma}`]
  return sealedPdf(lines, { by: sealer, with: [authority] })
}
const handIn = async (page: Page, title: string, name: string, buffer: Buffer) => {
  await page.goto('/werk/documenten?document=diploma&inleveren=1')
  await dialog(page).getByText('hoeft meestal niemand na te kijken').waitFor()
  await dialog(page).getByLabel('Welk diploma?').fill(title)
  const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'image/png'
  await dialog(page).getByLabel('Bestand kiezen').setInputFiles({ name, mimeType, buffer })
  await dialog(page).getByText('Binnen').waitFor()
  await dialog(page).getByRole('button', { name: 'Inleveren', exact: true }).click()
}
/** An extract of KVK with bytes appended after its seal. */
const kvkExtract = async () => {
  const by = await holderOf({ names: { commonName: 'Kamer van Koophandel' }, by: authority, kind: 'ec' })
  return appendedTo(await sealedPdf(['Uittreksel Handelsregister'], { by, with: [authority] }), storeForLater)
}
const openDiploma = async (page: Page) => {
  await page.goto('/werk/documenten?document=diploma')
  await dialog(page).getByRole('region', { name: 'Bewijs' }).waitFor()
}

test('a scan cannot be proven, a forged extract is refused in words, and a sealed one needs nobody', async () => {
  const { page, complaints } = await visit(newcomer)
  await page.getByRole('button', { name: 'Documenten verifiëren' }).click()
  await handIn(page, 'Verzorgende IG', 'diploma.png', await photo('png'))
  await dialog(page).waitFor({ state: 'detached' })
  await openDiploma(page)
  await dialog(page).getByText('Niet te bewijzen').waitFor()
  await dialog(page).getByText('In dit bestand zit geen elektronisch zegel.').waitFor()
  await page.context().route('https://duo.nl/**', route => route.abort())
  const [where] = await Promise.all([page.waitForEvent('popup'), dialog(page).getByRole('link', { name: 'duo.nl' }).click()])
  await where.close()

  // For a maker whose seals we do not know well, appended bytes are not reported as tampering.
  await page.goto('/werk/documenten?document=kvk&inleveren=1')
  await dialog(page).getByLabel('KvK-nummer').fill('12345678')
  const extractOfKvk = { name: 'uittreksel.pdf', mimeType: 'application/pdf', buffer: await kvkExtract() }
  await dialog(page).getByLabel('Bestand kiezen').setInputFiles(extractOfKvk)
  await dialog(page).getByText('Binnen').waitFor()
  await dialog(page).getByRole('button', { name: 'Inleveren', exact: true }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await page.goto('/werk/documenten?document=kvk')
  await dialog(page).getByText('Niet te bewijzen').waitFor()
  await dialog(page).getByText('Of dat van de afzender is, kunnen we nog niet controleren.').waitFor()
  expect(await dialog(page).getByText('Het zegel klopt niet').count()).toBe(0)

  const forged = (await extract('Verpleegkundige')).toString('latin1').replace('/Reason', '/Raison')
  await handIn(page, 'Verzorgende IG', 'uittreksel.pdf', Buffer.from(forged, 'latin1'))
  await dialog(page).waitFor({ state: 'detached' })
  const changed = 'Het zegel klopt niet: het bestand is veranderd nadat het was verzegeld.'
  await openDiploma(page)
  await dialog(page).getByText(changed).waitFor()

  const { page: desk } = await visit()
  await logInAs(app, desk, { who: planner, username: planner, roles: ['ROLE_PLANNER'] })
  await desk.goto('/backoffice/zzpers?onderdeel=beoordelen')
  await desk.getByRole('radiogroup', { name: 'Welke documenten?' }).getByText('Wijkt af').click()
  const queue = desk.getByRole('region', { name: 'Te beoordelen documenten' })
  await queue.getByText('1 van 1').waitFor()
  await queue.getByText(changed).waitFor()
  await queue.getByRole('button', { name: 'Afkeuren' }).click()
  await queue.getByRole('button', { name: changed }).click()
  await desk.getByText('Niets met “Wijkt af”').waitFor()
  const mail = await app.mailTo(newcomer, 'Afgekeurd: Diploma')
  expect(mail.text).toContain(changed)

  await handIn(page, 'Verzorgende IG', 'uittreksel.pdf', await extract('Verzorgende IG'))
  await page.getByText('Ingeleverd en meteen goedgekeurd: het zegel bewijst het.').waitFor()
  await openDiploma(page)
  await dialog(page).getByText('Bewezen door het zegel').first().waitFor()
  await dialog(page).getByText('door Dienst Uitvoering Onderwijs').waitFor()
  await dialog(page)
    .getByText(await nameOf())
    .waitFor()
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await judgeWords(page), `${width}`).toEqual([])
    const cut = "[...document.querySelectorAll('dialog dd')].filter(one => one.scrollWidth > one.clientWidth).length"
    expect(await page.evaluate(cut), `${width}`).toBe(0)
  }
  expect(complaints).toEqual([])
})
