import { parsePostcode } from './dutch-numbers.ts'
import { onKeyboard } from './typed-text.ts'

/** The country of an address that names none, as in ISO 3166-1. */
export const homeCountry = 'NL'

// The postcode formats of the countries that people here come from: as read without spaces and hyphens, and as stored.
const like = (countries: string, form: RegExp, kept = '$1') =>
  countries.split(' ').map((country): [string, { form: RegExp; kept: string }] => [country, { form, kept }])
const forms = new Map([
  ...like('BE AT CH', /^([1-9]\d{3})$/),
  ...like('DK NO HU BG', /^(\d{4})$/),
  ...like('DE FR ES IT', /^(\d{5})$/),
  ...like('RO', /^(\d{6})$/),
  ...like('LU', /^(\d{4})$/, 'L-$1'),
  ...like('SE GR CZ SK', /^(\d{3})(\d{2})$/, '$1 $2'),
  ...like('PL', /^(\d{2})(\d{3})$/, '$1-$2'),
  ...like('PT', /^(\d{4})(\d{3})$/, '$1-$2'),
  ...like('GB', /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/, '$1 $2'),
])
/**
 * Takes the country of an address (ISO 3166-1) and its postcode as typed; gives the postcode as stored, or undefined when it
 * cannot be one. In the Netherlands that is "1234 AB". Abroad it follows the format of its country; for other countries it is any
 * letters, digits, spaces and hyphens, at most twelve, in capitals, and may be empty, as many have no postcodes.
 */
export function postcodeIn(country: string, typed: string): string | undefined {
  if (country === homeCountry) return parsePostcode(typed)
  const postcode = onKeyboard(typed).toUpperCase()
  const own = forms.get(country)
  if (!own || postcode === '') return /^[A-Z\d -]{0,12}$/.test(postcode) ? postcode : undefined
  // With the country's prefix, as in B-2000, it stays as it is.
  const within = postcode.replace(/^[A-Z]{1,2}[- ]?(?=[\d -]{4,7}$)/, '')
  const bare = within.replace(/[ -]/g, '')
  if (!own.form.test(bare)) return undefined
  return within === postcode ? bare.replace(own.form, own.kept) : postcode
}

/** The error for a postcode that does not exist in this country. */
export const wrongPostcode = (country: string): string =>
  country === homeCountry ? 'Vul een postcode in, zoals 3511 AB.' : `Zo is een postcode in ${countryName(country)} niet.`

const months = /^\d{1,2}[ -](?:jan|feb|mrt|mar|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec)\w*\b/i
// A number and an addition: 12A, 12 bis A, 12-14, 12/3, 12 hs. Not what a spreadsheet makes of it: a month, a date, 12,0.
const dutchNumber = /^[1-9]\d{0,4}(?:[ /-]?[a-z\d]{1,9}){0,4}$/i
/** The error for something that is not a house number. */
export const notHouseNumber = 'Dit huisnummer klopt niet. Schrijf het zoals 12 of 12 bis A. Maakte Excel er een datum van?'
/**
 * Takes the country of an address and its house number as typed; gives it as stored, or undefined when it cannot be one, such as
 * what a spreadsheet makes of 3-5 (3-mei). Abroad it may be anything else.
 */
export function houseNumberIn(country: string, typed: string): string | undefined {
  // A spreadsheet turns 12 into 12,0.
  const number = onKeyboard(typed).replace(/^(\d+)[.,]0+$/, '$1')
  const isMangled = months.test(number) || /^\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}\b/.test(number)
  return isMangled || (country === homeCountry && number !== '' && !dutchNumber.test(number)) ? undefined : number
}

/** Takes a country (ISO 3166-1: "BE"); gives its Dutch name ("België"). */
export const countryName = (country: string): string => new Intl.DisplayNames('nl', { type: 'region' }).of(country) ?? country

/** An address; without a `houseNumber` it is part of the street. */
export interface Address {
  street: string
  houseNumber?: string
  postcode: string
  city: string
  country: string
}
/** The lines of an address as on an envelope, with the country last when it is not the Netherlands. */
export const addressLines = ({ street, houseNumber, postcode, city, country }: Address): string[] =>
  [
    `${street} ${houseNumber ?? ''}`.trim(),
    `${postcode} ${city}`.trim(),
    country === homeCountry ? '' : countryName(country),
  ].filter(line => line !== '')
