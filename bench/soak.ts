// npm run bench -- soak: five hundred people at once for ten minutes, behaving as people do: mostly reading, each about one screen
// in ten seconds, all following live events. On npm start as in production, with its queue, on a copy of the data. SOAK_SECONDS and
// SOAK_PEOPLE reduce it.
import { setTimeout as sleep } from 'node:timers/promises'
import { openMailServer } from '../tests/servers/mail-server.ts'
import { residentBytes, withStart } from './children.ts'
import { type Data, withCopy } from './data.ts'
import { median, percentile } from './load.ts'
import { circumstances, inMs, mark, megabytes, row } from './page.ts'
import { logIn, look, type ResponseLog } from './soak-people.ts'

const seconds = Number(process.env.SOAK_SECONDS ?? 600)
const people = Number(process.env.SOAK_PEOPLE ?? 500)
const firstSeconds = Math.min(60, seconds / 2)
const samples = 10
/** The maximum memory of a process at the end, relative to its memory after the first minute. */
const maxOfFirst = 1.1

interface SoakResult extends Omit<ResponseLog, 'times'> {
  answers: number
  mails: number
  medianMs: number
  p99Ms: number
  slowestMs: number
  /** For each process of npm start, in bytes: after the first minute, and at the end. */
  memory: { part: string; first: number; end: number }[]
}

/** The median over some seconds, because garbage collection makes memory fluctuate. */
const heldBy = async (parts: Record<string, number>) => {
  const held = Object.values(parts).map((): number[] => [])
  for (let at = 0; at < samples; at++) {
    for (const [part, pid] of Object.values(parts).entries()) held[part]!.push(residentBytes(pid))
    await sleep(1000)
  }
  return held.map(median)
}

/** Puts this many people on npm start, and judges the results. */
export const measureSoak = (data: Data, secret: string): Promise<SoakResult> =>
  withCopy(data.url, async url => {
    const post = await openMailServer()
    const settings = { SMTP_URL: `smtp://127.0.0.1:${post.port}` }
    const soaked = await withStart(url, secret, settings, (address, parts) => soak(url, address, parts))
    post.close()
    return { ...soaked, mails: post.letters.length }
  })
const soak = async (url: string, address: string, parts: Record<string, number>) => {
  const seen: ResponseLog = { times: [], changes: 0, renewals: 0, news: 0, errors: [] }
  const everybody = await logIn(url, people)
  const stop = new AbortController()
  const looking = everybody.map(person => look(address, person, seen, stop.signal))
  await sleep(firstSeconds * 1000)
  const first = await heldBy(parts)
  await sleep(Math.max(0, seconds - firstSeconds - 2 * samples) * 1000)
  const end = await heldBy(parts)
  stop.abort()
  await Promise.all(looking)
  const { times, ...counted } = seen
  const memory = Object.keys(parts).map((part, at) => ({ part, first: first[at]!, end: end[at]! }))
  const figures = { medianMs: median(times), p99Ms: percentile(times, 99), slowestMs: percentile(times, 100) }
  return { ...counted, ...figures, answers: times.length, memory }
}

/** The response times of the people and the memory of the processes, in Markdown. */
export const soakReport = ({
  answers,
  medianMs,
  p99Ms,
  slowestMs,
  changes,
  renewals,
  news,
  mails,
  errors,
  memory,
}: SoakResult): string =>
  [
    '## Soak',
    '',
    `${circumstances()}, 100,000 care moments. ${people} people at once for ${seconds} seconds on npm start as in`,
    `production: each about a screen in ten seconds, all following what happens, renewing their logins (${renewals} times), and changing something`,
    `at one screen in twenty (${changes} times; ${news} pieces of news and ${mails} mails came of it).`,
    '',
    row('answers', 'errors', 'median', '99th percentile', 'slowest'),
    row('---', '---', '---', '---', '---'),
    row(String(answers), errors.length + mark(errors.length === 0), inMs(medianMs), inMs(p99Ms), inMs(slowestMs)),
    '',
    row('resident', `after ${firstSeconds} seconds`, 'at the end', `ratio (at most ${maxOfFirst})`),
    row('---', '---', '---', '---'),
    ...memory.map(({ part, first, end }) =>
      row(part, megabytes(first), megabytes(end), (end / first).toFixed(2) + mark(end <= first * maxOfFirst)),
    ),
    '',
    ...[...Map.groupBy(errors, error => error.replace(/[0-9a-f-]{36}/g, '…')).entries()]
      .slice(0, 10)
      .map(([error, all]) => `- ${all.length} × ${error} ✗`),
  ].join('\n')
