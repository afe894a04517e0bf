// A care worker's own details, and the body that is sent.

import { addressFieldsAt, addressOf, checkAddress, type TypedAddress } from '#care/form/address.ts'
import type { FieldErrors } from '#care/form/refusal.ts'
import type { AnswerOf, Args } from '#client/api.ts'
import { isShaped } from '#client/draft-shape.ts'
import { type Language, languages } from '#contract/workers/languages.ts'
import { formatPhone } from '#rules/time/format-nl.ts'
import { typedError } from '#rules/typed/readers.ts'

export type Profile = AnswerOf<'GET /care_worker_profiles/{uuid}'>
export interface Draft extends TypedAddress {
  firstName: string
  lastName: string
  phone: string
  about: string
  languages: Language[]
  /** The address of the stored photo. */
  photo: string | null
  /** The trade name; empty when that is their own. */
  tradeName: string
}

/** The saved profile as a draft. */
export const draftOf = ({ firstName, lastName, phone, about, languages: spoken, photo, tradeName, address }: Profile): Draft => ({
  ...{ firstName, lastName, about: about ?? '', languages: [...spoken], photo: photo ?? null, tradeName: tradeName ?? '' },
  ...{ phone: phone ? formatPhone(phone) : '', postcode: address.postcode, houseNumber: address.houseNumber },
  ...{ street: address.street, city: address.city, country: address.country },
})

const filled: Draft = {
  ...{ firstName: '', lastName: '', phone: '', about: '', languages: ['nl'], photo: '', tradeName: '' },
  ...{ postcode: '', houseNumber: '', street: '', city: '', country: '' },
}
/** The stored draft; undefined when it is not a draft of this form. */
export const readDraft = (kept: unknown): Draft | undefined =>
  isShaped(kept, { ...filled, photo: null, city: null }, filled) && kept.languages.every(one => languages.includes(one))
    ? kept
    : undefined

const missing = (text: string, sentence: string) => (text.trim() ? undefined : sentence)
/** Errors by field; `unknown` when there is no such postcode. */
export function checkDraft(draft: Draft, unknown: boolean): FieldErrors {
  const own = {
    firstName: missing(draft.firstName, 'Vul je voornaam in.') ?? typedError('name', draft.firstName),
    lastName: missing(draft.lastName, 'Vul je achternaam in.') ?? typedError('name', draft.lastName),
    phone: missing(draft.phone, 'Vul je telefoonnummer in.') ?? typedError('phone', draft.phone),
  }
  const found = Object.entries(own).flatMap(([name, said]) => (said ? [[name, said]] : []))
  return { ...Object.fromEntries(found), ...checkAddress(draft, unknown) }
}

/** Form fields that the server names differently. */
export const fieldOf = addressFieldsAt('address')

/** The fields in which one draft differs from another. */
export const changesIn = (draft: Draft, from: Draft): (keyof Draft)[] =>
  (Object.keys(from) as (keyof Draft)[]).filter(name => JSON.stringify(draft[name]) !== JSON.stringify(from[name]))

/** The body that saves these fields of a draft; the rest stays as it is in the profile. */
export const bodyOf = (
  draft: Draft,
  changed: (keyof Draft)[],
  profile: Profile,
): Args<'PUT /care_worker_profiles/{uuid}'>['body'] => {
  const whole = { ...draftOf(profile), ...Object.fromEntries(changed.map(name => [name, draft[name]])) }
  return {
    ...{ firstName: whole.firstName, lastName: whole.lastName, languages: whole.languages, photo: whole.photo },
    phone: whole.phone,
    ...{ about: whole.about.trim() || null, tradeName: whole.tradeName.trim() || null },
    address: addressOf(whole),
    openToOtherContractForms: profile.openToOtherContractForms,
  }
}
