// Every requirement of ASVS 5.0, levels 1 and 2, has an answer, and whatever an answer names exists.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chapters, page, pageOf } from './asvs.ts'

const root = join(import.meta.dirname, '..')
const all = chapters.flatMap(({ requirements }) => requirements)

/** The number of requirements of levels 1 and 2 in each section, where they come first. */
const requirementCount: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
}
test('each of the 253 requirements occurs once, in its chapter', () => {
  const ids = Object.entries(requirementCount).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  )
  expect(ids).toHaveLength(253)
  expect(all.map(({ id }) => id)).toEqual(ids)
  const misplaced = chapters.flatMap(({ requirements }, at) => requirements.filter(({ id }) => !id.startsWith(`${at + 1}.`)))
  expect(misplaced).toEqual([])
  expect(all.filter(({ level }) => level === 1)).toHaveLength(70)
})
test('every file and every test that is named exists', () => {
  expect(all.flatMap(({ where = [] }) => where).filter(path => !existsSync(join(root, path)))).toEqual([])
  const isTest = (path: string) => /\.test\.tsx?$/.test(path) && existsSync(join(root, path))
  expect(all.flatMap(({ shown = [] }) => shown).filter(path => !isTest(path))).toEqual([])
})
test('what is met has what meets it and a test that shows it, or says that none does', () => {
  const bare = all.filter(
    ({ verdict, where = [], shown = [], how }) =>
      verdict === 'met' && (where.length === 0 || (shown.length === 0 && !/\bno test\b/i.test(how))),
  )
  expect(bare.map(({ id }) => id)).toEqual([])
})
test('every answer has words, and what is not wholly met a reason', () => {
  expect(all.filter(({ what, how }) => what === '' || how === '' || /[|\n]/.test(what + how)).map(({ id }) => id)).toEqual([])
  const unexplained = all.filter(({ verdict, how }) => verdict !== 'met' && how.split(' ').length < 4)
  expect(unexplained.map(({ id }) => id)).toEqual([])
})
test('the page is made of the answers: node tools/run.mjs tools/asvs.ts writes it', () => {
  expect(readFileSync(page, 'utf8')).toBe(pageOf(chapters))
})
