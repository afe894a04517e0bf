// Files for a spreadsheet: semicolons and a byte order mark, as Dutch spreadsheets expect.

/** A text, a number, nothing, or an amount that we calculated ourselves. */
export type Cell = string | number | undefined | { cents: number }
// A cell that begins like a formula, even after a space, becomes text: a spreadsheet must not run what a person typed.
const cell = (value: Cell): string => {
  // A credited amount begins with a minus, and must stay a number.
  if (typeof value === 'object') return euros(value.cents)
  const text = String(value ?? '')
  const safe = /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
  return /[";\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
/** Lines of cells as CSV. */
export const csvOf = (lines: Cell[][]): string => `\ufeff${lines.map(line => line.map(cell).join(';')).join('\r\n')}\r\n`
/** An amount in cents as a Dutch spreadsheet reads it: `1234,50`. */
export const euros = (cents: number | undefined) => (cents === undefined ? '' : (cents / 100).toFixed(2).replace('.', ','))
