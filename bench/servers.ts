// Servers as in production, each in its own process, with their queue, run from the sources.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../tests/servers/free-port.ts'

export interface RunningServer {
  address: string
  child: ChildProcess
}

/**
 * Starts one on this database, which it migrates as the owner, on this port or a free one; resolves when it is ready. Its log is
 * shown when SERVER_LOG is set.
 */
export const startServer = async (url: string, ownerUrl: string, ownPort?: number): Promise<RunningServer> => {
  const port = ownPort ?? (await freePort())
  const address = `http://127.0.0.1:${port}`
  const secrets = { SECRET: 'only-for-the-bench-and-never-elsewhere', SMTP_URL: 'smtp://127.0.0.1:9' }
  const place = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: address, DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }
  const env = { ...process.env, NODE_ENV: 'production', ...secrets, ...place }
  const child = spawn(process.execPath, ['api/main.ts'], {
    env,
    stdio: ['ignore', 'ignore', process.env.SERVER_LOG ? 'inherit' : 'ignore'],
  })
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error(`A server stopped with ${child.exitCode}`)
    await sleep(50)
  }
  return { address, child }
}
/** Whether it accepts requests. */
const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
/** Stops it as an operator does; resolves when it has exited. */
export const stopServer = async ({ child }: RunningServer): Promise<void> => {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
