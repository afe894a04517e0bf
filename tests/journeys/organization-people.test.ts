// The people of an organization, on a desktop: a favourite is removed and restored, and invited for an assignment; somebody is
// offered a contract, reads it from the mail and accepts, while the organization watches.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, spaced, type Visitor } from './app.ts'

const app = await openApp()
const worker = 'uitzend@demo.example'
const name = 'Daan Vermeulen'
let desk: Visitor
beforeAll(async () => {
  desk = await app.visit('organisatie@demo.example', { viewport: { width: 1440, height: 900 } })
})
afterAll(async () => {
  expect(desk.complaints).toEqual([])
  await app.close()
})

test('a favourite that was removed is put back by undo, and asked for what suits them', async () => {
  const { page } = desk
  await page.goto('/organisatie/favorieten')
  const favorite = page.getByRole('listitem').filter({ hasText: name })
  await favorite.getByText('uur in 12 maanden').waitFor()
  expect(await favorite.getByRole('img').getAttribute('aria-label')).toMatch(/^Komende twee weken\. .*[Bb]ezet: /)
  await page.getByRole('button', { name: `${name} uit je favorieten verwijderen` }).click()
  await page.getByText(`${name} staat niet meer bij je favorieten.`).waitFor()
  await favorite.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await favorite.waitFor()
  await page.reload()
  await favorite.getByRole('button', { name: 'Uitnodigen' }).click()
  await page
    .getByRole('link', { name: /^Vraag / })
    .first()
    .click()
  await page.waitForURL(/\/organisatie\/opdrachten\/[0-9a-f-]{36}\?vraag=[0-9a-f-]{36}$/)
})

let mailed = ''
const newestLink = async () => {
  const { text } = await app.mailTo(worker, 'Contractvoorstel van Zorggroep Lindevecht')
  return /\/werk\/contractvoorstel\/[0-9a-f]{128}/.exec(text)![0]
}
/** The link in the first mail after the previous one. */
const nextLink = async (): Promise<string> => {
  await expect.poll(newestLink).not.toBe(mailed)
  mailed = await newestLink()
  return mailed
}

test('a contract is proposed, sent again, seen and accepted, which withdrawing it too late shows', async () => {
  const { page } = desk
  await page.goto('/organisatie/favorieten')
  await page.getByRole('link', { name: `Contract voorstellen aan ${name}` }).click()
  await page.getByLabel('Contract', { exact: true }).selectOption({ label: 'Min-maxcontract' })
  await page.getByLabel('Hoe lang').selectOption({ label: '3 tot 6 maanden' })
  const scales = page.getByLabel('Functiegroep (FWG)')
  await scales.selectOption(await scales.getByRole('option', { name: /^FWG 40:/ }).getAttribute('value'))
  await page.getByLabel('Bericht').fill('Kom je bij ons?')
  await page.reload()
  const preview = page.getByRole('region', { name: `Zo leest ${name} het` })
  await preview.getByText('Kom je bij ons?').waitFor()
  expect(spaced((await preview.textContent()) ?? '')).toContain('€ 1.740,67 tot € 2.393,33 bruto per maand voor 24 uur per week.')
  await page.getByRole('button', { name: 'Voorstel versturen' }).click()
  const proposal = page.getByRole('dialog', { name: 'Contractvoorstel' })
  await proposal.getByText('Nog niet bekeken').waitFor()
  const first = await nextLink()

  await proposal.getByRole('button', { name: 'Opnieuw sturen' }).click()
  await page.getByRole('dialog', { name: 'Voorstel opnieuw sturen?' }).getByRole('button', { name: 'Opnieuw sturen' }).click()
  await page.getByText('Opnieuw verstuurd.').waitFor()
  const reader = await app.visit()
  await reader.page.goto(first)
  await reader.page.getByText('Deze link werkt niet').waitFor()
  await reader.page.goto(await nextLink())
  await reader.page.getByText('Kom je bij ons?').waitFor()
  // With live events the colleague would not be too late.
  await page.route('**/v1/live*', route => route.fulfill({ status: 404 }))
  await page.reload()
  await proposal.getByText('Nog niet bekeken').waitFor({ state: 'detached' })

  await proposal.getByRole('button', { name: 'Intrekken' }).click()
  await reader.page.getByRole('button', { name: 'Aannemen' }).click()
  await reader.page.getByRole('dialog').getByRole('button', { name: 'Aannemen' }).click()
  await reader.page.getByText('Je hebt dit voorstel aangenomen').waitFor()
  await page.getByRole('dialog', { name: 'Voorstel intrekken?' }).getByRole('button', { name: 'Intrekken' }).click()
  await page.getByText('Zo staat het nu.').waitFor()
  await proposal.getByText('Aangenomen').first().waitFor()
  await app.mailTo('organisatie@demo.example', `Contractvoorstel aangenomen: ${name}`)
  await page.goto('/organisatie/contract-voorstellen?stand=aangenomen')
  await page.getByRole('link', { name }).waitFor()
  expect(reader.complaints).toEqual([])
  await reader.close()
})
