// The form of one of the people around a client.

import { isShaped } from '#client/draft-shape.ts'
import type { relationKind } from '#contract/clients/client-care.ts'
import { formatPhone } from '#rules/time/format-nl.ts'
import { relationWords } from '#words/client-nl.ts'
import type { FieldErrors } from '../../form/refusal.ts'
import { typedErrors } from '../../form/typed-errors.ts'
import type { Relation } from '../client.ts'

export type Kind = (typeof relationKind)[number]
export interface ContactValues {
  firstName: string
  lastName: string
  /** Empty until it is chosen. */
  kind: Kind | ''
  phone: string
  email: string
  isFirstContact: boolean
  isLegalRepresentative: boolean
  /** The version of the contact when the form was opened; 0 for a new one. */
  version: number
}
export const emptyContact: ContactValues = {
  ...{ firstName: '', lastName: '', kind: '', phone: '', email: '' },
  ...{ isFirstContact: false, isLegalRepresentative: false, version: 0 },
}
export const readContact = (kept: unknown): ContactValues | undefined =>
  isShaped(kept, emptyContact, emptyContact) && (kept.kind === '' || Object.hasOwn(relationWords, kept.kind)) ? kept : undefined
export const valuesOf = (relation: Relation): ContactValues => {
  const { firstName, lastName, kind, phone, email, isFirstContact, isLegalRepresentative, version } = relation
  return {
    firstName,
    lastName,
    kind,
    phone: phone ? formatPhone(phone) : '',
    email: email ?? '',
    isFirstContact,
    isLegalRepresentative,
    version,
  }
}
export const bodyOf = ({ firstName, lastName, kind, phone, email, version: _, ...rest }: ContactValues) => ({
  ...rest,
  kind: kind || 'other',
  ...{ firstName: firstName.trim(), lastName: lastName.trim() },
  ...{ phone: phone.trim() || null, email: email.trim() || null },
})
/** Each field in words, to compare the versions of two people. */
export const sayContact = (values: ContactValues): Record<string, string> => ({
  Naam: `${values.firstName} ${values.lastName}`,
  Relatie: values.kind && relationWords[values.kind],
  Telefoon: values.phone,
  'E-mailadres': values.email,
  'Eerste contact': values.isFirstContact ? 'ja' : 'nee',
  'Wettelijk vertegenwoordiger': values.isLegalRepresentative ? 'ja' : 'nee',
})
/** Errors, by field. */
export const checkContact = ({ firstName, lastName, kind, phone, email }: ContactValues): FieldErrors => ({
  ...(!firstName.trim() && { firstName: 'Vul de voornaam in.' }),
  ...(!lastName.trim() && { lastName: 'Vul de achternaam in.' }),
  ...typedErrors('name', firstName, 'firstName'),
  ...typedErrors('name', lastName, 'lastName'),
  ...(!kind && { kind: 'Kies de relatie, zoals zoon of dochter.' }),
  ...typedErrors('phone', phone),
  ...typedErrors('email', email),
})
