// npm test: everything that must hold, in one run. npm run check: the part that takes seconds.
// Every check counts as one; the last line counts all checks and tests.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildWebApp } from './build.mjs'
import { prepare, root, timed } from './prepare.mjs'
import { run } from './process.mjs'

const quick = process.argv[2] === 'check'
const node = prepare()
const total = { passed: 0, failed: 0 }
const packages = join(root, 'node_modules')
const tsc = join(packages, 'typescript', 'bin', 'tsc')

await check('Typen', async () => {
  const codes = await Promise.all([run(node, tsc, '-p', 'tsconfig.json'), run(node, tsc, '-p', 'web/tsconfig.json')])
  return codes.every(code => code === 0)
})
await check('Stijl', async () => (await run(node, join(packages, '@biomejs', 'biome', 'bin', 'biome'), 'ci')) === 0)
await check('Bouw van de broncode', async () => (await run(node, 'tools/check-structure.ts')) === 0)
await tests('Regels', '--project', 'rules')
if (!quick) {
  await tests('API', '--project', 'api')
  const built = await check('Webapp', () => buildWebApp(node))
  if (built) await tests('Reizen door de webapp', '--config', 'vitest.journeys.config.ts')
  else await check('Reizen door de webapp (overgeslagen: de webapp is niet gebouwd)', () => false)
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

async function check(name, work) {
  console.log('')
  const passed = await timed(name, work)
  count(passed ? 1 : 0, passed ? 0 : 1)
  if (!passed) console.log(`${name}: MISLUKT`)
  return passed
}

async function tests(name, ...options) {
  const report = join(packages, '.cache', 'vitest.json')
  rmSync(report, { force: true })
  const vitest = join(packages, 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  console.log('')
  const code = await timed(name, () => run(node, vitest, 'run', ...options, ...reporters))
  const { numPassedTests, numFailedTests } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 }
  // A file that does not load, or an error outside the tests, fails the run without a failed test.
  count(numPassedTests, code === 0 ? numFailedTests : Math.max(numFailedTests, 1))
}

function count(passed, failed) {
  total.passed += passed
  total.failed += failed
}
