import { parsePostcode } from './dutch-numbers.ts'

/** The country of an address that names none, as in ISO 3166-1. */
export const homeCountry = 'NL'

/**
 * Takes the country of an address (ISO 3166-1) and its postcode as typed; gives the postcode as it is kept, or undefined when it
 * cannot be one. At home that is "1234 AB". Abroad it is any letters, digits, spaces and hyphens, at most twelve, in capitals: each
 * country has its own form, and many have no postcodes, so there it may be empty.
 */
export function postcodeIn(country: string, typed: string): string | undefined {
  if (country === homeCountry) return parsePostcode(typed)
  const postcode = typed.trim().replace(/\s+/g, ' ').toUpperCase()
  return /^[A-Z\d -]{0,12}$/.test(postcode) ? postcode : undefined
}

/** Takes a country (ISO 3166-1: "BE"); gives its Dutch name ("België"). */
export const countryName = (country: string): string => new Intl.DisplayNames('nl', { type: 'region' }).of(country) ?? country

/** An address; without a `houseNumber` the street has it. */
export interface Address {
  street: string
  houseNumber?: string
  postcode: string
  city: string
  country: string
}
/** The lines of an address as on an envelope: the country stands below it when it is not ours. */
export const addressLines = ({ street, houseNumber, postcode, city, country }: Address): string[] =>
  [
    `${street} ${houseNumber ?? ''}`.trim(),
    `${postcode} ${city}`.trim(),
    country === homeCountry ? '' : countryName(country),
  ].filter(line => line !== '')
