// The page of all pieces: each in its states, on a phone and a desk, light, dark and in forced colours.
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { overflows, violations } from './axe.ts'

const app = await openApp()
afterAll(() => app.close())

test('every piece is seen well in each of its states', async () => {
  const { page, complaints, close } = await app.visit(undefined, { viewport: { width: 360, height: 900 } })
  await page.goto('/dev/pieces/')
  await page.getByRole('heading', { level: 1, name: 'Bouwstenen' }).waitFor()
  await page.waitForLoadState('networkidle')
  const wrong: string[] = []
  const judge = async (look: string, but?: string[]) =>
    wrong.push(...(await violations(page, but)).map(each => `${look}: ${each}`))
  for (const [width, scheme] of [
    [360, 'Licht'],
    [1440, 'Donker'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByText(scheme, { exact: true }).click()
    if (await overflows(page)) wrong.push(`scrolls sideways at ${width} px`)
    await judge(`${width} px, ${scheme}`)
  }
  await page.emulateMedia({ forcedColors: 'active' })
  await judge('forced colours', ['color-contrast'])
  await close()
  expect([...wrong, ...complaints]).toEqual([])
})
