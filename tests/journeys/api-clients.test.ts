// An organization makes an API client in its settings; its program calls the API from outside, and they see what it did, change its secret
// and end it. At a desk and on a phone.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { overflows } from './axe.ts'
import { daysAhead } from './days.ts'
import { callersOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const organization = await callersOf(app)('organisatie@demo.example')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

const askToken = (client_id: string, client_secret: string) => {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret })
  return fetch(`${app.url}/v1/oauth/token`, { method: 'POST', body })
}
const programWith = async (id: string, secret: string) => {
  const { access_token } = (await (await askToken(id, secret)).json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/ld+json' }
  return {
    get: (path: string) => fetch(`${app.url}/v1${path}`, { headers }),
    post: (path: string, body: object) => fetch(`${app.url}/v1${path}`, { headers, method: 'POST', body: JSON.stringify(body) }),
  }
}
const copied = async (page: Page) => {
  await page.getByRole('button', { name: 'Gekopieerd' }).last().waitFor()
  return page.evaluate<string>('navigator.clipboard.readText()')
}
const makeSecret = async (page: Page, name: string) => {
  await press(page, name)
  await page.getByRole('dialog').getByRole('button', { name: 'Geheim maken', exact: true }).click()
  const secret = await page.getByLabel('Geheim', { exact: true }).inputValue()
  expect(secret).toMatch(/^zi_secret_/)
  await press(page, 'Kopiëren')
  expect(await copied(page)).toBe(secret)
  await press(page, 'Klaar')
  return secret
}
interface Moment {
  '@id': string
}

test.each([
  ['at a desk', { width: 1440, height: 900 }, false],
  ['on a phone, in the dark', { width: 360, height: 780 }, true],
])('an organization lets a program in %s, sees what it did, changes its secret and ends it', async (where, viewport, dark) => {
  const { page, complaints, close } = await app.visit('organisatie@demo.example', {
    ...{ viewport, dark, permissions: ['clipboard-read', 'clipboard-write'] },
  })
  await page.goto('/organisatie/tarieven?onderdeel=organisatie&deel=koppelingen')
  await press(page, 'API-client maken')
  const form = page.getByRole('dialog', { name: 'API-client maken' })
  await form.getByRole('button', { name: 'Maken', exact: true }).click()
  await form.getByText('Kies minimaal één ding dat de API-client mag.').waitFor()
  await form.getByLabel(/^Naam/).fill(`Ons rooster ${where}`)
  await form.getByLabel('Laatste dag').fill(daysAhead(90).split('-').reverse().join('-'))
  await form.getByRole('group', { name: 'Opdrachten', exact: true }).getByLabel('lezen').check()
  await form.getByRole('group', { name: 'Publicaties en reacties' }).getByLabel('wijzigen').check()
  expect(await overflows(page)).toBe(false)
  await form.getByRole('button', { name: 'Maken', exact: true }).click()
  await page.getByRole('heading', { name: `Ons rooster ${where}` }).waitFor()
  await page.getByText('Opdrachten: lezen').waitFor()
  const id = new URL(page.url()).searchParams.get('client')!
  expect((await organization.get(`/api_clients/${id}`)).body).toMatchObject({ endsOn: daysAhead(90) })
  await press(page, 'Nummer kopiëren')
  expect(await copied(page)).toBe(id)
  const first = await makeSecret(page, 'Geheim maken')

  const program = await programWith(id, first)
  const listed = await program.get('/care_moments?status=open&itemsPerPage=100')
  expect(listed.status).toBe(200)
  expect(listed.headers.get('ratelimit-policy')).toBe('"client";q=600;w=60')
  const { member } = (await listed.json()) as { member: Moment[] }
  const published: number[] = []
  for (const moment of member) {
    if (published.includes(201)) break
    const body = { careMoment: moment['@id'], publishedForContractTypes: ['freelance'] }
    published.push((await program.post('/care_moment_publications', body)).status)
  }
  expect(published).toContain(201)
  expect((await program.get('/clients')).status).toBe(403)

  await page.reload()
  await page.getByText(`${published.length + 3} aanroepen, waarvan 1 geweigerd`).waitFor()
  const refusals = page.getByRole('table', { name: 'Laatste weigeringen' })
  await refusals.getByText('GET /clients', { exact: true }).waitFor()
  const [why] = await Promise.all([page.waitForEvent('popup'), refusals.getByRole('link', { name: 'scope' }).click()])
  await why.waitForURL(/\/errors\/scope$/)
  expect(await why.locator('body').textContent()).toMatch(/scope/i)
  await why.close()
  const second = await makeSecret(page, 'Nieuw geheim maken')
  await page.getByRole('button', { name: `Verwijderen ${first.slice(-4)}` }).click()
  await press(page, 'Geheim verwijderen')
  await page.getByRole('button', { name: `Verwijderen ${first.slice(-4)}` }).waitFor({ state: 'detached' })
  expect((await askToken(id, first)).status).toBe(401)
  await expect.poll(async () => (await program.get('/care_moments')).status).toBe(401)
  const changed = await programWith(id, second)
  expect((await changed.get('/care_moments')).status).toBe(200)
  expect(await overflows(page)).toBe(false)

  await press(page, 'Beëindigen')
  await press(page, 'API-client beëindigen')
  await page.getByText('Beëindigd', { exact: true }).first().waitFor()
  await expect.poll(async () => (await changed.get('/care_moments')).status).toBe(401)
  expect((await askToken(id, second)).status).toBe(401)
  await page.getByRole('link', { name: 'Alle API-clients' }).click()
  await page.getByRole('link', { name: `Ons rooster ${where}` }).click()
  await page.getByRole('heading', { name: `Ons rooster ${where}` }).waitFor()
  expect(complaints).toEqual([])
  await close()
})
