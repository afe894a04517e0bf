// A server in a process of its own, so that it can be killed.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Runs this file of tests/ until it says, in one line of JSON, that it is there; gives that. Fails with what it said when it ends instead. */
export const startChild = async <T>(file: string, ...args: string[]): Promise<{ child: ChildProcess; running: T }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  // What it says of its lost database is expected; why it would not start is not.
  const said: string[] = []
  child.stderr.on('data', text => said.push(String(text)))
  for await (const line of createInterface({ input: child.stdout })) return { child, running: JSON.parse(line) as T }
  throw new Error(`The server ended before it was there: ${said.join('')}`)
}

/** Ends it as a power cut does, if it has not ended; gives once it is gone. */
export const killChild = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
