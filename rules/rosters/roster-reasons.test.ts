import { describe, expect, test } from 'vitest'
import { type RosterReason, whyNot, whyYou } from './roster-reasons.ts'

const reason = (code: RosterReason['code'], message: string): RosterReason => ({ code, message })

describe('the reasons of a choice, worded for the person it concerns', () => {
  test.each([
    [
      'what was held is theirs who held it',
      'held',
      'Je hebt deze keuze vastgezet.',
      'Wie het rooster maakte, koos zelf voor jou.',
    ],
    ['how often is nothing new', 'familiar', 'Was al 3 keer bij deze cliënt.', 'Je was al eerder bij deze cliënt.'],
    ['the way is one’s own', 'distance', 'Woont op 4 km, de anderen gemiddeld op 31 km.', 'Je woont op 4 km van het werk.'],
    [
      'hours of others are theirs',
      'fairness',
      'Heeft in deze weken 8 uur, de anderen gemiddeld 30 uur.',
      'Je had in deze weken minder uren.',
    ],
    ['so is what they cost', 'cost', 'Kost € 41,50 minder.', 'Het scheelde in de kosten.'],
  ] as const)('who was chosen: %s', (_name, code, sentence, toldSentence) => {
    expect(whyYou([reason(code, sentence)])).toEqual([reason(code, toldSentence)])
  })
  test.each([
    ['nearer', [reason('distance', 'Woont op 4 km, de anderen gemiddeld op 31 km.')], ['Iemand die dichterbij woont kon ook.']],
    [
      'the only one',
      [reason('only', 'De enige die deze dienst kan doen.')],
      ['Zo werden over de hele week meer diensten gevuld.'],
    ],
  ])('who reacted too: %s', (_name, reasons, expected) => {
    expect(whyNot(reasons).map(({ message }) => message)).toEqual(expected)
  })
})
