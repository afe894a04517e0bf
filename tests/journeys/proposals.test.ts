// An organization wants somebody for longer: it makes them a favourite, looks at their dossier, asks them for a shift, and proposes a
// contract, which it withdraws and proposes again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type Visitor } from './app.ts'
import { type Body, callersOf } from './visit.ts'

const app = await openApp()
const { database } = app.server
const organization = 'organisatie@demo.example'
const [proposals, favorites] = ['/organisatie/contract-voorstellen', '/organisatie/favorieten']
let desk: Visitor
beforeAll(async () => {
  desk = await app.visit(organization, { viewport: { width: 1440, height: 900 } })
})
afterAll(async () => {
  expect(desk.complaints).toEqual([])
  await app.close()
})
const us = await callersOf(app)(organization)
const membersOf = async (path: string) => (await us.get(path)).body.member as Body[]
interface Worker extends Body {
  profile: { firstName: string; lastName: string }
  contractTypes: string[]
}
const nameOf = ({ profile }: Worker) => `${profile.firstName} ${profile.lastName}`

/** Freelancers who worked here, reacted or are a favourite, without a proposal and, when told so, not yet a favourite. */
const freelancers = async (isNew: boolean): Promise<Worker[]> => {
  const taken = [
    ...(await membersOf('/contract_proposals?pagination=false')),
    ...(isNew ? await membersOf('/favorite_care_workers?pagination=false') : []),
  ].map(({ careWorker }) => (careWorker as Body).uuid)
  const all = (await membersOf('/care_workers?active=true&itemsPerPage=100')) as Worker[]
  return all.filter(({ uuid, contractTypes }) => !taken.includes(uuid) && contractTypes?.includes('freelance'))
}

test('a favourite is found by name and added; from their profile one reads the dossier, asks for a shift and proposes a contract', async () => {
  const { page } = desk
  const [chosen] = await freelancers(true)
  const name = nameOf(chosen!)
  await page.goto(`${favorites}?zoek=niemanddiezoheet`)
  await page.getByText('Geen favorieten gevonden').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Filters wissen' }).last().click()
  await page.getByRole('list', { name: 'Favorieten' }).waitFor()
  await page.getByRole('button', { name: 'Favoriet toevoegen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Zoek op naam of woonplaats').fill(name)
  await dialog.getByRole('button', { name: new RegExp(`^Toevoegen ?: ${name}$`) }).click()
  await page.getByText(`${name} is nu een favoriet.`).waitFor()
  expect(await membersOf(`/favorite_care_workers?careWorker.uuid=${chosen!.uuid}`)).toHaveLength(1)

  const profile = `${favorites}?wie=${chosen!.uuid}`
  await page.goto(profile)
  await dialog.getByRole('link', { name: 'DBA-dossier' }).click()
  await page.getByRole('link', { name: 'Alle papieren' }).click()
  await page.getByText('hoe hun documenten zijn gecontroleerd').waitFor()
  await page.goto('/organisatie/tarieven?onderdeel=papieren&zoek=niemanddiezoheet')
  await page.getByText('Niemand gevonden').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Filters wissen' }).last().click()
  await page.getByText('Niemand gevonden').waitFor({ state: 'detached' })

  // Whose papers are not in order can do nothing now: then one makes a shift.
  const { uuid: care_worker_uuid } = chosen!
  await database
    .updateTable('care_worker_document')
    .set({ status: 'rejected' })
    .where('care_worker_uuid', '=', care_worker_uuid)
    .execute()
  await page.goto(profile)
  await dialog.getByRole('button', { name: 'Uitnodigen' }).click()
  await dialog.getByText('Nu is er niets dat past').waitFor()
  await dialog.getByRole('link', { name: 'Nieuwe opdracht' }).click()
  await page.getByRole('heading', { name: 'Nieuwe opdracht' }).waitFor()
  await page.goto(profile)
  await dialog.getByRole('link', { name: 'Contract voorstellen' }).click()
  await expect.poll(() => page.getByRole('combobox', { name: 'Aan wie' }).inputValue()).toBe(name)
})

test('a contract is proposed to somebody found by name, withdrawn, and proposed again', async () => {
  const { page } = desk
  const chosen = (await freelancers(false)).at(-1)!
  const [name, { firstName }] = [nameOf(chosen), chosen.profile]
  const { username } = await database
    .selectFrom('account')
    .select('username')
    .where('uuid', '=', chosen.uuid)
    .executeTakeFirstOrThrow()
  await page.goto(`${proposals}?zoek=niemanddiezoheet`)
  await page.getByText('Geen voorstellen gevonden').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Filters wissen' }).last().click()
  await page.getByText('Geen voorstellen gevonden').waitFor({ state: 'detached' })
  const begin = () => page.getByRole('link', { name: 'Nieuw voorstel' }).first().click()
  await begin()
  await page.getByRole('link', { name: 'Contractvoorstellen', exact: true }).last().click()
  await begin()
  const who = page.getByRole('combobox', { name: 'Aan wie' })
  const choose = async () => {
    await who.fill(name)
    await page.getByRole('option', { name }).first().click()
  }
  await choose()
  await page.getByLabel('Contract', { exact: true }).selectOption('fixed_term')
  await page.getByLabel('Hoe lang').selectOption('6_12')
  const together = page.getByLabel('Over het aantal uren praten we samen')
  const slider = page.getByRole('slider', { name: 'Uren per week' })
  await slider.waitFor()
  await together.check()
  await slider.waitFor({ state: 'detached' })
  await together.uncheck()
  const number = page.getByLabel('Of vul in')
  await number.fill('23')
  await slider.press('ArrowRight')
  await expect.poll(() => number.inputValue()).toBe('24')
  await page.getByRole('button', { name: 'Voorstel versturen' }).click()
  await page.getByText(`Het voorstel is verstuurd. ${name} krijgt een mail.`).waitFor()
  await app.mailTo(username, 'Contractvoorstel van')
  const sent = () => membersOf(`/contract_proposals?careWorker.uuid=${chosen.uuid}`)
  expect(await sent()).toMatchObject([{ hoursPerWeek: 24, form: 'fixed_term', status: 'open' }])

  const dialog = page.getByRole('dialog', { name: 'Contractvoorstel' })
  await dialog.getByRole('button', { name: 'Sluiten', exact: true }).click()
  await page.getByRole('table', { name: 'Contractvoorstellen' }).getByRole('link', { name }).click()
  await dialog.getByText(`Wat ${firstName} leest`).waitFor()
  await page.goto(`${proposals}?nieuw=ja`)
  await choose()
  await page.getByRole('link', { name: 'Bekijk dat voorstel' }).click()
  await dialog.getByRole('button', { name: 'Intrekken' }).click()
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /intrekken$/i })
    .click()
  await page.getByText(`Het voorstel is ingetrokken. ${firstName} krijgt bericht.`).waitFor()
  expect(await sent()).toMatchObject([{ status: 'withdrawn' }])
  await dialog.getByRole('link', { name: `Nieuw voorstel aan ${firstName}` }).click()
  await expect.poll(() => who.inputValue()).toBe(name)
})
