// No jargon and no program code in anything that people read: every screen, message and mail, for every audience.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mailTemplates } from '../api/concepts.ts'
import { unplainIn } from '../rules/typed/plain-words.ts'
import { dutchTexts } from './dutch-texts.ts'

const root = join(import.meta.dirname, '..')
// Messages of the platform are for operators, the gallery is for developers, and these files contain names that programs read.
const files = globSync(['web/**/*.{ts,tsx}', 'contract/**/*.ts', 'rules/**/*.ts', 'api/*/*.ts'], { cwd: root })
  .map(path => path.replaceAll('\\', '/'))
  .filter(
    path =>
      !/\.test\.tsx?$|\.gen\.ts$|^web\/pieces\/|^web\/vite|^api\/platform\/|^rules\/plain-words|^contract\/operations|password-strength/.test(
        path,
      ),
  )
const mails = Object.entries(mailTemplates).flatMap(([path, { about, subject, text, button = '' }]) =>
  [about, subject, text, button].map(words => ({ path, line: 1, text: words.replace(/\{[^{}]+\}/g, '{}') })),
)
// Error messages for programmers are in English.
const english = /\b(?:the|when)\b/i
const texts = [
  ...files.flatMap(path => dutchTexts(path, readFileSync(join(root, path), 'utf8')).map(text => ({ ...text, path }))),
  ...mails,
].filter(({ text }) => !english.test(text))

test('there is something to read, of everybody', () => {
  for (const part of [
    'web/routes/zorg',
    'web/routes/werk',
    'web/routes/organisatie',
    'web/routes/backoffice',
    'web/care',
    'contract',
  ])
    expect(texts.filter(({ path }) => path.startsWith(`${part}/`)).length, part).toBeGreaterThan(100)
})
test('people read words, no jargon and no codes', () => {
  const found = texts.flatMap(({ path, line, text }) =>
    unplainIn(text).map(({ word, say }) => `${path}:${line}: "${text}" says "${word}": say ${say}`),
  )
  expect(found, found.join('\n')).toEqual([])
})
