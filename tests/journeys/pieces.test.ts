// The component gallery: each component in its states, on a phone and a desktop, light, dark and in forced colours.
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { overflows, violations } from './axe.ts'

const app = await openApp()
afterAll(() => app.close())

test('every piece is seen well in each of its states', async () => {
  const { page, complaints, close } = await app.visit(undefined, { viewport: { width: 360, height: 900 } })
  await page.goto('/dev/pieces/')
  await page.getByRole('heading', { level: 1, name: 'Bouwstenen' }).waitFor()
  await page.evaluate('document.fonts.ready.then(() => true)')
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

test('a list is searched with Enter, and cleared by emptying the field or with all filters', async () => {
  const { page, complaints, close } = await app.visit(undefined, { viewport: { width: 1440, height: 900 } })
  await page.goto('/dev/pieces/')
  const field = page.getByRole('searchbox', { name: 'Zoek op titel' })
  const piece = page.locator('section').filter({ has: field }).last()
  const clear = piece.getByRole('button', { name: 'Filters wissen' })
  await clear.click()
  await clear.waitFor({ state: 'detached' })
  await field.fill('nacht')
  await field.press('Enter')
  await clear.waitFor()
  expect(await page.locator('input[type=search]:focus').count()).toBe(1)
  await field.fill('')
  await clear.waitFor({ state: 'detached' })
  await field.fill('avond')
  await field.press('Enter')
  await clear.click()
  await expect.poll(() => field.inputValue()).toBe('')
  await close()
  expect(complaints).toEqual([])
})

test('a page past the end of a list leads back into it', async () => {
  const { page, complaints, close } = await app.visit(undefined, { viewport: { width: 1440, height: 900 } })
  await page.goto('/dev/pieces/')
  const past = page.getByRole('heading', { name: 'Pagina 9 is er niet' })
  await past.waitFor()
  await page.getByRole('button', { name: 'Naar de laatste pagina' }).click()
  await past.waitFor({ state: 'detached' })
  await close()
  expect(complaints).toEqual([])
})

test('a button that may be out of use is as wide as any other of the same words, on a phone too', async () => {
  const { page, complaints, close } = await app.visit(undefined, { viewport: { width: 360, height: 900 } })
  await page.goto('/dev/pieces/')
  const button = page.getByRole('button', { name: 'Opdracht annuleren', exact: true }).first()
  await button.waitFor()
  const alone = `one => {
    const copy = Object.assign(one.cloneNode(true), { style: 'width: max-content; position: absolute' })
    document.body.append(copy)
    const { width } = copy.getBoundingClientRect()
    copy.remove()
    return width
  }`
  const width = await page.evaluate<number>(
    `(${alone})([...document.querySelectorAll('button')].find(one => one.textContent === 'Opdracht annuleren'))`,
  )
  expect(Math.abs((await button.boundingBox())!.width - width)).toBeLessThan(1)
  await close()
  expect(complaints).toEqual([])
})
