// What test runs remember. In the repository: the duration of each file, so that the longest start first, and what failed in
// parallel but passed alone (tests/passed-alone.json), so that races are noticed. On this machine: the sources with which the slow
// tests passed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './prepare.mjs'
import { runAside } from './process.mjs'

const ledger = join(root, 'tests', 'passed-alone.json')
const durations = join(root, 'tests', 'durations.json')
const local = name => join(root, 'node_modules', '.cache', 'tests', `${name}.json`)
const [green, runs] = [local('green'), local('runs')]
const lastRuns = 10
const tooOften = 3

const read = (file, otherwise) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise)
const write = (file, value) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}

/** The slow files whose sources have not changed since they passed, and the hash of what each slow file reaches (lanes.ts). */
export async function unchanged(node, isAll) {
  const { said } = await runAside(node, 'tools/lanes.ts')
  const hashes = JSON.parse(said)
  const passed = isAll ? {} : read(green, {})
  return { hashes, files: Object.keys(hashes).filter(file => passed[file] === hashes[file]) }
}

/** Stores the hashes with which the slow files of these reports passed. */
export function rememberPassed(hashes, reports) {
  const ran = reports.flatMap(({ durations }) => Object.keys(durations))
  const failed = reports.flatMap(({ failed }) => failed.map(({ file }) => file))
  const passed = ran.filter(file => hashes[file] && !failed.includes(file))
  write(green, { ...read(green, {}), ...Object.fromEntries(passed.map(file => [file, hashes[file]])) })
}

/** Adds this run to the ledger, with what passed only alone; consecutive runs without such tests are only counted. */
export function addRun(passedAlone) {
  const before = read(runs, 0)
  write(runs, passedAlone.length > 0 ? 0 : before + 1)
  if (passedAlone.length === 0) return
  const tests = passedAlone.map(({ file, name, circumstances }) => ({ name: `${file} > ${name}`, ...circumstances }))
  write(ledger, [...read(ledger, []), { date: new Date().toISOString(), runsBefore: before, tests }])
}

/** The tests that passed only alone in three of the last ten runs. */
export function unsteady(entries = read(ledger, [])) {
  const names = new Map()
  let counted = 0
  for (const { runsBefore, tests } of [...entries].reverse()) {
    if (counted >= lastRuns) break
    for (const { name } of tests) names.set(name, (names.get(name) ?? 0) + 1)
    counted += 1 + runsBefore
  }
  return [...names].filter(([, times]) => times >= tooOften).map(([name]) => name)
}

/** Stores the measurements of this run for each file. */
export function writeDurations(reports) {
  write(
    durations,
    measured(read(durations, {}), reports, file => existsSync(join(root, file))),
  )
}

/**
 * The duration of each file in whole seconds, the longest first. Of what failed, or did not run, the duration known before stays: one
 * failure in a long run does not lose the measurements of the rest.
 */
export function measured(before, reports, isThere) {
  const failed = new Set(reports.flatMap(report => report.failed.map(({ file }) => file)))
  const passed = reports.flatMap(report => Object.entries(report.durations)).filter(([file]) => !failed.has(file))
  const all = { ...before, ...Object.fromEntries(passed.map(([file, ms]) => [file, Math.round(ms / 1000)])) }
  return Object.fromEntries(
    Object.entries(all)
      .filter(([file]) => isThere(file))
      .sort(([, a], [, b]) => b - a),
  )
}
