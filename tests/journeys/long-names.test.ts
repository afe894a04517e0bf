// Names of the maximum length without a space: nothing overflows, on a phone or on a desktop.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atRest } from '../servers/browser.ts'
import { openApp } from './app.ts'
import { overflows } from './axe.ts'

const app = await openApp()
afterAll(() => app.close())
const long = (letter: string, from: string) => sql<string>`repeat(${letter}, 88) || replace(${sql.ref(from)}::text, '-', '')`
beforeAll(async () => {
  const { database } = app.server
  await database
    .updateTable('organization')
    .set({ name: long('O', 'uuid') })
    .execute()
  await database
    .updateTable('organization_location')
    .set({ name: long('L', 'uuid'), city: 'P'.repeat(120) })
    .execute()
  await database
    .updateTable('care_worker_profile')
    .set({ first_name: 'V'.repeat(60), last_name: 'a'.repeat(60), city: 'P'.repeat(120) })
    .execute()
  await database
    .updateTable('care_moment')
    .set({ title: 'T'.repeat(255) })
    .execute()
})

const screens = {
  'organisatie@demo.example': ['/organisatie/opdrachten', '/organisatie/opdrachten?weergave=bord'],
  'zorgverlener@demo.example': ['/werk', '/werk/nieuwe-opdrachten', '/werk/reacties', '/werk/planning', '/werk/uren-indienen'],
}
test.each(Object.entries(screens))('long names of %s run out of no screen', async (username, addresses) => {
  const { page, close } = await app.visit(username)
  const wrong: string[] = []
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const address of addresses) {
      await page.goto(address)
      await atRest(page)
      if (await overflows(page)) wrong.push(`${address} at ${width} px`)
    }
    if (!username.startsWith('organisatie')) continue
    await page.goto('/organisatie/opdrachten')
    await page.locator('a[data-row]').first().click()
    await page.getByRole('heading', { name: /^T+$/ }).first().waitFor()
    if (await overflows(page)) wrong.push(`an assignment at ${width} px`)
  }
  await close()
  expect(wrong).toEqual([])
})
