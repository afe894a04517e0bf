import { counted, formatDateLong } from '../time/format-nl.ts'
import { folded } from '../typed/folded.ts'
import { type DocumentField, documentProblems, type HandedIn, neededFields } from './document-requirements.ts'
import { renewalDays } from './document-standing.ts'
import { type DocumentKind, documentName } from './required-documents.ts'

/** The result of a check of a document: good, needs a look, or wrong. */
export type Check = { outcome: 'good' | 'look' | 'wrong'; text: string }

const fieldWords: Record<DocumentField, string> = {
  number: 'het nummer',
  title: 'wat het is',
  issuedOn: 'de datum van afgifte',
  expiresOn: 'tot wanneer het geldig is',
  files: 'een foto of scan',
}
const dayMs = 86_400_000
const daysUntil = (date: string, today: string) => (Date.parse(date) - Date.parse(today)) / dayMs
const numberWords: Partial<Record<DocumentKind, string>> = {
  agb: 'De AGB-code heeft acht cijfers.',
  big: 'Het BIG-nummer heeft elf cijfers. Of het is ingeschreven, staat in het BIG-register.',
  kvk: 'Het KvK-nummer heeft acht cijfers.',
  commercial_iban: 'Het IBAN klopt met zijn controlecijfers.',
  payout: 'Het IBAN klopt met zijn controlecijfers.',
  personal_iban: 'Het IBAN klopt met zijn controlecijfers.',
}

/**
 * Takes a kind, what was handed in and today (YYYY-MM-DD); gives what can be checked without looking at the document: what is
 * missing or wrong, the format of its number, and until when it is valid.
 */
export function documentChecks(kind: DocumentKind, document: HandedIn, today: string): Check[] {
  const problems = documentProblems(kind, document, today)
  const isWrong = (field: string) => problems.some(problem => problem.field === field)
  const isThere = (field: DocumentField) => (field === 'files' ? document.fileCount > 0 : Boolean(document[field]))
  // The message is written for whoever hands it in; after its first sentence it is advice to them.
  const checks: Check[] = problems.map(({ field, message }) => ({
    outcome: 'wrong',
    text: isThere(field) ? message.replace(/\. .*/, '.') : `Ontbreekt: ${fieldWords[field]}.`,
  }))
  const aboutNumber = numberWords[kind]
  if (aboutNumber && document.number && !isWrong('number')) checks.push({ outcome: 'good', text: aboutNumber })
  if (document.expiresOn && !isWrong('expiresOn')) checks.push(validity(document.expiresOn, today))
  if (problems.length === 0 && neededFields[kind].length > 0)
    checks.push({ outcome: 'good', text: `Alles wat bij ${documentName[kind]} hoort, is er.` })
  return checks
}

function validity(expiresOn: string, today: string): Check {
  const days = daysUntil(expiresOn, today)
  const until = `Geldig tot en met ${formatDateLong(expiresOn).replace(/^\S+ /, '')}`
  if (days > renewalDays) return { outcome: 'good', text: `${until}.` }
  return {
    outcome: 'look',
    text: days === 0 ? 'Alleen vandaag nog geldig.' : `${until}: nog ${counted(days, 'dag', 'dagen')}.`,
  }
}

/**
 * Takes the text of a file and somebody's name; gives whether it contains their last name, ignoring case and accents. Gives
 * nothing for a file without readable text.
 */
export function nameCheck(fileText: string, { lastName }: { lastName: string }): Check {
  const read = folded(fileText)
  if (read.length < 20) return { outcome: 'look', text: 'In dit bestand is geen tekst te lezen: kijk zelf of de naam klopt.' }
  if (` ${read} `.includes(` ${folded(lastName)} `)) return { outcome: 'good', text: `De naam ${lastName} staat in het bestand.` }
  return { outcome: 'look', text: `De naam ${lastName} is niet gevonden in het bestand.` }
}
