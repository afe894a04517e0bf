// The servers as separate processes.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Listening, Measures } from './measures.ts'

export interface ServerProcess {
  port: number
  measure(): Promise<Measures>
  stop(): Promise<void>
}
const root = join(import.meta.dirname, '..')
// Mails are not delivered: nothing listens on that port.
const production = (databaseUrl: string, secret: string) => ({
  ...process.env,
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  SECRET: secret,
  PUBLIC_URL: 'http://127.0.0.1',
  SMTP_URL: 'smtp://127.0.0.1:9',
  HOST: '127.0.0.1',
})

/** Starts a server of the bench and discards its log. Throws when it exits before it listens. */
export const openChild = async (file: string, databaseUrl: string, secret: string): Promise<ServerProcess> => {
  const execArgv = process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : []
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const
  const child = fork(join(root, file), { cwd: root, env: production(databaseUrl, secret), stdio: [...stdio], execArgv })
  const { port } = await next<Listening>(child)
  return {
    port,
    measure: () => {
      child.send('measure')
      return next<Measures>(child)
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
const next = async <T>(child: ChildProcess): Promise<T> => {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const fail = (code: number | null) => reject(new Error(`The server stopped with ${code}`))
  child.once('message', message => resolve(message as T)).once('exit', fail)
  try {
    return await promise
  } finally {
    child.off('exit', fail)
  }
}

// These tools run on any Node and are not TypeScript.
const build = pathToFileURL(join(root, 'tools/build.mjs')).href
const freePort = 3990
export interface Product {
  address: string
  port: number
  pid: number
  /** From its start on an up-to-date database to its first response, in milliseconds. */
  coldStartMs: number
}
/** Runs the whole product as npm start does in production, in one process, for the duration of the work. */
export const withProduct = async <T>(databaseUrl: string, secret: string, work: (product: Product) => Promise<T>): Promise<T> => {
  const { bundleServer, heap } = await import(build)
  const bundle = await bundleServer(process.execPath)
  const address = `http://127.0.0.1:${freePort}`
  const place = { PORT: String(freePort), PUBLIC_URL: address, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') }
  const env = { ...production(databaseUrl, secret), ...place }
  const started = performance.now()
  const child = spawn(process.execPath, [...heap, bundle], { cwd: root, env, stdio: ['ignore', 'ignore', 'ignore'] })
  const ended = once(child, 'exit')
  try {
    while (!(await answers(`${address}/v1/expertise_levels`))) {
      if (child.exitCode !== null) throw new Error(`The product stopped with ${child.exitCode}`)
      await sleep(5)
    }
    return await work({ address, port: freePort, pid: child.pid!, coldStartMs: performance.now() - started })
  } finally {
    child.kill()
    await ended
  }
}
/** The resident memory of a process. */
export const residentBytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024

/** Runs npm start in production, with these settings, for the duration of the work, which gets the address and the process of each part. */
export const withStart = async <T>(
  databaseUrl: string,
  secret: string,
  settings: Record<string, string>,
  work: (address: string, parts: Record<string, number>) => Promise<T>,
): Promise<T> => {
  const address = `http://127.0.0.1:${freePort}`
  const env = { ...production(databaseUrl, secret), PORT: String(freePort), PUBLIC_URL: address, ...settings }
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', process.env.SERVER_LOG ? 'inherit' : 'ignore'],
  })
  const ended = once(child, 'exit')
  try {
    while (!(await answers(`${address}/ready`))) {
      if (child.exitCode !== null) throw new Error(`npm start stopped with ${child.exitCode}`)
      await sleep(100)
    }
    return await work(address, partsOf(child.pid!))
  } finally {
    child.kill()
    await ended
  }
}
// With more than one processor the queue has a process of its own.
const partsOf = (pid: number): Record<string, number> => {
  const own = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  return Object.fromEntries(own.map((part, at) => [at === 0 ? 'server' : 'queue', part]))
}
const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    answer => answer.ok,
    () => false,
  )

/** Builds the current web app; throws when that fails. */
export const buildWebApp = async (): Promise<void> => {
  if (!(await (await import(build)).buildWebApp(process.execPath))) throw new Error('The web app cannot be built')
}
