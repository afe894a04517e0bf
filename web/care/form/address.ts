import { parsePostcode } from '../../../rules/dutch-numbers.ts'
import type { FieldErrors } from './refusal.ts'

/** An address as people type it. */
export interface TypedAddress {
  postcode: string
  houseNumber: string
  street: string
  /** Null while the place of the postcode is used. */
  city: string | null
}
export const emptyAddress: TypedAddress = { postcode: '', houseNumber: '', street: '', city: null }

const checkHouseNumber = (houseNumber: string) => {
  if (!houseNumber.trim()) return 'Vul het huisnummer in.'
  return /^[1-9]/.test(houseNumber.trim()) ? undefined : 'Begin met een cijfer, zoals 12 of 12A.'
}
/** What is missing or wrong, by field; the place stands in it. */
export function checkAddress({ postcode, houseNumber, street, city }: TypedAddress, unknown = false): FieldErrors {
  const found = {
    postcode: parsePostcode(postcode) ? unknown && 'Deze postcode kennen we niet.' : 'Vul een postcode in, zoals 3511 AB.',
    houseNumber: checkHouseNumber(houseNumber),
    street: !street.trim() && 'Vul de straat in.',
    city: !city?.trim() && 'Vul de plaats in.',
  }
  return Object.fromEntries(Object.entries(found).flatMap(([name, said]) => (said ? [[name, said]] : [])))
}

/** The address of a body. */
export const addressOf = ({ postcode, houseNumber, street, city }: TypedAddress) => ({
  ...{ street, houseNumber, city: city ?? '' },
  postcode: parsePostcode(postcode) ?? postcode,
})

/** The fields of what the server names with the path of the address in the body: 'contact.address'. */
export const addressFieldsAt = (path: string): Record<string, keyof TypedAddress> => ({
  [`${path}.postcode`]: 'postcode',
  [`${path}.houseNumber`]: 'houseNumber',
  [`${path}.street`]: 'street',
  [`${path}.city`]: 'city',
})
