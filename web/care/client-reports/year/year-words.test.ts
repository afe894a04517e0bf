import { expect, test } from 'vitest'
import { plainScales } from '#rules/typed/plain-scales.ts'
import { coursesOf, coursesToShow, headingOf, meaningOf, summaryOf, type YearProblem } from './year-words.ts'

const problem = (name: string, scores: [day: string, status: number][], status?: number) =>
  ({
    name,
    targets: status ? { status } : {},
    scores: scores.map(([scoredOn, score]) => ({ scoredOn, status: score })),
  }) as YearProblem

test.each([
  [
    problem(
      'Slaap',
      [
        ['2026-01-04', 2],
        ['2026-05-01', 3],
        ['2026-11-01', 4],
      ],
      5,
    ),
    'Slaap: ging van 2 naar 4',
    'Toestand: van ernstige klachten naar minimale klachten. Het doel is 5: geen klachten.',
  ],
  [
    problem(
      'Huid',
      [
        ['2026-01-04', 3],
        ['2026-11-01', 4],
      ],
      4,
    ),
    'Huid: ging van 3 naar 4',
    'Toestand: van matige klachten naar minimale klachten. Het doel van 4 is gehaald.',
  ],
  [
    problem('Pijn', [
      ['2026-01-04', 3],
      ['2026-11-01', 3],
    ]),
    'Pijn: bleef op 3 van de 5',
    'Toestand: matige klachten.',
  ],
  [problem('Zicht', [['2026-01-04', 3]]), 'Zicht: staat op 3 van de 5', 'Toestand: matige klachten.'],
])('a year of scores is said in a sentence', (one, heading, meaning) => {
  const [course] = coursesOf(one)
  expect(headingOf(one, course)).toBe(heading)
  expect(meaningOf(course!)).toBe(meaning)
})

test('improvements come before what needs attention', () => {
  const [sleep, skin, mind] = [
    problem('Slaap', [
      ['2026-01-04', 2],
      ['2026-11-01', 4],
    ]),
    problem('Huid', [
      ['2026-01-04', 3],
      ['2026-11-01', 4],
    ]),
    problem('Cognitie', [
      ['2026-01-04', 3],
      ['2026-11-01', 2],
    ]),
  ]
  expect(summaryOf([sleep, skin, mind])).toBe('Beter: Slaap en Huid. Vraagt aandacht: Cognitie.')
  expect(headingOf(problem('Gehoor', []), undefined)).toBe('Gehoor: nog geen cijfer')
})

test('nothing is judged without scores, or called the same where another scale rose', () => {
  expect(summaryOf([])).toBe('Hierover zijn dit jaar geen cijfers gegeven.')
  expect(summaryOf([problem('Gehoor', [])])).toBe('Hierover zijn dit jaar geen cijfers gegeven.')
  const once = problem('Zicht', [['2026-01-04', 3]])
  expect(summaryOf([once])).toBe('Hierover is dit jaar te weinig bekend om te vergelijken.')
  const same = problem('Pijn', [
    ['2026-01-04', 3],
    ['2026-11-01', 3],
  ])
  expect(summaryOf([once, same])).toBe('Dit jaar veranderde er weinig.')
  const scores = same.scores.map((score, index) => ({ ...score, knowledge: 2 + index }))
  const better = { ...same, scores }
  expect(summaryOf([better])).toBe('Beter: Pijn.')
  expect(headingOf(better, coursesToShow(better)[0])).toBe('Pijn: ging van 2 naar 3')
})

test('the family reads it of the person', () => {
  const [course] = coursesOf(
    problem(
      'Slaap',
      [
        ['2026-01-04', 2],
        ['2026-11-01', 3],
      ],
      5,
    ),
  )
  const words = plainScales('Truus')
  expect(meaningOf(course!, words)).toBe('Truus heeft nu wat klachten. Eerst was dat veel klachten. Het doel is: geen klachten.')
  expect(meaningOf({ ...course!, goal: 3 }, words)).toContain('Het doel is gehaald.')
})
