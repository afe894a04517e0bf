// npm test -- moments: runs the tests at moments when time itself is irregular. What holds on a Tuesday in November need not hold
// in the hour that occurs twice.
import { buildWebApp, bundleServer } from './build.mjs'
import { run } from './process.mjs'
import { testClock } from './test-clock.mjs'
import { api, journeys, rules, runPart } from './test-parts.mjs'

const moments = [
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
 * Runs all tests at every moment, reports the result of each, and lists the failures at the end. Returns 1 when something failed,
 * else 0.
 */
export async function testAtEveryMoment(node) {
  await buildWebApp(node)
  await bundleServer(node)
  let passed = 0
  const failures = []
  for (const [moment, name] of moments) {
    Object.assign(process.env, testClock({ TEST_NOW: moment }))
    const reports = []
    for (const part of [rules, api, journeys]) reports.push(await runPart((...args) => run(node, ...args), part))
    const failed = reports.flatMap(report => report.failed)
    passed += reports.reduce((sum, report) => sum + report.passed, 0)
    failures.push(...failed.map(({ file, name }) => `${moment}: ${file} > ${name}`))
    console.log(`\n${moment} ${name}: ${failed.length} mislukt`)
  }
  for (const failure of failures) console.log(`MISLUKT: ${failure}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  return failures.length > 0 ? 1 : 0
}
