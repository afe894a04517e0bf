// Each kind of typed value has one reader: the form, the body and the import row accept and store the same.
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../contract/index.ts'
import { importFields } from '../contract/office/imports.ts'
import { kindOf } from '../contract/schemas.ts'
import { amsterdamDate } from '../rules/time/amsterdam.ts'
import { centsIn } from '../rules/typed/import-row.ts'
import type { TypedKind } from '../rules/typed/readers.ts'
import { explainDate, readMoney, readWholeDate } from '../rules/typed/typed-values.ts'
import { openTestApi } from './servers/api.ts'
import { births, typedTexts } from './typed-texts.ts'
import { uuidOf } from './worlds/world.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())

// Imported by path only: its own imports are typed for a browser.
const form: string = '../web/care/client-form/client-form.ts'
const { checkClient, emptyClient } = (await import(form)) as {
  checkClient: (values: object, today: string, unknownPostcode: boolean) => Partial<Record<string, string>>
  emptyClient: object
}

const location = await db
  .selectFrom('organization_location')
  .select(['uuid', 'name'])
  .where('uuid', '=', uuidOf(world.east))
  .executeTakeFirstOrThrow()
const today = amsterdamDate(new Date().toISOString())
const typed = { street: 'Dam', houseNumber: '1', postcode: '1012 JS', city: 'Amsterdam' }
type Field = 'firstName' | 'lastName' | 'phone' | 'email' | 'houseNumber' | 'postcode' | 'street' | 'birthDate'
type Verdict = { wrong: string } | { kept: string | null }
let count = 0
/** A different name each time, so that none is known already. */
const another = () => {
  count += 1
  return `Nummer ${String.fromCharCode(97 + (count % 26))}${count}`
}
const keptOf = async (name: { firstName: string; lastName: string }, field: Field): Promise<Verdict> => {
  const column = { firstName: 'first_name', lastName: 'last_name', houseNumber: 'house_number', birthDate: 'birth_date' }
  const rows = await db
    .selectFrom('client')
    .selectAll()
    .where(field === 'firstName' ? 'last_name' : 'first_name', '=', field === 'firstName' ? name.lastName : name.firstName)
    .execute()
  expect(rows).toHaveLength(1)
  const row = rows[0] as Record<string, unknown>
  return { kept: row[(column as Record<string, string>)[field] ?? field] as string | null }
}
const onScreen = (field: Field, text: string): string | undefined => {
  if (field !== 'birthDate') return checkClient({ ...emptyClient, ...typed, [field]: text }, today, false)[field]
  const date = readWholeDate(text, today)
  return date === null
    ? explainDate(text, { today, maxDate: today, whole: true })
    : checkClient({ ...emptyClient, birthDate: date }, today, false).birthDate
}
const inBody = async (field: Field, text: string): Promise<Verdict> => {
  const name = { firstName: another(), lastName: another(), ...(field.endsWith('Name') && { [field]: text }) }
  const given = { ...typed, [field]: text }
  const answer = await as.planner.post('/organization_locations/clients', {
    ...name,
    ...(field === 'birthDate' && { birthDate: readWholeDate(text, today) ?? text }),
    responsibleLocation: world.east,
    contact: {
      ...{ [field]: text },
      address: { street: given.street, houseNumber: given.houseNumber, postcode: given.postcode, city: given.city },
    },
  })
  if (answer.status === 201) return keptOf(name, field)
  const [first, ...more] = answer.body.violations as { propertyPath: string; message: string }[]
  expect(more).toEqual([])
  expect(first!.propertyPath.split('.').at(-1)).toBe(field)
  return { wrong: first!.message }
}
const inFile = async (field: Field, text: string): Promise<Verdict> => {
  const row = { firstName: another(), lastName: another(), ...typed, location: location.name, [field]: text }
  const { body } = await as.planner.post('/imports', { kind: 'clients', rows: [row], rehearsal: false, columns: {} })
  if (body.isMade) return keptOf(row, field)
  expect(body.faults).toMatchObject([{ field }])
  return { wrong: (body.faults as { message: string }[])[0]!.message }
}

const { firstName, lastName, phone, email, houseNumber, postcode, street } = typedTexts
const texts: Record<Field, readonly string[]> = {
  firstName,
  lastName,
  phone,
  email,
  houseNumber,
  postcode,
  street,
  birthDate: births,
}
describe.each(Object.entries(texts) as [Field, readonly string[]][])('%s', (field, list) => {
  test.each(list)('%j has one verdict for the form, the body and the file, and is kept in one way', async text => {
    const [screen, body, file] = [onScreen(field, text), await inBody(field, text), await inFile(field, text)]
    // An import also reports what the spreadsheet did to the value.
    expect('wrong' in file && file.wrong.startsWith('Excel') ? { ...file, wrong: 'wrong' in body && body.wrong } : file).toEqual(
      body,
    )
    expect(screen).toBe('wrong' in body ? body.wrong : undefined)
  })
})
test.each(['03-02-38', '3 feb', '31-02-1938'])('the birth %j is refused on the screen and in a file', async text => {
  expect(onScreen('birthDate', text)).toBeDefined()
  expect(await inFile('birthDate', text)).toHaveProperty('wrong')
})
test.each(['47,-', '47,=', 'EUR 47,50', '€ 1.234,50', '1234.50', '47 50', '1,234', 'gratis'])('the amount %j', text => {
  const read = centsIn(text)
  expect('value' in read ? read.value : null).toBe(readMoney(text))
})

const named: [name: RegExp, kind: TypedKind][] = [
  [/^(phone|.*Phone)$/, 'phone'],
  [/^(email|.*Email)$/, 'email'],
  [/^(firstName|lastName)$/, 'name'],
  [/^(iban|.*Iban)$/, 'iban'],
  [/^(kvk|kvkNumber)$/, 'kvk'],
  [/^vatId$/, 'vatId'],
  [/^bigNumber$/, 'big'],
]
interface Inner {
  _zod: { def: { shape?: Record<string, Inner>; innerType?: Inner; element?: Inner; in?: Inner; options?: Inner[] } }
}
/** The fields of a body, nested ones too, that have the name of one of these kinds but do not use its reader. */
const unread = (schema: Inner, path: string): string[] => {
  const { shape = {}, innerType, element, in: before, options = [] } = schema._zod.def
  const below = [innerType, element, before, ...options].flatMap(each => (each ? unread(each, path) : []))
  const own = Object.entries(shape).flatMap(([name, field]) => {
    const kind = named.find(([called]) => called.test(name))?.[1]
    const isText = JSON.stringify(z.toJSONSchema(field as never, { io: 'input', unrepresentable: 'any' })).includes('"string"')
    if (kind && isText) return isRead(field, kind) ? [] : [`${path}.${name}`]
    return unread(field, `${path}.${name}`)
  })
  return [...below, ...own]
}
const isRead = (schema: Inner, kind: TypedKind): boolean => {
  const { innerType, options = [] } = schema._zod.def
  return kindOf(schema) === kind || [innerType, ...options].some(each => each !== undefined && isRead(each, kind))
}
test('each field of a body that is called as something with a reader, is read by it', () => {
  const bodies = Object.entries(contract).flatMap(([concept, operations]) =>
    Object.entries(operations).flatMap(([name, { body }]) =>
      body ? unread(body as unknown as Inner, `${concept}.${name}`) : [],
    ),
  )
  expect(bodies).toEqual([])
  const another = z.object({ contact: z.nullish(z.object({ phone: z.optional(z.string()) })) })
  expect(unread(another as unknown as Inner, 'other')).toEqual(['other.contact.phone'])
})
test('each column of a file that is called as something with a reader, goes through a body', () => {
  const columns = Object.values(importFields).flatMap(fields => Object.keys(fields))
  const known = new Set([...named.map(([called]) => called)])
  expect(columns.filter(column => [...known].some(called => called.test(column))).sort()).toEqual([
    'bigNumber',
    'email',
    'email',
    'firstName',
    'firstName',
    'lastName',
    'lastName',
    'otherEmail',
    'otherEmail',
    'otherPhone',
    'otherPhone',
    'phone',
    'phone',
  ])
})
