// What every dialog does, tested on two: where the focus goes, what closes it, and toasts over it.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { visitorsOf } from './visit.ts'

const worker = 'zorgverlener@demo.example'
const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app)

const focusIs = (page: Page, element: string) =>
  expect.poll(() => page.locator(element).filter({ visible: true }).count()).toBe(1)

test('a dialog takes the focus and gives it back, stays while it is busy, and shows what is said over it', async () => {
  const { page, complaints } = await visit(worker)
  // A pending reaction is withdrawn at once; this one, of a worker who was passed over, asks for confirmation.
  const { uuid } = await app.server.database
    .selectFrom('care_moment_publication_reaction as reaction')
    .innerJoin('account', 'account.uuid', 'reaction.care_worker_uuid')
    .select('reaction.care_moment_publication_uuid as uuid')
    .where('account.username', '=', worker)
    .where('reaction.status', '=', 'not_selected')
    .executeTakeFirstOrThrow()
  await page.goto(`/werk/nieuwe-opdrachten/${uuid}`)
  const opener = page.getByRole('button', { name: 'Reactie intrekken' })
  const dialog = page.getByRole('dialog', { name: 'Reactie intrekken?' })
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
    await opener.press('Enter')
    await focusIs(page, 'dialog h2:focus')
    await close()
    await focusIs(page, 'main button:focus')
    expect(await dialog.count()).toBe(0)
  }
  // After a double click the dialog that the first click opened stays open.
  await opener.dblclick()
  expect(await dialog.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  let answer = () => {}
  const held = new Promise<void>(done => {
    answer = done
  })
  await page.route('**/withdraw', route => held.then(() => route.continue()))
  await opener.click()
  await dialog.getByRole('button', { name: 'Reactie intrekken' }).click()
  // By the dialog: the page's own keyboard would wait until the change is made.
  await dialog.press('Escape')
  await dialog.press('Escape')
  await page.mouse.click(5, 5)
  expect(await dialog.isVisible()).toBe(true)
  answer()
  await page.getByText('Je reactie is ingetrokken.').waitFor()
  await focusIs(page, 'main:focus')

  // A toast over a dialog can be closed, and the dialog stays.
  await page.goto('/werk/planning')
  await page.getByRole('button', { name: 'Zet in je agenda' }).click()
  const feed = page.getByRole('dialog', { name: 'Zet in je agenda' })
  await feed.getByRole('button', { name: 'Link maken' }).click()
  await feed.getByRole('button', { name: 'Link verwijderen' }).click()
  const sure = page.getByRole('dialog', { name: 'Link verwijderen?' })
  await sure.getByRole('button', { name: 'Link verwijderen' }).click()
  await page.getByText('De link is verwijderd.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Melding sluiten' }).click()
  await expect.poll(() => page.getByText('De link is verwijderd.', { exact: false }).count()).toBe(0)
  expect(await feed.isVisible()).toBe(true)
  expect(complaints).toEqual([])
})
