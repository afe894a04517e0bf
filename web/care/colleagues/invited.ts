import type { FieldErrors } from '../form/refusal.ts'
import { typedErrors } from '../form/typed-errors.ts'

/** Errors in the details of somebody to invite by mail, by field. */
export const checkInvited = ({
  firstName,
  lastName,
  email,
}: Record<'firstName' | 'lastName' | 'email', string>): FieldErrors => ({
  ...(!firstName.trim() && { firstName: 'Vul de voornaam in.' }),
  ...(!lastName.trim() && { lastName: 'Vul de achternaam in.' }),
  ...typedErrors('name', firstName, 'firstName'),
  ...typedErrors('name', lastName, 'lastName'),
  ...(!email.trim() && { email: 'Vul het e-mailadres in.' }),
  ...typedErrors('email', email),
})
