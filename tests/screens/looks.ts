// The widths and colour schemes in which screens are checked.
import type { Page } from 'playwright-core'
import { browserOf } from '../journeys/axe.ts'

export const widths = [320, 360, 768, 1440] as const
export const schemes = ['light', 'dark', 'forced colours'] as const
export interface Look {
  width: number
  scheme: (typeof schemes)[number]
}
export const looks: Look[] = widths.flatMap(width => schemes.map(scheme => ({ width, scheme })))
/** Touch up to a tablet, a mouse on the desktop. */
export const isTouched = (width: number): boolean => width < 1000

/** Makes the window as wide as a device, with touch or a mouse to match. */
export const makeWide = async (page: Page, width: number): Promise<void> => {
  const chrome = await browserOf(page)
  await chrome.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched(width), maxTouchPoints: isTouched(width) ? 5 : 1 })
  await chrome.send('Emulation.setScrollbarsHidden', { hidden: isTouched(width) }) // on touch devices they overlay the page
  await page.setViewportSize({ width, height: 900 })
}
/** Changes the colour scheme, as choosing it in another tab does. */
export const colour = async (page: Page, scheme: Look['scheme']): Promise<void> => {
  await page.emulateMedia({ forcedColors: scheme === 'forced colours' ? 'active' : 'none' })
  const newValue = scheme === 'dark' ? 'dark' : 'light'
  await page.evaluate(`dispatchEvent(new StorageEvent('storage', { key: 'kleurmodus', newValue: '${newValue}' }))`)
}
