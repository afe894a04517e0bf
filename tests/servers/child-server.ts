// A server in a separate process, so that a test can kill it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const { PATH, LD_PRELOAD, DATEFUDGE } = process.env
/** What a server with all its settings given still inherits from this process: its path and its clock (tools/test-clock.mjs). */
export const inherited = { PATH, LD_PRELOAD, DATEFUDGE }

/**
 * Runs this file of tests/ until it prints one line of JSON to say it is ready; returns that line. Fails with the output when the
 * process exits first.
 */
export const startChild = async <T>(file: string, ...args: string[]): Promise<{ child: ChildProcess; running: T }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  // Messages about the lost database are expected; a message about why it does not start is not.
  const said: string[] = []
  child.stderr.on('data', text => said.push(String(text)))
  for await (const line of createInterface({ input: child.stdout })) return { child, running: JSON.parse(line) as T }
  throw new Error(`The server ended before it was there: ${said.join('')}`)
}

/** Kills it as a power failure would, unless it has exited already. Resolves when it is gone. */
export const killChild = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
