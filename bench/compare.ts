// Compares the product with the bare baseline: alternately on the same data, after checking that both give the same responses.
import { openChild, type ServerProcess } from './children.ts'
import { connections, fetchOne, type Load, type LoadRequest, load, median } from './load.ts'
import type { Figures } from './report.ts'
import type { Work } from './work.ts'

const rounds = 5
const secondsARound = 3
const secondsOfWarmUp = 4

type Say = (line: string) => void
interface MeasuredLoad extends Load {
  cpuMs: number
}
const measure = async (server: ServerProcess, { requests, reset }: Work, seconds: number): Promise<MeasuredLoad> => {
  await reset?.()
  const before = await server.measure()
  const done = await load(server.port, requests, { seconds, connections, once: reset !== undefined })
  const after = await server.measure()
  return { ...done, cpuMs: (after.cpuMicroseconds - before.cpuMicroseconds) / 1000 / done.answers }
}

/** The number of rounds. Each figure is the median over the rounds of product divided by bare. */
const compare = async (product: ServerProcess, bare: ServerProcess, work: Work, say: Say): Promise<Figures> => {
  const pairs: { ours: MeasuredLoad; theirs: MeasuredLoad }[] = []
  await mustAgree(product, bare, work)
  for (const server of [product, bare]) await measure(server, work, secondsOfWarmUp)
  for (let round = 0; round < rounds; round++) {
    // The order alternates too: the disk is busier for the second one.
    const [first, second] = round % 2 === 0 ? [product, bare] : [bare, product]
    const one = await measure(first, work, secondsARound)
    const other = await measure(second, work, secondsARound)
    pairs.push(first === product ? { ours: one, theirs: other } : { ours: other, theirs: one })
  }
  await work.reset?.()
  const ratio = (of: (used: MeasuredLoad) => number) => median(pairs.map(({ ours, theirs }) => of(ours) / of(theirs)))
  const figures = {
    name: work.name,
    throughput: ratio(used => used.answers / used.seconds),
    latency: ratio(used => used.medianMs),
    cpu: ratio(used => used.cpuMs),
    perSecond: median(pairs.map(({ ours }) => ours.answers / ours.seconds)),
  }
  say(
    `${work.name}: ${Object.values(figures)
      .slice(1)
      .map(value => Number(value).toFixed(2))
      .join(' ')}`,
  )
  return figures
}

type Answer = { totalItems?: number; member?: Answer[] } & Record<string, unknown>
const isOurs = new Set(['allowedActions', 'obstacles', 'search', 'view'])
// The product also returns the allowed actions, why others are not allowed, and the search template. Everything else must be equal.
const essence = (answer: Answer): string =>
  JSON.stringify(answer, (key, value) => {
    if (isOurs.has(key)) return undefined
    const isObject = value !== null && typeof value === 'object' && !Array.isArray(value)
    return isObject ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
  })
const mustAgree = async (product: ServerProcess, bare: ServerProcess, { name, requests, reset }: Work) => {
  const answerOf = async (server: ServerProcess, request: LoadRequest) => {
    await reset?.()
    return essence(await fetchOne<Answer>(server.port, request))
  }
  for (const request of requests.slice(0, reset ? 2 : 16)) {
    const [ours, theirs] = [await answerOf(product, request), await answerOf(bare, request)]
    const strip = (text: string) => (reset ? withoutMade(text) : text)
    if (strip(ours) !== strip(theirs)) throw new Error(`${name}: the answers differ at ${difference(strip(ours), strip(theirs))}`)
  }
}
const difference = (ours: string, theirs: string): string => {
  const at = [...ours].findIndex((letter, index) => letter !== theirs[index])
  return [ours, theirs].map(text => text.slice(Math.max(0, at - 80), at + 80)).join('\nand ')
}
// Removes what differs each time: the uuid of a reaction, the times of writing.
const withoutMade = (text: string) =>
  text
    .replace(/"(createdAt|updatedAt|version)":("[^"]*"|\d+)/g, '')
    .replace(/(care_moment_publication_reactions\/|"uuid":")[0-9a-f-]{36}/g, '')

/** Measures all work, one kind after the other, and the memory of the two servers afterwards. */
export const compareAll = async (works: Work[], databaseUrl: string, secret: string, say: Say) => {
  const product = await openChild('bench/product.ts', databaseUrl, secret)
  const bare = await openChild('bench/bare.ts', databaseUrl, secret)
  try {
    const figures: Figures[] = []
    for (const work of works) figures.push(await compare(product, bare, work, say))
    return { figures, bareBytes: (await bare.measure()).residentBytes }
  } finally {
    await Promise.all([product.stop(), bare.stop()])
  }
}
