// The form of a client: its values, whether they are complete, and the body they become.

import { isShaped } from '#client/draft-shape.ts'
import type { Calls } from '#contract/index.ts'
import type { In } from '#contract/language.ts'
import type { Answer } from '#contract/operations.ts'
import { formatPhone } from '#rules/time/format-nl.ts'
import { notBorn } from '#rules/typed/typed-values.ts'
import { addressFieldsAt, addressOf, checkAddress, emptyAddress, type TypedAddress } from '../form/address.ts'
import type { FieldErrors } from '../form/refusal.ts'
import { typedErrors } from '../form/typed-errors.ts'

// Only a type of the contract: a server test imports this form too.
type Client = Answer<Calls['GET /clients/{uuid}']>

export interface ClientValues extends TypedAddress {
  firstName: string
  lastName: string
  birthDate: string | null
  gender: '' | 'male' | 'female'
  phone: string
  email: string
  /** The address of the location. */
  location: string
  /** The address of the client manager at the back office; only the back office chooses it. */
  manager: string
}
export const emptyClient: ClientValues = {
  ...{ firstName: '', lastName: '', birthDate: null, gender: '', phone: '', email: '', location: '', manager: '' },
  ...emptyAddress,
}
const filled: ClientValues = { ...emptyClient, birthDate: '', city: '' }
const genders: readonly string[] = ['', 'male', 'female'] satisfies ClientValues['gender'][]
/** The stored draft; undefined when it is not a draft of this form. */
export const readClient = (kept: unknown): ClientValues | undefined =>
  isShaped(kept, emptyClient, filled) && genders.includes(kept.gender) ? kept : undefined

export const valuesOf = (client: Client): ClientValues => {
  const { firstName, lastName, birthDate, gender, contact, responsibleLocation, clientManager } = client
  return {
    ...{ firstName, lastName, birthDate: birthDate ?? null, gender: gender ?? '' },
    ...{
      phone: contact.phone ? formatPhone(contact.phone) : '',
      email: contact.email ?? '',
      location: responsibleLocation['@id'],
    },
    manager: clientManager?.['@id'] ?? '',
    ...contact.address,
  }
}

/** Form fields that the server names differently. */
export const fieldOf = {
  ...addressFieldsAt('contact.address'),
  'contact.phone': 'phone',
  'contact.email': 'email',
  responsibleLocation: 'location',
  clientManager: 'manager',
} as const satisfies Record<string, keyof ClientValues>

/** Errors by field, in the order of the form. */
export const checkClient = (values: ClientValues, today: string, unknownPostcode: boolean): FieldErrors => {
  const { firstName, lastName, birthDate, phone, email, location } = values
  return {
    ...(!firstName.trim() && { firstName: 'Vul de voornaam in.' }),
    ...(!lastName.trim() && { lastName: 'Vul de achternaam in.' }),
    ...typedErrors('name', firstName, 'firstName'),
    ...typedErrors('name', lastName, 'lastName'),
    ...(birthDate && birthDate > today && { birthDate: notBorn }),
    ...typedErrors('phone', phone),
    ...typedErrors('email', email),
    ...checkAddress(values, unknownPostcode),
    ...(!location && { location: 'Kies een locatie.' }),
  }
}

/** The body of a new client, and of a change. */
export const bodyOf = (values: ClientValues): In<Calls['POST /organization_locations/clients']['body']> => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  birthDate: values.birthDate,
  gender: values.gender || null,
  responsibleLocation: values.location,
  contact: { phone: values.phone.trim() || null, email: values.email.trim() || null, address: addressOf(values) },
})
