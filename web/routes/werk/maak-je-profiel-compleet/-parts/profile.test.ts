import { expect, test } from 'vitest'
import { bodyOf, checkProfile, emptyProfile, type Profile, readDistance } from './profile.ts'

const filled: Profile = { ...emptyProfile, password: 'een lange zin om in te loggen', agreed: true }

test.each([
  ['', undefined],
  [' 25 ', 25],
  ['300', 300],
  ['301', null],
  ['0', null],
  ['2,5', null],
  ['ver', null],
])('a distance typed as "%s"', (typed, km) => {
  expect(readDistance(typed)).toBe(km)
})

test.each([
  ['a password and consent are enough', filled, []],
  ['nothing filled in', emptyProfile, ['password', 'agreed']],
  [
    'a password that is too short is reported with everything else that is missing',
    { ...emptyProfile, password: 'kort' },
    ['password', 'agreed'],
  ],
  ['a distance that is none', { ...filled, maximumDistanceKm: 'ver' }, ['maximumDistanceKm']],
])('%s', (_name, profile, wrong) => {
  expect(Object.keys(checkProfile(profile))).toEqual(wrong)
})

test('what was ticked is sent as yes, the rest as no, and no distance is left to the server', () => {
  expect(bodyOf({ ...filled, about: ' ', preferences: ['hasObjectionToPets', 'hasCar'] }, true)).toEqual({
    password: filled.password,
    agreed: true,
    profile: { about: null, openToOtherContractForms: false },
    preferences: {
      hasObjectionToPets: true,
      hasObjectionToSmokingInside: false,
      hasObjectionToSmokingOutside: false,
      hasDriversLicense: false,
      hasCar: true,
    },
  })
  expect(bodyOf({ ...filled, about: ' Rustig. ', maximumDistanceKm: '25' }, false)).toMatchObject({
    profile: { about: 'Rustig.' },
    preferences: { maximumDistanceKm: 25 },
  })
})
