// What the first visit to a screen weighs, with nothing kept: people read it on a phone, in a stairwell.
import { afterAll, expect, test } from 'vitest'
import { firstVisitOptions, firstVisits, transferOf } from '../first-visits.ts'
import { openApp } from './app.ts'

const app = await openApp()
afterAll(() => app.close())

test.each(firstVisits)('a visitor fetches no more for $name than its budget', async ({ path, username, shows, budgetBytes }) => {
  const { page, close } = await app.visit(username, firstVisitOptions)
  const { bytes, requests } = await transferOf(page, app.url + path, shows)
  await close()
  expect(requests).toBeGreaterThan(5)
  expect(bytes).toBeLessThanOrEqual(budgetBytes)
})
