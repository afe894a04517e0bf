// Text uses an ink: a colour that is readable on every background it can have, in light and in dark.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const [light = '', dark = ''] = read('web/tokens.css').split('@media screen')
const colours = (text: string) => new Map([...text.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name!, hex!]))
const schemes = { light: colours(light), dark: new Map([...colours(light), ...colours(dark)]) }

/** WCAG 2.2, relative luminance. */
const luminance = (hex: string) => {
  const [red, green, blue] = [1, 3, 5].map(place => {
    const part = Number.parseInt(hex.slice(place, place + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
const contrast = (one: string, other: string) => {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright! + 0.05) / (dim! + 0.05)
}

const plain = ['page', 'card', 'sunken']
const grounds: Record<string, string[]> = {
  ink: plain,
  'ink-soft': plain,
  ...Object.fromEntries(
    ['touch', 'attention', 'settled', 'lost', 'quiet'].map(name => [`${name}-ink`, [...plain, `${name}-soft`]]),
  ),
  'on-identity': ['identity', 'identity-deep', 'action', 'action-hover'],
  'on-identity-soft': ['identity', 'identity-deep'],
  'on-bonus': ['bonus'],
}

test.each(Object.entries(schemes))('every ink can be read on what lies below it, in %s', (_, colour) => {
  const faint = Object.entries(grounds).flatMap(([ink, below]) =>
    below
      .map(ground => ({ ink, ground, contrast: contrast(colour.get(ink)!, colour.get(ground)!) }))
      .filter(({ contrast }) => contrast < 4.5),
  )
  expect(faint).toEqual([])
})

// The colour of a card on an ink-dark background, and the line that marks the present: neither is text on a listed background.
const other = ['card', 'bar-now']
test('letters are written in no other colour', () => {
  const written = globSync('web/**/*.css', { cwd: root }).flatMap(path =>
    [...read(path).matchAll(/(?<![\w-])color: var\(--([\w-]+)\)/g)].map(([, name]) => ({ path, name: name! })),
  )
  expect(written.length).toBeGreaterThan(200)
  // A colour that a component defines itself (--ink-here, --nav-ink) is checked within its own file.
  const ownInk = ({ path, name }: { path: string; name: string }) => read(path).includes(`--${name}: var(`)
  expect(written.filter(each => !(each.name in grounds || other.includes(each.name) || ownInk(each)))).toEqual([])
})
