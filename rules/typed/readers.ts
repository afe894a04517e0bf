// One reader for each kind of value with a format of its own: the same for form fields, bodies, filters and imports
// (docs/decisions/0124). Its result is what is stored; reading that again changes nothing.
import { parseAgbCode, parseBigNumber, parseIban, parseKvkNumber, parseOin, parseVatId } from './dutch-numbers.ts'
import { readEmail } from './email.ts'
import { readName } from './names.ts'
import { readPhone } from './phone.ts'
import { inLines, isCarried } from './typed-text.ts'

export { inLines, isCarried }
/** The error for a text that not all our outputs support. */
export const wrongCharacters = 'Hier staan tekens in die niet kunnen.'

interface Reader {
  /** Takes it as typed, pasted, or saved by a spreadsheet; gives it as stored, or undefined when it is not valid. */
  read: (text: string) => string | undefined
  /** The error when it is not valid. */
  wrong: string
}
export const readers = {
  phone: {
    read: readPhone,
    wrong: 'Vul een telefoonnummer in, zoals 06 12345678. Uit het buitenland: begin met +, zoals +32 470 12 34 56.',
  },
  name: { read: readName, wrong: 'Schrijf deze naam met letters.' },
  email: { read: readEmail, wrong: 'Dit e-mailadres klopt niet. Denk aan naam@voorbeeld.nl.' },
  iban: { read: parseIban, wrong: 'Dit IBAN klopt niet. Kijk het na op de bankpas. Het land moet bij SEPA horen.' },
  agb: { read: parseAgbCode, wrong: 'Een AGB-code heeft acht cijfers.' },
  big: { read: parseBigNumber, wrong: 'Een BIG-nummer heeft elf cijfers.' },
  kvk: { read: parseKvkNumber, wrong: 'Een KvK-nummer heeft acht cijfers.' },
  oin: { read: parseOin, wrong: 'Een OIN heeft twintig cijfers en begint met zeven nullen.' },
  vatId: { read: parseVatId, wrong: 'Dit btw-id klopt niet. Het ziet eruit als NL000099998B57.' },
} as const satisfies Record<string, Reader>
export type TypedKind = keyof typeof readers

/** The error for a typed text; undefined when there is none. */
export const typedError = (kind: TypedKind, text: string): string | undefined =>
  text.trim() === '' || readers[kind].read(text) !== undefined ? undefined : readers[kind].wrong
