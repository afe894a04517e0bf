// npm run bench -- year: a year of a large platform, three million care moments (or --scale), and one of a tenth of that. The median of each
// list on both, asked in turns; then a backup, the data folder destroyed, a restore, and a start. It needs sixty gigabytes of disk.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../api/platform/database/embedded/embedded-postgres.ts'
import type { Settings } from '../api/platform/settings.ts'
import { openApi } from '../api/server.ts'
import { backOfficeRoles } from '../contract/language.ts'
import { freePort } from '../tests/free-port.ts'
import { openChild } from './children.ts'
import type { Data } from './data.ts'
import { load, loadInTurns } from './load.ts'
import { circumstances, mark, row } from './page.ts'
import { plainQuestions } from './questions.ts'
import { type As, allReads, type Work } from './work.ts'
import { openYear } from './year-world.ts'

const secondsAList = 1.5
const secondsOfWarmUp = 20
// Of the data, its backup and what is put back, the first is gone before the last comes.
const bytesAMoment = 20_000
/** Who sees a part of the platform waits at most so many times as long; whoever sees all of it counts it. */
const mostOfTenth = 2
const seesAll = new Set<string>(backOfficeRoles)

interface Asked {
  name: string
  /** Median answers in milliseconds, at a tenth and on the whole. */
  tenthMs: number
  wholeMs: number
}
interface Year {
  moments: number
  events: number
  lines: number
  asked: Asked[]
  /** What took longer than a statement may. */
  refused: string[]
  bytes: number
  seconds: Record<'backup' | 'restore' | 'start', number>
}

/** Every list that has something to be about here, by name. */
const worksOf = async (data: Data, settings: Settings, as: As): Promise<Map<string, Work>> => {
  const api = await openApi(settings, data.url)
  const questions = (await plainQuestions(api.database)).filter(({ operation, parent }) => !operation.parent || parent?.isThere)
  await api.stop()
  const works = questions.map(async ({ name, operation: { path, parent: of }, me, parent }): Promise<Work> => {
    const address = `/v1${of && parent ? path.replace(`{${of.parameter}}`, parent.uuid) : path}`
    const headers = me.roles[0] ? await as(me.uuid, me.roles[0]) : { Accept: 'application/ld+json' }
    return { name, requests: [{ method: 'GET', path: address, headers }] }
  })
  return new Map([...(await allReads(data, as)), ...(await Promise.all(works))].map(work => [work.name, work]))
}
const askBoth = async (
  worlds: [Data, Data],
  settings: Settings,
  secret: string,
  as: As,
  say: (line: string) => void,
): Promise<Pick<Year, 'asked' | 'refused'>> => {
  const [whole, tenth] = [await worksOf(worlds[0], settings, as), await worksOf(worlds[1], settings, as)]
  const servers = await Promise.all(worlds.map(({ url }) => openChild('bench/product.ts', url, secret)))
  const asked: Asked[] = []
  const refused: string[] = []
  for (const [name, work] of whole) {
    const works = [work, tenth.get(name)].filter(found => found !== undefined)
    if (works.length < worlds.length) continue
    const sides = works.map(({ requests }, side) => ({ port: servers[side]!.port, requests }))
    try {
      // What is asked for the first time comes from the disk.
      for (const { port, requests } of sides) await load(port, requests, { seconds: secondsOfWarmUp, connections: 2, once: true })
      const [wholeMs, tenthMs] = (await loadInTurns(sides, secondsAList)) as [number, number]
      say(`${name}: ${(wholeMs / tenthMs).toFixed(2)}, ${tenthMs.toFixed(1)} → ${wholeMs.toFixed(1)} ms`)
      asked.push({ name, tenthMs, wholeMs })
    } catch (error) {
      say(`${name}: ${(error as Error).message.slice(0, 3)}`)
      refused.push(name)
    }
  }
  for (const server of servers) await server.stop()
  return { asked, refused }
}

/** Runs one of the commands on this folder of data; gives how many seconds it took. */
const timed = async (home: string, file: string, folder: string): Promise<number> => {
  const began = performance.now()
  const child = spawn(process.execPath, [file, folder], { env: { ...process.env, DATA_DIR: home }, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${file} stopped with ${code}`)
  return (performance.now() - began) / 1000
}
const timeStart = async (home: string): Promise<number> => {
  const port = await freePort()
  const began = performance.now()
  const env = { ...process.env, DATA_DIR: home, PORT: String(port) }
  const child = spawn(process.execPath, ['tools/start.mjs'], { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`npm start stopped with ${child.exitCode}`)
    await sleep(100)
  }
  const seconds = (performance.now() - began) / 1000
  child.kill()
  await ended
  return seconds
}

const mustFit = (home: string, moments: number) => {
  const { bavail, bsize } = statfsSync(home)
  if (bavail * bsize < moments * bytesAMoment)
    throw new Error(`Op de schijf is ${Math.round((bavail * bsize) / 1e9)} GB vrij: te weinig.`)
}

/** Makes both worlds, asks them, and backs up, destroys, restores and starts the large one. Nothing of it stays. */
export const measureYear = async (
  given: Settings,
  secret: string,
  as: As,
  moments: number,
  say: (line: string) => void,
): Promise<Year> => {
  const home = join(given.dataDir, 'bench-year')
  mkdirSync(home, { recursive: true })
  mustFit(home, moments)
  const settings = { ...given, dataDir: home }
  const serve = (more: string[]) => startEmbeddedPostgres({ dataDir: join(home, 'postgres'), log: say, more })
  const worlds = async (url: string) => {
    const tenth = await openYear(url, 'year_tenth', Math.round(moments / 10), settings, say)
    return { tenth, whole: await openYear(url, 'zorginzet', moments, settings, say) }
  }
  let server = await serve(['max_wal_size=16GB', 'shared_buffers=4GB', 'fsync=off'])
  try {
    // Made in haste, and asked under the settings of the product.
    for (const world of Object.values(await worlds(server.url))) await world.close()
    await server.stop()
    server = await serve(['max_wal_size=4GB'])
    const { whole, tenth } = await worlds(server.url)
    const answers = await askBoth([whole, tenth], settings, secret, as, say)
    const [counted] = await whole.query<{ events: number; lines: number; bytes: number }>(
      `select (select count(*) from event)::int as events, (select count(*) from access_log)::int as lines,
         pg_database_size(current_database())::float8 as bytes`,
    )
    await tenth.close()
    await whole.query('drop database year_tenth with (force)')
    await whole.close()
    const backups = join(home, 'backups')
    const backup = await timed(home, 'tools/backup.ts', backups)
    await server.stop()
    for (const lost of ['postgres', 'files']) rmSync(join(home, lost), { recursive: true, force: true })
    const restore = await timed(home, 'tools/restore.ts', backups)
    const start = await timeStart(home)
    rmSync(home, { recursive: true, force: true })
    return { moments, ...counted!, ...answers, seconds: { backup, restore, start } }
  } finally {
    await server.stop()
  }
}

const inMinutes = (seconds: number) => `${(seconds / 60).toFixed(1)} minutes`
const millions = (count: number) => `${(count / 1e6).toFixed(1)} million`
const shown = 15
/** What a year of a large platform asks, in Markdown. */
export const yearReport = ({ moments, events, lines, asked, refused, bytes, seconds }: Year): string => {
  const withRatio = asked.map(list => ({
    ...list,
    ratio: list.wholeMs / list.tenthMs,
    isOfAll: seesAll.has(list.name.split(' ').at(-1)!),
  }))
  const within = (isOfAll: boolean, most: number) =>
    withRatio.filter(list => list.isOfAll === isOfAll && list.ratio <= most).length
  const of = (isOfAll: boolean) => withRatio.filter(list => list.isOfAll === isOfAll).length
  return [
    '## A year',
    '',
    `${circumstances()}. A year of ${millions(moments)} care moments, ${millions(events)} events and ${millions(lines)} lines of the access log`,
    `(${(bytes / 1e9).toFixed(1)} GB), beside one of a tenth of everything: each list for each role, with nothing asked, and what is measured above; one question`,
    'at a time, in turns; the median on the whole divided by that at a tenth. Near a care worker there is ten times as much work too.',
    '',
    `- Of who sees a part of it: ${of(false)} lists, ${within(false, 1.3)} at most 1.3 times, ${within(false, mostOfTenth)} at most ${mostOfTenth} times.`,
    `- Of the back office, which sees all: ${of(true)} lists, ${within(true, mostOfTenth)} at most ${mostOfTenth} times. An exact count of everything takes ten times as long.`,
    ...(refused.length > 0 ? [`- Refused, since a statement took more than fifteen seconds: ${refused.join(', ')} ✗`] : []),
    `- Backup ${inMinutes(seconds.backup)}; restored after the data folder was destroyed ${inMinutes(seconds.restore)}; first answer ${seconds.start.toFixed(1)} s after npm start.`,
    '',
    row('the slowest, and those that grow most', 'ratio', 'a tenth', 'the whole'),
    row('---', '---', '---', '---'),
    ...worst(withRatio).map(({ name, ratio, isOfAll, tenthMs, wholeMs }) =>
      row(name, ratio.toFixed(2) + mark(isOfAll || ratio <= mostOfTenth), `${tenthMs.toFixed(1)} ms`, `${wholeMs.toFixed(1)} ms`),
    ),
    '',
  ].join('\n')
}
const worst = <T extends Asked & { ratio: number }>(lists: T[]): T[] => {
  const most = (of: (list: T) => number) => lists.toSorted((a, b) => of(b) - of(a)).slice(0, shown)
  return [...new Set([...most(({ wholeMs }) => wholeMs), ...most(({ ratio }) => ratio)])].sort((a, b) => b.wholeMs - a.wholeMs)
}
