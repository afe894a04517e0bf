// What processes started at the same time in this folder must not do at once: install packages, build.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = import.meta.dirname
const lock = join(tmpdir(), `zorginzet-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}.lock`)
const pauseMs = 200

/** Waits until no other process has the lock, and takes it; returns a function that releases it. The lock of a dead process is released. */
export function takeTurn() {
  for (let isSaid = false; !take(); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)) {
    const other = holder()
    if (other && !isAlive(other)) rmSync(lock, { force: true })
    else if (!isSaid) console.log(`Wachten tot proces ${other || '?'} klaar is met installeren of bouwen (${lock}) …`)
    isSaid = true
  }
  return () => rmSync(lock, { force: true })
}

function take() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function holder() {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return 0
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
