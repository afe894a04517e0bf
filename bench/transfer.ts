// What a browser that has nothing yet really fetches for a screen, counted as it comes over the wire.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { demoPassword } from '../demo/accounts.ts'
import { launchBrowser } from '../tests/browser.ts'
import { withProduct } from './children.ts'

export interface Transfer {
  name: string
  bytes: number
  budget: number
  requests: number
}
interface Screen {
  name: string
  path: string
  login?: string
  budget: number
}
const screens: Screen[] = [
  { name: 'login', path: '/account/inloggen', budget: 150_000 },
  { name: "the worker's list", path: '/werk/nieuwe-opdrachten', login: 'zorgverlener@demo.example', budget: 175_000 },
  { name: "the organization's list", path: '/organisatie/opdrachten', login: 'organisatie@demo.example', budget: 175_000 },
]

// The tools run on any Node and are no TypeScript.
const build = pathToFileURL(join(import.meta.dirname, '../tools/build.mjs')).href
const buildWebApp = async (): Promise<boolean> => (await import(build)).buildWebApp(process.execPath)

/** The first visit to each screen, cold, of the web app as it is now. */
export const measureTransfer = async (databaseUrl: string, secret: string): Promise<Transfer[]> => {
  if (!(await buildWebApp())) throw new Error('The web app cannot be built')
  return withProduct(databaseUrl, secret, async address => {
    const browser = await launchBrowser()
    try {
      const found: Transfer[] = []
      for (const screen of screens) found.push(await visit(browser, address, screen))
      return found
    } finally {
      await browser.close()
    }
  })
}

const visit = async (browser: Browser, address: string, { name, path, login, budget }: Screen): Promise<Transfer> => {
  // The service worker fetches the rest of the app afterwards, when nobody waits for it.
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    if (login) await logIn(page, address, login)
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.clearBrowserCache')
    let bytes = 0
    let requests = 0
    network.on('Network.loadingFinished', event => {
      bytes += event.encodedDataLength
      requests++
    })
    await page.goto(`${address}${path}`, { waitUntil: 'networkidle' })
    if (new URL(page.url()).pathname !== path) throw new Error(`${path} leads to ${page.url()}`)
    return { name, bytes, budget, requests }
  } finally {
    await context.close()
  }
}
// As the screen would: the cookie stays with the browser, the session in its storage.
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
