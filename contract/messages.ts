// What is wrong with a value, in Dutch that people can act on, and the fixed id of the constraint. Used by the server for
// violations and by forms for their fields. Zod's own Dutch texts are not fit for people.
import { wrongCharacters } from '../rules/typed/readers.ts'

interface Issue {
  code?: string
  message?: string
  minimum?: number | bigint
  maximum?: number | bigint
  origin?: string
  format?: string
  expected?: string
  input?: unknown
  params?: Record<string, unknown>
  values?: readonly unknown[]
}

const formats: Record<string, string> = {
  uuid: 'Dit is geen geldig kenmerk.',
  date: 'Vul een geldige datum in.',
  datetime: 'Vul een geldig tijdstip in.',
  characters: wrongCharacters,
}
const own: Record<string, string> = {
  iri: 'Kies een geldige waarde.',
  instant: 'Vul een geldig tijdstip in.',
  noInstant: 'Dit is geen geldig tijdstip.',
  noDay: 'Dit is geen geldige datum.',
  characters: wrongCharacters,
}
// For API clients. A form has its own fields for these, so its messages do not mention the format.
const instantForPrograms = 'Vul een bestaand tijdstip met tijdzone in, zoals 2026-12-01T07:30:00+01:00 of 2026-12-01T06:30:00Z.'
const forPrograms: Record<string, string> = {
  instant: instantForPrograms,
  noInstant: instantForPrograms,
  noDay: 'Vul een bestaande datum in, in de vorm jjjj-mm-dd.',
  iri: 'Stuur het adres van een item, zoals de @id uit een antwoord.',
}
const maxValues = 20
const programSentence = ({ message = '', code, expected, values = [], params }: Issue): string | undefined => {
  if (params?.address) return `${message} Stuur een adres als ${params.address}.`
  if (forPrograms[message]) return forPrograms[message]
  if (message && message !== 'Invalid input') return undefined
  if (code === 'invalid_value' && values.length > 0 && values.length <= maxValues) return `Kies een van: ${values.join(', ')}.`
  return code === 'invalid_type' && expected ? `Deze waarde heeft niet het goede type: hier hoort ${expected}.` : undefined
}
const isMissing = (issue: Issue) => issue.input === undefined || issue.input === null || issue.input === ''

/**
 * The Dutch sentence for a schema issue. A sentence in the schema itself takes precedence. With `isProgram` it tells a developer
 * which format is required.
 */
export const messageOf = (issue: Issue, isProgram = false): string => {
  const ownSentence = isProgram && !isMissing(issue) ? programSentence(issue) : undefined
  if (ownSentence) return ownSentence
  if (issue.message && own[issue.message]) return isMissing(issue) ? 'Dit veld is verplicht.' : own[issue.message]!
  if (issue.message && issue.message !== 'Invalid input') return issue.message
  if (isMissing(issue)) return 'Dit veld is verplicht.'
  if (issue.code === 'too_small') {
    if (issue.origin === 'string')
      return Number(issue.minimum) <= 1 ? 'Dit veld is verplicht.' : `Gebruik minimaal ${issue.minimum} tekens.`
    return issue.origin === 'array' ? `Kies er minimaal ${issue.minimum}.` : `Vul minimaal ${issue.minimum} in.`
  }
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return `Gebruik hooguit ${issue.maximum} tekens.`
    return issue.origin === 'array' ? `Kies er hooguit ${issue.maximum}.` : `Vul hooguit ${issue.maximum} in.`
  }
  if (issue.code === 'invalid_format') return formats[issue.format ?? ''] ?? 'Deze waarde heeft niet de goede vorm.'
  if (issue.code === 'invalid_value') return 'Kies een van de mogelijkheden.'
  if (issue.code === 'invalid_type')
    return issue.expected === 'number' || issue.expected === 'int'
      ? 'Vul een getal in.'
      : 'Deze waarde heeft niet het goede type.'
  return 'Deze waarde klopt niet.'
}
