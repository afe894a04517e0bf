import type { Page } from 'playwright-core'
import type { OpenedScreen } from './more-views.ts'
import { allIsThere } from './places.ts'

/** Opens a dialog by its button, and waits until all its content is there. */
export const openDialog = async (page: Page, { button }: OpenedScreen): Promise<void> => {
  const name = new RegExp(`^${button}`)
  await page.getByRole('button', { name }).filter({ visible: true }).first().click()
  await page.locator('dialog[open], [popover]:popover-open').filter({ visible: true }).last().waitFor()
  await allIsThere(page)
}
