// An export of the BIG register: a planner uploads its rows in parts, previews the consequences, and then loads it in place of
// the previous one. The BIG numbers of care workers are checked against the loaded register (docs/decisions/0155).
import * as z from 'zod/mini'
import { type AnyItem, resource, type Transition } from '../language.ts'
import { action, command, create, list } from '../operations.ts'
import { day, iriText, line, nothing, textOrNone } from '../schemas.ts'
import { type BigRegisterStatus, bigRegisterStatus, bigRegisterStatusName } from '../statuses.ts'
import { bigStanding } from '../workers/documents.ts'
import type { ImportField } from './imports.ts'

const by = ['ROLE_PLANNER'] as const
const hasRows = ({ rows }: AnyItem) => (rows === 0 ? ('empty_register' as const) : undefined)
const registerActions = {
  load: [{ by, from: ['loading'], to: 'current', event: 'big_register_loaded', when: hasRows }],
} as const satisfies Record<string, readonly Transition<BigRegisterStatus>[]>
export const BigRegister = resource(
  'BigRegister',
  '/big_registers',
  {
    fileName: z.string(),
    /** The day on which it was exported. */
    takenOn: z.iso.date(),
    status: z.enum(bigRegisterStatus),
    /** How many rows it has. */
    rows: z.int(),
    authorName: z.string(),
    createdAt: z.string(),
    loadedAt: z.nullable(z.string()),
  },
  { actions: registerActions, statusNames: bigRegisterStatusName },
)

/** The names of the file's columns. */
export const registerFields = {
  number: { label: 'BIG-nummer', required: true, also: ['BIG-registratienummer', 'Registratienummer', 'BIG', 'Nummer'] },
  name: { label: 'Naam', required: true, also: ['Naam zorgverlener', 'Volledige naam', 'Achternaam'] },
  profession: { label: 'Beroep', also: ['Beroepsgroep', 'Artikel 3 beroep', 'Professie'] },
  specialism: { label: 'Specialisme', also: ['Specialismen', 'Deskundigheid'] },
  startsOn: { label: 'Begindatum', also: ['Registratiedatum', 'Startdatum', 'Ingangsdatum', 'Datum inschrijving'] },
  endsOn: {
    label: 'Einddatum',
    also: ['Datum doorhaling', 'Doorhaling', 'Doorgehaald per', 'Doorgehaald op', 'Geldig tot en met'],
  },
} as const satisfies Record<string, ImportField>
/** The maximum number of rows of one part, and of a register. */
export const maxPieceRows = 1500
export const maxRegisterRows = 1_000_000

const cell = z.optional(textOrNone(200))
const row = z.object({
  /** Its row number in the file. */
  row: z.int().check(z.minimum(1), z.maximum(2_000_000_000)),
  ...{ number: cell, name: cell, profession: cell, specialism: cell, startsOn: cell, endsOn: cell },
})
export const bigRegisterOperations = {
  list: list(BigRegister, { by, addition: true, order: ['-createdAt', '-uuid'] }),
  create: create(BigRegister, z.object({ fileName: line(200), takenOn: day() }), {
    by,
    addition: true,
    event: 'big_register_begun',
  }),
  /** Adds rows as they are in the file. A faulty row is left out; an existing one stays as it is. */
  addRows: command('POST', '/big_registers/{uuid}/rows', {
    by,
    addition: true,
    body: z.object({ rows: z.array(row).check(z.minLength(1), z.maxLength(maxPieceRows)) }),
    answer: z.object({
      /** The number of rows in the register now. */
      rows: z.int(),
      faults: z.array(z.object({ row: z.int(), field: z.string(), value: z.nullable(z.string()), message: z.string() })),
    }),
  }),
  /** What the care workers' BIG numbers would be if it were loaded, and whose result would be worse than before. */
  look: command('GET', '/big_registers/{uuid}/look', {
    by,
    addition: true,
    answer: z.object({
      standings: z.array(z.object({ standing: z.enum(bigStanding), count: z.int() })),
      worse: z.array(
        z.object({ careWorker: iriText('CareWorker'), name: z.string(), number: z.string(), standing: z.enum(bigStanding) }),
      ),
    }),
  }),
  load: action('PUT', BigRegister, 'load', nothing, { addition: true }),
}
