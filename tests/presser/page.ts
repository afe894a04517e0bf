// A page as the presser uses it: what is seen, and presses, until the app is at rest again.
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Page, Request } from 'playwright-core'
import { allIsThere } from '../screens/places.ts'
import type { Control, Done, Heard, Sight, Step } from './what.ts'

/** A file that runs in the page. */
export const scriptOf = (path: string) =>
  `(() => {${stripTypeScriptTypes(readFileSync(new URL(path, import.meta.url), 'utf8'))}})();`
const inPage = ['find', 'checks', 'controls', 'press'].map(name => scriptOf(`../screens/in-page/${name}.ts`)).join('\n')

/** At rest for several frames: what a press starts, it may start in the next one. */
const settled = `new Promise(done => {
  let quiet = 0
  const look = () => {
    quiet = document.documentElement.dataset.busy === '' ? quiet + 1 : 0
    if (quiet > 4) done(true)
    else requestAnimationFrame(look)
  }
  look()
})`
const nextFrames = 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))))'
const isLeft = (error: unknown) => /context was destroyed|Cannot find context|navigat/i.test(String(error))
/** Waits until the app is at rest, in whatever document it is by then. */
export const settle = async (page: Page): Promise<void> => {
  await allIsThere(page)
  await page.evaluate(settled).catch((error: unknown) => {
    if (!isLeft(error)) throw error
    return settle(page)
  })
}
const ask = async <T>(page: Page, script: string): Promise<T> => {
  try {
    return await page.evaluate<T>(script)
  } catch (error) {
    if (!isLeft(error)) throw error
    await settle(page)
    return page.evaluate<T>(script)
  }
}
export const lookAt = (page: Page): Promise<Sight> => ask(page, 'presser.look()')
export const whatChanged = (page: Page): Promise<Done> => ask(page, 'presser.end()')

/** The control of a step, on the page as it is now. */
export const findStep = ({ controls }: Sight, { role, name, nth }: Step): Control | undefined =>
  controls.filter(each => each.role === role && each.name === name)[nth]
export const stepTo = ({ controls }: Sight, { role, name, place }: Control, act: Step['act'], text?: string): Step => {
  const alike = controls.filter(each => each.role === role && each.name === name)
  return { act, role, name, nth: alike.findIndex(each => each.place === place), ...(text !== undefined && { text }) }
}

export interface Way {
  touch?: boolean
  keys?: boolean
}
const paper = { name: 'papier.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
const patience = { timeout: 5_000 }
/** Does this to the control; returns what covers it when it cannot be reached. */
export const act = async (page: Page, control: Control, step: Step, way: Way): Promise<string | undefined> => {
  if (step.act === 'hand in') {
    const input = (await page.evaluateHandle(`presser.at(${control.place})`)).asElement()
    await page.evaluate(`presser.begin(${control.place})`)
    await input!.setInputFiles(paper)
    return undefined
  }
  // Rows that come into view take the height that was only guessed before.
  await page.evaluate(`presser.aim(${control.place}), ${nextFrames}`)
  const spot = await page.evaluate<{ x: number; y: number; over?: string } | undefined>(`presser.aim(${control.place})`)
  if (!spot) return 'gone'
  await page.evaluate(`presser.begin(${control.place})`)
  if (spot.over) return spot.over
  if (step.act === 'choose') {
    await page.evaluate(`presser.focusOn(${control.place})`)
    const list = (await page.evaluateHandle(`presser.at(${control.place})`)).asElement()
    await list!.selectOption(step.text!, patience)
    return undefined
  }
  // An option of a list is chosen with the arrows from its field, which a press of the option stands for.
  if (way.keys && control.role !== 'option') {
    await page.evaluate(`presser.focusOn(${control.place})`)
    if (step.act === 'press') await page.keyboard.press(['link', 'textbox'].includes(control.role) ? 'Enter' : 'Space')
  } else if (way.touch) await page.touchscreen.tap(spot.x, spot.y)
  else await page.mouse.click(spot.x, spot.y)
  if (step.act === 'type') {
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(step.text!)
  }
  return undefined
}

/** Listens to what the browser does; each call returns what was heard since the last. */
export const listenTo = (page: Page, complaints: string[]): (() => Heard) => {
  let asked: { call: string; status: number | undefined }[] = []
  let outside: string[] = []
  const calls = new WeakMap<Request, { call: string; status: number | undefined }>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/v1/') || pathname === '/v1/live') return
    const call = { call: `${request.method()} ${request.url()} ${request.postData() ?? ''}`.trim(), status: undefined }
    calls.set(request, call)
    asked.push(call)
  })
  page.on('response', response => {
    const call = calls.get(response.request())
    if (call) call.status = response.status()
  })
  page.on('download', () => outside.push('download'))
  page.on('filechooser', () => outside.push('files'))
  page.on('popup', popup => {
    outside.push('window')
    void popup.close().catch(() => undefined)
  })
  page.on('dialog', dialog => {
    outside.push(`question “${dialog.message()}”`)
    void dialog.accept()
  })
  return () => {
    const heard = { asked, outside, complaints: complaints.splice(0) }
    asked = []
    outside = []
    return heard
  }
}
export const preparePage = (page: Page) => page.context().addInitScript({ content: inPage })
