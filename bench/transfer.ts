// What a browser with an empty cache really downloads for a screen, counted on the wire.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { demoPassword } from '../demo/accounts.ts'
import { launchBrowser } from '../tests/browser.ts'
import { addressOf, type FirstVisit, firstVisitOptions, firstVisits, transferOf } from '../tests/first-visits.ts'
import { withProduct } from './children.ts'

export interface Transfer {
  name: string
  bytes: number
  budget: number
  answerBytes: number
  requests: number
}
// These tools run on any Node and are not TypeScript.
const build = pathToFileURL(join(import.meta.dirname, '../tools/build.mjs')).href
/** Builds the present web app; throws when that fails. */
export const buildWebApp = async (): Promise<void> => {
  if (!(await (await import(build)).buildWebApp(process.execPath))) throw new Error('The web app cannot be built')
}

/** The first visit to each screen, with an empty cache, of the present web app. */
export const measureTransfer = async (databaseUrl: string, secret: string): Promise<Transfer[]> => {
  await buildWebApp()
  return withProduct(databaseUrl, secret, async ({ address }) => {
    const browser = await launchBrowser()
    try {
      const found: Transfer[] = []
      for (const visited of firstVisits) found.push(await visit(browser, address, visited))
      return found
    } finally {
      await browser.close()
    }
  })
}

const visit = async (browser: Browser, address: string, visited: FirstVisit): Promise<Transfer> => {
  const context = await browser.newContext(firstVisitOptions)
  try {
    const page = await context.newPage()
    if (visited.username) await logIn(page, address, visited.username)
    const { requests, ...weight } = await transferOf(page, await addressOf(page, address, visited), visited.shows)
    return { name: visited.name, ...weight, budget: visited.budgetBytes, requests: requests.length }
  } finally {
    await context.close()
  }
}
// As the screen does it: the browser keeps the cookie, its storage the session.
const logIn = async (page: Page, address: string, username: string) => {
  await page.goto(`${address}/v1/expertise_levels`)
  await page.evaluate(
    async ([name, password]) => {
      const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
      const answer = await fetch('/v1/login/check', {
        method: 'POST',
        headers,
        body: JSON.stringify({ username: name, password }),
      })
      const { token } = (await answer.json()) as { token: string }
      localStorage.setItem('auth', atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')))
    },
    [username, demoPassword] as const,
  )
}
