// What the browser will request next: the chunks of the route for a page address, from the build's manifest.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}
type Manifest = Record<string, Chunk>
interface RouteChunk {
  pattern: RegExp
  key: string
  isLayout: boolean
  parameters: number
}

// routes/werk/facturen/$period/index.tsx is the page /werk/facturen/…; a route.tsx is the layout of all pages below it.
const routesIn = (manifest: Manifest): RouteChunk[] =>
  Object.keys(manifest).flatMap(key => {
    const file = /^routes\/(.+)\.tsx\?tsr-split=component$/.exec(key)?.[1]
    if (!file) return []
    const isLayout = file.endsWith('/route')
    const path = file.replace(/\/(route|index)$/, '').replace(/^index$/, '')
    const pattern = path.replace(/[.*+?^()|[\]\\]/g, '\\$&').replace(/\$\w+/g, '[^/]+')
    return [
      {
        key,
        isLayout,
        parameters: path.split('$').length,
        pattern: new RegExp(isLayout ? `^/${pattern}(/|$)` : `^/${pattern}/?$`),
      },
    ]
  })

/** The `<link>` elements for a page address: each chunk and style of its route, once. Empty without a manifest. */
export const openPreloads = (webDir: string): ((path: string) => string) => {
  const file = join(webDir, '.vite', 'manifest.json')
  if (!existsSync(file)) return () => ''
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const routes = routesIn(manifest)
  const page = readFileSync(join(webDir, 'index.html'), 'utf8')
  const gather = (key: string, into: Set<string>) => {
    const chunk = manifest[key]
    if (!chunk || into.has(chunk.file)) return
    into.add(chunk.file)
    // The styles of imported chunks come first, because the chunk's own styles must be able to override them.
    for (const imported of chunk.imports ?? []) gather(imported, into)
    for (const css of chunk.css ?? []) into.add(css)
  }
  return path => {
    const wanted = new Set<string>()
    const fitting = routes.filter(({ pattern }) => pattern.test(path))
    for (const { key } of fitting.filter(route => route.isLayout)) gather(key, wanted)
    // A literal segment wins over a parameter: /nieuw is not the uuid of an opdracht.
    const [screen] = fitting.filter(route => !route.isLayout).sort((a, b) => a.parameters - b.parameters)
    if (screen) gather(screen.key, wanted)
    const links = [...wanted]
      .filter(name => !page.includes(name))
      .map(name =>
        name.endsWith('.css')
          ? `<link rel="stylesheet" crossorigin href="/${name}">`
          : `<link rel="modulepreload" crossorigin href="/${name}">`,
      )
    return links.join('')
  }
}
