// The server that kill.test.ts kills: an API on an embedded PostgreSQL in the given folder, with the test world in it. It prints
// its address and what to write as one line of JSON.

import { startEmbeddedPostgres } from '../../api/platform/database/embedded/embedded-postgres.ts'
import { migrate } from '../../api/platform/database/migrate.ts'
import { openApi } from '../../api/server.ts'
import { makeWorld, tokenFor } from '../worlds/world.ts'
import { settings } from './settings.ts'

/** What it prints once it listens; `written` only the first time, when it has made its world. */
export interface Running {
  url: string
  databaseUrl: string
  dataDir: string
  written: { token: string; location: string; expertiseLevel: string } | undefined
}

const folder = process.argv[2]!
const postgres = await startEmbeddedPostgres({ dataDir: `${folder}/data`, log: () => undefined })
await migrate(postgres.url)
const server = await openApi({ ...settings, dataDir: folder }, postgres.url)
const isNew = !(await server.database.selectFrom('account').select('uuid').executeTakeFirst())
const world = isNew ? await makeWorld(server.database) : undefined
await server.startWork()
const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
const written = world && {
  token: await tokenFor(server, world.people.organization),
  location: world.east,
  expertiseLevel: world.level,
}
const running: Running = { url, databaseUrl: postgres.url, dataDir: postgres.dataDir, written }
console.log(JSON.stringify(running))
