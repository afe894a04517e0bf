// The form for the bank account that payments are made from.
import type { FieldErrors } from '#care/form/refusal.ts'
import { typedErrors } from '#care/form/typed-errors.ts'

export type Account = { name: string; iban: string }
/** The errors by field. */
export const checkAccount = ({ name, iban }: Account): FieldErrors => ({
  ...(!name.trim() && { name: 'Vul de naam van de rekening in.' }),
  ...(!iban.trim() && { iban: 'Vul het IBAN in.' }),
  ...typedErrors('iban', iban),
})
