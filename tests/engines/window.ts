// A browser window, used as people use it: by the role and name of elements. Every step waits until the element is there and the
// app is idle.
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { type EngineName, type Size, startEngine } from './processes.ts'
import { until } from './until.ts'
import type { Look, Role, What } from './what.ts'

/** Where to look for elements. */
export interface Part {
  click(role: Role, name: string): Promise<void>
  /** Replaces the content of the field with this label. */
  fill(label: string, text: string): Promise<void>
  /** Chooses an option of a list. */
  select(label: string, option: string): Promise<void>
  /** Uploads a file through the field with this label. */
  upload(path: string, label: string): Promise<void>
  see(role: Role, name: string): Promise<void>
  /** The part that contains this text. */
  in(role: Role, words: string): Part
}
export interface EngineWindow extends Part {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Waits until the app is idle at such a path; returns the path. */
  pathIs(pattern: RegExp): Promise<string>
  /** Presses a key in the focused element. */
  press(key: string): Promise<void>
  run<T>(script: string): Promise<T>
  picture(): Promise<Buffer>
  /** The PDF of it on A4. */
  print(): Promise<Buffer>
  /** Script errors, and pages wider than the window. */
  complaints: Set<string>
  close(): Promise<void>
}

const script = `${stripTypeScriptTypes(readFileSync(new URL('../screens/in-page/find.ts', import.meta.url), 'utf8'))}
return look(arguments[0])`
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
type Found = Record<typeof elementKey, string>

export const openWindow = async (engine: EngineName, size: Size, density?: number): Promise<EngineWindow> => {
  const { wire, stop } = await startEngine(engine, size, density)
  const complaints = new Set<string>()
  const run = <T>(text: string, ...args: unknown[]) => wire.send('run', { script: text, args }) as Promise<T>
  const lookFor = async (path: What[]): Promise<string> => {
    const seen = await run<Look<Found>>(script, path)
    for (const each of seen.complaints) complaints.add(each)
    const { found } = seen
    if (seen.busy !== '') throw new Error(`still under way: ${seen.busy}`)
    if (!found) throw new Error('not there')
    if (seen.tooWide > 1) complaints.add(`${await run('return location.pathname')}: ${seen.tooWide} px too wide`)
    return found[elementKey]
  }
  /** Retries until the element is there, and acts on it; throws with the current address when it does not appear. */
  const once = <T>(path: What[], act: (id: string) => Promise<T>): Promise<T> =>
    until(async () => act(await lookFor(path))).catch(async cause => {
      const at = await run<string>('return location.href + "\\n" + document.body.innerText.slice(0, 3000)')
      const what = path.map(({ role, name }) => `${role} “${name}”`).join(' > ')
      throw new Error(`${engine}: ${what}: ${cause} at ${at}`, { cause })
    })
  const partOf = (outer: What[]): Part => {
    const path = (role: Role, name: string, isPart = false) => [...outer, { role, name, isPart }]
    return {
      click: (role, name) => once(path(role, name), async id => void (await wire.send('click', { id }))),
      fill: (label, text) =>
        once(path('field', label), async id => {
          // Typing replaces the selection; a field that is emptied first might fill itself in.
          await run('arguments[0].focus(); arguments[0].select?.()', { [elementKey]: id })
          await wire.send('type', { id, text })
        }),
      select: (label, option) =>
        once(
          [...path('field', label), { role: 'option', name: option, isPart: false }],
          async id => void (await wire.send('click', { id })),
        ),
      upload: (file, label) => once(path('file', label), async id => void (await wire.send('type', { id, text: file }))),
      see: (role, name) => once(path(role, name, true), async () => undefined),
      in: (role, words) => partOf(path(role, words, true)),
    }
  }
  return {
    ...partOf([]),
    goto: async url => void (await wire.send('go', { url })),
    reload: async () => void (await wire.send('reload')),
    back: async () => void (await wire.send('back')),
    pathIs: pattern =>
      until(async () => {
        const [path, busy] = await run<[string, string?]>('return [location.pathname, document.documentElement.dataset.busy]')
        if (!pattern.test(path) || busy !== '') throw new Error(`${engine} is at ${path}, under way: ${busy}`)
        return path
      }),
    press: async text =>
      void (await wire.send('type', { id: (await run<Found>('return document.activeElement'))[elementKey], text })),
    run,
    picture: async () => Buffer.from((await wire.send('picture', { full: false })) as string, 'base64'),
    print: async () => Buffer.from((await wire.send('print', { page: { width: 21, height: 29.7 } })) as string, 'base64'),
    complaints,
    close: stop,
  }
}
