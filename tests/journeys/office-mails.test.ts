// A planner changes the text of mails, and people receive the new text.
import { afterAll, expect, test } from 'vitest'
import { logInAs } from '../screens/log-in-as.ts'
import { openApp } from './app.ts'
import { callersOf, logIn, login, visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 1440, height: 900 } })
const [planner, worker, employee] = ['planner@demo.example', 'zorgverlener@demo.example', 'backoffice@demo.example']
const open = async (mail: string) => {
  const { page, complaints } = await visit()
  await logInAs(app, page, { who: planner, username: planner, roles: ['ROLE_PLANNER'] })
  await page.goto('/backoffice/settings?onderdeel=mails')
  await page.getByLabel('Zoek een mail').fill(mail)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  return { page, complaints, press, preview: page.getByRole('region', { name: 'Voorbeeld' }) }
}

test('an employee does not see the words of mails, and the API refuses them', async () => {
  const as = await callersOf(app)(employee)
  expect(await as.get('/mail_texts')).toMatchObject({ status: 403 })
})

test('a planner writes a mail otherwise, sees how it reads, and whoever is written to next receives it so; ours comes back', async () => {
  const { page, complaints, press, preview } = await open('een bericht van ons')
  await page.getByRole('link', { name: 'Een bericht van ons', exact: true }).click()
  await preview.getByText('Je hebt een nieuw bericht').waitFor()
  await page.getByLabel('Onderwerp').fill('Bericht van {afzender}')
  await page.getByText(/kent {afzender} niet/).waitFor()
  await press('Tekst bewaren')
  await page
    .getByText(/Kies uit: {schrijver}/)
    .first()
    .waitFor()
  await page.getByLabel('Onderwerp').fill('Bericht van ')
  await press('{schrijver}')
  expect(await page.getByLabel('Onderwerp').inputValue()).toBe('Bericht van {schrijver}')
  await page.getByRole('textbox', { name: 'Tekst' }).fill('Hallo! {schrijver} schreef je.')
  await page.getByLabel('Knop').fill('Lees maar')
  await page.reload()
  await expect.poll(() => page.getByLabel('Knop').inputValue()).toBe('Lees maar')
  await press('Tekst bewaren')
  await page.getByText('De tekst is bewaard. De eerstvolgende mail gaat zo.').waitFor()
  await page.getByText('Anders geschreven').waitFor()

  const as = await callersOf(app)(planner)
  const { uuid } = await callersOf(app)(worker)
  const send = () => as.post('/messages', { careWorker: `/v1/care_workers/${uuid}`, text: 'Bel je mij even?' })
  expect((await send()).status).toBe(201)
  const mail = await app.mailTo(worker, 'Bericht van Anouk')
  expect(mail.text).toMatch(/^Hallo! Anouk .* schreef je\.\n\nLees maar: http/)
  await preview.getByText(/^Hallo! .+ schreef je\.$/).waitFor()

  await press('Terug naar onze tekst')
  await press('Onze tekst terugzetten')
  await page.getByText('Onze tekst teruggezet').waitFor()
  const before = page.locator('details', { hasText: 'Hallo! {schrijver} schreef je.' })
  await before.getByText('Lees wat er toen stond').click()
  await before.getByText('Knop: Lees maar', { exact: false }).waitFor()
  expect((await send()).status).toBe(201)
  await app.mailTo(worker, 'Je hebt een nieuw bericht')
  await page.getByRole('link', { name: 'Alle mails' }).click()
  await page.getByLabel('Zoek een mail').waitFor()
  expect(complaints).toEqual([])
})

test('the mail with a code keeps its code, and lets in', async () => {
  const { page, press } = await open('waarmee iemand inlogt')
  await page.getByRole('link', { name: 'De code waarmee iemand inlogt' }).click()
  await page.getByRole('textbox', { name: 'Tekst' }).fill('Welkom terug.')
  await press('Tekst bewaren')
  await page.getByText('Zonder {code} heeft deze mail geen zin.').first().waitFor()
  await page.getByRole('textbox', { name: 'Tekst' }).fill('Welkom terug. Typ ')
  await press('{code}')
  await press('Tekst bewaren')
  await page.getByText('De tekst is bewaard. De eerstvolgende mail gaat zo.').waitFor()
  const { page: theirs } = await visit()
  await theirs.goto(login)
  await logIn(theirs, employee)
  const { text } = await app.mailTo(employee, 'De code om in te loggen')
  const [, code] = /^Welkom terug\. Typ (\d{6})\n/.exec(text)!
  await theirs.getByLabel('Code', { exact: true }).fill(code!)
  await theirs.keyboard.press('Enter')
  await theirs.waitForURL(/open-zorgmomenten/)
})
