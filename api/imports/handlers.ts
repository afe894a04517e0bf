import { sql } from 'kysely'
import { userTokenOperations } from '../../contract/accounts/user-tokens.ts'
import { clientOperations } from '../../contract/clients/clients.ts'
import { type Out, type Schema, uuidOf } from '../../contract/language.ts'
import { type ImportKind, importFields, importOperations } from '../../contract/office/imports.ts'
import { organizationOperations } from '../../contract/organizations/organizations.ts'
import { homeCountry } from '../../rules/typed/address.ts'
import { readEmail } from '../../rules/typed/email.ts'
import { mendedCell } from '../../rules/typed/excel-marks.ts'
import { filledRow, leftBeside, type MatchedField, matchColumns, missingIn } from '../../rules/typed/import-columns.ts'
import { joinedRow } from '../../rules/typed/import-join.ts'
import { centsIn, contractFormsIn, dateIn, genderIn, type ImportRow, type Read, wordsIn } from '../../rules/typed/import-row.ts'
import { ownerOf } from '../accounts/found.ts'
import { checkRegistration, insertCareWorker, lacksBigNumber } from '../care-workers/queries.ts'
import { makeClient } from '../clients/queries.ts'
import { makeRate } from '../organizations/queries.ts'
import type { Concept, Context, Handlers } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { record } from '../platform/events/outbox.ts'
import { invalid, Problem } from '../platform/problem.ts'
import { parseBody } from '../platform/request/body.ts'
import { readAddress } from '../reference/queries.ts'
import { lockAddress, mailLink, makeAccount } from '../user-tokens/queries.ts'
import { isKnownClient, type Names, namesFor, rateFrom, similarWorkers, storeColumns, storedColumns } from './queries.ts'

type RowContext = Pick<Context, 'tx' | 'me' | 'now' | 'services' | 'reads'>
/** What a row combines into other fields before it is read, and what tells locations of one name apart. */
type Combined =
  | ('name' | 'infix' | 'streetAndNumber' | 'houseLetter' | 'houseNumberAddition')
  | ('otherPhone' | 'otherEmail' | 'organization')
type FieldOf<K extends ImportKind> = Exclude<keyof (typeof importFields)[K], Combined>
/** How a row of a kind becomes a body, and what is made from it: false when it already exists. */
interface Kind<K extends ImportKind> {
  body(row: ImportRow, names: Names, now: string): Record<FieldOf<K>, Read<unknown> | undefined>
  schema: Schema
  /** Nests the values of a row as the schema requires. */
  shape(values: Record<string, unknown>): unknown
  make(context: RowContext, body: never): Promise<boolean>
  /** For a row with wrong fields: what `make` would refuse in the other ones. */
  wouldRefuse?(context: RowContext, right: Readonly<Record<string, unknown>>): Promise<(Problem | false | undefined)[]>
}
const cell = (row: ImportRow, field: string): Read<string> | undefined => {
  const value = wordsIn(row, field)
  return value === undefined ? undefined : { value }
}
const read = <T>(row: ImportRow, field: string, reading: (words: string) => Read<T>): Read<T> | undefined => {
  const words = wordsIn(row, field)
  return words === undefined ? undefined : reading(words)
}
const cells = <F extends string>(row: ImportRow, ...fields: F[]) =>
  Object.fromEntries(fields.map(field => [field, cell(row, field)])) as Record<F, Read<string> | undefined>
const addressOf = ({ street, houseNumber, postcode, city, country }: Record<string, unknown>) => ({
  ...{ street, houseNumber, postcode, city, country },
})
const refusedAddress = async (tx: Tx, { street, houseNumber, postcode, city, country }: Readonly<Record<string, unknown>>) => {
  const [number, code] = [houseNumber, postcode].map(one => String(one ?? ''))
  // Their format depends on the country.
  if (typeof country !== 'string') return []
  return (
    await readAddress(tx, '', { street: String(street), houseNumber: number!, postcode: code!, city: String(city), country })
  ).wrong
}
const otherAccount = (known: { roles: readonly string[] } | undefined) =>
  known && !known.roles.includes('ROLE_CARE_WORKER') && invalid('email', 'Met dit e-mailadres is er al een ander account.')
const addressFields = ['street', 'houseNumber', 'postcode', 'city'] as const

const kinds: { [K in ImportKind]: Kind<K> } = {
  clients: {
    schema: clientOperations.createByOrganization.body,
    body: (row, names, now) => ({
      ...cells(row, 'firstName', 'lastName', ...addressFields, 'phone', 'email'),
      birthDate: read(row, 'birthDate', words => dateIn(words, now)),
      gender: read(row, 'gender', genderIn),
      country: read(row, 'country', words => names.countryIn(words)),
      location: read(row, 'location', () => names.locationIn(row)),
    }),
    shape: values => ({
      ...values,
      responsibleLocation: values.location,
      contact: { phone: values.phone, email: values.email, address: addressOf(values) },
    }),
    make: async ({ tx, me, now, reads }, body: Out<(typeof clientOperations)['createByOrganization']['body']>) => {
      if (await isKnownClient(tx, body)) return false
      const uuid = await makeClient(tx, body, now)
      reads([uuid])
      await record(tx, [{ name: 'client_created', subjectType: 'Client', subjectUuid: uuid, me, now }])
      return true
    },
    wouldRefuse: ({ tx }, right) => refusedAddress(tx, right),
  },
  care_workers: {
    schema: userTokenOperations.register.body,
    body: (row, names) => ({
      ...cells(row, 'firstName', 'lastName', 'email', 'phone', ...addressFields, 'bigNumber'),
      expertiseLevel: read(row, 'expertiseLevel', () => names.levelIn(row)),
      contractTypes: read(row, 'contractTypes', contractFormsIn),
      country: read(row, 'country', words => names.countryIn(words)),
    }),
    // They agree when they complete their registration.
    shape: values => ({ ...values, address: addressOf(values), agreed: true }),
    make: async ({ tx, me, now, services }, body: Out<(typeof userTokenOperations)['register']['body']>) => {
      await lockAddress(tx, body.email)
      const known = await ownerOf(tx, body.email, now)
      const refused = otherAccount(known)
      if (refused) throw refused
      if (known) return false
      const registration = await checkRegistration(tx, body)
      const account = await makeAccount(tx, body.email, ['ROLE_CARE_WORKER'], now, me)
      await insertCareWorker(tx, account.uuid, registration, now)
      await mailLink(tx, account, now, services.publicUrl)
      return true
    },
    wouldRefuse: async ({ tx, now }, right) => {
      const { email, expertiseLevel, bigNumber } = right
      return [
        ...(await refusedAddress(tx, right)),
        typeof expertiseLevel === 'string' && (await lacksBigNumber(tx, uuidOf(expertiseLevel), bigNumber)),
        typeof email === 'string' && otherAccount(await ownerOf(tx, readEmail(email) ?? email, now)),
      ]
    },
  },
  rates: {
    schema: organizationOperations.createRate.body,
    body: (row, names, now) => ({
      location: read(row, 'location', () => names.locationIn(row)),
      expertiseLevel: read(row, 'expertiseLevel', () => names.levelIn(row)),
      contractType: read(row, 'contractType', words => {
        const forms = contractFormsIn(words)
        if ('fault' in forms || forms.value.length === 1) return 'fault' in forms ? forms : { value: forms.value[0]! }
        return { fault: 'Schrijf zzp of uitzend: elk tarief heeft een eigen rij.' }
      }),
      hourlyRate: read(row, 'hourlyRate', centsIn),
      validFrom: read(row, 'validFrom', words => dateIn(words, now)),
    }),
    shape: values => ({ ...values, organizationLocation: values.location }),
    make: async ({ tx, me, now }, body: Out<(typeof organizationOperations)['createRate']['body']>) => {
      const known = await rateFrom(tx, body)
      if (known === body.hourlyRate) return false
      if (known !== undefined) throw invalid('hourlyRate', 'Vanaf deze dag is er al een ander tarief.')
      const { uuid, repriced } = await makeRate(tx, body, { me, now })
      const event = { subjectType: 'OrganizationLocationRate', subjectUuid: uuid, me, now, data: { repriced } }
      await record(tx, [{ name: 'organization_location_rate_created', ...event }])
      return true
    },
  },
}
const fieldsOf = (kind: ImportKind): Record<string, MatchedField> => importFields[kind]

interface Fault {
  row: number
  field: string | null
  value: string | null
  message: string
}
type Wrong = Pick<Fault, 'field' | 'message'>
/** The values of a row by field, as far as they can be read, and the fields that cannot. */
const readRow = (kind: ImportKind, all: ImportRow): { row: ImportRow; faults: Wrong[] } => {
  const written = filledRow(fieldsOf(kind), all)
  const isDutch = !wordsIn(written, 'country') || /^(nl|nederland)$/i.test(written.country!.trim())
  const mended = Object.entries(written).map(([field, words]) => [field, mendedCell(field, words, isDutch)] as const)
  const faults = mended.flatMap(([field, one]) => ('fault' in one ? [{ field, message: one.fault }] : []))
  const row = Object.fromEntries(mended.flatMap(([field, one]) => ('value' in one ? [[field, one.value]] : [])))
  if (!('name' in fieldsOf(kind))) return { row, faults }
  const joined = joinedRow(row)
  return { row: joined.row, faults: [...faults, ...joined.unclear.map(({ field, fault }) => ({ field, message: fault }))] }
}
/** The result of `work`, or the errors it throws for a row. */
const tried = async <T>(kind: ImportKind, act: () => T | Promise<T>): Promise<T | Wrong[]> => {
  try {
    return await act()
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.code !== 'invalid') throw problem
    return wrongIn(kind, problem)
  }
}
const wrongIn = (kind: ImportKind, { violations = [] }: Problem): Wrong[] =>
  violations.map(({ propertyPath, message }) => ({ field: fieldAt(kind, propertyPath), message }))
/** Imports one row. Gives whether it was new, or all its errors, so that they can be corrected at once. */
const makeRow = async (context: RowContext, kind: ImportKind, written: ImportRow, names: Names): Promise<boolean | Wrong[]> => {
  const { body, schema, shape, make, wouldRefuse } = kinds[kind]
  const { row, faults } = readRow(kind, written)
  const found = Object.entries<Read<unknown> | undefined>(body(row, names, context.now))
  faults.push(...found.flatMap(([field, one]) => (one && 'fault' in one ? [{ field, message: one.fault }] : [])))
  const values = Object.fromEntries(found.flatMap(([field, one]) => (one && 'value' in one ? [[field, one.value]] : [])))
  const filled = { ...values, ...Object.fromEntries(faults.map(({ field }) => [field, true])) }
  faults.push(...missingIn(fieldsOf(kind), filled).map(field => ({ field, message: 'Hier staat niets.' })))
  const form = await tried(kind, () => ({ body: parseBody(schema, shape(values)) }))
  if (!Array.isArray(form) && faults.length === 0) return tried(kind, () => make(context, form.body as never))
  // A part that could not be read has its own error, and does not count as missing.
  if (Array.isArray(form)) faults.push(...form.filter(({ field }) => (field ? field in values : faults.length === 0)))
  const isWrong = (name: string) => faults.some(({ field }) => field === name)
  const right = Object.fromEntries(Object.entries({ country: homeCountry, ...values }).filter(([field]) => !isWrong(field)))
  const refused = (await wouldRefuse?.(context, right))?.flatMap(one => (one ? wrongIn(kind, one) : [])) ?? []
  const order = Object.keys(fieldsOf(kind))
  return [...faults, ...refused.filter(({ field }) => field !== null && field in right && !isWrong(field))].sort(
    (one, other) => order.indexOf(one.field ?? '') - order.indexOf(other.field ?? ''),
  )
}
// The field of a row for a path in the body: the last name of the path, or the row's own name for that.
const fieldAt = (kind: ImportKind, path: string): string | null => {
  const name = path
    .replace(/\[\d+\]$/, '')
    .split('.')
    .at(-1)!
  const called = { responsibleLocation: 'location', organizationLocation: 'location' }[name] ?? name
  return called in importFields[kind] ? called : null
}
/** The text in the file for a field, or for the field that combines it with another. */
const writtenIn = (kind: ImportKind, row: ImportRow, field: string | null): string | null => {
  if (field === null) return null
  const holder = Object.entries(fieldsOf(kind)).find(
    ([name, { joins, insteadOf }]) => (joins?.includes(field) || insteadOf === field) && wordsIn(row, name),
  )
  return wordsIn(row, field) ?? (holder && wordsIn(row, holder[0])) ?? null
}

/** The values of rows by field; the headings that were recognized, and those that were not. */
const matched = (kind: ImportKind, rows: readonly ImportRow[], columns: Readonly<Record<string, string>> | undefined) => {
  if (columns) return { rows, used: columns, unused: [] }
  const headings = [...new Set(rows.flatMap(row => Object.keys(row)))]
  const used = Object.entries(matchColumns(fieldsOf(kind), headings, {})).map(([field, at]) => [field, headings[at]!] as const)
  const read = rows.map((row): ImportRow => Object.fromEntries(used.map(([field, heading]) => [field, row[heading] ?? ''])))
  const beside = new Set(read.flatMap(row => leftBeside(fieldsOf(kind), row)))
  return {
    rows: read,
    used: Object.fromEntries(used),
    unused: headings.filter(heading => !used.some(([field, one]) => one === heading && !beside.has(field))),
  }
}

/** Two equal rows in one file are a mistake in the file, not an item that already exists. */
const twice = (rows: readonly ImportRow[]): Fault[] => {
  const first = new Map<string, number>()
  return rows.flatMap((row, index) => {
    const key = JSON.stringify(
      Object.entries(row)
        .map(([field, words]) => [field, words.trim().toLowerCase()])
        .sort(),
    )
    const at = first.get(key)
    if (at === undefined) first.set(key, index + 1)
    return at === undefined ? [] : [{ row: index + 1, field: null, value: null, message: `Deze rij is dezelfde als rij ${at}.` }]
  })
}

const handlers = {
  importColumns: async ({ tx }) => ({ columns: await storedColumns(tx) }),
  importRows: async context => {
    const { tx, body } = context
    const { kind, columns, rehearsal, leaveOutFaulty = false } = body
    const { rows, used, unused } = matched(kind, body.rows, columns)
    const strange = [...Object.keys(used), ...rows.flatMap(row => Object.keys(row))].find(field => !(field in importFields[kind]))
    if (strange) throw invalid('columns', `Een rij heeft geen veld “${strange}”.`)
    const names = await namesFor(tx)
    const doubles = twice(rows)
    const faults: Fault[] = [...doubles]
    const read: string[] = []
    const alike: { row: number; name: string; email: string }[] = []
    let [fresh, known] = [0, 0]
    // Everything is done for real, and rolled back when it must not stay.
    await sql`savepoint import`.execute(tx)
    for (const [index, row] of rows.entries()) {
      if (doubles.some(double => double.row === index + 1)) continue
      const seen: string[] = []
      await sql`savepoint import_row`.execute(tx)
      const made = await makeRow({ ...context, reads: uuids => seen.push(...uuids) }, kind, row, names)
      if (Array.isArray(made)) {
        await sql`rollback to savepoint import_row`.execute(tx)
        faults.push(...made.map(wrong => ({ row: index + 1, ...wrong, value: writtenIn(kind, row, wrong.field) })))
        continue
      }
      await sql`release savepoint import_row`.execute(tx)
      read.push(...seen)
      if (made) fresh += 1
      else known += 1
      const [email] = made && kind === 'care_workers' ? [readEmail(row.email ?? '')] : []
      if (email) alike.push(...(await similarWorkers(tx, email)).map(one => ({ row: index + 1, ...one })))
    }
    const isMade = !rehearsal && (faults.length === 0 || leaveOutFaulty)
    if (isMade) context.reads(read)
    else await sql`rollback to savepoint import`.execute(tx)
    // Last: simultaneous imports wait for this row.
    await storeColumns(tx, kind, used)
    return { fresh, known, isMade, used, unused, alike, faults: faults.sort((one, other) => one.row - other.row) }
  },
} satisfies Handlers<typeof importOperations>

export const imports = { operations: importOperations, handlers } satisfies Concept
