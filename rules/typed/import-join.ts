// Converts values that a file splits over columns, or combines in one, into the fields that the operations take.
import { type ImportRow, wordsIn } from './import-row.ts'

/** What is unclear in a row, and why. */
type Unclear = { field: string; fault: string }
type JoinedRow = { row: ImportRow } | Unclear
const infixes =
  "van|von|vom|de|den|der|het|te|ten|ter|tot|in|op|aan|bij|uit|uijt|over|onder|voor|la|le|les|du|des|di|da|dos|del|della|el|al|ben|af|zu|zum|zur|['’‘](?:t|s)|[dl]['’‘]|v\\.?|vd|v\\.d\\.?"
const infix = new RegExp(`^(?:${infixes})$`, 'i')
const salutation = /^(?:dhr|de heer|heer|hr|mevr|mevrouw|mw|mej|meneer|fam|familie)\.?\s+/i
// Infixes that are never a name of their own (Ben, Al and Le are); and text in the place of a name: a title, or something in
// brackets.
const noNameAlone = /^(?:v[ao]n|vom|de|den|der|het|te|ten|ter|vd|v\.d\.?|['’‘][ts])?$/i
const noName = /^(?:(?:dr|drs|prof|ir|ing|mr|ds|jr|sr)\.?|\(.*)$/i

const nameFault = (name: string): string =>
  `Wat is in “${name}” de voornaam, en wat de achternaam? Schrijf eerst de achternaam en na een komma de voornaam, of geef elk een eigen kolom.`
const named = (first: readonly string[], last: readonly string[]): { firstName: string; lastName: string } | undefined => {
  const isName = (words: readonly string[]) =>
    !words.every(word => noNameAlone.test(word)) && !words.some(word => noName.test(word))
  return isName(first) && isName(last) ? { firstName: first.join(' '), lastName: last.join(' ') } : undefined
}
/** Splits a full name into first and last name; undefined when it is unclear where the first name ends. */
export function splitName(fullName: string): { firstName: string; lastName: string } | undefined {
  const name = fullName.trim().replace(/\s+/g, ' ').replace(salutation, '')
  const [last = '', given = '', ...more] = name.split(/ ?, ?/)
  if (more.length > 0) return undefined
  if (given) {
    // "Berg, Wim van der": the part in between is the infix.
    const words = given.replace(salutation, '').split(' ')
    const at = words.findIndex(word => infix.test(word))
    const end = at < 0 ? words.length : at
    return named(words.slice(0, end), [...words.slice(end), last])
  }
  const words = name.split(' ')
  const at = words.findIndex((word, index) => index > 0 && infix.test(word))
  const end = at > 0 ? at : words.length === 2 ? 1 : 0
  return named(words.slice(0, end), words.slice(end))
}
const nameIn = (row: ImportRow): JoinedRow => {
  const [name, first, last] = [wordsIn(row, 'name'), wordsIn(row, 'firstName'), wordsIn(row, 'lastName')]
  const before = wordsIn(row, 'infix')
  const join = (firstName: string | undefined, lastName: string | undefined): JoinedRow => {
    // Some systems repeat the infix in the last name.
    const isThere = before && lastName?.toLowerCase().startsWith(`${before.toLowerCase()} `)
    const fullLastName = isThere || !before || !lastName ? lastName : `${before}${/['’]$/.test(before) ? '' : ' '}${lastName}`
    return { row: { ...row, firstName: firstName ?? '', lastName: fullLastName ?? '' } }
  }
  if (!name || (first && last)) return join(first, last)
  if (first) return join(first, name.toLowerCase().startsWith(`${first.toLowerCase()} `) ? name.slice(first.length).trim() : name)
  const parts = splitName(name)
  return parts ? join(parts.firstName, parts.lastName) : { field: 'name', fault: nameFault(name) }
}

/** Street and number in one text; undefined when it is unclear where the number begins. */
export function splitStreet(text: string): { street: string; houseNumber: string } | undefined {
  // No address is this long, and the expressions below would be slow on long text.
  if (text.length > 300) return undefined
  const [, street, houseNumber] =
    /^(.*\p{L}\S*)\s+(\d+(?:\s*[-/]\s*(?:[a-z]{1,3}|\d{1,4})|\s*(?:bis(?:\s?[a-z])?|[a-z]{1,3}))?)$/iu.exec(text.trim()) ?? []
  // When the street contains a number too, it is unclear which one is the house number.
  if (!street || !houseNumber || /\s\d/.test(street)) return undefined
  return { street: street.replace(/(?:,|\snr\.?)$/i, ''), houseNumber }
}
const addressIn = (row: ImportRow): JoinedRow => {
  const [together, given] = [wordsIn(row, 'streetAndNumber'), wordsIn(row, 'houseNumber')]
  const parts = together ? splitStreet(together) : undefined
  if (together && !parts && !given)
    return {
      field: 'streetAndNumber',
      fault: `Wat is in “${together}” het huisnummer? Schrijf de straat en dan het nummer, of geef elk een eigen kolom.`,
    }
  const street = wordsIn(row, 'street') ?? parts?.street ?? together ?? ''
  const number = given ?? parts?.houseNumber ?? ''
  const more = [wordsIn(row, 'houseLetter'), wordsIn(row, 'houseNumberAddition')].filter(one => one !== undefined)
  const houseNumber = more.reduce((before, one) => {
    const isThere = before.toLowerCase().replace(/\s/g, '').endsWith(one.toLowerCase().replace(/\s/g, '')) && /\D/.test(one)
    return isThere || !before ? before : `${before}${/^[-/]/.test(one) ? '' : ' '}${one}`
  }, number)
  return { row: { ...row, street, houseNumber } }
}

/** The row with its combined values, as far as they are clear; and each field that is not, with why. */
export function joinedRow(row: ImportRow): { row: ImportRow; unclear: Unclear[] } {
  const named = nameIn(row)
  const placed = addressIn('row' in named ? named.row : row)
  const unclear = [named, placed].filter(one => 'fault' in one)
  return { row: 'row' in placed ? placed.row : 'row' in named ? named.row : row, unclear }
}
