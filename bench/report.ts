// The outcome as a page to read and to keep.
import { availableParallelism } from 'node:os'
import type { Transfer } from './transfer.ts'

export interface Figures {
  name: string
  /** Product divided by bare: of the answers a second, of the median latency, of the server's CPU an answer. */
  throughput: number
  latency: number
  cpu: number
  /** Answers of the product a second, for whoever wants an idea of size. */
  perSecond: number
}
export interface Outcome {
  figures: Figures[]
  coldStartMs: number
  memory: { product: number; bare: number }
  transfers: Transfer[]
}

export const aims = { throughput: 0.8, cpu: 1.3 } as const
const mark = (isMet: boolean) => (isMet ? '' : ' ✗')
const megabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`

/** The outcome in Markdown; what misses its aim is marked. */
export const report = ({ figures, coldStartMs, memory, transfers }: Outcome): string =>
  [
    '# Measured',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores shared by server, database and load, Node ${process.versions.node}, 100,000 care moments.`,
    'Ratios of the product (all checks on) to a bare node:http and pg server with SQL by hand that skips login, checks of what is asked and the',
    'access log; rounds in turns, medians. CPU is that of the server process, without the database. Aims: throughput at least',
    `${aims.throughput}, CPU at most ${aims.cpu}; ✗ misses its aim. The last column only gives an idea of size.`,
    '',
    row('operation', 'throughput', 'median latency', 'CPU a request', 'answers a second'),
    row('---', '---', '---', '---', '---'),
    ...figures.map(f =>
      row(
        f.name,
        f.throughput.toFixed(2) + mark(f.throughput >= aims.throughput),
        f.latency.toFixed(2),
        f.cpu.toFixed(2) + mark(f.cpu <= aims.cpu),
        f.perSecond.toFixed(0),
      ),
    ),
    '',
    `Cold start to first answer, database up: ${Math.round(coldStartMs)} ms. Memory after load: ${megabytes(memory.product)} (bare: ${megabytes(memory.bare)}).`,
    '',
    row('first visit, brotli, nothing kept', 'transferred', 'budget', 'requests'),
    row('---', '---', '---', '---'),
    ...transfers.map(t => row(t.name, kilobytes(t.bytes) + mark(t.bytes <= t.budget), kilobytes(t.budget), String(t.requests))),
    '',
  ].join('\n')
