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

/** Takes an IBAN as typed, of any country; gives it without spaces, or undefined when its form or check digits are wrong. */
export function parseIban(text: string): string | undefined {
  const iban = compact(text)
  const form = iban.startsWith('NL') ? /^NL\d{2}[A-Z]{4}\d{10}$/ : /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
  return form.test(iban) && remainderBy97(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : undefined
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
  const postcode = compact(text)
  return /^[1-9]\d{3}(?!S[ADS])[A-Z]{2}$/.test(postcode) ? `${postcode.slice(0, 4)} ${postcode.slice(4)}` : undefined
}

/** Takes a Dutch phone number as typed (06…, 030…, +31…, 0031…); gives E.164, or undefined. Service numbers are not accepted. */
export function parseDutchPhone(text: string): string | undefined {
  const digits = text.replace('(0)', '').replace(/[\s().-]/g, '')
  const [, subscriber] = /^(?:\+31|0031|0)([1-9]\d{8})$/.exec(digits) ?? []
  return subscriber && `+31${subscriber}`
}

/** Takes a phone number as typed, of any country; one from abroad begins with + or 00. Gives E.164, or undefined. */
export function parsePhone(text: string): string | undefined {
  const [, abroad] = /^(?:\+|00)([1-9]\d{6,14})$/.exec(text.replace('(0)', '').replace(/[\s().-]/g, '')) ?? []
  return abroad && !abroad.startsWith('31') ? `+${abroad}` : parseDutchPhone(text)
}

function compact(text: string): string {
  return text.replace(/[\s.]/g, '').toUpperCase()
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
