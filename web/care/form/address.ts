import { type Address, homeCountry, houseNumberIn, notHouseNumber, postcodeIn, wrongPostcode } from '#rules/typed/address.ts'
import type { FieldErrors } from './refusal.ts'

/** An address as typed. */
export interface TypedAddress {
  postcode: string
  houseNumber: string
  street: string
  /** Null while the city of the postcode is used. */
  city: string | null
  country: string
}
export const emptyAddress: TypedAddress = { postcode: '', houseNumber: '', street: '', city: null, country: homeCountry }

const checkHouseNumber = ({ houseNumber, country }: TypedAddress) => {
  if (!houseNumber.trim()) return country === homeCountry && 'Vul het huisnummer in.'
  return houseNumberIn(country, houseNumber) === undefined && notHouseNumber
}
/** The error of a postcode in this country. */
export const checkPostcode = ({ postcode, country }: Pick<TypedAddress, 'postcode' | 'country'>): string | undefined => {
  return postcodeIn(country, postcode) === undefined ? wrongPostcode(country) : undefined
}
/** Errors by field; the city is one of them. */
export function checkAddress(address: TypedAddress, unknown = false): FieldErrors {
  const { street, city, country } = address
  const isHome = country === homeCountry
  const found = {
    postcode: checkPostcode(address) ?? (isHome && unknown && 'Deze postcode kennen we niet.'),
    houseNumber: checkHouseNumber(address),
    street: !street.trim() && 'Vul de straat in.',
    city: !city?.trim() && 'Vul de plaats in.',
  }
  return Object.fromEntries(Object.entries(found).flatMap(([name, said]) => (said ? [[name, said]] : [])))
}

/** The address of a body. */
export const addressOf = ({ postcode, houseNumber, street, city, country }: TypedAddress): Required<Address> => ({
  ...{ street, houseNumber, city: city ?? '', country },
  postcode: postcodeIn(country, postcode) ?? postcode,
})

/** Maps the server's field paths below the address in the body, such as 'contact.address', to form fields. */
export const addressFieldsAt = (path: string): Record<string, keyof TypedAddress> => ({
  [`${path}.postcode`]: 'postcode',
  [`${path}.houseNumber`]: 'houseNumber',
  [`${path}.street`]: 'street',
  [`${path}.city`]: 'city',
  [`${path}.country`]: 'country',
})
