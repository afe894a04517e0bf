// A care worker's preferences and acts, as chosen on the screen before they are saved.

import type { AnswerOf, Args } from '#client/api.ts'
import { isShaped } from '#client/draft-shape.ts'
import { maxHoursAWeek } from '#contract/events/shown-numbers.ts'
import { uuidOf } from '#contract/language.ts'
import { type ContractType, contractTypeWords } from '#words/nl.ts'

export const flags = [
  'hasObjectionToPets',
  'hasObjectionToSmokingInside',
  'hasObjectionToSmokingOutside',
  'hasDriversLicense',
  'hasCar',
] as const
export type Flag = (typeof flags)[number]
export const contractForms = Object.keys(contractTypeWords) as ContractType[]
export type Place = { '@id': string; name: string; city: string }
export interface Wishes {
  contractTypes: ContractType[]
  openToOtherContractForms: boolean
  /** Null while the typed text is not a distance. */
  maximumDistanceKm: number | null
  /** The addresses of the acts. */
  acts: string[]
  flags: Flag[]
  locations: Place[]
  /** As typed: empty means no limit, which differs from an invalid number. */
  mostWeeklyHours: string
  wantsToBeAsked: boolean
}
export type Worker = AnswerOf<'GET /care_workers/{uuid}'>
type Preferences = Worker['preferences']

/** A care worker's saved preferences. */
export const wishesOf = ({ contractTypes, profile, preferences }: Worker): Wishes => ({
  contractTypes: contractForms.filter(form => contractTypes.includes(form)),
  openToOtherContractForms: profile.openToOtherContractForms ?? false,
  maximumDistanceKm: preferences.maximumDistanceKm,
  acts: preferences.acts.map(act => act['@id']).sort(),
  flags: flags.filter(flag => preferences[flag]),
  locations: preferences.locations.map(({ '@id': id, name, city }) => ({ '@id': id, name, city })),
  mostWeeklyHours: preferences.mostWeeklyHours ? String(preferences.mostWeeklyHours) : '',
  wantsToBeAsked: preferences.wantsToBeAsked,
})

const filled: Wishes = {
  ...{ contractTypes: ['freelance'], openToOtherContractForms: true, maximumDistanceKm: 30, acts: [''], flags: ['hasCar'] },
  ...{ locations: [{ '@id': '', name: '', city: '' }], mostWeeklyHours: '', wantsToBeAsked: true },
}
/** The stored draft; undefined when it is not a draft of this form. */
export const readWishes = (kept: unknown): Wishes | undefined =>
  isShaped(kept, { ...filled, maximumDistanceKm: null }, filled) ? kept : undefined

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
/** The parts that differ from what is saved. */
export const changesIn = (wishes: Wishes, kept: Wishes): (keyof Wishes)[] =>
  (Object.keys(kept) as (keyof Wishes)[]).filter(part => !isSame(wishes[part], kept[part]))

/** Null for no limit, undefined for an invalid number of hours. */
const readHours = (typed: string): number | null | undefined => {
  if (typed.trim() === '') return null
  const hours = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0
  return hours >= 1 && hours <= maxHoursAWeek ? hours : undefined
}
/** Errors, by part. */
export const checkWishes = ({ contractTypes, maximumDistanceKm: km, mostWeeklyHours }: Wishes) => ({
  ...(contractTypes.length === 0 && { contractTypes: 'Kies minstens één contractvorm.' }),
  ...((km === null || km < 1 || km > 300) && { maximumDistanceKm: 'Vul een getal in van 1 tot en met 300.' }),
  ...(readHours(mostWeeklyHours) === undefined && {
    mostWeeklyHours: `Vul hele uren in, van 1 tot en met ${maxHoursAWeek}. Of laat het leeg.`,
  }),
})

/** The body that saves the preferences. */
export const preferencesBody = ({
  maximumDistanceKm,
  acts,
  flags: chosen,
  locations,
  mostWeeklyHours,
  wantsToBeAsked,
}: Wishes): Args<'PUT /care_worker_preferences/{uuid}'>['body'] => ({
  ...(Object.fromEntries(flags.map(flag => [flag, chosen.includes(flag)])) as Pick<Preferences, Flag>),
  maximumDistanceKm: maximumDistanceKm ?? 0,
  acts,
  locations: locations.map(place => place['@id']),
  mostWeeklyHours: readHours(mostWeeklyHours),
  wantsToBeAsked,
})

/** The query for their reach. Without a distance or a contract form, the saved one counts. */
export const reachQuery = ({ contractTypes, maximumDistanceKm: km, acts }: Wishes) => ({
  ...(contractTypes.length > 0 && { contractTypes }),
  ...(km !== null && km >= 1 && km <= 300 && { maximumDistanceKm: km }),
  // None at all is sent as an empty value.
  acts: acts.length > 0 ? acts.map(uuidOf) : [''],
})
