import { expect, test } from 'vitest'
import { measure } from './password-strength.ts'

test.each([
  ['kort', 0],
  ['elf tekens.', 0],
  ['wachtwoord12', 1],
  ['W4chtw00rd2026', 1],
  ['welkomwelkom', 1],
  ['aaaaaaaaaaaa', 1],
  ['123456789012', 1],
  ['01-01-2000-01-01', 1],
  ['zomerzon1999!', 2],
  ['xK9#mQ2$vL7p', 3],
  ['paard hooi fiets', 4],
] as const)('%s has strength %i', (password, strength) => {
  expect(measure(password)).toBe(strength)
})
