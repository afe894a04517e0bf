// A production server in a separate process that reports what it loads for monitoring.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { inherited } from './child-server.ts'

/** Starts this file of the product with these settings; returns its output so far, and a function that ends it. */
export const startWatched = async (file: string, settings: Record<string, string>) => {
  const told = new URL('loaded-packages.ts', import.meta.url).href
  const env = {
    ...{ NODE_ENV: 'production', SECRET: 'a-secret-for-tests-of-at-least-32-characters', HOST: '127.0.0.1' },
    ...{ SMTP_URL: 'smtp://127.0.0.1:1', ...inherited, ...settings },
  }
  const root = join(import.meta.dirname, '../..')
  const child: ChildProcess = spawn(process.execPath, ['--import', told, join(root, file)], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', text => (log += String(text)))
  await vi.waitFor(() => expect(log).toMatch(/Zorginzet (draait|werkt)/), { timeout: 60_000, interval: 50 })
  const stop = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  return { loaded: () => log.match(/(?<=^loaded ).*$/gm) ?? [], stop }
}
