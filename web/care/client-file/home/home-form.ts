// The form of a client's home.

import type { Args } from '#client/api.ts'
import { isShaped } from '#client/draft-shape.ts'
import type { accessType, answer, homeNotKnown, smoking } from '#contract/clients/client-care.ts'
import { accessWords, answerWords, notKnownWords, smokingWords } from '#words/client-nl.ts'
import type { Home } from '../client.ts'
import { nameFloor, petsIn, saySmoking } from '../home-words.ts'

type NotKnown = (typeof homeNotKnown)[number]

/** Instead of a value: it was asked, and nobody knows. */
export const unknown = 'unknown'
type Unknown = typeof unknown
export interface HomeValues {
  housingType: string
  household: string
  hasPets: 'yes' | 'no' | Unknown
  pets: string[]
  smoking: '' | (typeof smoking)[number] | Unknown
  /** As typed: below ground it is negative. */
  floor: string
  floorUnknown: boolean
  lift: '' | (typeof answer)[number]
  parking: '' | (typeof answer)[number]
  parkingNotes: string
  accessType: '' | (typeof accessType)[number] | Unknown
  accessNotes: string
  /** The version of the home when the form was opened. */
  version: number
}
export const valuesOf = (home: Home): HomeValues => {
  const known = <V>(field: NotKnown, value: V): V | Unknown => (home.notKnown.includes(field) ? unknown : value)
  return {
    housingType: known('housingType', home.housingType?.['@id'] ?? ''),
    household: known('household', home.household?.['@id'] ?? ''),
    hasPets: known('hasPets', home.hasPets ? 'yes' : 'no'),
    // `hasPets` says "none": that is not a pet to choose.
    pets: home.pets.filter(({ key }) => key !== 'geen').map(pet => pet['@id']),
    smoking: known('smoking', home.smoking ?? ''),
    floor: home.floor === undefined ? '' : String(home.floor),
    floorUnknown: home.notKnown.includes('floor'),
    lift: home.lift ?? '',
    parking: home.parking ?? '',
    parkingNotes: home.parkingNotes ?? '',
    accessType: known('accessType', home.accessType ?? ''),
    accessNotes: home.accessNotes ?? '',
    version: home.version,
  }
}
const shape: HomeValues = {
  ...{ housingType: '', household: '', hasPets: 'no', pets: [''], smoking: '', floor: '', floorUnknown: false, lift: '' },
  ...{ parking: '', parkingNotes: '', accessType: '', accessNotes: '', version: 0 },
}
const isOneOf = (words: object, value: string) => value === '' || value === unknown || Object.hasOwn(words, value)
/** The stored draft; undefined when it is not a draft of this form. */
export const readHome = (kept: unknown): HomeValues | undefined =>
  isShaped(kept, shape, shape) &&
  isOneOf({ yes: 0, no: 0 }, kept.hasPets) &&
  isOneOf(smokingWords, kept.smoking) &&
  isOneOf(answerWords, kept.lift) &&
  isOneOf(answerWords, kept.parking) &&
  isOneOf(accessWords, kept.accessType)
    ? kept
    : undefined

const isFloor = (floor: string) => /^-?\d{1,3}$/.test(floor) && Number(floor) >= -5 && Number(floor) <= 200
export const checkHome = ({ floor, floorUnknown }: HomeValues) => ({
  ...(!floorUnknown && floor.trim() && !isFloor(floor.trim()) && { floor: 'Vul een getal in; 0 is de begane grond.' }),
})
const given = <V extends string>(value: V) => (value === unknown || value === '' ? null : (value as Exclude<V, Unknown | ''>))
export const bodyOf = (values: HomeValues): Omit<Args<'PUT /client_homes/{uuid}'>['body'], 'version'> => {
  const { accessType, hasPets, smoking, household, housingType, floor, floorUnknown, ...rest } = values
  const asked = { accessType, hasPets, smoking, household, housingType, floor: floorUnknown ? unknown : '' }
  return {
    ...{ housingType: given(housingType), household: given(household), accessType: given(accessType), smoking: given(smoking) },
    hasPets: hasPets === 'yes',
    pets: hasPets === 'yes' ? rest.pets : [],
    floor: floorUnknown || floor.trim() === '' ? null : Number(floor),
    lift: rest.lift || null,
    parking: rest.parking || null,
    parkingNotes: rest.parkingNotes.trim() || null,
    accessNotes: rest.accessNotes.trim() || null,
    notKnown: (Object.keys(asked) as NotKnown[]).filter(field => asked[field] === unknown),
  }
}

type Named = { '@id': string; name: string }
/** Each field in words, with the names of the choices, to compare the versions of two people. */
export const sayHome = (values: HomeValues, names: readonly Named[]): Record<string, string> => {
  const nameOf = (iri: string) => (iri === unknown ? notKnownWords : names.find(one => one['@id'] === iri)?.name) ?? ''
  const pets = values.pets.map(iri => ({ name: nameOf(iri) }))
  const say = <K extends string>(words: Record<K, string>, value: K | '' | Unknown) =>
    value === unknown ? notKnownWords : value === '' ? '' : words[value]
  return {
    Toegang: say(accessWords, values.accessType),
    'Hoe gaat de deur open?': values.accessNotes,
    Parkeren: say(answerWords, values.parking),
    'Over parkeren': values.parkingNotes,
    Huisdieren: petsIn({ hasPets: values.hasPets === 'yes', pets, notKnown: values.hasPets === unknown ? ['hasPets'] : [] }),
    Roken: saySmoking({
      smoking: values.smoking === unknown ? '' : values.smoking,
      notKnown: values.smoking === unknown ? ['smoking'] : [],
    }),
    Huishouden: nameOf(values.household),
    'Soort woning': nameOf(values.housingType),
    Verdieping: values.floorUnknown ? notKnownWords : isFloor(values.floor) ? nameFloor(Number(values.floor)) : values.floor,
    Lift: say(answerWords, values.lift),
  }
}
