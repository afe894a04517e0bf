import { onKeyboard } from './typed-text.ts'

/** Takes a citizen service number as typed; gives its nine digits (eight get a leading zero), or undefined when it fails the 11-test. */
export function parseBsn(text: string): string | undefined {
  const digits = compact(text)
  if (!/^\d{8,9}$/.test(digits)) return undefined
  const bsn = digits.padStart(9, '0')
  return bsn !== '000000000' && passesElevenTest(bsn) ? bsn : undefined
}

/**
 * Takes a btw-id as typed; gives it as NL000099998B57, or undefined. For legal entities the digits pass the 11-test. Since
 * 1-1-2020 sole traders have a number without their BSN; that one passes mod 97 as a whole.
 */
export function parseVatId(text: string): string | undefined {
  const id = compact(text)
  if (!/^NL\d{9}B\d{2}$/.test(id)) return undefined
  const digits = id.slice(2, 11)
  return (digits !== '000000000' && passesElevenTest(digits)) || remainderBy97(id) === 1 ? id : undefined
}

// The length of an IBAN in each SEPA country (the registry of SWIFT, and the list of the European Payments Council).
const ibanLengths = new Map(
  (
    'AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 ' +
    'MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22'
  )
    .split(' ')
    .map(each => [each.slice(0, 2), Number(each.slice(2))]),
)
/**
 * Takes an IBAN as typed, of a country we can pay to; gives it without spaces, or undefined when its length, format or check
 * digits are wrong.
 */
export function parseIban(text: string): string | undefined {
  const iban = compact(text)
  const form = iban.startsWith('NL') ? /^NL\d{2}[A-Z]{4}\d{10}$/ : /^[A-Z]{2}(?!0[01]|99)\d{2}[A-Z\d]+$/
  const isWhole = ibanLengths.get(iban.slice(0, 2)) === iban.length && form.test(iban)
  return isWhole && remainderBy97(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : undefined
}

/** Takes a number of the chamber of commerce as typed; gives its eight digits, or undefined. It has no check digit. */
export function parseKvkNumber(text: string): string | undefined {
  return digitsOnly(text, 8)
}

/** Takes a BIG number as typed; gives its eleven digits, or undefined. There is no public check. */
export function parseBigNumber(text: string): string | undefined {
  return digitsOnly(text, 11)
}

/** Takes an Organisatie-identificatienummer as typed (Logius): gives its twenty digits, or undefined. Its prefix is zeros and one digit. */
export function parseOin(text: string): string | undefined {
  const oin = digitsOnly(text, 20)
  return oin?.startsWith('0000000') ? oin : undefined
}

/** Takes an AGB code as typed; gives its eight digits, or undefined. */
export function parseAgbCode(text: string): string | undefined {
  return digitsOnly(text, 8)
}

/** Takes a postcode as typed; gives it as "1234 AB", or undefined. The letters SA, SD and SS are never used. */
export function parsePostcode(text: string): string | undefined {
  const postcode = compact(text).replace(/^NL(?=\d)/, '')
  return /^[1-9]\d{3}(?!S[ADS])[A-Z]{2}$/.test(postcode) ? `${postcode.slice(0, 4)} ${postcode.slice(4)}` : undefined
}

// A label that is copied along with a number.
const named = /^(?:IBAN|KVK|BIG|AGB|BTW|BSN|VAT)(?:-?(?:NR|NUMMER|CODE|ID))?\.?:?/
function compact(text: string): string {
  return onKeyboard(text).toUpperCase().replace(/\s/g, '').replace(named, '').replace(/[.-]/g, '')
}

function digitsOnly(text: string, length: number): string | undefined {
  const digits = compact(text)
  return /^\d+$/.test(digits) && digits.length === length ? digits : undefined
}

function passesElevenTest(nineDigits: string): boolean {
  const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1]
  return weights.reduce((sum, weight, place) => sum + weight * Number(nineDigits[place]), 0) % 11 === 0
}

/** Letters count as 10 (A) to 35 (Z). The number is far too long for a double, so the remainder is computed digit by digit. */
function remainderBy97(text: string): number {
  const digits = [...text].map(character => Number.parseInt(character, 36)).join('')
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0)
}
