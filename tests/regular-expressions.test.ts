// No regular expression of ours takes more than linear time: twice as long a text may not take four times as long (CWE-1333). Every
// literal in the source is tried on long texts of what it looks for that end in something else, and judged by that ratio alone.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const expressions = new Map<string, { expression: RegExp; files: Set<string> }>()
for (const file of globSync('{api,contract,rules,web}/**/*.{ts,tsx}', { cwd: root })) {
  if (/\.test\.tsx?$/.test(file)) continue
  const keep = ({ pattern, flags }: { pattern: string; flags: string }) => {
    const known = expressions.get(`/${pattern}/${flags}`)
    if (known) known.files.add(file)
    else expressions.set(`/${pattern}/${flags}`, { expression: new RegExp(pattern, flags), files: new Set([file]) })
  }
  const visitor = new Visitor({
    Literal: node => {
      if ('regex' in node && node.regex) keep(node.regex)
    },
  })
  visitor.visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program)
}

/** Pieces of text that an expression can match repeatedly: the characters that it names, and some of each class. */
const piecesFor = (source: string): string[] => {
  const named = [...source.replace(/\\[a-zA-Z]/g, '').replace(/[\\^$.*+?()[\]{}|]/g, ' ')].filter(one => one.trim() !== '')
  const words = source.match(/[\w@./-]{2,}/g) ?? []
  const classes = [
    'a',
    'A',
    '0',
    ' ',
    '\n',
    '.',
    '-',
    '/',
    '"',
    '\\',
    '<',
    '&',
    ',',
    '\u00e9',
    'a ',
    '0 ',
    'a.',
    'a-',
    ' ,',
    '0,',
    '\r\n',
    '\\"',
    '//',
  ]
  return [...new Set([...classes, ...named, ...words])].slice(0, 40)
}
const end = '\u0001'
// Measured in processor time, or in elapsed time where Node cannot measure a thread's: there other load could make a short text
// seem slow.
const nowMs = (): number => {
  const { user, system } = process.threadCpuUsage?.() ?? { user: performance.now() * 1000, system: 0 }
  return (user + system) / 1000
}
const msOf = (expression: RegExp, text: string): number => {
  expression.lastIndex = 0
  const began = nowMs()
  expression.test(text)
  return nowMs() - began
}
/** How much longer twice the text takes; undefined while the time is too short to measure. */
const growth = (expression: RegExp, textOf: (times: number) => string, most: number): number | undefined => {
  const least = (text: string) => Math.min(...[1, 2, 3].map(() => msOf(expression, text)))
  // An exponential expression is slow on a short text already: it doubles with every character.
  for (const times of [12, 18, 24, 30, 200])
    if (msOf(expression, textOf(times)) > 20 && least(textOf(times)) > 20) return Number.POSITIVE_INFINITY
  // A quadratic expression takes far longer for this, a linear one far shorter.
  if (msOf(expression, textOf(most)) < 4) return undefined
  return least(textOf(most)) / Math.max(least(textOf(most / 2)), 0.1)
}
/**
 * The text it is slow on; undefined if there is none. A ratio of two is linear and four quadratic, and it must hold for a longer
 * text as well.
 */
const slowOn = (expression: RegExp): string | undefined =>
  piecesFor(expression.source).find(piece =>
    [10_000, 10_000, 20_000].every(most => (growth(expression, times => `${piece.repeat(times)}${end}`, most) ?? 0) > 3),
  )

/** Expressions whose text is always short, whatever is sent: what keeps it so. */
const shortText: Record<string, string> = {
  '/beginbfchar([\\s\\S]*?)endbfchar/g': 'a file that its reader opened, in their own browser',
  '/beginbfrange([\\s\\S]*?)endbfrange/g': 'the same',
  '/(?:\\w+:)?(\\w+)\\s*=\\s*(?:"([^"]*)"|\'([^\']*)\')/g': 'the same, and one tag of it',
  '/\\B(?=(\\d{3})+$)/g': 'a number that we wrote',
  '/^(.*\\p{L}\\S*)\\s+(\\d+(?:\\s*[-/]\\s*(?:[a-z]{1,3}|\\d{1,4})|\\s*(?:bis(?:\\s?[a-z])?|[a-z]{1,3}))?)$/iu':
    'an address of at most 300 characters, which is asked first',
  '/\\d+ km/': 'a sentence of ours',
  '/ *$/': 'a line on paper',
  '/<(.+)>/': 'a setting of the server',
  '/(\\s*)\\{([^{}]+)\\}/g': 'the words of a mail, which the contract bounds',
}

test('the test finds what is slow, and nothing else', () => {
  for (const slow of [/\/+$/, /^(a+)+$/, /,.*;.*-/]) expect(slowOn(slow), String(slow)).toBeDefined()
  for (const fast of [/^\/+/, /a+b/y, /[a-z]{1,20}\d/]) expect(slowOn(fast), String(fast)).toBeUndefined()
})
// Without an unbounded repetition nothing runs along a text again and again.
const repeats = /[*+]|\{\d+,\}/
test('twice the text does not take an expression of ours four times as long', () => {
  expect(expressions.size).toBeGreaterThan(150)
  const asked = [...expressions].filter(([written, { expression }]) => !(written in shortText) && repeats.test(expression.source))
  const slow = asked.flatMap(([written, { expression, files }]) => {
    const piece = slowOn(expression)
    return piece === undefined ? [] : [`${written} on ${JSON.stringify(piece)} in ${[...files].join(', ')}`]
  })
  expect(slow).toEqual([])
})
test('every regular expression that counts as safe for short texts still exists', () => {
  expect(Object.keys(shortText).filter(written => !expressions.has(written))).toEqual([])
})
