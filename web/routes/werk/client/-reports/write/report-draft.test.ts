import { expect, test } from 'vitest'
import { bodyOf, draftOf, errorsIn, readReportDraft, toggled, withAgreed, withEntry } from './report-draft.ts'

const skin = { '@id': '/v1/omaha_system_domain_problems/1', uuid: '1', key: 'omaha-24', name: 'Huid' }
const food = { '@id': '/v1/omaha_system_domain_problems/2', uuid: '2', key: 'omaha-35', name: 'Voeding' }
const draft = draftOf()

test('a problem that is ticked off and on again has its text still, and is not sent in between', () => {
  const typed = { ...draft, entries: withEntry({ ...draft, entries: toggled(draft, skin) }, '1', { text: 'Wond droog.' }) }
  const off = { ...typed, entries: toggled(typed, skin) }
  expect(bodyOf({ ...off, text: 'Rustig.' })).toEqual({ text: 'Rustig.', problems: [] })
  expect(bodyOf({ ...off, entries: toggled(off, skin) })).toEqual({ text: 'Wond droog.', problems: [skin['@id']] })
})

test('a report that is changed comes back in its fields, and goes out as it was', () => {
  const text = 'Rustig.\n\nHuid\nDroog.\n\nVoeding\nSoep.'
  const opened = draftOf({ text, problems: [skin, food], careMoment: null as never })
  expect(opened.text).toBe('Rustig.')
  expect(opened.entries.map(({ text: own }) => own)).toEqual(['Droog.', 'Soep.'])
  expect(bodyOf(opened).text).toBe(text)
})

test('what is missing is said at its field', () => {
  expect(Object.keys(errorsIn(draft))).toEqual(['text'])
  expect(Object.keys(errorsIn({ ...draft, entries: toggled(draft, skin) }))).toEqual(['text-1'])
  expect(errorsIn({ ...draft, text: 'Rustig.' })).toEqual({})
})

test('only what this form wrote is taken back', () => {
  expect(readReportDraft({ ...draft, entries: toggled(draft, skin) })).toBeDefined()
  expect(readReportDraft({ text: 'Wond' })).toBeUndefined()
})

test('as agreed goes behind what was typed', () => {
  const problem = { goal: 'Gaaf.', interventions: [{ category: 'treatment', target: 'wond', text: 'Wond om de dag verzorgen.' }] }
  expect(withAgreed('', problem as never)).toBe('Volgens afspraak: wond om de dag verzorgen.')
  expect(withAgreed('Droog.', problem as never)).toBe('Droog. Volgens afspraak: wond om de dag verzorgen.')
})
