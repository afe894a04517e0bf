import type { FieldErrors } from '../form/refusal.ts'
import { toldOf } from '../form/told.ts'

/** Errors in the details of somebody to invite by mail, by field. */
export const checkInvited = ({
  firstName,
  lastName,
  email,
}: Record<'firstName' | 'lastName' | 'email', string>): FieldErrors => ({
  ...(!firstName.trim() && { firstName: 'Vul de voornaam in.' }),
  ...(!lastName.trim() && { lastName: 'Vul de achternaam in.' }),
  ...toldOf('name', firstName, 'firstName'),
  ...toldOf('name', lastName, 'lastName'),
  ...(!email.trim() && { email: 'Vul het e-mailadres in.' }),
  ...toldOf('email', email),
})
