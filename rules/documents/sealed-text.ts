// Reads the text under a seal: whose document it is, and what it states. The values are found by their labels. When a label is
// missing or occurs twice, nothing is read and nothing is proven: then a person reviews the document.

import { months } from '../time/format-nl.ts'
import { parseBigNumber, parseKvkNumber } from '../typed/dutch-numbers.ts'
import type { SealedKind } from './seal-makers.ts'

/** What a sealed document proves. */
export interface ProvenFacts {
  name: string
  /** YYYY-MM-DD. */
  birthDate: string
  /** The number of the company or the registration. */
  number?: string
  diploma?: string
}

interface Form {
  /** The first words of such a document; without them it is another document of the same maker. */
  title: RegExp
  /** The labels that are read, each with its possible spellings. */
  read: Record<string, RegExp>
  /** Labels that are not read themselves, but end the value before them. */
  others: RegExp
}
const forms: Record<SealedKind, readonly Form[]> = {
  kvk: [
    {
      title: /Uittreksel Handelsregister/i,
      // The name of a company is chosen by its owner and could say anything. The person is named under "Eigenaar".
      read: { number: /KvK-nummer/, name: /Eigenaar:? Naam/, birthDate: /Geboortedatum(?: en -plaats)?/ },
      others:
        /Naam|Pagina|Onderneming|Vestiging|Vestigingsnummer|Handelsnaam|Handelsnamen|Rechtsvorm|Startdatum onderneming|Activiteiten|Werkzame personen|Bezoekadres|Telefoonnummer|Eigenaar|Adres|Datum in functie|Geboorteplaats|Bevoegdheid|RSIN|Gegevens zijn vervaardigd|Uittreksel is vervaardigd/,
    },
  ],
  big: [
    {
      title: /Uittreksel BIG-register/i,
      read: { number: /BIG-(?:registratie)?nummer/, name: /Naam/, birthDate: /Geboortedatum/ },
      others:
        /Beroepsgroep|Beroep|Specialisme|Geslacht|Geboorteplaats|Registratiedatum|Datum inschrijving|Herregistratiedatum|Einddatum|Bevoegdheid/,
    },
  ],
  diploma: [
    // The layout that DUO uses since it keeps the register of participants in education: headings, each with lines below it.
    {
      title: /Uit het register onderwijsdeelnemers/,
      read: { name: /BEHAALD DOOR/, birthDate: /Geboren op/, diploma: /DIPLOMA|GETUIGSCHRIFT|CERTIFICAAT/ },
      others: /PROFIEL|UITGEGEVEN DOOR|Downloaddatum|CIJFERLIJST/,
    },
    {
      title: /diplomaregister/i,
      read: { name: /Naam/, birthDate: /Geboortedatum/, diploma: /Diploma|Opleiding/ },
      others:
        /Geboorteplaats|Niveau|Instelling|School|Plaats|Datum diploma|Diplomadatum|Datum|Leerweg|Onderwijssoort|Crebo|Resultaat/,
    },
  ],
}
const dateIn = (value: string): string | undefined => {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[-/ ](\d{1,2}|[a-z]+)[-/ ](\d{4})(?:$|[ ,])/.exec(value.toLowerCase()) ?? []
  const number = /^\d+$/.test(month) ? Number(month) : months.indexOf(month) + 1
  const written = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = Date.parse(`${written}T00:00:00Z`)
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== written ? undefined : written
}
// "Boer, Saskia de" is "Saskia de Boer": a part in lower case belongs to the last name.
const nameIn = (value: string): string | undefined => {
  if (!/^\p{L}[\p{L}\p{M} .,'’-]{1,119}$/u.test(value)) return undefined
  const [last = '', rest, more] = value.split(',').map(part => part.trim())
  if (more !== undefined) return undefined
  if (rest === undefined) return last
  const words = rest.split(' ')
  const from = words.findIndex(word => /^\p{Ll}/u.test(word))
  const firstNames = from < 0 ? words : words.slice(0, from)
  return [...firstNames, ...words.slice(firstNames.length), last].join(' ')
}
const readers: Record<string, (value: string, kind: SealedKind) => string | undefined> = {
  name: nameIn,
  birthDate: dateIn,
  number: (value, kind) => (kind === 'big' ? parseBigNumber(value) : parseKvkNumber(value)),
  diploma: value => (value.length >= 3 && value.length <= 200 ? value : undefined),
}

const maxText = 100_000
/**
 * Takes a kind of document and the text under its seal; gives its facts. Undefined when not all of them can be read with
 * certainty.
 */
export function readSealedText(kind: SealedKind, text: string): ProvenFacts | undefined {
  const plain = text.slice(0, maxText).replace(/\s+/g, ' ').trim()
  const form = forms[kind].find(({ title }) => title.test(plain))
  return form && readAs(form, kind, plain)
}
const readAs = ({ read, others }: Form, kind: SealedKind, plain: string): ProvenFacts | undefined => {
  const sources = [...Object.values(read), others].map(({ source }) => source)
  // The longest first, and only whole words: "Naam" does not match in "Handelsnaam".
  const label = new RegExp(`(?<=^|\\s)(?:${sources.join('|')})(?=$|\\s|:)`, 'g')
  const labels = [...plain.matchAll(label)]
  const facts: Record<string, string> = {}
  for (const [field, shape] of Object.entries(read)) {
    const wholeValue = new RegExp(`^(?:${shape.source})$`)
    const own = labels.filter(([labelText]) => wholeValue.test(labelText))
    if (own.length !== 1) return undefined
    const next = labels[labels.indexOf(own[0]!) + 1]?.index ?? plain.length
    const value = plain
      .slice(own[0]!.index + own[0]![0].length, next)
      .trim()
      .replace(/^: ?/, '')
    const found = readers[field]!(value, kind)
    if (!found) return undefined
    facts[field] = found
  }
  return facts as unknown as ProvenFacts
}
