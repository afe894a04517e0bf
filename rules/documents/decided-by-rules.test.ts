import { describe, expect, test } from 'vitest'
import { canDoBoth, rosterPoints, rosterWishes, usualRosterWeights } from '../rosters/roster.ts'
import { rosterScale, usualWishes, wishSays } from '../rosters/roster-wishes.ts'
import { callOrder, candidateOrder, reactionOrder } from '../shifts/asking-order.ts'
import { readingLevel, sentencesOf, wordsOf } from '../typed/reading-level.ts'
import { decidedByRules } from './decided-by-rules.ts'
import { neverUsed, ownPart, usedData } from './decided-with.ts'
import { requiredDocuments } from './required-documents.ts'

const decisions = decidedByRules({ answerMinutes: 240, ratingFrom: 3, newWork: 'daily' })
const partsOf = (key: string) => decisions.find(decision => decision.key === key)!.parts
const saidOf = (key: string) => partsOf(key).flatMap(({ says, points }) => [says, ...points.map(point => point.says)])
const all = [
  ...decisions.flatMap(({ key }) => saidOf(key)),
  ...usedData(3).flatMap(({ what, forWhat }) => `${what}: ${forWhat}.`),
  ...[...neverUsed(3), ...ownPart],
]

describe('what is decided by rules', () => {
  test('is told from what one sees to what ends an account, each once', () => {
    expect(decisions.map(({ key }) => key)).toEqual([
      ...['zien', 'volgorde', 'mogen', 'horen', 'vragen', 'bellen', 'kiezen', 'rooster', 'uren', 'account'],
    ])
    for (const { key } of decisions) expect(new Set(saidOf(key)).size, key).toBe(saidOf(key).length)
  })
  test.each([
    ['zien', 'eerst het zorgteam, dan favorieten, dan iedereen'],
    ['horen', 'één keer per dag om 08:00 uur'],
    ['horen', 'minder dan 3 uur voor het begin'],
    ['vragen', 'meestal 4 uur'],
    ['bellen', 'staat 30 dagen achteraan'],
    ['bellen', 'verder weg woont dan 60 km'],
    ['bellen', 'in stappen van 10 km'],
    ['kiezen', 'vanaf 3 beoordelingen'],
    ['kiezen', '50% of meer van de uren, en 100 uur of meer'],
    ['rooster', '40 km per uur'],
    ['rooster', 'Je houdt altijd 11 uur rust'],
    ['rooster', '3 keer mee voor wie reageerde, en 2 keer voor wie nog gevraagd wordt'],
    ['rooster', 'Elke 30 km telt dit één keer tegen'],
    ['rooster', 'Elke 8 uur boven een gelijk deel'],
    ['rooster', 'Elke 100 euro'],
    ['rooster', 'Over 7 dagen of later'],
    ['uren', 'Zegt ze 7 dagen niets'],
    ['account', 'Vanaf 90 dagen ervoor'],
    ['account', 'na 2 jaar'],
    ['account', 'Vanaf 3 in 90 dagen'],
  ])('%s says the number of its rule: %s', (key, words) => {
    expect(saidOf(key).join(' ')).toContain(words)
  })
  test.each([
    ['vragen', candidateOrder],
    ['bellen', callOrder],
    ['kiezen', reactionOrder],
  ])('%s has the facts of its order, in order', (key, order) => {
    const [part] = partsOf(key).filter(({ inOrder }) => inOrder)
    expect(part!.points).toHaveLength(order.length)
    expect(part!.points.findIndex(({ says }) => says.includes('zorgteam'))).toBe((order as readonly string[]).indexOf('team'))
    expect(part!.points.findIndex(({ says }) => says.includes('cijfer'))).toBe((order as readonly string[]).indexOf('rating'))
  })
  test('every document that a form asks for is named', () => {
    const sentence = saidOf('account').join(' ')
    expect(sentence).toContain('Als uitzendkracht: identiteitsbewijs, Verklaring Omtrent het Gedrag (VOG), diploma en ')
    expect(sentence).toContain('Hoort je niveau bij het BIG-register: ook BIG-registratie.')
    expect(
      sentence
        .split('Als zzp’er: ')[1]!
        .split('. ')[0]!
        .split(/, | en /),
    ).toHaveLength(requiredDocuments('freelance', { big: false }).length)
  })
  test('is in plain words: at most B1, no sentence of more than 25 words, and nobody is a number', () => {
    expect(readingLevel(all.join('\n'))).toMatch(/A2|B1/)
    expect(sentencesOf(all.join('\n')).filter(sentence => wordsOf(sentence).length > 25)).toEqual([])
    expect(all.filter(sentence => /undefined|null|NaN/.test(sentence))).toEqual([])
  })
})

describe('what a roster weighs', () => {
  test('every wish once, with how much it counts at first, the heaviest first', () => {
    expect(usualWishes.map(({ weight }) => weight)).toEqual(
      Object.values(usualRosterWeights).toSorted((one, other) => other - one),
    )
    expect(new Set(usualWishes.map(({ says }) => says))).toEqual(new Set(rosterWishes.map(wish => wishSays[wish])))
    expect(partsOf('rooster').flatMap(({ points }) => points.filter(({ weight }) => weight !== undefined))).toEqual(usualWishes)
  })
  const now = '2026-11-23T08:00:00+00:00'
  const shift = (startDate: string, endDate: string, lat = 52) => {
    return { uuid: '', startDate, endDate, breakMinutes: 0, place: { lat, lon: 5 } }
  }
  const pair = { shift: 0, worker: 0, contractType: 'freelance', reactedAt: null, km: 0, familiar: 0 } as const
  const points = (changes: object, start = '2026-12-23T08:00:00+00:00') => {
    const shifts = [shift(start, '2026-12-31T16:00:00+00:00')]
    const plain = { ...pair, inTeam: true, isFavorite: false, hints: 0, costCents: 0 }
    return rosterPoints({ shifts, pairs: [plain, { ...plain, ...changes }], now })[1]!
  }
  test('the numbers are those of the model', () => {
    const { filledTimes, askedTimes, kilometres, euros, urgentDays } = rosterScale
    const full = points({}).team
    expect(points({ reactedAt: now }).filled).toBe(filledTimes * full)
    expect(points({}).filled).toBe(askedTimes * full)
    expect(points({ km: kilometres }).distance).toBe(-full)
    expect(points({ km: null }).distance).toBe(-full)
    expect(points({ costCents: euros * 100 }).cost).toBe(-full)
    expect(points({}, `2026-11-${23 + urgentDays}T08:00:00+00:00`).urgent).toBe(0)
    expect(points({}, `2026-11-${23 + urgentDays - 1}T08:00:00+00:00`).urgent).toBeGreaterThan(0)
  })
  test('a way of an hour at that speed cannot be gone in less', () => {
    // A degree of latitude is 111.2 kilometres.
    const first = shift('2026-11-23T07:00:00+00:00', '2026-11-23T08:00:00+00:00')
    const then = (start: string) => shift(start, '2026-11-23T23:00:00+00:00', 52 + rosterScale.kilometresAnHour / 111.2)
    expect(canDoBoth(first, then('2026-11-23T09:01:00+00:00'))).toBe(true)
    expect(canDoBoth(first, then('2026-11-23T08:58:00+00:00'))).toBe(false)
  })
})
