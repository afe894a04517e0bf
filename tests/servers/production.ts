// The product in production, started with the command from the README: npm start.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { inherited } from './child-server.ts'
import { freePort } from './free-port.ts'

export interface Production {
  url: string
  /** Its output so far. */
  log(): string
  /** Resolves when it answers and works through the queue. Fails with its output when it exits first. */
  ready(): Promise<void>
  /** Ends it as systemd or Ctrl-C does. Resolves when all its processes are gone. */
  stop(): Promise<void>
  /** Kills all its processes at once, as a power cut would. */
  kill(): Promise<void>
}

const root = join(import.meta.dirname, '../..')
const mail = { SMTP_URL: 'smtp://127.0.0.1:1' }

/** The environment of a machine on which only these settings of Zorginzet are set. */
export const bareEnvironment = (settings: Record<string, string>): NodeJS.ProcessEnv => ({
  ...{ HOME: process.env.HOME, ...inherited },
  ...settings,
})

/** Starts it with these settings, on PORT or a free port; with DATABASE_URL a second process does the work when there is memory for it. */
export const startProduction = async (settings: Record<string, string>): Promise<Production> => {
  const port = settings.PORT ?? String(await freePort())
  const url = `http://localhost:${port}`
  const env = bareEnvironment({ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: port, PUBLIC_URL: url, ...mail, ...settings })
  const child = spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (log += String(text)))
  const hasRoom = settings.DATABASE_URL && !settings.JOBS && !settings.SANDBOX && availableParallelism() > 1
  const says = ['Zorginzet draait', ...(hasRoom ? ['Zorginzet werkt de wachtrij af'] : [])]
  // All its processes write to the same output.
  const gone = once(child, 'close')
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, signal)
    await gone
  }
  const ready = async () => {
    const isThere = vi.waitFor(() => says.forEach(words => void expect(log).toContain(words)), { timeout: 120_000, interval: 20 })
    await Promise.race([isThere, gone.then(() => Promise.reject(new Error(`It ended: ${log}`)))])
  }
  return { url, log: () => log, ready, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}
