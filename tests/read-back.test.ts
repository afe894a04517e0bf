// Whatever people fill in is stored: every field of every body is read back with the value that was sent, or is listed here with
// the reason why not. tests/special-fields-of-moments.ts and tests/special-fields-of-people.ts have the special fields; all others are filled in from their
// schema.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { jsonOf } from '../api/platform/documents/json-schema.ts'
import type { Role } from '../contract/language.ts'
import type { Operation } from '../contract/operations.ts'
import { documentKind, pascal } from '../contract/workers/documents.ts'
import { neededFields } from '../rules/documents/document-requirements.ts'
import { callersByRole } from './calls/callers.ts'
import { openCalls, operations } from './calls/calls.ts'
import { fillerOf, isDefault, isSame, type Leaf, leavesOf, leftOut, nullsOf, valueAt, withValue } from './calls/filled-bodies.ts'
import { accountsAsTheyAre } from './no-failure.ts'
import { type Caller, openTestApi } from './servers/api.ts'
import type { FieldData, SentCall, Values, Way } from './special-fields.ts'
import { fieldsOfMoments } from './special-fields-of-moments.ts'
import { fieldsOfPeople } from './special-fields-of-people.ts'
import { fieldsOfPrograms } from './special-fields-of-programs.ts'

const api = await openTestApi()
afterAll(() => api.close())
beforeEach(await accountsAsTheyAre(api.db))
const callFor = await openCalls(api)
const fill = fillerOf(api)
const callers = await callersByRole(api)
const special: Record<string, Way[]> = { ...fieldsOfMoments, ...fieldsOfPeople, ...fieldsOfPrograms }
const waysOf = (id: string): Way[] => special[id] ?? [{}]

const secret = 'proves who someone is'
const untitled = documentKind.filter(kind => !neededFields[kind].includes('title'))
/** Why a field is not read back: by operation and field, or by the field of any operation. */
const notReadBack: Record<string, string> = {
  version: 'is compared with the one there is',
  otherVersion: 'is compared with the one there is',
  'joining.join.other': 'no longer exists',
  'joining.join.takes': 'is read as the values that stay',
  agreed: 'nothing happens without it',
  hash: 'is compared with the text that was read',
  password: secret,
  currentPassword: secret,
  refresh_token: secret,
  code: secret,
  'response.id': secret,
  'response.rawId': secret,
  'response.type': secret,
  clientSecret: secret,
  state: secret,
  iss: 'is compared with the provider that was asked',
  error: 'is why there is no code',
  'signOn.start.username': 'is looked up',
  'signOn.start.anew': 'is asked of the provider',
  'webhooks.secret.oldValidHours': 'is read as the end of the former secret',
  endpoint: 'is where a device is reached',
  'keys.p256dh': secret,
  'keys.auth': secret,
  'secondFactors.verify.trust': 'is kept of the device',
  'accounts.login.username': 'is looked up',
  ...Object.fromEntries(
    ['kind', 'rehearsal', 'leaveOutFaulty', 'columns', 'rows'].map(field => [
      `imports.importRows.${field}`,
      'what is made of it is read elsewhere',
    ]),
  ),
  ...Object.fromEntries(
    ['row', 'number', 'name', 'profession', 'specialism', 'startsOn', 'endsOn'].map(field => [
      `bigRegisters.addRows.rows.0.${field}`,
      'what a number is held against is not read itself',
    ]),
  ),
  'features.set.account': 'is read with the name of the user',
  'features.set.organization': 'is read with its name',
  'payouts.book.open': 'is compared with what is open',
  'mailTexts.example.subject': 'is read with its places filled',
  'rosters.accept.careMoments': 'what became of each is answered',
  'hours.approve.asProposed': 'is one of two ways to decide on hours that two do not agree on',
  ...Object.fromEntries(['startDate', 'endDate', 'breakMinutes'].map(field => [`hours.approve.hours.${field}`, 'is the other'])),
  'rosters.accept.answerMinutes': 'is read of who is asked, by the invitation',
  'emailChanges.ask.email': 'is where the code goes',
  'userTokens.requestReset.username': 'is looked up',
  'userTokens.impersonationLink.user': 'is whom the link leads to',
  ...Object.fromEntries(
    untitled.map(kind => [`documents.add${pascal(kind)}.title`, 'only what there may be several of has a title']),
  ),
}
const isRead = (id: string, path: string) => !(notReadBack[`${id}.${path}`] ?? notReadBack[path])
/** Values for fields with a format of their own, by field name: a different one each time. */
const forms: Record<string, (before: unknown, count: number) => unknown> = {
  email: (_before, count) => `proef${count}@voorbeeld.example`,
  invoiceEmail: (_before, count) => `geld${count}@voorbeeld.example`,
  phone: (_before, count) => `+316${10_000_000 + count}`,
  url: (_before, count) => `https://voorbeeld.example/${count}`,
  issuer: (_before, count) => `https://login.voorbeeld.example/${count}`,
  domains: (_before, count) => [`d${count}.example`],
  postcode: before => (before === '1012 JS' ? '3511 AB' : '1012 JS'),
  houseNumber: (_before, count) => String(count),
  // Countries where a postcode of this form is valid.
  country: before => (before === 'IE' ? 'NL' : 'IE'),
  // Within every shift of these bodies.
  breakFrom: before => (before === '11:00' ? '11:15' : '11:00'),
  birthDate: () => '1938-02-03',
  kvk: () => '90001354',
  vatId: () => 'NL000099998B57',
  oin: () => '00000001003214345000',
  iban: () => 'NL20INGB0001234567',
  times: () => ['08:15', '20:45'],
}

// A preview stores nothing.
const withBody = operations.flatMap(({ id, operation }) =>
  operation.body && operation.kind !== 'preview'
    ? [{ id, operation, fields: leavesOf(jsonOf(operation.body, 'input')).filter(({ path }) => path) }]
    : [],
)
const readBack = withBody.flatMap(({ id, operation, fields }) => {
  const read = fields.filter(({ path }) => isRead(id, path))
  return read.length > 0 ? [{ id, operation, fields: read }] : []
})
const isWithout = ({ without = [] }: Way, field: string) => without.some(each => field === each || field.startsWith(`${each}.`))

const callerFor = ({ by }: Operation, asked: Role | undefined): [Role, Caller] => {
  const isFor = (role: Role) => by === 'public' || by.includes(role)
  const preferred = asked ?? (isFor('ROLE_PLANNER') ? 'ROLE_PLANNER' : undefined)
  return callers.find(([role]) => isFor(role) && role === (preferred ?? role))!
}
/** Read as the planner, who sees almost everything; otherwise as the caller. */
const itemAt = async (caller: Caller, address: string): Promise<Values> => {
  const answer = await api.as.planner.get(address)
  return answer.status === 200 ? answer.body : (await caller.get(address)).body
}
const itemBefore = async ({ kind, resource }: Operation, caller: Caller, uuid: string) =>
  kind === 'change' || kind === 'action' ? itemAt(caller, `${resource!.path}/${uuid}`) : {}

let count = 0
/** Calls an operation with every field filled in. */
const say = async (id: string, operation: Operation, way: Way): Promise<SentCall & { before: Values }> => {
  const [role, caller] = callerFor(operation, way.by)
  const call = await callFor(id, operation, way.side ?? 'own', role)
  const usual = /[0-9a-f-]{36,128}/.exec(call.path)?.[0] ?? ''
  const uuid = way.about ? await way.about(api, usual) : usual
  const path = call.path.replace(usual, uuid)
  const before = await itemBefore(operation, caller, uuid)
  const choose = (field: string, base: unknown, was: unknown) => {
    count += 1
    const name = field.split('.').at(-1)!
    if (isWithout(way, field)) return leftOut
    const chosen = way.fills?.[field]
    if (typeof chosen === 'function') return chosen({ api, caller, base, item: before } satisfies FieldData, name)
    if (chosen !== undefined) return chosen
    return isRead(id, field) ? forms[name]?.(was, count) : (base ?? leftOut)
  }
  const sent = (await fill(jsonOf(operation.body!, 'input'), call.body, before, choose)) as Values
  const answer = await caller.send(operation.method, path, sent, call.headers)
  expect(answer.status, `${JSON.stringify(sent)} ${answer.text.slice(0, 500)}`).toBeLessThan(300)
  return { api, caller, path, sent, answer: answer.body, before }
}
const readAgain = async ({ from }: Way, said: SentCall): Promise<Values> => {
  if (from) return (await from(said)) as Values
  return said.answer['@id'] ? itemAt(said.caller, said.answer['@id']) : said.answer
}
const lostOf = async (way: Way, said: SentCall & { before: Values }, item: Values, { path, schema }: Leaf): Promise<string[]> => {
  const where = way.as?.[path] ?? path
  const sent = valueAt(said.sent, path)
  const found = typeof where === 'function' ? await where(said, item) : valueAt(item, where)
  const was = typeof where === 'function' ? undefined : valueAt(said.before, where)
  if (!isSame(schema, sent, found)) return [`${path}: ${JSON.stringify(sent)} is read as ${JSON.stringify(found)}`]
  return isSame(schema, sent, was) || isDefault(schema, sent) ? [`${path}: ${JSON.stringify(sent)} says nothing new`] : []
}

test.each(readBack)('what is sent to $id is read back', async ({ id, operation, fields }) => {
  const lost: string[] = []
  for (const way of waysOf(id)) {
    const said = await say(id, operation, way)
    const item = await readAgain(way, said)
    for (const field of fields) if (!isWithout(way, field.path)) lost.push(...(await lostOf(way, said, item, field)))
  }
  expect(lost, lost.join('\n')).toEqual([])
})

// Operations that can be done once are not repeated. An action is repeated only when it leaves the status unchanged.
const isRepeatable = ({ kind, resource, action }: Operation) =>
  kind === 'change' || (kind === 'action' && resource!.actions[action!]!.every(({ to }) => to === undefined))
const takenBack = readBack.flatMap(({ id, operation }) => {
  const nulls = isRepeatable(operation) ? nullsOf(jsonOf(operation.body!, 'input')) : []
  return nulls.length > 0 ? [{ id, operation, nulls }] : []
})
test.each(takenBack)('null clears what was sent to $id', async ({ id, operation, nulls }) => {
  const [way = {}] = waysOf(id)
  const said = await say(id, operation, way)
  const { version } = await readAgain(way, said)
  const again = nulls.reduce<unknown>((body, path) => withValue(body, path, null), {
    ...said.sent,
    ...(version ? { version } : {}),
  })
  const answer = await said.caller.send(operation.method, said.path, again)
  expect(answer.status, answer.text.slice(0, 500)).toBeLessThan(300)
  const item = await readAgain(way, said)
  expect(nulls.filter(path => (valueAt(item, path) ?? null) !== null)).toEqual([])
})

test('each field is in some call, and only fields that there are have something special', () => {
  const untold = readBack.flatMap(({ id, fields }) =>
    fields.filter(({ path }) => waysOf(id).every(way => isWithout(way, path))).map(({ path }) => `${id}.${path}`),
  )
  const there = withBody.flatMap(({ id, fields }) => fields.flatMap(({ path }) => [path, `${id}.${path}`]))
  const named = Object.entries(special).flatMap(([id, ways]) =>
    ways.flatMap(({ fills, without = [], as }) => [...Object.keys({ ...fills, ...as }), ...without].map(path => `${id}.${path}`)),
  )
  const isThere = (name: string) => there.some(each => each === name || each.startsWith(`${name}.`))
  const unknown = [...named, ...Object.keys(notReadBack)].filter(name => !isThere(name))
  const ofNothing = Object.keys(special).filter(id => !readBack.some(each => each.id === id))
  expect({ untold, unknown, ofNothing }, [...untold, ...unknown, ...ofNothing].join(' ')).toEqual({
    untold: [],
    unknown: [],
    ofNothing: [],
  })
})
