// What counts as pressed: a click, also by a key or of the app itself for its key, a choice, and what is filled in; not a field that is
// only gone into.
import { afterAll, expect, test } from 'vitest'
import { recordPresses } from '../presser/record.ts'
import { launchBrowser } from '../servers/browser.ts'

const browser = await launchBrowser()
afterAll(() => browser.close())

const content = `<!doctype html><html lang="nl"><title>Proef</title><nav><a href="#elders">Elders</a></nav><main><h1>Proef</h1>
  <button>Met de muis</button><button>Met een toets</button><button data-key="b">Door een letter</button><button disabled>Uit</button>
  <label><input type="checkbox"> Een vinkje</label><label>Een lijst <select><option>Een</option><option>Twee</option></select></label>
  <label>Ingevuld <input></label><label>Alleen bekeken <input></label>
  <dialog aria-label="Een vel"><button>In het vel</button></dialog></main>
  <script>addEventListener('keydown', ({ key }) => key === 'b' && document.querySelector('[data-key]').click())</script></html>`

test('what is pressed, chosen and filled in is recorded, each where it is', async () => {
  const context = await browser.newContext({ baseURL: 'http://proef.example' })
  await context.route('**/*', route => route.fulfill({ contentType: 'text/html; charset=utf-8', body: content }))
  const told: string[] = []
  await recordPresses(context, ({ layer }, { role, name, isFrame }) => {
    told.push([isFrame ? 'frame' : layer, role, name].filter(Boolean).join(' '))
  })
  const page = await context.newPage()
  await page.goto('/proef')
  await page.getByLabel('Alleen bekeken').click()
  await page.getByRole('heading').click()
  await page.getByRole('button', { name: 'Uit' }).click({ force: true })
  await page.getByRole('button', { name: 'Met de muis' }).click()
  await page.getByRole('button', { name: 'Met een toets' }).press('Space')
  await page.keyboard.press('b')
  await page.getByText('Een vinkje').click()
  await page.getByLabel('Een lijst').selectOption('Twee')
  await page.getByLabel('Ingevuld').fill('Ja')
  await page.getByRole('link', { name: 'Elders' }).click()
  await page.locator('dialog').evaluate((one: { showModal(): void }) => one.showModal())
  await page.getByRole('button', { name: 'In het vel' }).click()
  await expect
    .poll(() => told)
    .toEqual([
      'button Met de muis',
      'button Met een toets',
      'button Door een letter',
      'checkbox Een vinkje',
      'combobox Een lijst EenTwee',
      'textbox Ingevuld',
      'frame link Elders',
      'Een vel button In het vel',
    ])
})
