// The results as sections of the page.
import { type Burst, maxBurst, maxOtherStatements } from './burst.ts'
import { maxBlockedMs, maxOfStatic, type PaintTimes } from './first.ts'
import { type Growth, maxGrowth } from './growth.ts'
import { minScore, type PageScores } from './lighthouse.ts'
import type { Load } from './load.ts'
import type { Memory } from './memory.ts'
import { circumstances, inMs, mark, megabytes, row, spread } from './page.ts'
import { large, largePart, type Plans, slowMs } from './plans.ts'
import { maxNextPaint, type ScreenWaits, slower } from './screens.ts'

export interface Figures {
  name: string
  /** Product divided by bare: responses a second, median latency, and CPU time of the server per response. */
  throughput: number
  latency: number
  cpu: number
  /** Responses of the product a second, as an indication of size. */
  perSecond: number
}
interface Outcome {
  figures: Figures[]
  memory: Memory
  bareBytes: number
}

const aims: Record<string, { throughput: number; cpu: number }> = {
  'matching publications': { throughput: 0.9, cpu: 1.2 },
  'one care moment': { throughput: 0.85, cpu: 1.3 },
  "organization's list": { throughput: 0.85, cpu: 1.3 },
  'care worker search': { throughput: 0.9, cpu: 1.3 },
  react: { throughput: 0.6, cpu: 2 },
  approve: { throughput: 0.6, cpu: 2 },
}
const maxStartMs = 500
const maxLoaded = 135 * 1_048_576
const maxWithInvoices = 200 * 1_048_576

/** The product compared with the bare baseline, in Markdown. Missed targets are marked. */
export const report = ({ figures, memory, bareBytes }: Outcome): string =>
  [
    '## Beside the bare limit',
    '',
    `${circumstances()}, 100,000 care moments.`,
    'Ratios of the product (all checks on) to a bare node:http and pg server with SQL by hand that skips login, checks of what is asked and the',
    'access log, but gives the same answers, to the letter; beside one with small answers see the next part. Rounds in turns, medians. CPU is',
    'that of the server process, without the database. ✗ misses its aim (between brackets). The last column only gives an idea of size.',
    '',
    row('operation', 'throughput', 'median latency', 'CPU a request', 'answers a second'),
    row('---', '---', '---', '---', '---'),
    ...figures.map(f =>
      row(
        f.name,
        `${f.throughput.toFixed(2)} (${aims[f.name]!.throughput})${mark(f.throughput >= aims[f.name]!.throughput)}`,
        f.latency.toFixed(2),
        `${f.cpu.toFixed(2)} (${aims[f.name]!.cpu})${mark(f.cpu <= aims[f.name]!.cpu)}`,
        f.perSecond.toFixed(0),
      ),
    ),
    '',
    `As npm start runs it in production, in one process: first answer ${Math.round(memory.coldStartMs)} ms after its start${mark(memory.coldStartMs <= maxStartMs)} (at most ${maxStartMs}); resident`,
    `${megabytes(memory.idleBytes)} then, ${megabytes(memory.loadedBytes)} after load${mark(memory.loadedBytes <= maxLoaded)} (at most ${megabytes(maxLoaded)}; bare: ${megabytes(bareBytes)}), at most ${megabytes(memory.maxBytes)} while it makes ${memory.invoices}`,
    `weekly invoices${mark(memory.maxBytes <= maxWithInvoices)} (at most ${megabytes(maxWithInvoices)}).`,
    '',
  ].join('\n')

/** How the response time of each kind of reading grows, in Markdown. */
export const growthReport = (growths: Growth[]): string =>
  [
    '## Growth',
    '',
    `${circumstances()}. The same questions to the product on 10,000 and on 1,000,000 care moments, question`,
    'by question in turns, one at a time: the median on the large world divided by that on the small one. A hundred times as much of everything:',
    'organizations (7 and 502), locations, care workers (1,039 and 100,039), open work (1,100 and 100,100) and what is near a care worker. Not more of',
    'one: an organization has 2,000 care moments, a care worker has worked 45, on both.',
    '',
    row('operation', 'ratio', 'at most', 'rounds from', '10,000', '1,000,000'),
    row('---', '---', '---', '---', '---', '---'),
    ...growths.map(g => {
      const most = maxGrowth[g.name]!
      return row(
        g.name,
        g.ratio.toFixed(2) + mark(g.ratio <= most),
        String(most),
        spread(g.spread),
        `${g.smallMs.toFixed(1)} ms`,
        `${g.largeMs.toFixed(1)} ms`,
      )
    }),
    '',
  ].join('\n')

/** The queries that scan a whole large table, in Markdown. */
export const plansReport = ({ questions, tables, largeAnswers, excepted, failures, slow }: Plans): string =>
  [
    '## Plans',
    '',
    `${questions} questions: every list of the contract, for each role that may ask it, with nothing asked, each of its filters and each of its orders,`,
    `explained on 100,000 care moments. Large are: ${[...tables].map(([name, rows]) => `${name} (${rows})`).join(', ')};`,
    `all tables of more than ${large} rows.`,
    '',
    `- Read whole without a reason: ${failures.length === 0 ? 'none' : ''}`,
    ...failures.map(failure => `  - ${failure} ✗`),
    `- Read whole because more than ${largePart * 100}% of everything is the answer, of which the count is exact, to who sees everything: ${largeAnswers}`,
    ...[...excepted].map(([why, count]) => `- Read whole because ${why}: ${count}`),
    `- Answered in more than ${slowMs} ms: ${slow.length}, of which the slowest`,
    ...slow.slice(0, 20).map(([name, ms]) => `  - ${name}: ${ms.toFixed(0)} ms`),
    '',
  ].join('\n')

/** The results of all requests in the burst, in Markdown. */
export const burstReport = ({ calm, others, asked, besides, stranger }: Burst): string => {
  const [ratio, slowed] = [others.p99Ms / calm.p99Ms, besides.p99Ms / calm.p99Ms]
  const times = (name: string, { answers, seconds, medianMs, p99Ms }: Load) =>
    row(name, String(answers), seconds.toFixed(1), `${medianMs.toFixed(1)} ms`, `${p99Ms.toFixed(1)} ms`)
  return [
    '## Burst',
    '',
    `${circumstances()}, 10,000 care moments. All at once, each on a connection of its own:`,
    '',
    row('asked', 'answered', 'seconds until the last'),
    row('---', '---', '---'),
    ...asked.map(({ name, statuses, seconds }) =>
      row(
        name,
        [...statuses].map(([status, count]) => `${count} × ${status}${mark(status < 500)}`).join(', '),
        seconds.toFixed(1),
      ),
    ),
    '',
    `Meanwhile others, on 50 connections, ask what is measured above; no answer of theirs is a refusal. Their 99th percentile is ${ratio.toFixed(1)} times`,
    `the calm one${mark(ratio <= maxBurst)} (aim: at most ${maxBurst}).`,
    '',
    row('others', 'answers', 'seconds', 'median', '99th percentile'),
    row('---', '---', '---', '---', '---'),
    times('calm', calm),
    times('in the burst', others),
    times('beside a stranger', besides),
    '',
    `The stranger sends twenty small requests at once every second, each of which once held the only thread (${[
      ...stranger.statuses,
    ]
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}; the slowest twenty took ${stranger.seconds.toFixed(1)} s). The others'`,
    `99th percentile is then ${slowed.toFixed(1)} times the calm one${mark(slowed <= maxOtherStatements)} (aim: at most ${maxOtherStatements}).`,
    '',
  ].join('\n')
}

const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
/** The waiting times at the planner's screens, in Markdown. */
export const screensReport = (waited: ScreenWaits[]): string =>
  [
    '## Screens',
    '',
    `${circumstances()}, 100,000 care moments; a browser whose processor is ${slower} times slower; a desk of 1440 px, or a phone. From each press to the next`,
    `paint (as the browser times it, in steps of 8 ms; aim: at most ${maxNextPaint} ms, the worst too), and to the paint with its answer. Beside it the same`,
    'presses where the filters of the list find nothing: the empty page of the same shell.',
    '',
    row('press', 'next paint', 'worst', 'empty page', 'worst', 'answer', 'empty page'),
    row('---', '---', '---', '---', '---', '---', '---'),
    ...waited.map(({ name, full, empty }) =>
      row(
        name,
        inMs(middle(full.paint)),
        inMs(Math.max(...full.paint)) + mark(Math.max(...full.paint) <= maxNextPaint),
        empty.paint.length > 0 ? inMs(middle(empty.paint)) : '',
        empty.paint.length > 0 ? inMs(Math.max(...empty.paint)) : '',
        inMs(middle(full.answer)),
        empty.answer.length > 0 ? inMs(middle(empty.answer)) : '',
      ),
    ),
    '',
  ].join('\n')

/** The waiting times of first visits on a slow phone, in Markdown. */
export const firstReport = ([still, ...seen]: PaintTimes[]): string =>
  [
    '## First visits',
    '',
    `${circumstances()}, 100,000 care moments; nothing kept, a processor ${slower} times slower, 562 ms and 1.4 Mbit/s. Medians, in milliseconds: the`,
    `first paint, the largest, and what long tasks take beyond 50 ms each (aim: at most ${maxBlockedMs}). Of the login the largest paint beside that of the`,
    `same page without scripts: ${(seen[0]!.largest / still!.largest).toFixed(2)}${mark(seen[0]!.largest <= still!.largest * maxOfStatic)} (at most ${maxOfStatic}).`,
    '',
    row('screen', 'first paint', 'largest', 'blocked', 'shifted'),
    row('---', '---', '---', '---', '---'),
    ...[still!, ...seen].map(({ name, first, largest, blocked, shift }) =>
      row(name, inMs(first), inMs(largest), inMs(blocked) + mark(blocked <= maxBlockedMs), shift.toFixed(3)),
    ),
    '',
  ].join('\n')

/** Lighthouse's scores of first visits, in Markdown. */
export const lighthouseReport = ([still, ...scored]: PageScores[]): string => {
  const ofStatic = scored[0]!.largest / still!.largest
  return [
    '## Lighthouse',
    '',
    `${circumstances()}, 100,000 care moments; its preset for a phone, nothing kept but the login. Medians: the score (aim: 98 of the login, 90`,
    `of others), the first paint, the largest, the time blocked (at most ${maxBlockedMs} ms) and how far things shifted. Of the login the largest paint`,
    `beside that of the same page without scripts: ${ofStatic.toFixed(2)}${mark(ofStatic <= maxOfStatic)} (at most ${maxOfStatic}).`,
    '',
    row('screen', 'score', 'first paint', 'largest', 'blocked', 'shifted'),
    row('---', '---', '---', '---', '---', '---'),
    ...[still!, ...scored].map(({ path, score, first, largest, blocked, shift }) =>
      row(
        path,
        score + mark(score >= minScore(path)),
        inMs(first),
        inMs(largest),
        inMs(blocked) + mark(blocked <= maxBlockedMs),
        shift.toFixed(3),
      ),
    ),
    '',
  ].join('\n')
}
