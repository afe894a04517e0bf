// A small disk for tests of a full one: a file system in memory, where this machine allows mounting.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TinyDisk {
  path: string
  /** Leaves this many bytes free. */
  fill(leave?: number): void
  empty(): void
  makeReadOnly(): void
  close(): void
}

/** A disk of this many megabytes; undefined where only an administrator may mount. */
export const openTinyDisk = (megabytes: number): TinyDisk | undefined => {
  const path = mkdtempSync(join(tmpdir(), 'zorginzet-disk-'))
  const mount = (...options: string[]) => execFileSync('mount', [...options, path], { stdio: 'ignore' })
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs')
  } catch {
    rmSync(path, { recursive: true })
    return undefined
  }
  chmodSync(path, 0o755)
  const ballast = join(path, 'ballast')
  return {
    path,
    fill: (leave = 0) => {
      const { bavail, bsize } = statfsSync(path)
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leave)), { flag: 'a' })
    },
    empty: () => rmSync(ballast, { force: true }),
    makeReadOnly: () => mount('-o', 'remount,ro'),
    close: () => {
      execFileSync('umount', ['--lazy', path])
      rmSync(path, { recursive: true, force: true })
    },
  }
}
