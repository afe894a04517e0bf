import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The tokens of a scheme: those of :root, overridden for dark. */
function tokensOf(scheme: 'light' | 'dark'): Record<string, string> {
  const blocks = [':root {', ...(scheme === 'dark' ? [':root[data-color-scheme="dark"] {'] : [])]
  const found = blocks.flatMap(open => {
    const start = css.indexOf(open)
    return start < 0 ? [] : [...css.slice(start, css.indexOf('}', start)).matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6})/g)]
  })
  return Object.fromEntries(found.map(([, name, value]) => [name!, value!]))
}

/** Contrast of two colours as WCAG 2.2 counts it. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = [1, 3, 5].map(at => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    }) as [number, number, number]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const texts: [text: string, ground: string][] = [
  ...['ink', 'ink-soft', 'touch-ink', 'lost-ink', 'settled-ink'].flatMap((text): [string, string][] => [
    [text, 'page'],
    [text, 'card'],
    [text, 'sunken'],
  ]),
  ...['ink', 'ink-soft', 'touch-ink', 'bar-now'].map((text): [string, string] => [text, 'head']),
  ['lost-ink', 'touch-soft'],
  ['attention-ink', 'touch-soft'],
  ['attention-ink', 'card'],
  ['ink', 'touch-soft'],
  ['ink-soft', 'touch-soft'],
  ['touch-ink', 'touch-soft'],
  ['attention-ink', 'attention-soft'],
  ['settled-ink', 'settled-soft'],
  ['lost-ink', 'lost-soft'],
  ['quiet-ink', 'quiet-soft'],
  ['on-bonus', 'bonus'],
  ['on-identity', 'identity'],
  ['on-identity-soft', 'identity'],
  ['on-identity', 'action'],
  ['on-identity', 'action-hover'],
]
const controls: [part: string, ground: string][] = [
  ['on-identity-soft', 'identity'],
  ['on-identity-settled', 'identity'],
  ['line-strong', 'card'],
  ['line-strong', 'page'],
  ['touch', 'page'],
  ['touch', 'card'],
  ['bar-shift', 'bar-day'],
  ['bar-shift', 'bar-night'],
  ['bar-shift', 'card'],
  ['bar-now', 'bar-day'],
  ['bar-now', 'bar-night'],
  ['bar-now', 'card'],
  ['bar-open-edge', 'bar-day'],
  ['bar-open-edge', 'bar-night'],
  ['bar-open-edge', 'card'],
]

for (const scheme of ['light', 'dark'] as const) {
  const tokens = tokensOf(scheme)
  test.each(texts)(`${scheme}: text %s on %s has contrast 4.5`, (text, ground) => {
    expect(contrast(tokens[text]!, tokens[ground]!)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(controls)(`${scheme}: %s beside %s has contrast 3`, (part, ground) => {
    expect(contrast(tokens[part]!, tokens[ground]!)).toBeGreaterThanOrEqual(3)
  })
  test(`${scheme}: the dash of open work, around the yellow or inside it, has contrast 3 with it`, () => {
    const dashes = [tokens['bar-open-edge']!, tokens['bar-open-stitch']!].map(dash => contrast(dash, tokens.bonus!))
    expect(Math.max(...dashes)).toBeGreaterThanOrEqual(3)
  })
}

const folder = new URL('.', import.meta.url)
const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.css'))
/** In em. Below the first are adjustments for letters so large that hardly any fit. */
const breakpoints = [30, 48, 62, 80, 96]
test('layouts change at the breakpoints of the specification', () => {
  const others = styles.flatMap(file => {
    const queries = readFileSync(new URL(file, folder), 'utf8').match(/@media[^{]*/g) ?? []
    const widths = queries.flatMap(query => [...query.matchAll(/(min|max)-width: ([0-9.]+)(\w+)/g)])
    return widths
      .map(([said, edge, size, unit]) => ({ said, unit, at: Number(size) + (edge === 'max' ? 0.01 : 0) }))
      .filter(({ unit, at }) => unit !== 'em' || (at > 29 && !breakpoints.includes(at)))
      .map(({ said }) => `${file}: ${said}`)
  })
  expect(styles.length).toBeGreaterThan(100)
  expect(others).toEqual([])
})

test('containers and the room between columns are tokens', () => {
  const written = styles
    .filter(file => file !== 'tokens.css')
    .map(file => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }))
  const others = written.flatMap(({ file, text }) =>
    [...text.matchAll(/max-width: (?:600|840|1100|1280)px|gap: (?:20|40)px/g)].map(([said]) => `${file}: ${said}`),
  )
  expect(others).toEqual([])
})

test('what lies below the pointer changes only where there is one: on a phone it would stay so after a tap', () => {
  const others = styles.flatMap(file => {
    let within: string[] = []
    // What each brace opens, by the text before it.
    const found = readFileSync(new URL(file, folder), 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .matchAll(/([^{};]*)([{}])/g)
    return [...found].flatMap(([, words, brace]) => {
      const said = words!.trim()
      const isWrong = said.includes(':hover') && !within.some(each => /^@media.*\(hover: hover\)/.test(each))
      within = brace === '{' ? [...within, said] : within.slice(0, -1)
      return isWrong ? [`${file}: ${said}`] : []
    })
  })
  expect(others).toEqual([])
})

test('every property that a style uses is defined', () => {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => /\.(css|tsx?)$/.test(file))
  const written = sources.map(file => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }))
  // Set by a style, or by an element as in style={{ '--at': … }}.
  const there = new Set(written.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"]?\]?\s*:/g)].map(([, name]) => name)))
  const missing = written
    .filter(({ file }) => file.endsWith('.css') && !file.startsWith('pieces'))
    .flatMap(({ file, text }) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => ({ file, name })))
    .filter(({ name }) => !there.has(name))
  expect(missing).toEqual([])
})
