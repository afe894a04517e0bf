// HAProxy itself, with ha/haproxy.cfg as it is deployed, before two servers of this machine.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../tests/free-port.ts'
import { type RunningServer, startServer, stopServer } from './servers.ts'

const deployed = join(import.meta.dirname, '../ha/haproxy.cfg')

/** Starts this program before the servers on these ports; resolves when people reach one. */
const openHaproxy = async (program: string, ports: [number, number]) => {
  const port = await freePort()
  const names = readFileSync(deployed, 'utf8')
  const text = ports
    .reduce((given, own, at) => given.replaceAll(`app${at + 1}:3000`, `127.0.0.1:${own}`), names)
    .replace('bind :3000', `bind 127.0.0.1:${port}`)
  const folder = mkdtempSync(join(tmpdir(), 'zorginzet-haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, text)
  const child = spawn(program, ['-db', '-f', file], {
    stdio: ['ignore', 'ignore', process.env.SERVER_LOG ? 'inherit' : 'ignore'],
  })
  const ended = once(child, 'exit')
  const address = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${address}/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`HAProxy stopped with ${child.exitCode}`)
    await sleep(100)
  }
  return {
    address,
    close: async () => {
      child.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

/** Two servers behind it. One is replaced as a container is: the old one goes first, and the new one takes its place. */
export const behindHaproxy = async (program: string, url: string) => {
  const ports: [number, number] = [await freePort(), await freePort()]
  const servers: [RunningServer, RunningServer] = [await startServer(url, url, ports[0]), await startServer(url, url, ports[1])]
  const proxy = await openHaproxy(program, ports)
  return {
    address: proxy.address,
    replace: async (at: 0 | 1) => {
      await stopServer(servers[at])
      servers[at] = await startServer(url, url, ports[at])
    },
    close: async () => {
      await proxy.close()
      for (const server of servers) await stopServer(server)
    },
  }
}
