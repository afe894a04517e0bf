// Runs child processes on Node 26 as if they were this process: with its signals and its exit code.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './prepare.mjs'

const children = new Set()
let interrupted = false
let handingOn = false

/**
 * Runs a file on the given Node to its end; returns the exit code, or 128 plus the number of the signal that ended it. A signal to
 * this process goes to the child, and then this process exits with the child's code.
 */
export const run = (node, file, ...args) => follow(spawn(node, [file, ...args], { cwd: root, stdio: 'inherit' }))

/**
 * Runs a command several times in parallel, each with these settings on top of this process's. When one exits the others are ended
 * too; returns the exit code of the first.
 */
export async function runTogether(node, command, settings) {
  const spawned = settings.map(own => spawn(node, command, { cwd: root, stdio: 'inherit', env: { ...process.env, ...own } }))
  const ends = spawned.map(child => follow(child))
  const code = await Promise.race(ends)
  for (const child of spawned) child.kill('SIGTERM')
  await Promise.all(ends)
  return code
}

/** The same for a command that runs in parallel with others: returns the exit code and the output, which is shown afterwards. */
export async function runAside(node, file, ...args) {
  const child = spawn(node, [file, ...args], { cwd: root, stdio: ['inherit', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (output += text))
  return { code: await follow(child), said: output }
}

async function follow(child) {
  handOnSignals()
  children.add(child)
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status, signal) => resolve(status ?? 128 + constants.signals[signal]))
  })
  children.delete(child)
  if (interrupted) {
    // Each may finish what it is working on.
    if (children.size === 0) process.exit(code)
    await new Promise(() => undefined)
  }
  return code
}

function handOnSignals() {
  if (handingOn) return
  handingOn = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => handOn(signal))
  if (process.env.npm_lifecycle_event) followParent()
}

function handOn(signal) {
  interrupted = true
  // On a terminal Ctrl-C reaches the whole process group, so the children have received it already.
  if (signal === 'SIGINT' && process.stdin.isTTY) return
  for (const child of children) child.kill(signal)
}

// npm sends SIGTERM only to its shell, which exits without passing it on.
function followParent() {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    handOn('SIGTERM')
  }, 300)
  watch.unref()
}
