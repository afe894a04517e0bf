import { expect, test } from 'vitest'
import { bodyOf, checkStep, type Draft, emptyDraft, nextStep, reachOf, stepRefused } from './registration.ts'

const carer = { iri: '/v1/expertise_levels/3', name: 'Verzorgende', bigRegistered: false }
const nurse = { iri: '/v1/expertise_levels/4', name: 'Mbo-verpleegkundige', bigRegistered: true }
const anna: Draft = {
  firstName: 'Anna',
  lastName: 'de Wit',
  email: 'anna@voorbeeld.example',
  phone: '06 1234 5678',
  postcode: '3511ke',
  houseNumber: '12 A',
  street: 'Lijnmarkt',
  city: 'Utrecht',
  country: 'NL',
  expertiseLevel: nurse,
  contractTypes: ['temp_work'],
  bigNumber: '190 1234 5630',
  agreed: true,
}

test.each([
  ['all is right', {}, []],
  ['a place that is not known yet', { city: null }, ['city']],
  ['a place of spaces', { city: ' ' }, ['city']],
  ['an address that cannot be mailed', { email: 'anna@voorbeeld' }, ['email']],
  ['a phone number of nine digits', { phone: '061234567' }, ['phone']],
  ['a postcode that is never given out', { postcode: '1234 SS' }, ['postcode']],
  ['a house number that is a letter', { houseNumber: 'A' }, ['houseNumber']],
  ['a Belgian postcode in the Netherlands', { postcode: '2000' }, ['postcode']],
  ['a Belgian postcode in Belgium', { postcode: '2000', country: 'BE' }, []],
  ['an address in Suriname', { postcode: '', houseNumber: '', country: 'SR' }, []],
])('step 1: %s', (_name, changes, wrong) => {
  expect(Object.keys(checkStep(1, { ...anna, ...changes }))).toEqual(wrong)
})

test.each([
  ['a nurse with a number', {}, []],
  ['a nurse without', { bigNumber: '' }, ['bigNumber']],
  ['a nurse with ten digits', { bigNumber: '1901234563' }, ['bigNumber']],
  ['a carer needs none', { expertiseLevel: carer, bigNumber: '' }, []],
  ['no way of working', { contractTypes: [] }, ['contractTypes']],
])('step 2: %s', (_name, changes, wrong) => {
  expect(Object.keys(checkStep(2, { ...anna, ...changes }))).toEqual(wrong)
})

test('the errors come in the order of the form, which puts the focus on the first', () => {
  expect(Object.keys(checkStep(1, emptyDraft))).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'postcode',
    'houseNumber',
    'street',
    'city',
  ])
})

test.each([
  ['nothing typed', emptyDraft, 1],
  ['who, not yet what', { ...anna, expertiseLevel: null }, 2],
  ['both', anna, 3],
  ['a first step that was undone later', { ...anna, lastName: '' }, 1],
])('the furthest step is the first with errors: %s', (_name, draft, step) => {
  expect(reachOf(draft)).toBe(step)
})

test.each([
  ['the first time', 1, anna, false, {}, 2],
  ['back from the overview', 1, anna, true, {}, 3],
  ['when the work was undone meanwhile', 1, { ...anna, contractTypes: [] }, true, {}, 2],
  ['when the work was refused too', 1, anna, true, { bigNumber: 'Klopt niet.' }, 2],
  ['after the work', 2, anna, false, {}, 3],
] as const)('a correct step leads to the next: %s', (_name, step, draft, seen, refused, next) => {
  expect(nextStep(step, { ...draft, contractTypes: [...draft.contractTypes] }, seen, refused)).toBe(next)
})

test.each([
  ['at the first step that has one', ['bigNumber', 'address.postcode', 'contractTypes[0]'], { step: 1, isAll: true }],
  ['at the work', ['contractTypes[0]'], { step: 2, isAll: true }],
  ['and says what is nowhere', ['bigNumber', 'somethingElse'], { step: 2, isAll: false }],
  ['or nowhere', [''], { step: undefined, isAll: false }],
])('after a refusal the form continues %s', (_name, paths, expected) => {
  expect(stepRefused(paths.map(propertyPath => ({ propertyPath, message: 'Nee.' })))).toEqual(expected)
})

test('numbers are sent as they were typed: the API reads them', () => {
  expect(bodyOf(anna)).toMatchObject({
    phone: anna.phone,
    address: { street: 'Lijnmarkt', houseNumber: '12 A', postcode: '3511 KE', city: 'Utrecht', country: 'NL' },
    expertiseLevel: nurse.iri,
    bigNumber: anna.bigNumber,
    agreed: true,
  })
})

test('a BIG number typed before another level was chosen is not sent', () => {
  expect(bodyOf({ ...anna, expertiseLevel: carer }).bigNumber).toBeNull()
})
