// The form of a client's home.
import type { accessType, answer, smoking } from '../../../../contract/client-care.ts'
import type { Args } from '../../../client/api.ts'
import { isShaped } from '../../../client/draft-shape.ts'
import { accessWords, answerWords, smokingWords } from '../../../words/client-nl.ts'
import type { Home } from '../client.ts'

export interface HomeValues {
  housingType: string
  household: string
  hasPets: boolean
  pets: string[]
  smoking: '' | (typeof smoking)[number]
  /** As it is typed: below ground it is negative. */
  floor: string
  lift: '' | (typeof answer)[number]
  parking: '' | (typeof answer)[number]
  parkingNotes: string
  accessType: '' | (typeof accessType)[number]
  accessNotes: string
}
export const valuesOf = (home: Home): HomeValues => ({
  housingType: home.housingType?.['@id'] ?? '',
  household: home.household?.['@id'] ?? '',
  hasPets: home.hasPets,
  pets: home.pets.map(pet => pet['@id']),
  smoking: home.smoking ?? '',
  floor: home.floor === undefined ? '' : String(home.floor),
  lift: home.lift ?? '',
  parking: home.parking ?? '',
  parkingNotes: home.parkingNotes ?? '',
  accessType: home.accessType ?? '',
  accessNotes: home.accessNotes ?? '',
})
const shape: HomeValues = {
  ...{ housingType: '', household: '', hasPets: false, pets: [''], smoking: '', floor: '', lift: '' },
  ...{ parking: '', parkingNotes: '', accessType: '', accessNotes: '' },
}
const isOneOf = (words: object, value: string) => value === '' || Object.hasOwn(words, value)
/** What this browser kept; undefined when it is no draft of this form. */
export const readHome = (kept: unknown): HomeValues | undefined =>
  isShaped(kept, shape, shape) &&
  isOneOf(smokingWords, kept.smoking) &&
  isOneOf(answerWords, kept.lift) &&
  isOneOf(answerWords, kept.parking) &&
  isOneOf(accessWords, kept.accessType)
    ? kept
    : undefined

const isFloor = (floor: string) => /^-?\d{1,3}$/.test(floor) && Number(floor) >= -5 && Number(floor) <= 200
export const checkHome = ({ floor }: HomeValues) => ({
  ...(floor.trim() && !isFloor(floor.trim()) && { floor: 'Vul een getal in; 0 is de begane grond.' }),
})
export const bodyOf = (values: HomeValues): Args<'PUT /client_homes/{uuid}'>['body'] => ({
  housingType: values.housingType || null,
  household: values.household || null,
  hasPets: values.hasPets,
  pets: values.hasPets ? values.pets : [],
  smoking: values.smoking || null,
  floor: values.floor.trim() === '' ? null : Number(values.floor),
  lift: values.lift || null,
  parking: values.parking || null,
  parkingNotes: values.parkingNotes.trim() || null,
  accessType: values.accessType || null,
  accessNotes: values.accessNotes.trim() || null,
})
