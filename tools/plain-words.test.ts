// No jargon and no code of a program in anything that people read: every screen, message and mail, of every audience.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { letters } from '../api/concepts.ts'
import { unplainIn } from '../rules/typed/plain-words.ts'
import { dutchTexts } from './dutch-texts.ts'

const root = join(import.meta.dirname, '..')
// What the platform says is for who runs it, the pieces are for who builds, and these name what programs read.
const files = globSync(['web/**/*.{ts,tsx}', 'contract/**/*.ts', 'rules/**/*.ts', 'api/*/*.ts'], { cwd: root })
  .map(path => path.replaceAll('\\', '/'))
  .filter(
    path =>
      !/\.test\.tsx?$|\.gen\.ts$|^web\/pieces\/|^web\/vite|^api\/platform\/|^rules\/plain-words|^contract\/operations|password-strength/.test(
        path,
      ),
  )
const mails = Object.entries(letters).flatMap(([path, { about, subject, text, button = '' }]) =>
  [about, subject, text, button].map(words => ({ path, line: 1, text: words.replace(/\{[^{}]+\}/g, '{}') })),
)
// What a programmer is told, by an error.
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
