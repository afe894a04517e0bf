import { expect, test } from 'vitest'
import { checkStructure } from './check-structure.ts'
import { checkRooms } from './structure-screens.ts'
import { readSource } from './structure-source.ts'
import { checkClasses, checkNames, checkStyles } from './structure-styles.ts'

const long = (lines: number) => `export const x = 1\n${'// line\n'.repeat(lines - 1)}`
const longFunction = (lines: number) => `export function grow() {\n${'  work()\n'.repeat(lines - 2)}}\n`

const clean: [path: string, text: string][] = [
  ['contract/index.ts', `import { get } from './language.ts'\nimport * as z from 'zod/mini'`],
  ['contract/clients/clients.ts', long(400)],
  ['rules/time/holidays.ts', `import { day } from './amsterdam.ts'`],
  ['rules/time/holidays.test.ts', `import { test } from 'vitest'`],
  ['api/main.ts', `import './clients/handlers.ts'\nimport './reviews/handlers.ts'`],
  ['api/concepts.ts', `import './clients/handlers.ts'`],
  ['api/invoices/handlers.ts', `import './queries.ts'\nimport '../eligibility/queries.ts'\nimport '../platform/clock.ts'`],
  [
    'api/platform/request/pipeline.ts',
    `import '../../../contract/language.ts'\nimport '../concept.ts'\nimport '../rows/rows.ts'\nimport 'fastify'`,
  ],
  ['api/platform/request/pipeline.test.ts', `import '../../clients/handlers.ts'`],
  ['web/care/badge.tsx', `import '#components/badge.tsx'\nimport '#client/api.ts'\nimport '#contract/clients/clients.ts'`],
  ['rules/time/notification-time.ts', 'const at = [toInstant(today, dailyMailAt), toInstant(next, dailyMailAt)]'],
  ['web/care/period.ts', `const at = { from: toInstant(first, '00:00'), until: toInstant(last, '23:59') }`],
  ['web/service-worker.ts', 'self.skipWaiting()'],
  ['web/routes/werk/index.tsx', longFunction(120)],
  ['tests/servers/mail-server.ts', 'await new Promise(done => setTimeout(done, 100))'],
]

const planted: [rule: string, path: string, text: string, message: string][] = [
  [
    'contract imports rules',
    'contract/clients/clients.ts',
    `import '../../rules/time/holidays.ts'`,
    'the contract is plain data',
  ],
  ['contract imports a package', 'contract/clients/clients.ts', `import 'pg'`, 'the contract is plain data'],
  ['a rule reads a file', 'rules/time/holidays.ts', `import 'node:fs'`, 'rules are pure functions'],
  ['web imports api, as a type too', 'web/main.tsx', `import type { A } from '../api/main.ts'`, 'the server by contract/ alone'],
  ['web loads api later', 'web/main.tsx', `const x = import('../api/main.ts')`, 'the server by contract/ alone'],
  ['web hands on api', 'web/main.tsx', `export { a } from '../api/main.ts'`, 'the server by contract/ alone'],
  ['api imports web', 'api/clients/print.ts', `import '../../web/main.tsx'`, 'the api answers whoever asks'],
  [
    'the platform knows a concept',
    'api/platform/request/pipeline.ts',
    `import '../../clients/queries.ts'`,
    'the platform knows no care word',
  ],
  [
    'the platform knows a resource',
    'api/platform/clock.ts',
    `import '../../contract/clients/clients.ts'`,
    'the platform knows no care word',
  ],
  ['a room imports to its left', 'api/platform/rows/a.ts', `import '../request/pipeline.ts'`, 'only to the right'],
  [
    'rooms of one floor know each other',
    'api/platform/rows/a.ts',
    `import type { A } from '../events/outbox.ts'`,
    'only to the right',
  ],
  ['an unknown room', 'api/platform/a.ts', '', 'its floor'],
  ['a name that the browser or Node has', 'contract/a.ts', 'export const window = 1', 'window: everyone has it already'],
  ['a type that the browser has', 'contract/a.ts', 'export interface Document {}', 'Document: everyone has it already'],
  ['a component knows care', 'web/components/list.tsx', `import '#care/badge.tsx'`, 'belongs in web/care/'],
  ['a room of the web app reached by steps', 'web/care/badge.tsx', `import '../components/badge.tsx'`, 'another room is named'],
  ['a screen imports controls', 'web/routes/werk/index.tsx', `import '@mantine/core'`, 'inside one of web/components/'],
  ['care imports controls', 'web/care/badge.tsx', `import 'downshift'`, 'inside one of web/components/'],
  ['care knows a screen', 'web/care/badge.tsx', `import '../routes/werk/index.tsx'`, 'in its -parts/'],
  ['an unknown name in a concept', 'api/clients/types.ts', '', 'a concept has handlers'],
  ['a folder in a concept', 'api/clients/sql/queries.ts', '', 'a concept has handlers'],
  ['an unknown concept', 'api/planning/handlers.ts', '', 'give the concept its place'],
  ['a loose file', 'api/loose.ts', '', 'belongs in api/platform/'],
  ['a concept imports to its left', 'api/invoices/queries.ts', `import '../clients/queries.ts'`, 'only those to its right'],
  ['handlers import handlers', 'api/invoices/handlers.ts', `import '../clients/handlers.ts'`, 'handlers never import handlers'],
  ['a long file', 'rules/long.ts', long(301), '301 lines, at most 300'],
  ['a long contract', 'contract/long.ts', long(401), '401 lines, at most 400'],
  ['a long function', 'rules/grow.ts', longFunction(61), 'grow has 61 lines, at most 60'],
  ['a long component', 'web/components/grow.tsx', longFunction(121), 'grow has 121 lines, at most 120'],
  ['any', 'rules/a.ts', 'export const f = (x: any) => x', 'any: say what is meant'],
  ['an empty catch', 'rules/a.ts', 'try { f() } catch {}', 'an empty catch'],
  ['a type error put away', 'rules/a.ts', `// @ts-${'ignore'}\nf()`, '@ts-ignore: do it now'],
  ['a lint error put away', 'rules/a.ts', `// biome-${'ignore'} lint: x\nf()`, 'biome-ignore: do it now'],
  ['work put off', 'rules/a.ts', `// ${'TO' + 'DO'} later`, 'do it now, or leave it out'],
  ['a test skipped', 'rules/a.test.ts', `test.skip('x', () => {})`, '.skip('],
  ['a test alone', 'rules/a.test.ts', `test.only('x', () => {})`, '.only('],
  [
    'a screen that turns begin and end one by one',
    'web/care/a.ts',
    'const at = { startDate: toInstant(date, from), endDate: toInstant(date, until) }',
    'begin and end are turned together',
  ],
  [
    'a concept that turns them in two lines',
    'api/copies/queries.ts',
    'const f = () => {\n  const start = toInstant(date, from)\n  const end = toInstant(date, until)\n}',
    'begin and end are turned together',
  ],
  [
    'an instant that moves by its clock alone',
    'api/copies/queries.ts',
    'const later = (at, days) => toInstant(addDays(amsterdamDate(at), days), amsterdamTime(at))',
    'begin and end are turned together',
  ],
  ['a journey that waits for a while', 'tests/journeys/a.test.ts', 'await page.waitForTimeout(500)', 'until the app is at rest'],
  [
    'a screen that waits for a while',
    'tests/screens/a.ts',
    'await new Promise(done => setTimeout(done, 100))',
    'what is to happen',
  ],
  ['a journey that waits for silence', 'tests/journeys/app.ts', `await page.goto('/', { waitUntil: 'networkidle' })`, 'at rest'],
  [
    'a test that judges by the clock',
    'tests/a.test.ts',
    'await expect.poll(look, { timeout: 10_000 }).toBe(1)',
    'a limit under 60 s: wait for what is to happen',
  ],
  [
    'a test that replaces a module others may have loaded',
    'web/a.test.ts',
    `vi.mock('./b.ts', () => ({}))`,
    'without vi.resetModules',
  ],
  [
    'a place that comes with what is heard in it',
    'web/care/a.tsx',
    `export const Done = ({ is }) => <div>{is && <p role="status">Klaar</p>}</div>`,
    'put them in Said',
  ],
  ['a barrel', 'web/care/index.ts', '', 'import from the file itself'],
  ['an empty name', 'web/client/date-utils.ts', '', 'utils: name it after'],
  ['an empty folder name', 'web/helpers/date.ts', '', 'helpers: name it after'],
  ['an empty export', 'rules/a.ts', 'export class HourManager {}', 'HourManager: name it after'],
]

const screen = 'web/routes/werk/uren.tsx'
const advice = 'a group of contract/status-groups.ts'
const reckoned = 'reckoned in rules/'
const judged: [what: string, text: string, message: string][] = [
  ['a status compared', `const is = moment.status !== 'approved'`, advice],
  ['a status compared by its name', `const is = status === 'open'`, advice],
  ['a switch on a status', `switch (moment.status) { case 'open': break }`, advice],
  ['one of several statuses', `const is = ['open', 'assigned'].includes(status)`, advice],
  ['one of one status', `const is = ['open'].includes(status)`, advice],
  ['a list of statuses', `const shown = ['assigned', 'approved'] as const`, advice],
  ['a status in a question', `ask('GET /care_moments', { query: { status: 'open' } })`, advice],
  ['a list of one in a question', `ask('GET /care_moments', { query: { status: ['open'] } })`, advice],
  ['minutes as hours', `const hours = minutes / 60`, reckoned],
  ['euros as cents', `const cents = Math.round(euros * 100)`, reckoned],
  ['milliseconds as minutes', `const left = (Date.parse(a) - Date.parse(b)) / 60_000`, reckoned],
  ['a day in milliseconds', `const dayMs = 86_400_000`, reckoned],
  ['cents added', `const total = pay.wageCents + bonus`, reckoned],
  ['minutes taken off', `const left = plan.elapsedMinutes - 30`, reckoned],
  ['amounts summed', `const total = lines.reduce((sum, line) => sum + line.amount, 0)`, reckoned],
]
const unjudged = [
  `if (problem.status === 409) leave()`,
  `const may = moment.allowedActions.includes('approve')`,
  `const shown = busyStatuses.includes(moment.status)`,
  `run({ uuid, body: { status: 'accepted' } })`,
  `const words = { open: 'Open', closed: 'Dicht' }`,
  `const kind = look === 'open'`,
  `const byUuid = list.reduce((all, one) => ({ ...all, [one.uuid]: one }), {})`,
  `const next = page + 1`,
]

test.each(judged)('a screen with %s is a breach', (_, text, message) => {
  expect(checkStructure([readSource(screen, text)]).map(breach => breach.message)).toEqual([expect.stringContaining(message)])
  expect(checkStructure([readSource('web/care/hours.ts', text)])).toEqual([])
  expect(checkStructure([readSource('web/routes/werk/uren.test.ts', text)])).toEqual([])
})

test.each(unjudged)('a screen may: %s', text => {
  expect(checkStructure([readSource(screen, text)])).toEqual([])
})

test('a room of more than fifteen files is a breach, or twenty-five small ones, one of migrations is not', () => {
  const files = (room: string, count: number) => Array.from({ length: count }, (_, at) => `${room}/${at}.ts`)
  const full = ['web/routes/werk/-parts', 'web/care', 'api/hours']
  const free = ['web/components/fields', 'api/platform/database/migrations', 'contract']
  const found = checkRooms([...[...full, ...free].flatMap(room => files(room, 16)), ...files('web/care/moment', 15)])
  expect(found.map(({ path, message }) => [path, message.split(':')[0]])).toEqual(
    full.map(room => [room, '16 files, at most 15']),
  )
})

const layer = '.stack {\n  display: grid;\n  gap: 8px;\n}\n\n.soft,\n.note {\n  color: grey;\n}\n'
const rule = (names: string, ...declarations: string[]) => `${names} {\n${declarations.map(each => `  ${each};\n`).join('')}}\n`
test.each([
  ['the same as one class', rule('.a', 'color: grey'), ['soft']],
  ['the same as two, in another order', rule('.a', 'gap: 8px', 'color: grey', 'display: grid'), ['stack soft']],
  ['the same beside another', `${rule('.a,\n.b', 'color: grey')}${rule('.b', 'margin: 0')}`, ['soft']],
  [
    'two declarations of a class with more rules',
    `${rule('.a', 'display: grid', 'gap: 8px')}${rule('.a p', 'margin: 0')}`,
    ['stack'],
  ],
  ['more than the classes', rule('.a', 'color: grey', 'margin: 0'), []],
  ['less than a class', rule('.a', 'display: grid'), []],
  ['one declaration of a class with more rules', `${rule('.a', 'color: grey')}${rule('.a p', 'margin: 0')}`, []],
  ['the same, and why', `/* Why. */\n${rule('.a', 'color: grey')}`, []],
  ['the same of what has no class', rule('.b p,\n.a', 'color: grey'), []],
  ['the same for a state', rule('.a:hover', 'color: grey'), []],
  [
    'the same beside something under a condition',
    '.a {\n  display: grid;\n  gap: 8px;\n\n  @media print {\n    gap: 0;\n  }\n}\n',
    ['stack'],
  ],
  [
    'why, below another with something under a condition',
    `.b {\n  gap: 1px;\n\n  @media print {\n    gap: 0;\n  }\n}\n\n/* Why. */\n${rule('.a', 'color: grey')}`,
    [],
  ],
  ['one declaration beside something under a condition', '.a {\n  color: grey;\n\n  @media print {\n    gap: 0;\n  }\n}\n', []],
])('a rule of a module that says %s', (_, text, names) => {
  const found = checkStyles(layer, [{ path: 'web/a.module.css', text }])
  expect(found.map(({ message }) => message)).toEqual(names.map(each => `.a says nothing of its own: ${each} of web/classes/`))
})

test.each([
  ['a class that the module has', `import classes from './a.module.css'\nclasses.in`, []],
  [
    'a class that the module lacks',
    `import classes from './a.module.css'\nclasses.in\nclasses.lost`,
    ['lost: ./a.module.css has no such class'],
  ],
  ['one by a name that is reckoned', `import classes from './a.module.css'\nclasses[name]`, []],
  ['none of the classes', `export {}`, ['.in: nobody asks for it']],
])('a screen that asks for %s', (_, text, messages) => {
  const source = { ...readSource('web/a.tsx', text), text }
  const found = checkClasses([source], [{ path: 'web/a.module.css', text: '.in { gap: 1.5em }' }])
  expect(found.map(({ message }) => message)).toEqual(messages)
})

test.each([
  ['in a string', '<p className="soft gone" />'],
  ['beside one of a module', `<p className={\`soft gone \${classes.own}\`} />`],
  ['when something is so', `<p className={look === 'card' ? 'soft' : 'gone'} />`],
  [
    'when something is so, beside others',
    `<p className={\`soft \${isOpen ? \`gone \${classes[look]}\` : ''} \${classes.own}\`} />`,
  ],
  ['in what several share', `const look = { size: 'small', className: 'soft gone' }`],
])('a shared class that does not exist is a breach, %s', (_, text) => {
  const found = checkNames([{ path: 'web/a.tsx', text }], ['@layer classes {\n  .soft {\n    color: grey;\n  }\n}'])
  expect(found.map(({ message }) => message)).toEqual(['gone: no shared class has this name (web/classes/, web/base.css)'])
})

test('source that follows the rules has no breach', () => {
  expect(checkStructure(clean.map(([path, text]) => readSource(path, text)))).toEqual([])
})

test.each(planted)('%s is a breach', (_, path, text, message) => {
  const found = checkStructure([readSource(path, text)])
  expect(found.map(breach => breach.path)).toEqual([path])
  expect(found[0]?.message).toContain(message)
})

test('files that import each other in a circle are one breach; types count in contract, rules and api', () => {
  const circle = (room: string, last: string) =>
    checkStructure([
      readSource(`${room}/a.ts`, `import { b } from './b.ts'`),
      readSource(`${room}/b.ts`, `export * from './c.ts'`),
      readSource(`${room}/c.ts`, last),
    ]).map(breach => breach.message)
  const inRules = ['import cycle rules/a.ts → rules/b.ts → rules/c.ts → rules/a.ts: move what they share to a file below both']
  expect(circle('rules', `import { a } from './a.ts'`)).toEqual(inRules)
  expect(circle('rules', `import type { A } from './a.ts'`)).toEqual(inRules)
  expect(circle('web/care', `import { a } from './a.ts'`)).toHaveLength(1)
  expect(circle('web/care', `import type { A } from './a.ts'`)).toEqual([])
})

test('a breach says its line', () => {
  const found = checkStructure([readSource('rules/a.ts', `const a = 1\n\nimport 'node:fs'\n`)])
  expect(found[0]?.line).toBe(3)
})
