// A care worker and the platform's automated decisions: they set what a roster may do with them, read how it decides and what it
// chose about them, and have a person reconsider it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { openApp, type Visitor } from './app.ts'
import { type Body, callersOf, pathIs } from './visit.ts'

const worker = 'zorgverlener@demo.example'
const planner = 'planner@demo.example'
const organizer = 'organisatie@demo.example'
const app = await openApp()
const callerOf = callersOf(app)
let carer: Visitor
beforeAll(async () => {
  carer = await app.visit(worker, { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })
})
afterAll(async () => {
  expect(carer.complaints).toEqual([])
  await app.close()
})

type Publication = { '@id': string; careMoment: { '@id': string; title: string; startDate: string } }
/** The first open moment of this organization that the care worker may do, with a free day before and after it. */
const workToReactTo = async (organization: string): Promise<Publication> => {
  const me = await callerOf(worker)
  const mine = await me.get(`/care_workers/${me.uuid}/care_moments?pagination=false`)
  const isFree = (startDate: string) =>
    (mine.body.member as Body[]).every(
      own => Math.abs(Date.parse(String(own.startDate)) - Date.parse(startDate)) > 2 * 86_400_000,
    )
  const own = `careWorkerUuid=${me.uuid}&declined=false&careMoment.timeScope=moment&pagination=false`
  const list = await me.get(`/care_moment_publications?${own}&careMoment.location.organization.uuid=${organization}`)
  for (const publication of list.body.member as unknown as Publication[]) {
    if (!isFree(publication.careMoment.startDate)) continue
    const judged = await me.get(`${publication['@id']}/eligibility`)
    if ((judged.body.reasons as unknown[]).length === 0) return publication
  }
  throw new Error('The demo world has no such work')
}
/** A roster of the organization chooses the care worker for it, and the organization's user accepts it. */
const acceptedRoster = async (): Promise<Publication> => {
  const [me, office] = [await callerOf(worker), await callerOf(organizer)]
  const { organization_uuid: organization } = await app.server.database
    .selectFrom('organization_user')
    .select('organization_uuid')
    .where('uuid', '=', office.uuid)
    .executeTakeFirstOrThrow()
  const work = await workToReactTo(organization)
  expect((await me.post('/care_moment_publication_reactions', { careMomentPublication: work['@id'], agreed: true })).status).toBe(
    201,
  )
  const day = amsterdamDate(work.careMoment.startDate)
  const pair = { careMoment: work.careMoment['@id'], careWorker: `/v1/care_workers/${me.uuid}` }
  const made = (await office.post('/rosters', { startDate: day, endDate: day, held: [pair] })).body as Body
  const status = async () => (await office.get(made['@id'])).body.status
  await expect.poll(status).toBe('ready')
  const { body } = await office.post(`${made['@id']}/accept`, { careMoments: [pair.careMoment] })
  expect(body.results).toMatchObject([{ outcome: 'selected' }])
  return work
}

test('sets how much a roster may give them, and keeps it', async () => {
  const { page } = carer
  await page.goto('/werk/zorgvoorkeuren')
  const hours = page.getByRole('textbox', { name: 'Hoeveel uur wil je hooguit werken per week?' })
  const isAsked = page.getByLabel('Ik wil gevraagd worden voor werk waarop ik niet heb gereageerd')
  expect([await hours.inputValue(), await isAsked.isChecked()]).toEqual(['', true])
  await hours.fill('70')
  await page.getByRole('button', { name: 'Bewaren' }).tap()
  await page.getByText('Vul hele uren in, van 1 tot en met 60. Of laat het leeg.').waitFor()
  await hours.fill('40')
  await isAsked.tap()
  await page.getByRole('button', { name: 'Bewaren' }).tap()
  await page.getByText('Je voorkeuren zijn bewaard.').waitFor()
  await page.reload()
  await expect.poll(() => hours.inputValue()).toBe('40')
  expect(await isAsked.isChecked()).toBe(false)
  await hours.fill('')
  await page.getByRole('button', { name: 'Bewaren' }).tap()
  await page.getByText('Je voorkeuren zijn bewaard.').waitFor()
  const me = await callerOf(worker)
  expect((await me.get(`/care_workers/${me.uuid}`)).body.preferences).not.toHaveProperty('mostWeeklyHours')
})

test('reads how a roster chooses, and that nothing was chosen about them yet', async () => {
  const { page } = carer
  await page.goto('/werk/zorgvoorkeuren')
  await page.getByRole('link', { name: 'Hoe een rooster kiest' }).tap()
  await pathIs(page, '/werk/contact')
  await page.getByRole('heading', { name: 'Wat de computer beslist', level: 1 }).waitFor()
  const roster = page.getByRole('group').filter({ hasText: 'Hoe een rooster kiest' })
  await roster.getByText('Meer uren per week dan je bij je zorgvoorkeuren als grens koos.').waitFor()
  await roster.getByText('Je werkte al bij deze cliënt.').waitFor()
  await page.getByText('Welke opdrachten je ziet').tap()
  await page.getByText('De opdracht is niet voor jouw contractvorm.').waitFor()
  await page.getByText('Je naam, leeftijd, geslacht en geboorteplaats.').waitFor()
  await page.getByText(/^Nog geen\. Stelt een rooster jou/).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Contact', exact: true }).tap()
  await page.getByRole('link', { name: 'Lees hoe er wordt beslist' }).waitFor()
})

test('reads a choice about them with its reasons, and asks a person to look again; the planner reads that', async () => {
  const { page } = carer
  const { careMoment } = await acceptedRoster()
  await page.goto('/werk/reacties')
  await page.getByRole('link', { name: 'Hoe wordt er uit reacties gekozen?' }).tap()
  const choice = page.getByRole('list', { name: 'Keuzes over jou' }).getByRole('listitem').first()
  await choice.getByText('Gekozen', { exact: true }).waitFor()
  await choice.getByText(careMoment.title, { exact: true }).waitFor()
  await choice.getByText('Wie het rooster maakte, koos zelf voor jou.').waitFor()

  await choice.getByRole('button', { name: /^Laat een mens opnieuw kijken/ }).tap()
  const dialog = page.getByRole('dialog', { name: 'Laat een mens opnieuw kijken' })
  await dialog.getByRole('button', { name: 'Terug' }).tap()
  await dialog.waitFor({ state: 'detached' })
  await choice.getByRole('button', { name: /^Laat een mens opnieuw kijken/ }).tap()
  const words = dialog.getByLabel('Je bericht')
  expect(await words.inputValue()).toContain(careMoment.title)
  await words.press('ControlOrMeta+End')
  await words.pressSequentially('Ik had liever de late dienst.')
  await dialog.getByRole('button', { name: 'Versturen' }).tap()
  await page.getByText('Je bericht is verstuurd. Het antwoord komt bij Contact.').waitFor()
  await dialog.waitFor({ state: 'detached' })

  const desk = await app.visit(undefined, { viewport: { width: 1440, height: 900 } })
  await logInAs(app, desk.page, { who: planner, username: planner, roles: ['ROLE_PLANNER'] })
  const [link] = /http\S+/.exec((await app.mailTo(planner, 'Nieuw bericht van Samira')).text) ?? []
  await desk.page.goto(link!)
  await desk.page.getByRole('tab', { name: 'Berichten' }).click()
  const thread = desk.page.getByRole('region', { name: 'Berichten met Samira Yilmaz' })
  await thread.getByText('Ik had liever de late dienst.').first().waitFor()
  expect(await thread.textContent()).toMatch(/opnieuw kijken naar een keuze van een rooster[\s\S]+Gekozen: /)
  expect(desk.complaints).toEqual([])
  await desk.close()
})
