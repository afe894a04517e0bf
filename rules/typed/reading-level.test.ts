import { expect, test } from 'vitest'
import { countSyllables, hardSentences, informalIn, readingEase, readingLevel, sentencesOf, wordsOf } from './reading-level.ts'

const syllables: Record<number, string> = {
  1: 'zorg komt u uw zijn vrouw huis leeuw nieuw één mooi 112 zzp',
  2: "zeeën iemand moeder morgen tijden bezoek vandaag bijeen koeien nieuwe foto's ziekte buien café zorgteam online",
  3: 'theater verandert rapporten ideeën privacy museum cliënten afspraken',
  4: 'medicatie rapportage beoordelen reageren zorgverlener tweeëntwintig officieel beïnvloeden',
  5: 'contactpersonen geïnteresseerd coördinator evaluatie',
  6: 'individuele medicatielijsten',
}
test.each(Object.entries(syllables).flatMap(([count, words]) => words.split(' ').map(word => [word, Number(count)] as const)))(
  '%s has %i syllables',
  (word, count) => expect(countSyllables(word)).toBe(count),
)

test('a text falls apart into words and sentences', () => {
  expect(wordsOf('Om 23.40 uur: {} kwam ’s avonds, 3/4 e-mail.')).toHaveLength(9)
  expect(sentencesOf('Samira komt. Om 9.30 uur?\n– Bel ons: wij helpen!')).toEqual([
    'Samira komt.',
    'Om 9.30 uur?',
    '– Bel ons:',
    'wij helpen!',
  ])
})

test('the reading ease is the formula of Douma', () => {
  expect(readingEase('De kat zit op de mat.')).toBeCloseTo(206.84 - 0.93 * 6 - 77)
  expect(readingEase('Morgen komt moeder. Vandaag komt vader.')).toBeCloseTo(206.84 - 0.93 * 3 - 77 * (10 / 6))
  expect(readingEase('')).toBeGreaterThan(100)
})
test.each([
  ['De kat zit op de mat.', 'A2'],
  ['Samira komt morgen om half negen.', 'B1'],
  ['De verpleegkundige beoordeelt maandelijks welke ondersteuning redelijkerwijs noodzakelijk geacht wordt.', 'C1'],
])('%s is %s', (text, level) => expect(readingLevel(text)).toBe(level))

test.each<[string, string | undefined]>([
  ['Samira komt morgen om half negen.', undefined],
  ['De medicatie en de contactpersonen staan bij elkaar.', undefined],
  ['Wij zoeken iemand anders. U hoort van ons wie er komt.', undefined],
  ['Wij bellen u morgen als wij weten wie er komt en hoe laat die er dan zal zijn.', '18 words, at most 15'],
  ['Dit is de zorgvoorkeurenregistratie.', 'long: zorgvoorkeurenregistratie'],
  ['Wijzigingen worden onmiddellijk doorgegeven aan betrokken medewerkers.', 'reading ease'],
])('%s: %s', (text, why) => {
  const [hard] = hardSentences(text)
  if (why) expect(hard?.why).toContain(why)
  else expect(hard).toBeUndefined()
})

test.each<[string, string[]]>([
  ['Wilt u dat?', []],
  ['Wil je jouw planning zien?', ['je', 'jouw']],
  ['Het meisje at een ijsje. Jan-je', ['je']],
])('%s addresses with %j', (text, words) => expect(informalIn(text)).toEqual(words))
