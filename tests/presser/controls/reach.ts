// Which source files a screen consists of: what its route imports, and what the frame around it does.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { parseSync } from 'oxc-parser'
import { screenAt } from '../../../contract/addresses.ts'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const rooms: Record<string, string> = JSON.parse(read('package.json')).imports

/** The file that an import means. */
export const targetOf = (path: string, specifier: string): string => {
  if (specifier.startsWith('.')) return join(dirname(path), specifier)
  const [room = ''] = /^#[a-z]+\//.exec(specifier) ?? []
  return rooms[`${room}*`]?.replace(/^\.\/|\*$/g, '').concat(specifier.slice(room.length)) ?? ''
}
/** The files that run when this one does, sooner or later. */
const importsOf = (path: string, text: string): string[] => {
  const { module } = parseSync(path, text)
  const now = module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(each => !each.isType))
  const passedOn = module.staticExports.flatMap(({ entries }) => entries.flatMap(each => each.moduleRequest?.value ?? []))
  const later = module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1))
  return [...now.map(({ moduleRequest }) => moduleRequest.value), ...passedOn, ...later].map(each => targetOf(path, each))
}

export interface Product {
  texts: Map<string, string>
  /** A source, also of the contract and the rules. */
  textOf(path: string): string | undefined
  /** How many imports a file is away from the route of this screen. */
  reachOf(screen: string): Map<string, number>
  importersOf(file: string): string[]
  /** Where this file gets its words from beside its own: those without markup in its folder. */
  wordsOf(file: string): string[]
}
const screenOf = (route: string) =>
  route
    .replace(/^web\/routes|\.tsx$/g, '')
    .replace(/[/.](index|route)$/, '')
    .replaceAll('.', '/')
    .replace(/\$(\w+)/g, '[$1]')

/** The sources of the web app. */
export const productOf = (): Product => {
  const paths = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter(path => !/\.test\.|route-tree|^web\/pieces/.test(path))
  const texts = new Map(paths.map(path => [path, read(path)]))
  const graph = new Map([...texts].map(([path, text]) => [path, importsOf(path, text).filter(each => texts.has(each))]))
  const routes = paths.filter(path => path.startsWith('web/routes/') && !/\/-/.test(path) && path.endsWith('.tsx'))
  const importers = new Map<string, string[]>()
  for (const [path, targets] of graph) for (const each of targets) importers.set(each, [...(importers.get(each) ?? []), path])
  const reached = new Map<string, Map<string, number>>()
  const reachOf = (screen: string) => {
    const known = reached.get(screen)
    if (known) return known
    const isAround = (path: string) =>
      path.includes('__root') || (/route\.tsx$/.test(path) && `${screen}/`.startsWith(`${screenOf(path)}/`))
    const here = routes.filter(path => screenOf(path) === screen || isAround(path))
    const found = new Map(here.map(path => [path, 0]))
    for (const [path, steps] of found) for (const each of graph.get(path) ?? []) if (!found.has(each)) found.set(each, steps + 1)
    reached.set(screen, found)
    return found
  }
  const textOf = (path: string) => texts.get(path) ?? (/^(contract|rules)\/.*\.ts$/.test(path) ? read(path) : undefined)
  const wordsOf = (file: string) =>
    (graph.get(file) ?? []).filter(each => each.endsWith('.ts') && dirname(each) === dirname(file))
  return { texts, textOf, reachOf, importersOf: file => importers.get(file) ?? [], wordsOf }
}
/** The screen of an address, as the routes call it. */
export const screenOfAddress = (address: string): string => screenAt(address) ?? address.split('?')[0]!
