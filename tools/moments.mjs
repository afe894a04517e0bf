// node tools/moments.mjs [--project api] [path…]: the tests at the moments on which time itself is odd. What holds on a Tuesday in November
// need not hold in the hour that comes twice.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './prepare.mjs'
import { runAside } from './process.mjs'
import { testClock } from './test-clock.mjs'

export const moments = [
  ['2026-10-24T12:00:00+02:00', 'de dag voor de wintertijd'],
  ['2026-10-25T01:30:00+02:00', 'vlak voor de wintertijd'],
  ['2026-10-25T02:30:00+02:00', 'het uur dat twee keer komt, de eerste keer'],
  ['2026-10-25T02:30:00+01:00', 'het uur dat twee keer komt, de tweede keer'],
  ['2026-10-26T06:30:00+01:00', 'de maandag na de wintertijd, voor zeven uur'],
  ['2026-11-25T00:20:00+01:00', 'het eerste uur van een dag, in UTC nog de dag ervoor'],
  ['2026-11-30T23:20:00+01:00', 'het laatste uur van een maand'],
  ['2026-12-01T00:20:00+01:00', 'het eerste uur van een maand, in UTC het laatste'],
  ['2026-12-25T10:00:00+01:00', 'eerste kerstdag'],
  ['2026-12-31T23:20:00+01:00', 'het laatste uur van een jaar, in week 53'],
  ['2027-01-01T00:20:00+01:00', 'het eerste uur van een jaar, in UTC het laatste'],
  ['2027-01-01T01:20:00+01:00', 'het eerste uur van een jaar in UTC'],
  ['2027-01-04T06:30:00+01:00', 'de maandag van week 1, voor zeven uur'],
  ['2027-01-31T10:00:00+01:00', 'een 31e, voor een maand van 28 dagen'],
  ['2027-03-27T12:00:00+01:00', 'de dag voor de zomertijd'],
  ['2027-03-28T01:40:00+01:00', 'vlak voor de zomertijd'],
  ['2027-03-28T03:10:00+02:00', 'vlak na het begin van de zomertijd'],
  ['2027-03-29T06:30:00+02:00', 'de maandag erna: tweede paasdag, voor zeven uur'],
  ['2027-04-27T10:00:00+02:00', 'koningsdag'],
  ['2027-07-01T02:15:00+02:00', 'het eerste uur van een maand in UTC, in de zomer'],
  ['2027-07-11T15:00:00+02:00', 'een zondag in de zomer'],
  ['2028-02-29T10:00:00+01:00', '29 februari'],
  ['2028-02-29T23:20:00+01:00', 'het laatste uur van 29 februari'],
  ['2028-12-31T12:00:00+01:00', 'het einde van een schrikkeljaar'],
]

/**
 * Runs Vitest with each of these lists of options at every moment; prints a line for each moment, and in the end what failed. Gives
 * how many tests passed and failed, and the names of those that failed.
 */
export async function testAtEveryMoment(node, runs) {
  const total = { passed: 0, failed: 0, failures: [] }
  for (const [moment, name] of moments) {
    Object.assign(process.env, testClock({ TEST_NOW: moment }))
    const found = []
    for (const options of runs) found.push(await test(node, options))
    const passed = found.reduce((sum, each) => sum + each.passed, 0)
    const failures = found.flatMap(each => each.failures)
    total.passed += passed
    total.failed += failures.length
    total.failures.push(...failures.map(failure => `${moment}: ${failure}`))
    console.log(`${moment} ${name}: ${passed} geslaagd, ${failures.length} mislukt`)
  }
  for (const failure of total.failures) console.log(`MISLUKT: ${failure}`)
  return total
}

async function test(node, options) {
  const report = join(root, 'node_modules', '.cache', 'vitest-moment.json')
  rmSync(report, { force: true })
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const { code, said } = await runAside(node, vitest, 'run', ...options, '--reporter=json', `--outputFile.json=${report}`)
  const { numPassedTests: passed, testResults } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, testResults: [] }
  const failures = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) => `${relative(root, file)} > ${fullName}\n${failureMessages.join('\n').slice(0, 800)}`,
      ),
  )
  // A file that does not load, or an error outside the tests, fails the run without a failed test.
  return { passed, failures: code !== 0 && failures.length === 0 ? [said.slice(-800)] : failures }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const options = process.argv.slice(2)
  const { failed } = await testAtEveryMoment(
    prepare(),
    options.length > 0 ? [options] : [[], ['--config', 'vitest.journeys.config.ts']],
  )
  process.exit(failed > 0 ? 1 : 0)
}
