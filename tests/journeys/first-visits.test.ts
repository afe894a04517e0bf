// The size of the first visit to a screen, with an empty cache: people open it on a phone, in a stairwell.
import { afterAll, expect, test } from 'vitest'
import { addressOf, firstVisitOptions, firstVisits, transferOf } from '../first-visits.ts'
import { atRest } from '../servers/browser.ts'
import { openApp } from './app.ts'

const app = await openApp()
const found: Record<string, { budget: number; bytes: number; answers: number; requests: number }> = {}
afterAll(async () => {
  console.table(found)
  await app.close()
})

test.each(firstVisits)('a visitor fetches no more for $name than its budget', async visit => {
  const { username, shows, budgetBytes, most } = visit
  const { page, close } = await app.visit(username, firstVisitOptions)
  const { bytes, answerBytes, requests } = await transferOf(page, await addressOf(page, app.url, visit), shows)
  await close()
  found[visit.name] = { budget: budgetBytes, bytes, answers: answerBytes, requests: requests.length }
  expect(requests.length).toBeGreaterThan(5)
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(most)
  expect(bytes).toBeLessThanOrEqual(budgetBytes)
})

const lists = { werk: '/werk/nieuwe-opdrachten', organisatie: '/organisatie/opdrachten' }
const people = { werk: 'zorgverlener@demo.example', organisatie: 'organisatie@demo.example' }
// Its own script and style, and those that fields, forms and actions share; on a slow connection each extra file is felt.
test.each([
  ['a filter', 'werk', /^Afstand/, 2],
  ['the saved filters', 'werk', /^Bewaarde filters/, 4],
  ['a filter', 'organisatie', /^Status/, 2],
  ['an opdracht beside the list, and whom to ask', 'organisatie', /^Vraag iemand/, 19],
] as const)('who opens %s of %s asks few files', async (_what, who, button, most) => {
  const { page, close } = await app.visit(people[who], firstVisitOptions)
  await page.goto(app.url + lists[who])
  await atRest(page)
  const asked: string[] = []
  // Storing for offline use and following live events start when there is time: their files may come at any moment.
  page.on(
    'request',
    request =>
      /\/assets\/(?!answer-store|kept-answers|first-asked|may-keep|follow|held-rows|bell-late)/.test(request.url()) &&
      asked.push(request.url()),
  )
  await page.getByRole('button', { name: button }).first().click()
  await page.getByRole('dialog').or(page.locator('aside [aria-label="Paneel sluiten"], aside h2')).first().waitFor()
  await atRest(page)
  await close()
  expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(most)
})
