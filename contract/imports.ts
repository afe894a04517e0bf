// Clients, care workers and rates from a spreadsheet: what a row may hold, for the screen that matches its columns and the server that
// reads it. What is read becomes what the ordinary operations take, with all their checks.
import * as z from 'zod/mini'
import { command } from './operations.ts'

/** What a row holds of one thing: its name on the screen, and how it is written. */
interface ImportField {
  label: string
  required?: true
  /** An example, or what it may be. */
  help?: string
  /** What the column is called elsewhere, the likeliest first. */
  also?: readonly string[]
  /** The fields that it holds together: a row may have it, or those. */
  joins?: readonly string[]
  /** The field that it fills in a row that has nothing there: two telephone numbers of which we keep one. */
  insteadOf?: string
}
const location = {
  location: {
    label: 'Locatie',
    required: true,
    help: 'Zoals de locatie hier heet.',
    also: ['Vestiging', 'Verantwoordelijke locatie', 'Hoofdlocatie', 'Afdeling', 'Team'],
  },
  organization: { label: 'Organisatie', help: 'Alleen nodig als er meer locaties zo heten.', also: ['Opdrachtgever'] },
} as const
const address = {
  street: { label: 'Straat', required: true, also: ['Straatnaam'] },
  houseNumber: { label: 'Huisnummer', required: true, also: ['Huisnr', 'Huisnummer cijfers', 'Nr', 'Nummer'] },
  houseLetter: { label: 'Huisletter' },
  houseNumberAddition: {
    label: 'Toevoeging',
    also: ['Huisnummertoevoeging', 'Toevoeging aan huisnummer', 'Toev aan huisnr', 'Huisnr toevoeging', 'Toev'],
  },
  streetAndNumber: {
    label: 'Straat en huisnummer',
    help: 'Als die samen in één kolom staan.',
    joins: ['street', 'houseNumber'],
    also: ['Adres', 'Straat + huisnummer', 'Straat huisnummer', 'Adresregel', 'Woonadres'],
  },
  postcode: { label: 'Postcode', required: true, help: '3511 AB', also: ['PC', 'Postkode'] },
  city: { label: 'Plaats', required: true, also: ['Woonplaats', 'Plaatsnaam', 'Stad'] },
  country: { label: 'Land', help: 'Alleen als het niet Nederland is: België, of BE.', also: ['Landcode'] },
} as const
const person = {
  firstName: { label: 'Voornaam', required: true, also: ['Roepnaam', 'Voornamen', 'Voorletters', 'Initialen'] },
  infix: {
    label: 'Tussenvoegsel',
    also: ['Tussenvoegsels', 'Voorvoegsel', 'Voorvoegsels', 'Tussenv', 'Voorv', 'Tv', 'Voorvoegsel geboortenaam'],
  },
  lastName: {
    label: 'Achternaam',
    required: true,
    also: ['Familienaam', 'Geslachtsnaam', 'Achternaam geboortenaam', 'Geboortenaam'],
  },
  name: {
    label: 'Hele naam',
    help: 'Als voornaam en achternaam samen in één kolom staan.',
    joins: ['firstName', 'lastName'],
    also: ['Naam', 'Volledige naam', 'Cliënt', 'Medewerker', 'Zorgverlener'],
  },
} as const
const mobile = [
  ...['Mobiel', 'Mobiel nummer', 'Mobiele telefoon', 'Mobiel telefoonnr', 'Mobiel telefoonnummer', '06-nummer', 'Gsm'],
  'Telefoon mobiel',
] as const
const telephone = ['Telefoon', 'Telefoonnr', 'Tel', 'Telnr'] as const
const landline = ['Telefoon vast', 'Telefoon thuis', 'Vast nummer', 'Vaste telefoon', 'Vast telefoonnr'] as const
/** A telephone number and a second one, by what they are called elsewhere, the likeliest first. */
const phonesOf = (...phones: string[]) => ({
  phone: { label: 'Telefoonnummer', also: phones },
  otherPhone: {
    label: 'Tweede telefoonnummer',
    help: 'Gaat mee in de rijen waar het eerste nummer leeg is.',
    also: ['Telefoonnummer', ...phones, 'Telefoon 2', 'Tel 2', 'Telefoonnummer 2', 'Telefoonnr 2', 'Mobiel 2'],
    insteadOf: 'phone',
  },
})
const clientPhones = phonesOf(...telephone, ...mobile, ...landline)
// Who works is called on the way.
const workerPhones = phonesOf(...mobile, ...telephone, ...landline)
const email = { label: 'E-mailadres', also: ['E-mail', 'Mail', 'Mailadres'] } as const
const otherEmail = {
  label: 'Tweede e-mailadres',
  help: 'Gaat mee in de rijen waar het eerste adres leeg is.',
  also: ['E-mailadres', ...email.also, 'E-mail 2', 'E-mailadres 2', 'Mail 2'],
  insteadOf: 'email',
} as const
const level = {
  label: 'Niveau',
  required: true,
  help: 'Zoals het niveau in de stamgegevens heet.',
  also: ['Deskundigheidsniveau', 'Functie', 'Functieniveau', 'Kwalificatie'],
} as const
const form = {
  label: 'Contractvorm',
  required: true,
  also: ['Contracttype', 'Dienstverband', 'Soort contract', 'Type medewerker'],
} as const

/** By kind: the fields of a row by their name, in the order in which they are matched. */
export const importFields = {
  clients: {
    ...person,
    birthDate: { label: 'Geboortedatum', help: '03-02-1938', also: ['Geb.datum', 'Geboren op', 'Geboren', 'Geb', 'GB-datum'] },
    gender: { label: 'Geslacht', help: 'man of vrouw', also: ['M/V', 'Sekse', 'Gender'] },
    ...address,
    ...clientPhones,
    email,
    otherEmail,
    ...location,
  },
  care_workers: {
    ...person,
    email: { ...email, required: true },
    otherEmail,
    phone: { ...workerPhones.phone, required: true },
    otherPhone: workerPhones.otherPhone,
    ...address,
    expertiseLevel: level,
    contractTypes: { ...form, help: 'zzp, uitzend, of zzp en uitzend' },
    bigNumber: { label: 'BIG-nummer', help: 'Alleen voor niveaus met een BIG-registratie.', also: ['BIG', 'BIG-registratie'] },
  },
  rates: {
    ...location,
    expertiseLevel: level,
    contractType: { ...form, help: 'zzp of uitzend' },
    hourlyRate: { label: 'Uurtarief', required: true, help: '47,50', also: ['Tarief', 'Tarief per uur', 'Uurprijs', 'Bedrag'] },
    validFrom: {
      label: 'Geldt vanaf',
      required: true,
      help: '01-01-2027',
      also: ['Geldig vanaf', 'Vanaf', 'Ingangsdatum', 'Begindatum', 'Startdatum'],
    },
  },
} as const satisfies Record<string, Record<string, ImportField>>
export const importKinds = ['clients', 'care_workers', 'rates'] as const
export type ImportKind = (typeof importKinds)[number]
/** The most rows at once. */
export const mostImportRows = 2000

const by = ['ROLE_PLANNER'] as const
const kind = z.enum(importKinds)
/** By the name of a field: the heading of the column that holds it. */
const columns = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(200)))
// A column that is not used may hold anything.
// What no database holds is no reason to refuse a whole file: as a character that none of our outputs holds, its row is.
const storable = z.overwrite<string>(cell => cell.replaceAll('\0', '\u001a').toWellFormed())
const row = z.record(z.string().check(z.maxLength(200), storable), z.string().check(z.maxLength(5000), storable))
export const importOperations = {
  /** Which columns held what, the last time that each kind was imported. */
  importColumns: command('GET', '/imports/columns', {
    by,
    addition: true,
    answer: z.object({ columns: z.array(z.object({ kind, columns })) }),
  }),
  /**
   * Reads rows as they are written in the file: each by the names of its fields, with the columns that held them; or, without columns,
   * by the headings of the file, and the answer says which of those were used as what. With `rehearsal`, or when a row is not right,
   * nothing is kept but which columns held what; with `leaveOutFaulty` the rows that are right are made all the same. A row that is
   * there already is counted and left as it is: the same file twice makes nothing twice. Care workers get the mail with which they
   * complete their registration.
   */
  importRows: command('POST', '/imports', {
    by,
    addition: true,
    body: z.object({
      ...{ kind, columns: z.optional(columns), rehearsal: z.boolean(), leaveOutFaulty: z.optional(z.boolean()) },
      rows: z.array(row).check(z.minLength(1), z.maxLength(mostImportRows)),
    }),
    answer: z.object({
      /** How many are new, and are made when this is no rehearsal and no row is wrong, or the faulty ones are left out. */
      fresh: z.int(),
      /** How many are there already. */
      known: z.int(),
      /** Whether they were made. */
      isMade: z.boolean(),
      /** The headings that held something, by the name of the field. */
      used: columns,
      /** The headings of which nothing is used, or not in each row: a second number beside the first. */
      unused: z.array(z.string()),
      /** New care workers who may be there already with another address: by name or telephone. They are made all the same. */
      alike: z.array(z.object({ row: z.int(), name: z.string(), email: z.string() })),
      /**
       * What is wrong: the number of the row, counted from 1; the field, null when it is about the whole row; what stands there; and
       * why.
       */
      faults: z.array(
        z.object({ row: z.int(), field: z.nullable(z.string()), value: z.nullable(z.string()), message: z.string() }),
      ),
    }),
  }),
}
