import { expect, test } from 'vitest'
import { type Choice, questionAbout, wordOf } from './choice.ts'

const choice: Choice = {
  ...{ uuid: '1', chosen: true, outcome: 'selected', title: 'Vroege dienst', place: 'Zeist', organization: 'Lindevecht' },
  ...{ startDate: '2026-11-23T06:00:00+00:00', endDate: '2026-11-23T14:00:00+00:00', at: '2026-11-20T09:00:00+00:00' },
  reasons: [{ code: 'team', message: 'Je zit in het zorgteam van deze cliënt.' }],
}
test.each([
  ['chosen', { chosen: true, outcome: 'selected' }, 'Gekozen'],
  ['asked by name', { chosen: true, outcome: 'asked' }, 'Op naam gevraagd'],
  ['somebody was first', { chosen: true, outcome: 'refused' }, 'Ging niet door'],
  ['another was chosen', { chosen: false, outcome: 'selected' }, 'Niet gekozen'],
] as const)('%s', (_name, changes, label) => {
  expect(wordOf({ ...choice, ...changes }).label).toBe(label)
})
test('a question says which choice it is about, and leaves room for words of one’s own', () => {
  expect(questionAbout(choice)).toMatch(
    /^Willen jullie .+\?\nGekozen: Vroege dienst, ma 23 nov 2026.+, Lindevecht, Zeist\.\nDe redenen die ik lees: Je zit .+\.\n\n$/,
  )
  expect(questionAbout({ ...choice, reasons: [] })).not.toContain('redenen')
})
