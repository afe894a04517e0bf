// Names, sizes and words of the files themselves.
import type { Breach } from './structure-breach.ts'
import { conceptOf, concepts, hasFloor } from './structure-directions.ts'
import type { Source } from './structure-source.ts'

const fileLines = 300
const contractLines = 400
const functionLines = 60
const componentLines = 120
/** The files allowed in a folder of api/, apart from tests. */
export const conceptFiles = [
  'handlers',
  'queries',
  'mails',
  'mail-templates',
  'jobs',
  'print',
  'solver',
  'thread',
  'conditions',
  'found',
]
const emptyName = /(^|[-/])(utils?|helpers?|services?|managers?)(?=[-./]|$)/
const emptyExport = /(Utils?|Helpers?|Service|Manager)$/
// The globals of Node, and the browser's globals that Node does not have.
const globals = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  ...'window document location history screen status parent top open close print stop find focus blur confirm alert prompt name'.split(
    ' ',
  ),
  ...'origin event Window Document Element Node Text Range Selection Notification Option Image Audio Comment Lock Plugin'.split(
    ' ',
  ),
])
// A word from the specification.
const own = new Set(['Notification'])
// A word from the browser's API.
const serviceWorker = /service-worker/
const switchedOff = /@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable|\b(TODO|FIXME|XXX)\b/

/** The breaches within one file. */
export function checkShape(source: Source): Breach[] {
  const breach = (message: string, line = 1) => ({ path: source.path, line, message })
  return [
    ...checkName(source).map(message => breach(message)),
    ...checkSize(source).map(({ message, line }) => breach(message, line)),
    ...(source.isTest ? [] : source.judgements.map(({ message, line }) => breach(message, line))),
    ...source.waits.map(({ what, line }) => breach(`${what}: wait for what is to happen, or until the app is at rest`, line)),
    ...source.escapes.map(({ what, line }) => breach(`${what}: say what is meant instead of switching the check off`, line)),
    ...source.comments.flatMap(({ text, line }) => {
      const found = switchedOff.exec(text)?.[0]
      return found ? [breach(`${found}: do it now, or leave it out`, line)] : []
    }),
  ]
}

function checkName({ path, exports, isTest }: Source): string[] {
  const messages: string[] = []
  const name = path.split('/').at(-1) ?? ''
  if (name === 'index.ts' && path !== 'contract/index.ts') {
    messages.push('index.ts: import from the file itself; only contract/index.ts collects')
  }
  const empty = [
    ...(serviceWorker.test(path) ? [] : [emptyName.exec(path)?.[2]]),
    ...exports.filter(each => emptyExport.test(each)),
  ]
  for (const each of empty) if (each) messages.push(`${each}: name it after what it does or is`)
  const taken = exports.filter(each => globals.has(each) && !own.has(each))
  for (const each of taken) messages.push(`${each}: everyone has it already, from the browser or from Node: say whose it is`)
  if (!isTest && !hasFloor(path)) messages.push('give this room of the platform its floor in tools/structure-directions.ts')
  return [...messages, ...checkConceptFile(path)]
}

function checkConceptFile(path: string): string[] {
  const concept = conceptOf(path)
  if (concept === undefined) {
    const loose = /^api\/[^/]+$/.test(path) && !/^api\/(main|server|concepts)(\.test)?\.ts$/.test(path)
    return loose ? ['belongs in api/platform/ when it knows no care word, else in the folder of its concept'] : []
  }
  const name = path.slice(`api/${concept}/`.length)
  const isKnown = name.endsWith('.test.ts') || conceptFiles.some(each => name === `${each}.ts`)
  const messages = isKnown ? [] : [`${name}: a concept has ${conceptFiles.join(', ')} and tests; a rule belongs in rules/`]
  return concepts.includes(concept)
    ? messages
    : [...messages, `api/${concept}: give the concept its place in tools/structure-directions.ts`]
}

function checkSize({ path, lines, functions, isTest }: Source): { message: string; line: number }[] {
  const allowed = path.startsWith('contract/') ? contractLines : fileLines
  const found = lines > allowed ? [{ message: `${lines} lines, at most ${allowed}: split it by subject`, line: 1 }] : []
  // The function around a group of tests is as long as the group.
  if (isTest) return found
  const most = path.endsWith('.tsx') ? componentLines : functionLines
  const long = functions.filter(each => each.lines > most)
  return [...found, ...long.map(({ name, lines, line }) => ({ message: `${name} has ${lines} lines, at most ${most}`, line }))]
}
