import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../web')

/**
 * Parts of a component in the gallery, components that render nothing themselves, and the frame of the app, which needs its
 * routes.
 */
const notByThemselves = [
  ...[
    'app-link',
    'calendar',
    'chart-figures',
    'field',
    'file-pages',
    'file-rows',
    'live-region',
    'map-land',
    'map-names',
    'map-tiles',
    'parsed-field',
    'rest',
    'sheet-choice',
    'suspense',
    'toasts',
  ],
  ...['glyph', 'nav', 'offline-line', 'paper-page', 'shell', 'user-menu'],
  ...[
    'ask-first',
    'export-button',
    'filter-chips',
    'filter-field',
    'filter-search',
    'form-dialog',
    'own-name-only',
    'saved-views',
    'view-tabs',
    'views-button',
  ],
]

test('every piece is on the page of pieces', () => {
  const pages = globSync('pieces/*.tsx', { cwd: web }).map(path => readFileSync(join(web, path), 'utf8'))
  const found = globSync(['components/*/*.tsx', 'care/{action,form,list,moment}/**/*.tsx'], {
    cwd: web,
    exclude: ['**/*.test.tsx'],
  })
  const missing = found.filter(path => {
    const name = path.split(/[/\\]/).at(-1)!
    return !notByThemselves.includes(name.slice(0, -4)) && !pages.some(page => page.includes(`/${name}'`))
  })
  expect(missing).toEqual([])
})

test('every class of the layer is on the page of pieces', () => {
  const sheets = globSync('classes/*.css', { cwd: web }).map(path => readFileSync(join(web, path), 'utf8'))
  const names = sheets.flatMap(sheet => [...sheet.matchAll(/^\.([\w-]+)/gm)].map(([, name]) => name!))
  const page = readFileSync(join(web, 'pieces/classes.tsx'), 'utf8')
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter(name => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(page))).toEqual([])
})
