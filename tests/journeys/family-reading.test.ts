// Every screen of a family as it appears in a browser, with the server's texts on it: B1 at most, and never "je".
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { type Screen, screens } from '../../contract/addresses.ts'
import { settle } from '../screens/places.ts'
import { screensMade } from '../screens/routes.ts'
import { sentencesOn, textsOn } from '../screens/sentences.ts'
import { openApp } from './app.ts'
import { callsOf, visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visitorOf = visitorsOf(app, { viewport: { width: 360, height: 780 } })
const family = 'client@demo.example'

const made = screensMade.filter(screen => screens[screen].roles.some(role => role === 'ROLE_CLIENT_ADMIN'))
const me = await app.server.database.selectFrom('account').select('uuid').where('username', '=', family).executeTakeFirstOrThrow()
const { member } = await (await callsOf(app)(family))('GET', `/client_admins/${me.uuid}/clients`)
const client = member[0]!.uuid

/** The address of a screen; the year's overview is found from the diary. Undefined when no link leads to it. */
const addressOf = async (page: Page, screen: Screen): Promise<string | undefined> => {
  const address = screen.replace('[uuid]', client)
  const [list = '', rest] = address.split('/jaaroverzichtCareAssist/')
  if (!rest) return address
  await settle(page, list)
  return (await page.locator('a[href*="/jaaroverzichtCareAssist/"]').first().getAttribute('href')) ?? undefined
}

test.each(made)('%s reads at B1', async screen => {
  const { page } = await visitorOf(family)
  const address = await addressOf(page, screen)
  await settle(page, address!)
  expect(await textsOn(page)).not.toEqual([])
  const wrong = await sentencesOn(page)
  expect(wrong, `${screen}:\n${wrong.join('\n')}`).toEqual([])
})

test('a hard sentence on a screen is found, and what somebody wrote is not judged', async () => {
  const { page } = await visitorOf(family)
  const hard = 'De verpleegkundige beoordeelt maandelijks noodzakelijke ondersteuning.'
  await page.setContent(`<p>${hard}</p><p data-written>${hard}</p><article><p>${hard}</p></article><textarea>${hard}</textarea>`)
  expect((await sentencesOn(page)).filter(each => each.includes(hard))).toHaveLength(1)
})
