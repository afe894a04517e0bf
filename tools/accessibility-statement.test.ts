// The statement says what was found, and no more.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Criterion, criteria, examined, screens } from './accessibility-criteria.ts'
import { statementOf, statusOf } from './accessibility-statement.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('the page is made of the criteria: -u writes it', async () => {
  await expect(statementOf(criteria, examined.on)).toMatchFileSnapshot('../web/public/toegankelijkheid.html')
})
test('another answer is of another day', () => {
  const mark = createHash('sha256').update(JSON.stringify(criteria)).digest('hex').slice(0, 12)
  expect(examined.mark, `an answer changed: set the day on which it was examined, with mark '${mark}'`).toBe(mark)
})
test('every criterion of WCAG 2.2 A and AA has one answer', () => {
  const numbers = criteria.map(({ number }) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
  // 31 of A and 24 of AA: 4.1.1 is obsolete since 2.2.
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31)
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24)
})
test('every test that is named exists', () => {
  const named = criteria.flatMap(({ result }) => (result.is === 'met' ? result.by : [])).filter(each => each !== 'by hand')
  expect(named.filter(path => !existsSync(join(root, path)))).toEqual([])
})
test('what is met has something to show for it; what is not says why and when', () => {
  const bare = criteria.filter(({ result }) => result.is === 'met' && result.by.length === 0)
  expect(bare).toEqual([])
  const unplanned = criteria.filter(({ result }) => result.is === 'not met' && !(result.why && result.mendedBy > examined.on))
  expect(unplanned).toEqual([])
})

/** An axe rule that a test leaves out is a known violation, except for contrast in print and in the user's own colours. */
const leftOut = () =>
  globSync('tests/{journeys,screens}/*.ts', { cwd: root }).flatMap(path => {
    const text = read(path)
    const isOther = /forced colours|media: 'print'/.test(text)
    const rules = [...text.matchAll(/(?:violations\(page, |but = isForced \? )\[([^\]]*)\]|'([a-z-]+)': \{ enabled: false \}/g)]
    return rules.filter(([, listed, one]) => !(isOther && (listed ?? `'${one}'`) === `'color-contrast'`)).map(() => path)
  })
test('no walk over the screens leaves out a rule while the screens are said to be met', () => {
  const isClaimed = criteria.some(({ result }) => result.is === 'met' && result.by.includes(screens))
  if (isClaimed) expect(leftOut()).toEqual([])
})

const failing: Criterion = {
  ...{ number: '1.4.3', name: 'Contrast (minimum)', level: 'AA' },
  result: { is: 'not met', why: 'De grafiek is te licht.', mendedBy: '2027-03-01' },
}
test.each([
  ['all that is met', [criteria[0]!], 'A', 'Wij kennen op dit moment geen eis'],
  ['one that is not met', [criteria[0]!, failing], 'B', 'De grafiek is te licht.</td><td>maandag 1 maart 2027'],
] as const)('%s', (_name, of, status, says) => {
  expect(statusOf(of)).toBe(status)
  const page = statementOf(of, '2026-11-27')
  expect(page).toContain(`Status ${status}`)
  expect(page).toContain(says)
})
