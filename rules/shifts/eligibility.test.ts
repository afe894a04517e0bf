import { describe, expect, test } from 'vitest'
import { toInstant } from '../time/amsterdam.ts'
import { type EligibilityMoment, type EligibilityWorker, eligibility } from './eligibility.ts'

const now = toInstant('2026-11-20', '12:00')
const vig = { key: 'verzorgende_ig', name: 'Verzorgende IG (VIG)', rank: 30, track: 'care', big: false } as const
const nurse = { key: 'verpleegkundige_mbo', name: 'Mbo-verpleegkundige', rank: 40, track: 'care', big: true } as const
const helper = { key: 'helpende', name: 'Helpende', rank: 20, track: 'care', big: false } as const
const coach = { key: 'begeleider_4', name: 'Persoonlijk begeleider niveau 4', rank: 40, track: 'support', big: false } as const

const moment: EligibilityMoment = {
  uuid: 'm',
  timeScope: 'moment',
  startDate: toInstant('2026-11-24', '08:00'),
  endDate: toInstant('2026-11-24', '12:00'),
  breakMinutes: 0,
  contractType: null,
  publishedForContractTypes: ['freelance', 'temp_work'],
  expertiseLevels: [vig],
  acts: [],
  hasPets: false,
  smoking: null,
}
const approved = (...kinds: string[]) => kinds.map(kind => ({ kind, status: 'approved' as const, expiresOn: null }))
const tempDocuments = approved('id', 'vog', 'diploma', 'personal_iban')
const freelanceDocuments = [...tempDocuments, ...approved('kvk', 'bav', 'bav_payment', 'complaints_procedure')]
const worker: EligibilityWorker = {
  active: true,
  phase: 'won',
  contractTypes: ['freelance'],
  expertiseLevel: vig,
  documents: freelanceDocuments,
  assigned: [],
  excluded: false,
  actUuids: [],
  alreadyReacted: false,
  hasObjectionToPets: false,
  hasObjectionToSmokingInside: false,
  hasObjectionToSmokingOutside: false,
}
const job = (uuid: string, date: string, from: string, until: string, placeName = 'Lindenhof Oost') => ({
  uuid,
  startDate: toInstant(date, from),
  endDate: toInstant(date, until),
  breakMinutes: 0,
  placeName,
})
const act = { uuid: 'a', name: 'Subcutaan injecteren' }

type Change = { moment?: Partial<EligibilityMoment>; worker?: Partial<EligibilityWorker>; now?: string }
const judge = (change: Change) => eligibility({ ...moment, ...change.moment }, { ...worker, ...change.worker }, change.now ?? now)

describe('may', () => {
  test.each<[string, Change]>([
    ['a complete worker of the asked level', {}],
    ['a worker in startup', { worker: { phase: 'startup' } }],
    ['a higher level of the track', { moment: { expertiseLevels: [helper] } }],
    ['one of several levels', { moment: { expertiseLevels: [coach, vig] } }],
    ['any level when none is asked', { moment: { expertiseLevels: [] } }],
    ['work until the start', { worker: { assigned: [job('x', '2026-11-24', '07:00', '08:00')] } }],
    ['work from the end', { worker: { assigned: [job('x', '2026-11-24', '12:00', '13:00')] } }],
    ['the moment that is already theirs', { worker: { assigned: [job('m', '2026-11-24', '08:00', '12:00')] } }],
    [
      'a period beside other work',
      { moment: { timeScope: 'period' }, worker: { assigned: [job('x', '2026-11-24', '08:00', '12:00')] } },
    ],
    ['a competent worker', { moment: { acts: [act] }, worker: { actUuids: ['a'] } }],
    ['who has one complete form of two', { worker: { contractTypes: ['freelance', 'temp_work'], documents: tempDocuments } }],
    ['a moment without contract forms yet', { moment: { publishedForContractTypes: [] } }],
  ])('%s', (_, change) => {
    expect(judge(change).reasons).toEqual([])
  })
})

describe('may not, and reads why', () => {
  test.each<[string, Change, string, string]>([
    [
      'lower level',
      { moment: { expertiseLevels: [nurse, coach] } },
      'level',
      'Deze opdracht vraagt Mbo-verpleegkundige of Persoonlijk begeleider niveau 4. Jouw niveau is Verzorgende IG (VIG).',
    ],
    [
      'higher rank of another track',
      { worker: { expertiseLevel: coach } },
      'level',
      'Deze opdracht vraagt Verzorgende IG (VIG). Jouw niveau is Persoonlijk begeleider niveau 4.',
    ],
    [
      'another level of the same rank',
      { moment: { expertiseLevels: [{ ...vig, key: 'x', name: 'Verzorgende' }] } },
      'level',
      'Deze opdracht vraagt Verzorgende. Jouw niveau is Verzorgende IG (VIG).',
    ],
    [
      'other contract form',
      { moment: { publishedForContractTypes: ['temp_work'] } },
      'contract',
      'Deze opdracht is alleen voor uitzend.',
    ],
    [
      'the form agreed on goes before the published ones',
      { moment: { contractType: 'temp_work' } },
      'contract',
      'Deze opdracht is alleen voor uitzend.',
    ],
    ['a nurse without BIG', { worker: { expertiseLevel: nurse } }, 'document_missing', 'BIG-registratie ontbreekt.'],
    [
      'overlap',
      { worker: { assigned: [job('x', '2026-11-24', '11:59', '13:00')] } },
      'overlap',
      'Je werkt dan al: di 24 nov 2026, 11:59 – 13:00 bij Lindenhof Oost.',
    ],
    [
      'overlap without a client',
      { worker: { assigned: [job('x', '2026-11-24', '07:00', '08:01', 'Anker Haven')] } },
      'overlap',
      'Je werkt dan al: di 24 nov 2026, 07:00 – 08:01 bij Anker Haven.',
    ],
    ['excluded', { worker: { excluded: true } }, 'excluded', 'Deze opdracht is voor jou niet beschikbaar.'],
    ['not competent', { moment: { acts: [act] } }, 'act', 'Voor deze opdracht moet je bekwaam zijn in Subcutaan injecteren.'],
    ['closed account', { worker: { active: false } }, 'inactive', 'Je account is niet actief.'],
    ['lost', { worker: { phase: 'lost' } }, 'inactive', 'Je account is niet actief.'],
    ['started', { now: moment.startDate }, 'started', 'De opdracht is al begonnen.'],
    ['reacted before', { worker: { alreadyReacted: true } }, 'already', 'Je hebt al gereageerd.'],
    ['not let in yet', { worker: { phase: 'pending' } }, 'document_pending', 'Je documenten worden nog beoordeeld.'],
    ['changing form', { worker: { phase: 'in_transfer' } }, 'document_pending', 'Je documenten worden nog beoordeeld.'],
    [
      'new without a diploma',
      { worker: { phase: 'new', documents: freelanceDocuments.filter(({ kind }) => kind !== 'diploma') } },
      'document_missing',
      'Diploma ontbreekt.',
    ],
  ])('%s', (_, change, code, message) => {
    expect(judge(change).reasons).toEqual([{ code, message }])
  })
})

test('every reason is given at once', () => {
  const change: Change = {
    now: moment.endDate,
    moment: { expertiseLevels: [nurse], contractType: 'temp_work', acts: [act, { uuid: 'b', name: 'Blaasspoelen' }] },
    worker: {
      active: false,
      excluded: true,
      alreadyReacted: true,
      documents: tempDocuments.slice(1),
      contractTypes: [],
      assigned: [job('x', '2026-11-24', '08:00', '12:00'), job('y', '2026-11-24', '09:00', '10:00')],
    },
  }
  const codes = 'inactive started already excluded level contract document_missing act act overlap overlap'
  expect(judge(change).reasons.map(reason => reason.code)).toEqual(codes.split(' '))
})

test('work at the same time is an overlap, and says nothing of rest', () => {
  const { reasons, signals } = judge({ worker: { assigned: [job('x', '2026-11-24', '09:00', '19:30')] } })
  expect(reasons.map(reason => reason.code)).toEqual(['overlap'])
  expect(signals).toEqual([])
})

test('the day of work is the Amsterdam day on which it starts', () => {
  const documents = freelanceDocuments.map(document => ({ ...document, expiresOn: '2026-11-24' }))
  const night = { startDate: toInstant('2026-11-25', '00:15'), endDate: toInstant('2026-11-25', '05:00') }
  expect(judge({ worker: { documents } }).reasons).toEqual([])
  expect(new Set(judge({ worker: { documents }, moment: night }).reasons.map(reason => reason.code))).toEqual(
    new Set(['document_expires']),
  )
})

describe('signals never refuse', () => {
  test.each<[string, Change, string[]]>([
    ['no objection', { moment: { hasPets: true, smoking: 'inside' } }, []],
    ['pets', { moment: { hasPets: true }, worker: { hasObjectionToPets: true } }, ['pets']],
    ['smoking inside', { moment: { smoking: 'inside' }, worker: { hasObjectionToSmokingInside: true } }, ['smoking']],
    ['smoking outside', { moment: { smoking: 'outside' }, worker: { hasObjectionToSmokingOutside: true } }, ['smoking']],
    ['the other smoking', { moment: { smoking: 'outside' }, worker: { hasObjectionToSmokingInside: true } }, []],
    [
      'short rest',
      {
        moment: { startDate: toInstant('2026-11-24', '07:00') },
        worker: { assigned: [job('x', '2026-11-23', '19:00', '23:30')] },
      },
      ['ATW-DAY-REST'],
    ],
    ['a period has no shifts of its own', { moment: { timeScope: 'period', endDate: toInstant('2027-01-24', '12:00') } }, []],
  ])('%s', (_, change, ids) => {
    const { reasons, signals } = judge(change)
    expect(reasons).toEqual([])
    expect(signals.map(signal => signal.id)).toEqual(ids)
  })

  test('working time speaks as the contract form asks', () => {
    const long = { moment: { endDate: toInstant('2026-11-24', '21:00'), breakMinutes: 45 } }
    expect(judge(long).signals).toMatchObject([
      { id: 'ATW-SHIFT', message: 'Deze dienst is 12,25 uur. De richtlijn is hooguit 12 uur.' },
    ])
    expect(judge({ ...long, worker: { contractTypes: ['temp_work'] } }).signals[0]?.message).toContain(
      'De wet zegt: hooguit 12 uur',
    )
  })
})
