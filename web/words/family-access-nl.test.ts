import { expect, test } from 'vitest'
import { accessWords } from './access-nl.ts'
import { plainAccess } from './family-access-nl.ts'

test('of nothing that is done the family reads the words of who works with it', () => {
  const jargon =
    /zorgvra|melding|beoordeling|opdracht|cliënt|dossier|reeks|toewijzing|periode|rapportage|score|uitsluitlijst|diende|namens/
  const said = Object.keys(accessWords).map(plainAccess)
  expect(said.filter(words => jargon.test(words))).toEqual([])
  expect(plainAccess('nothing.known')).toBe('gebruikte de gegevens')
})
