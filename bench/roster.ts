// npm run bench -- roster: the best roster for 200, 1,000 and 3,000 open shifts, each in a process of its own at the priority of its thread:
// how soon there is a plan, one within a percent of the best, and the proof; what it holds; what it brings beside the work given out by
// hand; and whether the server is slower meanwhile.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openChild } from './children.ts'
import type { Data } from './data.ts'
import { load } from './load.ts'
import { circumstances, mark, megabytes, row } from './page.ts'
import type { Run } from './roster-run.ts'
import { type As, allReads } from './work.ts'

const sizes = [200, 1000, 3000]
/** For a thousand shifts, in seconds; and how much slower the server may be meanwhile. */
const aim = { shifts: 1000, nearly: 10, slower: 1.2 }
const turns = 5
const secondsATurn = 2

const begin = (shifts: number): ChildProcess =>
  fork(join(import.meta.dirname, 'roster-run.ts'), [String(shifts)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
const runOf = async (shifts: number): Promise<Run> => {
  const child = begin(shifts)
  const ended = once(child, 'exit')
  const [run] = (await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => {
      throw new Error(`The roster stopped with ${code}`)
    }),
  ])) as [Run]
  await ended
  return run
}

interface Rostered {
  runs: { shifts: number; run: Run }[]
  /** The median answer of a list while rosters are made, over that without; of each turn. */
  slower: number[]
}
/** Makes rosters, and asks the server in turns with one beside it and without. */
export const measureRoster = async (data: Data, secret: string, as: As): Promise<Rostered> => {
  const runs: Rostered['runs'] = []
  for (const shifts of sizes) runs.push({ shifts, run: await runOf(shifts) })
  const [work] = await allReads(data, as)
  const server = await openChild('bench/product.ts', data.url, secret)
  const ask = async () =>
    (await load(server.port, work!.requests, { seconds: secondsATurn, connections: 1, once: false })).medianMs
  await ask()
  const slower: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const alone = await ask()
    const child = begin(3000)
    const beside = await ask()
    const ended = once(child, 'exit')
    child.kill()
    await ended
    slower.push(beside / alone)
  }
  await server.stop()
  return { runs, slower: slower.sort((one, other) => one - other) }
}

const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`
const beside = (of: number, other: number) => (of / other).toFixed(2)
/** What rosters take and bring, in Markdown. */
export const rosterReport = ({ runs, slower }: Rostered): string => {
  const middle = slower[Math.floor(slower.length / 2)]!
  const isLate = (shifts: number, { nearly }: Run) => shifts === aim.shifts && nearly > aim.nearly
  return [
    '## Roster',
    '',
    `${circumstances()}, at the lowest priority. Generated weeks with a quarter as many people as shifts, of whom a third works as temp only,`,
    'a third as self-employed only; some fifty may do a shift. At most two minutes.',
    '',
    row('shifts', 'pairs', 'first plan', `within 1 % (1,000: ${aim.nearly} s)`, 'proven', 'memory'),
    row('---', '---', '---', '---', '---', '---'),
    ...runs.map(({ shifts, run }) =>
      row(
        ...[String(shifts), String(run.pairs), inSeconds(run.first), inSeconds(run.nearly) + mark(!isLate(shifts, run))],
        ...[run.isProven ? inSeconds(run.proven) : 'not within two minutes', megabytes(run.bytes)],
      ),
    ),
    '',
    row('over first come first served, and over nearest first', 'work filled', 'kilometres a shift', 'familiar faces'),
    row('---', '---', '---', '---'),
    ...runs.map(({ shifts, run: { sums } }) => {
      const others = [sums.firstCome, sums.nearest]
      const each = (of: (of: Run['sums']['best']) => number) => others.map(other => beside(of(sums.best), of(other))).join(', ')
      return row(
        `${shifts} shifts`,
        each(({ filled }) => filled),
        each(({ km, filled }) => km / filled),
        each(({ familiar }) => familiar),
      )
    }),
    '',
    `A list of the server takes ${middle.toFixed(2)} times as long while a roster of 3,000 is made (${slower[0]!.toFixed(2)} to ${slower.at(-1)!.toFixed(2)}; at most ${aim.slower})${mark(middle <= aim.slower)}.`,
    '',
  ].join('\n')
}
