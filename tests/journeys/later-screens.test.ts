// What each care worker screen fetches beyond the home screen, as people go from one to the next on a bus. And what the
// organization's client screens fetch beyond the list where they start.
import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  isEntry?: true
}
const web = resolve('dist/web')
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(`${web}/.vite/manifest.json`, 'utf8'))
const screenOf = (file: string) => `routes/${file}.tsx?tsr-split=component`

/** The files of these chunks, with their static imports. */
const filesOf = (names: string[], seen = new Set<string>()): Set<string> => {
  const files = new Set<string>()
  const walk = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const { file, css = [], imports = [] } = manifest[name]!
    for (const each of [file, ...css]) files.add(each)
    imports.forEach(walk)
  }
  names.forEach(walk)
  return files
}
// As transferred: compressed, where a compressed file exists.
const bytesOf = (file: string) => (statSync(`${web}/${file}.br`, { throwIfNoEntry: false }) ?? statSync(`${web}/${file}`)).size

const entries = Object.keys(manifest).filter(name => manifest[name]?.isEntry)
const screensBelow = (path: string) =>
  Object.keys(manifest).filter(name => new RegExp(`^routes/${path}/(?!-).*\\?tsr-split=component$`).test(name))

const maxBytes = 79_500

test.each([
  ['the care worker', ['werk/route', 'werk/index'], screensBelow('werk'), 14],
  ['the organization about its clients', ['organisatie/route'], screensBelow('organisatie/clienten'), 2],
] as const)('no screen of %s fetches more after the first than its budget', (_who, first, screens, least) => {
  expect(screens.length).toBeGreaterThanOrEqual(least)
  const home = filesOf([...entries, ...first.map(screenOf)])
  const heavy = screens
    .map(name => [...filesOf([name])].filter(file => !home.has(file)))
    .map((files, at) => ({ screen: screens[at], files, bytes: files.reduce((sum, file) => sum + bytesOf(file), 0) }))
    .filter(({ bytes }) => bytes > maxBytes)
  expect(heavy).toEqual([])
})
