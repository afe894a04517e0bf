// The existing screens, read from the route files, so that a new screen is included by itself.
import { globSync, readFileSync } from 'node:fs'
import { type Screen, screens } from '../../contract/addresses.ts'

export interface RouteFile {
  file: string
  /** The address as in contract/addresses.ts. */
  path: string
  /** The screen that the file declares to be. */
  said: string | undefined
  /** A layout around screens, or a redirect to somebody's home. */
  isLayout: boolean
  /** What it adds to the document title. */
  title: string[]
}

const root = new URL('../..', import.meta.url)
const readRoute = (file: string): RouteFile[] => {
  const text = readFileSync(new URL(file, root), 'utf8')
  const path = /createFileRoute\('([^']+)'\)/.exec(text)?.[1]?.replace(/(?<=.)\/$/, '')
  if (!path) return []
  const [, data = ''] = /staticData: (\{.*?\}),\n/s.exec(text) ?? []
  const [, literal, constant] = /screen: (?:'([^']+)'|(\w+))/.exec(data) ?? []
  const said = literal ?? (constant && new RegExp(`const ${constant} = '([^']+)'`).exec(text)?.[1])
  const title = [...(/title: \[(.*)\]/.exec(data)?.[1] ?? '').matchAll(/'([^']*)'/g)].map(([, part = '']) => part)
  const isLayout = file.endsWith('/route.tsx') || path === '/'
  return [{ file, path: path.replace(/\$(\w+)/g, '[$1]'), said, isLayout, title }]
}
export const routeFiles: RouteFile[] = globSync('web/routes/**/*.tsx', { cwd: root })
  .map(file => file.replaceAll('\\', '/'))
  .sort()
  .flatMap(readRoute)

const isScreen = (path: string): path is Screen => path in screens
const there = new Map(routeFiles.filter(({ isLayout }) => !isLayout).map(each => [each.path, each]))
/** The screens that exist, in the order of contract/addresses.ts. */
export const screensMade: Screen[] = Object.keys(screens)
  .filter(isScreen)
  .filter(screen => there.has(screen))

/** The document title of a screen: its own, and what every layout around it adds, the nearest first. */
export const titleOf = (screen: Screen): string => {
  const around = routeFiles.filter(({ isLayout, path }) => isLayout && screen.startsWith(`${path}/`))
  return [there.get(screen)!, ...around.toReversed()]
    .flatMap(({ title }) => title)
    .concat('Zorginzet')
    .join(' - ')
}
