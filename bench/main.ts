// npm run bench: the product beside the bare limit, in turns on the same data, and what the first visit costs. With --write
// the outcome goes to bench/RESULTS.md too. Only ratios within one run mean something on a machine that is shared.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../api/platform/settings.ts'
import { openTokens } from '../api/platform/token.ts'
import { measureColdStart, openChild, type Served } from './children.ts'
import { openData } from './data.ts'
import { fetchOne, type Load, load, median, type Request } from './load.ts'
import { type Figures, report } from './report.ts'
import { measureTransfer } from './transfer.ts'
import { type As, allWork, type Work } from './work.ts'

const rounds = 5
const secondsARound = 3
const secondsOfWarmUp = 4
const secret = 'only-for-the-bench-and-never-elsewhere'
const say = (line: string) => console.log(line)

interface Used extends Load {
  cpuMs: number
}
const measure = async (server: Served, { requests, reset }: Work, seconds: number): Promise<Used> => {
  await reset?.()
  const before = await server.measure()
  const done = await load(server.port, requests, seconds, reset !== undefined)
  const after = await server.measure()
  return { ...done, cpuMs: (after.cpuMicroseconds - before.cpuMicroseconds) / 1000 / done.answers }
}

/** Rounds in turns; each figure is the median over the rounds of product divided by bare. */
const compare = async (product: Served, bare: Served, work: Work): Promise<Figures> => {
  const pairs: { ours: Used; theirs: Used }[] = []
  await mustAgree(product, bare, work)
  for (const server of [product, bare]) await measure(server, work, secondsOfWarmUp)
  for (let round = 0; round < rounds; round++) {
    // Who goes first alternates too: the second finds the disk busier.
    const [first, second] = round % 2 === 0 ? [product, bare] : [bare, product]
    const one = await measure(first, work, secondsARound)
    const other = await measure(second, work, secondsARound)
    pairs.push(first === product ? { ours: one, theirs: other } : { ours: other, theirs: one })
  }
  await work.reset?.()
  const ratio = (of: (used: Used) => number) => median(pairs.map(({ ours, theirs }) => of(ours) / of(theirs)))
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
const isOurs = new Set(['allowedActions', 'search', 'view'])
// The product also says what one may do and how else one may ask; all the rest must be the same.
const essence = (answer: Answer): string =>
  JSON.stringify(answer, (key, value) => {
    if (isOurs.has(key)) return undefined
    const isObject = value !== null && typeof value === 'object' && !Array.isArray(value)
    return isObject ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
  })
const mustAgree = async (product: Served, bare: Served, { name, requests, reset }: Work) => {
  const answerOf = async (server: Served, request: Request) => {
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
// What is made anew each time: the uuid of a reaction, the moments of writing.
const withoutMade = (text: string) =>
  text
    .replace(/"(createdAt|updatedAt|version)":("[^"]*"|\d+)/g, '')
    .replace(/(care_moment_publication_reactions\/|"uuid":")[0-9a-f-]{36}/g, '')

const compareAll = async (works: Work[], databaseUrl: string) => {
  const product = await openChild('bench/product.ts', databaseUrl, secret)
  const bare = await openChild('bench/bare.ts', databaseUrl, secret)
  try {
    const figures: Figures[] = []
    for (const work of works) figures.push(await compare(product, bare, work))
    return { figures, memory: { product: (await product.measure()).residentBytes, bare: (await bare.measure()).residentBytes } }
  } finally {
    await Promise.all([product.stop(), bare.stop()])
  }
}

const main = async () => {
  const settings = readSettings()
  const data = await openData(settings, say)
  const tokens = openTokens(secret, { has: () => false })
  const as: As = async (uuid, role) => {
    const session = {
      username: 'bench',
      uuid,
      roles: [role],
      multi_factor_enabled: false,
      multi_factor_verified: false,
      user_features: [],
    }
    return {
      Authorization: `Bearer ${await tokens.sign(session, { seconds: 7200 })}`,
      Accept: 'application/ld+json',
      'x-account': uuid,
    }
  }
  try {
    const works = await allWork(data, as)
    for (const work of works) await work.reset?.()
    const coldStartMs = await measureColdStart(data.url, secret)
    const transfers = await measureTransfer(data.url, secret)
    const text = report({ ...(await compareAll(works, data.url)), coldStartMs, transfers })
    say(`\n${text}`)
    if (process.argv.includes('--write')) writeFileSync(join(import.meta.dirname, 'RESULTS.md'), text)
  } finally {
    await data.close()
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
