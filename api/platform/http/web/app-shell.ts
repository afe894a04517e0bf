// The app shell that a page shows until the app has loaded (web/app-shell.tsx): the login, and the frame of an audience
// around its screens.
import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screens } from '../../../../contract/addresses.ts'

interface Pictures {
  pages: Record<string, string>
  frames: Record<string, string>
  style: string
}
export interface AppShell {
  /** The root element of the app, with the shell in it. */
  app: string
  /** Goes into the head; the policy allows it by its hash. */
  style: string
}

const framed = Object.entries(screens)
  .filter(([, { kind }]) => kind === 'private')
  .map(([path]) => new RegExp(`^${path.replaceAll(/\[\w+\]/g, '[^/]+')}/?$`))
const empty = '<div id="app"></div>'

/** The shell for the path of an address, and the source by which a policy allows its style; empty when the build has none. */
export const openAppShell = (webDir: string): { pictureOf(path: string): AppShell; styleSource: string } => {
  const file = join(webDir, '.vite', 'app-shell.json')
  if (!existsSync(file)) return { pictureOf: () => ({ app: empty, style: '' }), styleSource: '' }
  const { pages, frames, style } = JSON.parse(readFileSync(file, 'utf8')) as Pictures
  const shown = (html: string, who: 'logged-in' | 'logged-out'): AppShell => ({
    app: `<div id="app" data-first="${who}">${html}</div>`,
    style: `<style>${style}</style>`,
  })
  return {
    pictureOf: path => {
      if (pages[path]) return shown(pages[path], 'logged-out')
      const frame = frames[path.split('/')[1]!]
      return frame && framed.some(pattern => pattern.test(path)) ? shown(frame, 'logged-in') : { app: empty, style: '' }
    },
    styleSource: ` 'sha256-${hash('sha256', style, 'base64')}'`,
  }
}
