import { expect, test } from 'vitest'
import { documentReasons } from './document-reasons.ts'
import { type DatedDocument, documentStanding, stepsToWork, turnOf } from './document-standing.ts'
import type { ContractType, DocumentKind } from './required-documents.ts'

const today = '2026-11-20'
const one = (
  kind: DocumentKind,
  status: DatedDocument['status'],
  day: string,
  expiresOn: string | null = null,
): DatedDocument => ({
  kind,
  status,
  expiresOn,
  createdAt: `${day}T09:00:00+00:00`,
})
const vog = (...given: [DatedDocument['status'], string, (string | null)?]) => one('vog', ...given)

test.each<[string, DatedDocument[], ReturnType<typeof documentStanding>['state'], 'worker' | 'us' | 'nobody', number?]>([
  ['nothing', [], 'missing', 'worker'],
  ['another kind', [one('id', 'approved', '2026-01-01')], 'missing', 'worker'],
  ['one that waits', [vog('submitted', '2026-11-19')], 'submitted', 'us'],
  ['a rejected one', [vog('rejected', '2026-11-19')], 'rejected', 'worker'],
  ['a rejected one, and one that waits', [vog('rejected', '2026-11-18'), vog('submitted', '2026-11-19')], 'submitted', 'us'],
  ['one without an end', [vog('approved', '2026-01-01')], 'approved', 'nobody'],
  ['one that holds for 91 days', [vog('approved', '2026-01-01', '2027-02-19')], 'approved', 'nobody', 91],
  ['one that holds for 90 days', [vog('approved', '2026-01-01', '2027-02-18')], 'ending', 'nobody', 90],
  ['one on its last day', [vog('approved', '2026-01-01', today)], 'ending', 'nobody', 0],
  ['one that ended yesterday, not yet marked', [vog('approved', '2026-01-01', '2026-11-19')], 'expired', 'worker'],
  ['an expired one', [vog('expired', '2025-01-01', '2026-10-01')], 'expired', 'worker'],
  ['an expired one, and a rejected one', [vog('expired', '2025-01-01'), vog('rejected', '2026-11-01')], 'rejected', 'worker'],
  [
    'the longest of two',
    [vog('approved', '2026-01-01', '2026-12-01'), vog('approved', '2025-01-01', '2027-12-01')],
    'approved',
    'nobody',
    376,
  ],
  ['a renewal that waits', [vog('approved', '2026-01-01', '2026-12-01'), vog('submitted', '2026-11-19')], 'ending', 'nobody', 11],
  [
    'a renewal that was rejected',
    [vog('approved', '2026-01-01', '2026-12-01'), vog('rejected', '2026-11-19')],
    'ending',
    'worker',
    11,
  ],
  [
    'a rejection before the approval',
    [vog('approved', '2026-01-01', '2026-12-01'), vog('rejected', '2025-12-19')],
    'ending',
    'nobody',
    11,
  ],
])('of %s', (_, documents, state, turn, daysLeft) => {
  const standing = documentStanding(['vog'], documents, today)
  expect([standing.state, turnOf(standing), standing.daysLeft]).toEqual([state, turn, daysLeft])
  // Both rules agree about today.
  const holds = state === 'approved' || state === 'ending'
  expect(documentReasons([['vog']], documents, today, today).length === 0).toBe(holds)
})

test('of alternatives one is enough', () => {
  const accounts = [one('personal_iban', 'rejected', '2026-11-19'), one('commercial_iban', 'approved', '2026-11-01')]
  expect(documentStanding(['personal_iban', 'commercial_iban'], accounts, today)).toMatchObject({
    state: 'approved',
    document: { kind: 'commercial_iban' },
    renewal: { kind: 'personal_iban' },
  })
})

const agency = ['id', 'vog', 'diploma', 'personal_iban'] as const
test.each<[string, ContractType[], DatedDocument[], ReturnType<typeof stepsToWork>]>([
  ['nothing handed in', ['temp_work'], [], { contractType: 'temp_work', worker: 4, us: 0 }],
  ['one that waits', ['temp_work'], [vog('submitted', today)], { contractType: 'temp_work', worker: 3, us: 1 }],
  [
    'all there for one of two types',
    ['freelance', 'temp_work'],
    agency.map(kind => one(kind, 'approved', '2026-01-01')),
    { contractType: 'temp_work', worker: 0, us: 0 },
  ],
  ['no contract type', [], [], undefined],
])('the steps with %s', (_, contractTypes, documents, steps) => {
  expect(stepsToWork(contractTypes, { big: false }, documents, today)).toEqual(steps)
})
