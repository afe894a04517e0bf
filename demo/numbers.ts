// Invented numbers that pass their checks (rules/typed/dutch-numbers.ts), made from a number below 100. By design they belong to
// nobody.
const remainderBy97 = (text: string) => [...text].reduce((rest, c) => Number(`${rest}${Number.parseInt(c, 36)}`) % 97, 0)
const twoDigits = (n: number) => String(n).padStart(2, '0')

/** An IBAN at a bank that does not exist. */
export const inventedIban = (n: number): string => {
  const account = `BANK${String(100_000_000 + n * 37).padStart(10, '0')}`
  return `NL${twoDigits(98 - remainderBy97(`${account}NL00`))}${account}`
}
/** A btw-id of a sole trader: the whole modulo 97 is 1. */
export const inventedVatId = (n: number): string => {
  const start = `NL${900_000_000 + n * 11}B`
  const ids = Array.from({ length: 97 }, (_, last) => `${start}${twoDigits(last + 2)}`)
  return ids.find(id => remainderBy97(id) === 1)!
}
export const inventedKvk = (n: number): string => String(91_000_000 + n * 13)
export const inventedPhone = (n: number): string => `+316123450${twoDigits(n)}`
