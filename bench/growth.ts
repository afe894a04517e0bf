// npm run bench -- growth: the same requests to the same product, on a world of ten thousand care moments and on one a hundred
// times as large. Requests go one at a time and alternately, so that a time is that of a response and not of a queue, and other
// load on the machine affects both.
import { openChild, type ServerProcess } from './children.ts'
import type { Data } from './data.ts'
import { loadInTurns, median } from './load.ts'
import { type As, allReads, type Work } from './work.ts'

export const sizes = [10_000, 1_000_000]
const rounds = 7
const secondsARound = 4
const secondsOfWarmUp = 8
/** By work: how many times as long the median response may take. */
export const maxGrowth: Record<string, number> = {
  'matching publications': 2.5,
  'one care moment': 1.05,
  "organization's list": 1.3,
  'care worker search': 4,
}
export interface Growth {
  name: string
  /** Median latencies in milliseconds, and the median over the rounds of the large world divided by the small one. */
  smallMs: number
  largeMs: number
  ratio: number
  /** The smallest and the largest ratio of any round. */
  spread: [number, number]
}

interface Side {
  server: ServerProcess
  work: Work
}
const compare = async (small: Side, large: Side): Promise<Growth> => {
  const inTurns = (seconds: number) =>
    loadInTurns(
      [small, large].map(({ server, work }) => ({ port: server.port, requests: work.requests })),
      seconds,
    )
  await inTurns(secondsOfWarmUp)
  const found: number[][] = []
  for (let round = 0; round < rounds; round++) found.push(await inTurns(secondsARound))
  const ratios = found.map(([ofSmall, ofLarge]) => ofLarge! / ofSmall!).sort((a, b) => a - b)
  return {
    name: small.work.name,
    smallMs: median(found.map(medians => medians[0]!)),
    largeMs: median(found.map(medians => medians[1]!)),
    ratio: median(ratios),
    spread: [ratios[0]!, ratios.at(-1)!],
  }
}

/** Measures how much longer each kind of reading takes on the large world. */
export const measureGrowth = async (worlds: Data[], secret: string, as: As, say: (line: string) => void): Promise<Growth[]> => {
  const sides: { server: ServerProcess; works: Work[] }[] = []
  try {
    for (const data of worlds) {
      const reads = await allReads(data, as)
      sides.push({ server: await openChild('bench/product.ts', data.url, secret), works: reads })
    }
    const [small, large] = sides as [(typeof sides)[0], (typeof sides)[0]]
    const found: Growth[] = []
    for (const [index, work] of small.works.entries()) {
      const growth = await compare({ server: small.server, work }, { server: large.server, work: large.works[index]! })
      say(
        `${growth.name}: ${growth.ratio.toFixed(2)} (${growth.spread.map(ratio => ratio.toFixed(2)).join('–')}), ${growth.smallMs.toFixed(1)} → ${growth.largeMs.toFixed(1)} ms`,
      )
      found.push(growth)
    }
    return found
  } finally {
    await Promise.all(sides.map(({ server }) => server.stop()))
  }
}
