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
}
const location = {
  location: { label: 'Locatie', required: true, help: 'Zoals de locatie hier heet.' },
  organization: { label: 'Organisatie', help: 'Alleen nodig als er meer locaties zo heten.' },
} as const
const address = {
  street: { label: 'Straat', required: true },
  houseNumber: { label: 'Huisnummer', required: true },
  postcode: { label: 'Postcode', required: true, help: '3511 AB' },
  city: { label: 'Plaats', required: true },
  country: { label: 'Land', help: 'Alleen als het niet Nederland is: België, of BE.' },
} as const
const person = {
  firstName: { label: 'Voornaam', required: true },
  lastName: { label: 'Achternaam', required: true },
} as const
const level = { label: 'Niveau', required: true, help: 'Zoals het niveau in de stamgegevens heet.' } as const

/** By kind: the fields of a row by their name, in the order in which they are matched. */
export const importFields = {
  clients: {
    ...person,
    birthDate: { label: 'Geboortedatum', help: '03-02-1938' },
    gender: { label: 'Geslacht', help: 'man of vrouw' },
    ...address,
    phone: { label: 'Telefoonnummer' },
    email: { label: 'E-mailadres' },
    ...location,
  },
  care_workers: {
    ...person,
    email: { label: 'E-mailadres', required: true },
    phone: { label: 'Telefoonnummer', required: true },
    ...address,
    expertiseLevel: level,
    contractTypes: { label: 'Contractvorm', required: true, help: 'zzp, uitzend, of zzp en uitzend' },
    bigNumber: { label: 'BIG-nummer', help: 'Alleen voor niveaus met een BIG-registratie.' },
  },
  rates: {
    ...location,
    expertiseLevel: level,
    contractType: { label: 'Contractvorm', required: true, help: 'zzp of uitzend' },
    hourlyRate: { label: 'Uurtarief', required: true, help: '47,50' },
    validFrom: { label: 'Geldt vanaf', required: true, help: '01-01-2027' },
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
const row = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)))
export const importOperations = {
  /** Which columns held what, the last time that each kind was imported. */
  importColumns: command('GET', '/imports/columns', {
    by,
    addition: true,
    answer: z.object({ columns: z.array(z.object({ kind, columns })) }),
  }),
  /**
   * Reads rows, each by the names of its fields, as they are written in the file. With `rehearsal`, or when a row is not right, nothing
   * is kept but which columns held what. A row that is there already is counted and left as it is: the same file twice makes nothing
   * twice. Care workers get the mail with which they complete their registration.
   */
  importRows: command('POST', '/imports', {
    by,
    addition: true,
    body: z.object({
      ...{ kind, columns, rehearsal: z.boolean() },
      rows: z.array(row).check(z.minLength(1), z.maxLength(mostImportRows)),
    }),
    answer: z.object({
      /** How many are new, and are made when this is no rehearsal and no row is wrong. */
      fresh: z.int(),
      /** How many are there already. */
      known: z.int(),
      /** Whether they were made. */
      isMade: z.boolean(),
      /** What is wrong: the number of the row, counted from 1; the field, null when it is about the whole row; and why. */
      faults: z.array(z.object({ row: z.int(), field: z.nullable(z.string()), message: z.string() })),
    }),
  }),
}
