// One word per concept: the words that docs/GLOSSARY.md says to avoid occur in no sentence that people read.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The words of the second column, each with the word to use; a cell with a note in brackets cannot be checked automatically. */
const forbidden = (): [not: string, use: string][] => {
  const table = read('docs/GLOSSARY.md').split('| the word | not |')[1]!.split('\n\n')[0]!
  return table
    .split('\n')
    .slice(2)
    .flatMap(line => {
      const [, use = '', not = ''] = line.split('|').map(cell => cell.trim())
      return not === '' || not.includes('(') ? [] : not.split(', ').map((word): [string, string] => [word, use])
    })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
// In lower case between quotes, in an address or as a key it is a value, not text.
const inText = (word: string) =>
  new RegExp(
    `(?<![\\p{L}/'._-])${escaped(word)}(?![\\p{L}\\d/:=_-])|(?<![\\p{L}/])${escaped(word[0]!.toUpperCase() + word.slice(1))}(?![\\p{L}/_])`,
    'u',
  )
// The column names of other systems are theirs.
const withoutOthers = (source: string) => source.replace(/also: \[[^\]]*\]/g, text => text.replace(/[^\n]/g, ''))
const withoutComments = (source: string) =>
  source.replace(/\/\*.*?\*\//gs, text => text.replace(/[^\n]/g, '')).replace(/(^|\s)\/\/.*$/gm, '')

const sources = globSync(['web/**/*.{ts,tsx,html}', 'api/*/{mails,handlers,queries}.ts', 'contract/**/*.ts', 'rules/**/*.ts'], {
  cwd: root,
}).filter(path => !/\.gen\.ts$|\.test\.tsx?$/.test(path))

test('people read one word for one thing', () => {
  const words = forbidden().map(([not, use]) => ({ not, use, pattern: inText(not) }))
  expect(words.length).toBeGreaterThan(15)
  const found = sources.flatMap(path => {
    const source = withoutOthers(withoutComments(read(path)))
    const small = source.toLowerCase()
    const near = words.filter(({ not }) => small.includes(not.toLowerCase()))
    return source
      .split('\n')
      .flatMap((line, at) =>
        near.filter(({ pattern }) => pattern.test(line)).map(({ not, use }) => `${path}:${at + 1}: "${not}" is "${use}"`),
      )
  })
  expect(found).toEqual([])
})

// A 404 has one sentence for all three cases: it never existed, it no longer exists, or the reader may not see it.
const claims = (words: string) =>
  words.split('. ').some(one => !one.startsWith('Misschien') && /niet meer|gekozen|ingetrokken|verwijderd|verlopen/.test(one))
test('a screen whose item is not found claims no reason that it cannot know', () => {
  const screens = sources.filter(path => /^web\/(routes|care|components)\/.*\.tsx$/.test(path))
  const given = screens.flatMap(path =>
    [...withoutComments(read(path)).matchAll(/\bgone=(\{\{?[^}]*\}|"[^"]*")/g)].flatMap(([, expression]) =>
      [...expression!.matchAll(/(?:title|text)(?::\s*'|=")([^'"]+)|^"([^"]+)/g)].map(([, a, b]) => ({ path, words: (a ?? b)! })),
    ),
  )
  expect(given.length).toBeGreaterThan(20)
  expect(given.filter(({ words }) => claims(words))).toEqual([])
  expect(claims('Deze opdracht is er niet meer')).toBe(true)
  expect(claims('Er is iemand gekozen, of de organisatie heeft de opdracht ingetrokken.')).toBe(true)
})

test.each([
  ["label: 'Zorgmoment'", true],
  ["'Dit zorgmoment is voorbij.'", true],
  ["'Niets aan dit zorgmoment'", true],
  ['Zorgmomenten', false],
  ["href: '/backoffice/zorgmoment'", false],
  ["value === 'zorgmoment'", false],
  ['{ zorgmoment: 1 }', false],
])('%s is a text: %s', (line, isText) => expect(inText('zorgmoment').test(line)).toBe(isText))
