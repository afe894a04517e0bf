// One PostgreSQL per test run, with a migrated template that every test file copies (database.ts).
import { accessSync, chmodSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../api/platform/database/embedded/embedded-postgres.ts'
import { isAlive } from '../api/platform/database/embedded/embedded-postgres-files.ts'
import { migrate } from '../api/platform/database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

const prefix = 'zorginzet-test-'
const roomBytes = 2e9

/** Provides `postgresUrl`, a server on which tests may create databases: TEST_DATABASE_URL, or an embedded server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL ? given(process.env.TEST_DATABASE_URL) : await startOwn()
  await makeTemplate(server.url)
  project.provide('postgresUrl', server.url)
  return server.remove
}

const given = (url: string) => ({ url, remove: async () => undefined })

async function startOwn() {
  const parent = inMemory() ? '/dev/shm' : tmpdir()
  removeLeftovers(parent)
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`))
  chmodSync(folder, 0o755)
  const { url, stop } = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: () => undefined, unsafe: true })
  const remove = async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, remove }
}

function inMemory(): boolean {
  if (!existsSync('/dev/shm')) return false
  const { bavail, bsize } = statfsSync('/dev/shm')
  return isWritable('/dev/shm') && bavail * bsize > roomBytes
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

// A killed run leaves its server behind. A server whose folder is gone exits within a minute.
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent).filter(each => each.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length).split('-')[0])
    if (!isAlive(pid)) rmSync(join(parent, name), { recursive: true, force: true })
  }
}

async function makeTemplate(url: string): Promise<void> {
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query('drop database if exists template_zorginzet with (force)')
  await admin.query('create database template_zorginzet')
  // Every statement is new to the connections of each file, so PostgreSQL plans it only once. Keeping the joins in written order
  // makes that planning cheap.
  await admin.query('alter role current_user set plan_cache_mode = force_generic_plan')
  await admin.query('alter role current_user set join_collapse_limit = 1')
  await admin.end()
  const template = new URL(url)
  template.pathname = '/template_zorginzet'
  await migrate(template.href)
}
