// The form that completes a profile, and its body.

import { newPasswordError } from '#care/account/new-password.ts'
import type { FieldErrors } from '#care/form/refusal.ts'
import type { Args } from '#client/api.ts'

export const preferences = [
  'hasObjectionToPets',
  'hasObjectionToSmokingInside',
  'hasObjectionToSmokingOutside',
  'hasDriversLicense',
  'hasCar',
] as const
export type Preference = (typeof preferences)[number]
export interface Profile {
  password: string
  about: string
  openToOtherContractForms: boolean
  preferences: Preference[]
  maximumDistanceKm: string
  agreed: boolean
}
export const emptyProfile: Profile = {
  password: '',
  about: '',
  openToOtherContractForms: false,
  preferences: [],
  maximumDistanceKm: '',
  agreed: false,
}

/** Form fields that the server names differently. */
export const fieldOf = { 'profile.about': 'about', 'preferences.maximumDistanceKm': 'maximumDistanceKm' } as const

/** Reads a typed distance: undefined when empty, null when it is not from 1 to 300. */
export function readDistance(typed: string): number | null | undefined {
  const text = typed.trim()
  if (!text) return undefined
  const km = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return km >= 1 && km <= 300 ? km : null
}

/** Errors, by field. */
export function checkProfile({ password, maximumDistanceKm, agreed }: Profile): FieldErrors {
  return {
    ...(newPasswordError(password) && { password: newPasswordError(password) }),
    ...(readDistance(maximumDistanceKm) === null && { maximumDistanceKm: 'Vul een getal van 1 tot 300 in.' }),
    ...(!agreed && { agreed: 'Ga akkoord om verder te gaan.' }),
  }
}

type Body = Args<'PUT /user_tokens/{user_token}/complete_registration'>['body']

/** The body of the request, for a correct profile; `asked`: whether consent was asked here. */
export function bodyOf(
  { password, about, openToOtherContractForms, preferences: chosen, maximumDistanceKm }: Profile,
  asked: boolean,
): Body {
  const km = readDistance(maximumDistanceKm)
  return {
    password,
    ...(asked && { agreed: true }),
    profile: { about: about.trim() || null, openToOtherContractForms },
    preferences: {
      ...Object.fromEntries(preferences.map(name => [name, chosen.includes(name)])),
      ...(km && { maximumDistanceKm: km }),
    },
  }
}
