// npm test: every check, in one run; tests that take minutes and guard one part are skipped when nothing they reach has changed
// since they last passed. npm test -- all skips nothing. npm run check: the part that takes seconds. npm test -- moments runs all
// of it at moments when time itself is irregular. Every check counts as one; the last line counts all checks and tests.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buildWebApp, bundleServer, sources } from './build.mjs'
import { testAtEveryMoment } from './moments.mjs'
import { prepare, root } from './prepare.mjs'
import { run, runAside } from './process.mjs'
import { testClock } from './test-clock.mjs'
import { addRun, rememberPassed, unchanged, unsteady, writeDurations } from './test-memory.mjs'
import { api, journeys, rules, runPart } from './test-parts.mjs'

const [choice] = process.argv.slice(2)
const isQuick = choice === 'check'
const node = prepare()
if (choice === 'moments') process.exit(await testAtEveryMoment(node))
Object.assign(process.env, testClock())
const began = performance.now()
const total = { passed: 0, failed: 0 }
/** The names of the failures: repeated at the end, where people look first. */
const failures = []
const times = []
const packages = join(root, 'node_modules')
const tsc = join(packages, 'typescript', 'bin', 'tsc')
const biome = join(packages, '@biomejs', 'biome', 'bin', 'biome')
/** With more failing files than this it is no race: none is retried alone. */
const maxAlone = 10
const runNode = (...args) => run(node, ...args)
let isBuilt = isQuick

// The longest check comes first, and the rest in parallel. The server's types include those of its tests.
await together([
  ['Typen van de server', checked(tsc, '-p', 'tsconfig.json')],
  ...(isQuick ? [] : [['Webapp en bundel', build]]),
  ['Regels', async aside => (await tests(rules, aside)).failed.length === 0],
  ['Typen van de webapp', checked(tsc, '-p', 'web/tsconfig.json')],
  ['Stijl', checked(biome, 'ci')],
  ['Bouw van de broncode', checked('tools/check-structure.ts')],
  ['Wat alleen slaagt en samen niet', steady],
])
if (!isQuick) await theRest()
for (const failure of failures) console.log(`\nMISLUKT: ${failure}`)
console.log('')
for (const [name, seconds] of [...times, ['Alles', since(began)]]) console.log(`${name.padEnd(34)}${seconds.padStart(7)} s`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

async function theRest() {
  const { files: without, hashes } = await unchanged(node, choice === 'all')
  if (without.length > 0)
    console.log(`\nOvergeslagen, want onveranderd sinds het slaagde (npm test -- all):\n  ${without.join('\n  ')}`)
  const parts = isBuilt ? [api, journeys] : [api]
  if (!isBuilt) console.log(`\n${journeys.part}: overgeslagen, de webapp of de bundel is niet gebouwd`)
  const reports = []
  for (const part of parts) reports.push({ part, ...(await timed(part.part, () => tests({ ...part, without }, runNode))) })
  if (choice === 'all') writeDurations(reports)
  await again(reports)
  rememberPassed(hashes, reports)
  // Controls that a failed journey did not reach would seem unpressed.
  if (isBuilt && failures.length === 0) await show('Wat nergens wordt ingedrukt', checked('tools/controls.ts'))
}

/** Retries what failed in parallel, with nothing else running: what passes then counts as passed, and is recorded in the ledger. */
async function again(reports) {
  const passedAlone = []
  for (const report of reports) {
    const files = [...new Set(report.failed.map(({ file }) => file))]
    if (files.includes('') || files.length > maxAlone) continue
    for (const file of files) {
      const { part, config, project } = report.part
      const name = `${part}, alleen: ${file}`
      const alone = await timed(name, () => runPart(runNode, { part: name, config, project, only: [file], workers: 1 }))
      // All of it must pass: a failure under another name is a failure too.
      const isGreen = alone.passed > 0 && alone.failed.length === 0
      const passed = isGreen ? report.failed.filter(each => each.file === file) : []
      passedAlone.push(...passed)
      report.failed = report.failed.filter(each => !passed.includes(each))
      total.passed += passed.length
      total.failed -= passed.length
    }
  }
  for (const { file, name, evidence } of passedAlone)
    console.log(`\nSLAAGDE ALLEEN, EN SAMEN NIET: ${file} > ${name}\n${evidence}`)
  addRun(passedAlone)
  for (const { failed } of reports) for (const { file, name, evidence } of failed) failures.push(`${file} > ${name}\n${evidence}`)
}

/** As many at once as there are processors. */
async function together(checks) {
  const waiting = [...checks]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await show(...next)
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work))
}

/** The output of a check is shown when it failed. */
async function show(name, check) {
  let output = ''
  const passed = await timed(name, () =>
    check(async (...args) => {
      const done = await runAside(node, ...args)
      output += done.said
      return done.code
    }),
  )
  if (passed) return
  console.log(output.trimEnd())
  if (name !== rules.part) failures.push(name)
}

async function timed(name, work) {
  const start = performance.now()
  const outcome = await work()
  times.push([name, since(start)])
  console.log(`${name}: klaar na ${since(start)} s`)
  return outcome
}

/** A check that counts as one: its command must succeed. */
function checked(...command) {
  return async aside => count((await aside(...command)) === 0)
}

async function build() {
  isBuilt = (await buildWebApp(node)) && (await bundleServer(node)) !== sources
  return count(isBuilt)
}

function steady() {
  const names = unsteady()
  for (const name of names) console.log(`Slaagde drie keer van tien alleen, en samen niet: ${name}`)
  return count(names.length === 0)
}

function count(passed) {
  total[passed ? 'passed' : 'failed']++
  return passed
}

/** Tests, each of which counts. */
async function tests(part, start) {
  const report = await runPart(start, part)
  total.passed += report.passed
  total.failed += report.failed.length
  if (part === rules) for (const { file, name, evidence } of report.failed) failures.push(`${file} > ${name}\n${evidence}`)
  return report
}

function since(start) {
  return ((performance.now() - start) / 1000).toFixed(1)
}
