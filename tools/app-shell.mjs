// Makes dist/web/.vite/app-shell.json with the app shell of each page (web/app-shell.tsx). Inline styles become rules, as
// the page's policy allows no others.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from './prepare.mjs'

process.env.NODE_ENV = 'production'
const outDir = join(root, 'node_modules', '.cache', 'app-shell')
await build({
  configFile: join(root, 'web/vite.config.ts'),
  logLevel: 'error',
  build: { ssr: 'app-shell.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
})

const nothing = () => undefined
const storage = () => {
  const cached = new Map()
  return {
    getItem: key => cached.get(key) ?? null,
    setItem: (key, value) => cached.set(key, value),
    removeItem: key => cached.delete(key),
  }
}
const element = { getAttribute: () => null, hasAttribute: () => false, setAttribute: nothing, removeAttribute: nothing }
Object.assign(globalThis, {
  document: {
    ...element,
    querySelector: () => null,
    documentElement: element,
    addEventListener: nothing,
    visibilityState: 'visible',
  },
  localStorage: storage(),
  sessionStorage: storage(),
  addEventListener: nothing,
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  location: new URL('http://localhost/'),
})
const { appShells } = await import(pathToFileURL(join(outDir, 'app-shell.js')).href)
const { pages, frames } = await appShells()

const styles = []
const withoutStyles = html =>
  html.replace(/ style="([^"]*)"/g, (_, style) => {
    if (!styles.includes(style)) styles.push(style)
    return ` data-style="${styles.indexOf(style)}"`
  })
const each = found => Object.fromEntries(Object.entries(found).map(([name, html]) => [name, withoutStyles(html)]))
const pictures = { pages: each(pages), frames: each(frames) }
const style = styles.map((rule, at) => `[data-style="${at}"]{${rule}}`).join('')
writeFileSync(join(root, 'dist/web/.vite/app-shell.json'), JSON.stringify({ ...pictures, style }))
