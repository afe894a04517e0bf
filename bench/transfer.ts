// What a browser that has nothing yet really fetches for a screen, counted as it comes over the wire.
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

/** The first visit to each screen, cold; the web app must be built. */
export const measureTransfer = (databaseUrl: string, secret: string): Promise<Transfer[]> =>
  withProduct(databaseUrl, secret, async address => {
    const browser = await launchBrowser()
    try {
      const found: Transfer[] = []
      for (const screen of screens) found.push(await visit(browser, address, screen))
      return found
    } finally {
      await browser.close()
    }
  })
