import { expect, it } from 'vitest'
import { sayHelp } from './helps-nl.ts'

it.each([
  ['Verzorgende IG', 'Ook verzorgende IG vragen'],
  ['Mbo-verpleegkundige', 'Ook mbo-verpleegkundige vragen'],
])('the level %s keeps its own letters within a sentence', (levelName, said) => {
  expect(sayHelp({ key: 'level', minutes: null, levelName })).toBe(said)
})
