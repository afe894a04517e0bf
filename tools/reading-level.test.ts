// What families read: B1 at most, and "u" or no form of address. In the screens of /zorg, the words files they use, and their mails.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mailTemplates } from '../api/concepts.ts'
import { hardSentences, informalIn, readingLevel } from '../rules/typed/reading-level.ts'
import { dutchTexts, namesImported } from './dutch-texts.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const screens = globSync('web/routes/zorg/**/*.{ts,tsx}', { cwd: root })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => !path.includes('.test.'))
// A placeholder is filled in later, with text that is not ours to judge.
const mails = Object.entries(mailTemplates).flatMap(([path, { to, subject, text, button = '' }]) =>
  to === 'ROLE_CLIENT_ADMIN'
    ? [subject, text, button].map(words => ({ path: `api/ ${path}`, line: 1, text: words.replace(/\{[^{}]+\}/g, '{}') }))
    : [],
)

/** For each words file, the constants that a family's screen imports: the rest of the file is for others. */
const words = new Map<string, Set<string>>()
for (const path of screens)
  for (const { specifier, names } of namesImported(path, read(path))) {
    const file = /(?:^#?|\/)(words\/[^/]+\.ts)$/.exec(specifier)?.[1]
    if (file) words.set(`web/${file}`, new Set([...(words.get(`web/${file}`) ?? []), ...names]))
  }

const inFiles = [
  ...screens.map(path => ({ path, only: undefined })),
  ...[...words].map(([path, only]) => ({ path, only })),
].flatMap(({ path, only }) => dutchTexts(path, read(path), only).map(text => ({ ...text, path })))
const texts = [...inFiles, ...mails]

test('there is something to read', () => {
  expect(texts.length).toBeGreaterThan(30)
  expect(texts.filter(({ path }) => path.startsWith('api/')).length).toBeGreaterThan(15)
})
test('no sentence that a family reads is harder than B1', () => {
  const hard = texts.flatMap(({ path, line, text }) =>
    hardSentences(text).map(({ sentence, why }) => `${path}:${line}: "${sentence}" (${why})`),
  )
  expect(hard, `too hard for a family:\n${hard.join('\n')}\n`).toEqual([])
})
test('nobody is addressed with "je"', () => {
  const informal = texts.flatMap(({ path, line, text }) =>
    informalIn(text).map(word => `${path}:${line}: "${text}" says "${word}": say "u", or address nobody`),
  )
  expect(informal, informal.join('\n')).toEqual([])
})
test('all of it together is at most B1', () => {
  const whole = texts.map(({ text }) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ')
  expect(['A2', 'B1']).toContain(readingLevel(whole))
})

const hard = 'De verpleegkundige beoordeelt maandelijks noodzakelijke ondersteuning.'
test.each<[string, string, string[]]>([
  ['text of an element', `<p>${hard}</p>`, [hard]],
  ['text around a value', '<p>\n  Morgen komt {name}\n  bij u.\n</p>', ['Morgen komt {} bij u.']],
  ['text with a part in bold', '<p>Bel <strong>nu</strong> met ons.</p>', ['Bel nu met ons.']],
  ['a choice', `<p>{sick ? '${hard}' : 'Alles goed.'}</p>`, [hard, 'Alles goed.']],
  ['a string in braces, once', `<p>{'${hard}'}</p>`, [hard]],
  ['a property', `const words = { label: '${hard}' }`, [hard]],
  ['a template', `\`Er komt \${name} om \${time}.\``, ['Er komt {} om {}.']],
  ['an attribute', '<Card title="Uw zorg" className="Geen tekst hier" />', ['Uw zorg']],
  ['classes, addresses and calls', `\`\${classes.a} figures\`; ask('GET /offices'); import x from 'Een bestand.ts'`, []],
])('%s is found', (_what, source, found) => {
  expect(dutchTexts('x.tsx', source).map(({ text }) => text)).toEqual(found)
})
test('an expression that is too hard is reported with its line', () => {
  const [text] = dutchTexts('x.tsx', `const a = 1\n\nconst b = <p>\n  ${hard}\n</p>`)
  expect(text).toEqual({ text: hard, line: 4 })
  expect(hardSentences(text!.text)).toHaveLength(1)
})
test('of the words file of all only what a family reads is judged', () => {
  const source = `export const family = 'Wij bellen u.'\nexport const worker = 'Bekijk je planning.'`
  expect(dutchTexts('x.ts', source, new Set(['family'])).map(({ text }) => text)).toEqual(['Wij bellen u.'])
})
