import { expect, test } from 'vitest'
import { fieldChanges } from './field-changes.ts'

const before = { title: 'Avonddienst', breakMinutes: 30, description: 'Belt om 7 uur.', bonus: 0 }
test.each([
  ['nothing that was asked', {}, []],
  ['the same', { title: 'Avonddienst', breakMinutes: 30 }, []],
  ['a field that is left out', { title: undefined }, []],
  ['a number', { bonus: 1500 }, [{ field: 'bonus', from: 0, to: 1500 }]],
  ['what was not there', { hoursPerWeek: 24 }, [{ field: 'hoursPerWeek', from: null, to: 24 }]],
  ['what is taken away', { title: null }, [{ field: 'title', from: 'Avonddienst', to: null }]],
  ['a description, without its words', { description: 'Dementie.' }, [{ field: 'description', from: null, to: null }]],
])('%s', (_name, after, changes) => {
  expect(fieldChanges(before, after)).toEqual(changes)
})
