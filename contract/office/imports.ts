// Importing clients, care workers and rates from a spreadsheet: the fields of a row, for the screen that matches columns and the
// server that reads them. Rows become bodies of the ordinary operations, with all their checks.
import * as z from 'zod/mini'
import { command } from '../operations.ts'

/** A field of a row: its name on the screen, and how it is written. */
export interface ImportField {
  label: string
  required?: true
  /** An example, or the allowed values. */
  help?: string
  /** Other names for the column, likeliest first. */
  also?: readonly string[]
  /** The fields it combines: a row has either this or those. */
  joins?: readonly string[]
  /** The field it fills when that one is empty: of two telephone numbers we keep one. */
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
/** A telephone number and an alternative, by their usual names, likeliest first. */
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
// A worker is called while on the road, so mobile numbers come first.
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

/** The fields of a row by kind, in the order they are matched. */
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
/** The maximum number of rows. */
export const maxImportRows = 2000

const by = ['ROLE_PLANNER'] as const
const kind = z.enum(importKinds)
/** By field name: the heading of the column that holds it. */
const columns = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(200)))
// An unused column may hold anything, so a character no database can store must not refuse the whole file: it is replaced, and
// only its own row is refused.
const storable = z.overwrite<string>(cell => cell.replaceAll('\0', '\u001a').toWellFormed())
const row = z.record(z.string().check(z.maxLength(200), storable), z.string().check(z.maxLength(5000), storable))
export const importOperations = {
  /** The column mapping of the last import of each kind. */
  importColumns: command('GET', '/imports/columns', {
    by,
    addition: true,
    answer: z.object({ columns: z.array(z.object({ kind, columns })) }),
  }),
  /**
   * Imports rows as written in the file: each by field name, with the columns that held them; or, without columns, by the file's
   * headings, and the answer says which of those were used. With `rehearsal`, or when a row has a fault, nothing is stored but
   * the column mapping; with `leaveOutFaulty` the correct rows are imported anyway. Existing rows are counted and left unchanged:
   * importing a file twice adds nothing. Care workers get the mail to complete their registration.
   */
  importRows: command('POST', '/imports', {
    by,
    addition: true,
    body: z.object({
      ...{ kind, columns: z.optional(columns), rehearsal: z.boolean(), leaveOutFaulty: z.optional(z.boolean()) },
      rows: z.array(row).check(z.minLength(1), z.maxLength(maxImportRows)),
    }),
    answer: z.object({
      /** How many are new, and are imported unless this is a rehearsal or a row has a fault that is not left out. */
      fresh: z.int(),
      /** How many exist already. */
      known: z.int(),
      /** Whether they were imported. */
      isMade: z.boolean(),
      /** The headings that were used, by field name. */
      used: columns,
      /** The headings that were not used, or not in every row: a second number beside the first. */
      unused: z.array(z.string()),
      /** New care workers who may exist already under another address: by name or telephone. They are imported anyway. */
      alike: z.array(z.object({ row: z.int(), name: z.string(), email: z.string() })),
      /** The faults: the row number, counted from 1; the field, null for the whole row; its text; and why. */
      faults: z.array(
        z.object({ row: z.int(), field: z.nullable(z.string()), value: z.nullable(z.string()), message: z.string() }),
      ),
    }),
  }),
}
