// npm test: everything that must hold, in one run. npm run check: the part that takes seconds.
// Every check counts as one; the last line counts all checks and tests.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { buildWebApp, bundleServer, sources } from './build.mjs'
import { prepare, root, timed } from './prepare.mjs'
import { run, runAside } from './process.mjs'
import { testClock } from './test-clock.mjs'

const quick = process.argv[2] === 'check'
const node = prepare()
Object.assign(process.env, testClock())
const total = { passed: 0, failed: 0 }
/** What failed, by name: said again at the end, where one looks first. */
const failures = []
/** What failed and then passed: a race in the test, or in the product. */
const wavering = []
const packages = join(root, 'node_modules')
const tsc = join(packages, 'typescript', 'bin', 'tsc')
const biome = join(packages, '@biomejs', 'biome', 'bin', 'biome')
const vitest = join(packages, 'vitest', 'vitest.mjs')

// What takes long comes first, and the rest beside it. The types of the server are those of the product and of what tests it.
await together([
  ['Typen van de server', counted(aside => aside(tsc, '-p', 'tsconfig.json'))],
  ['Regels', tests('--project', 'rules')],
  ['Typen van de webapp', counted(aside => aside(tsc, '-p', 'web/tsconfig.json'))],
  ['Stijl', counted(aside => aside(biome, 'ci'))],
  ['Bouw van de broncode', counted(aside => aside('tools/check-structure.ts'))],
])
if (!quick) {
  await alone('API', tests('--project', 'api'))
  console.log('')
  const built = (await buildWebApp(node)) && (await bundleServer(node)) !== sources
  count(built ? 1 : 0, built ? 0 : 1)
  if (built) await alone('Reizen door de webapp', tests('--config', 'vitest.journeys.config.ts'))
  else console.log('Reizen door de webapp: overgeslagen, de webapp of de bundel is niet gebouwd')
}
for (const each of wavering) console.log(`\nPAS DE TWEEDE KEER: ${each}`)
for (const failure of failures) console.log(`\nMISLUKT: ${failure}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

/** As many at once as there are processors; what one said is shown when it failed. */
async function together(checks) {
  const waiting = [...checks]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await show(...next)
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work))
}

async function show(name, check) {
  const begin = performance.now()
  let said = ''
  const passed = await check(async (...args) => {
    const done = await runAside(node, ...args)
    said = done.said.trimEnd()
    return done.code
  })
  console.log(`\n${name}: ${passed ? 'klaar' : 'MISLUKT'} na ${((performance.now() - begin) / 1000).toFixed(1)} s`)
  if (passed) return
  console.log(said)
  failures.push(name)
}

async function alone(name, check) {
  console.log('')
  const passed = await timed(name, () => check((...args) => run(node, ...args)))
  if (passed) return
  console.log(`${name}: MISLUKT`)
  failures.push(name)
}

/** A check that counts as one: what it runs has to end well. */
function counted(check) {
  return async start => {
    const passed = (await check(start)) === 0
    count(passed ? 1 : 0, passed ? 0 : 1)
    return passed
  }
}

/** Tests, each of which counts. */
function tests(...options) {
  const report = join(packages, '.cache', `vitest-${options.at(-1).replaceAll(/\W/g, '-')}.json`)
  return async start => {
    rmSync(report, { force: true })
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const code = await start(vitest, 'run', ...options, ...reporters)
    const { numPassedTests, numFailedTests, testResults } = existsSync(report)
      ? JSON.parse(readFileSync(report, 'utf8'))
      : { numPassedTests: 0, numFailedTests: 0, testResults: [] }
    for (const { name: file, assertionResults } of testResults)
      for (const { status, fullName, failureMessages } of assertionResults.filter(each => each.failureMessages.length > 0))
        (status === 'failed' ? failures : wavering).push(
          `${relative(root, file)} > ${fullName}\n${failureMessages.join('\n').slice(0, 1500)}`,
        )
    // A file that does not load, or an error outside the tests, fails the run without a failed test.
    count(numPassedTests, code === 0 ? numFailedTests : Math.max(numFailedTests, 1))
    return code === 0
  }
}

function count(passed, failed) {
  total.passed += passed
  total.failed += failed
}
