// The form of one of the people around a client.
import type { relationKind } from '../../../../contract/client-care.ts'
import { parseDutchPhone } from '../../../../rules/dutch-numbers.ts'
import { isShaped } from '../../../client/draft-shape.ts'
import { relationWords } from '../../../words/client-nl.ts'
import type { FieldErrors } from '../../form/refusal.ts'
import type { Relation } from '../client.ts'

export type Kind = (typeof relationKind)[number]
export interface ContactValues {
  firstName: string
  lastName: string
  kind: Kind
  phone: string
  email: string
  isFirstContact: boolean
  isLegalRepresentative: boolean
}
export const emptyContact: ContactValues = {
  ...{ firstName: '', lastName: '', kind: 'child', phone: '', email: '' },
  ...{ isFirstContact: false, isLegalRepresentative: false },
}
export const readContact = (kept: unknown): ContactValues | undefined =>
  isShaped(kept, emptyContact, emptyContact) && Object.hasOwn(relationWords, kept.kind) ? kept : undefined
export const valuesOf = (relation: Relation): ContactValues => {
  const { firstName, lastName, kind, phone, email, isFirstContact, isLegalRepresentative } = relation
  return { firstName, lastName, kind, phone: phone ?? '', email: email ?? '', isFirstContact, isLegalRepresentative }
}
export const bodyOf = ({ firstName, lastName, phone, email, ...rest }: ContactValues) => ({
  ...rest,
  ...{ firstName: firstName.trim(), lastName: lastName.trim() },
  ...{ phone: phone.trim() || null, email: email.trim() || null },
})
/** What is missing or wrong, by field. */
export const checkContact = ({ firstName, lastName, phone, email }: ContactValues): FieldErrors => ({
  ...(!firstName.trim() && { firstName: 'Vul de voornaam in.' }),
  ...(!lastName.trim() && { lastName: 'Vul de achternaam in.' }),
  ...(phone.trim() && !parseDutchPhone(phone) && { phone: 'Vul een Nederlands nummer in, zoals 06 12345678.' }),
  ...(email.trim() &&
    !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()) && { email: 'Dit e-mailadres klopt niet. Denk aan naam@voorbeeld.nl.' }),
})
