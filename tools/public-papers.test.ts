// Texts that people accepted do not change.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paperNames, paperPath, papers } from '../contract/money/papers.ts'

const fileOf = (path: string) => join(import.meta.dirname, '../web/public', path)
const versions = paperNames.flatMap(paper =>
  papers[paper].versions.map(version => ({ paper, version, path: paperPath(paper, version) })),
)

/** The hash of each version's text: once anybody has accepted a version, its text never changes (docs/decisions/0110). */
const marks: Record<string, string> = {
  'terms 2026-11-27': '8ac563aa2876',
  'privacy 2026-11-27': '883194f4197d',
  'privacy 2026-11-28': 'bbb383b37947',
  'privacy 2026-11-29': '9d2950f1b0e4',
}
test.each(versions)('$paper of $version is there, names its day, and says what it said', ({ paper, version, path }) => {
  expect(existsSync(fileOf(path))).toBe(true)
  const page = readFileSync(fileOf(path), 'utf8')
  expect(page).toContain(`<time datetime="${version}">`)
  const [, text] = /<main>(.*)<\/main>/s.exec(page)!
  const mark = createHash('sha256').update(text!.replace(/\s+/g, ' ')).digest('hex').slice(0, 12)
  expect(mark, `the text changed: make a new version of it, or, while nobody agreed to this one, give it the mark ${mark}`).toBe(
    marks[`${paper} ${version}`],
  )
})
test.each(paperNames)('the versions of %s are days, newest first, and its page leads to those before it', paper => {
  const {
    versions: [newest, ...older],
  } = papers[paper]
  expect([newest, ...older]).toEqual([newest, ...older].toSorted().toReversed())
  const page = readFileSync(fileOf(paperPath(paper)), 'utf8')
  expect(older.filter(version => !page.includes(`href="${paperPath(paper, version)}"`))).toEqual([])
})
