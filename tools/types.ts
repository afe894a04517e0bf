// What is generated from our sources and kept beside them: the types of the tables, as the migrations make them on an empty
// database (.kysely-codegenrc.json says how and where), and the tree of the routes, by the plugin of the web app's own build.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { startEmbeddedPostgres } from '../api/platform/database/embedded-postgres.ts'
import { migrate } from '../api/platform/database/migrate.ts'

const root = join(import.meta.dirname, '..')

async function makeTableTypes(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'zorginzet-types-'))
  // PostgreSQL does not run as root: whoever it runs as then comes through this folder.
  chmodSync(folder, 0o755)
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: () => undefined, unsafe: true })
  try {
    await migrate(server.url)
    const generator = join(root, 'node_modules', 'kysely-codegen', 'dist', 'cli', 'bin.js')
    execFileSync(process.execPath, [generator, '--url', server.url], { cwd: root, stdio: 'inherit' })
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

// The plugin of the router writes the tree as soon as it knows its settings: nothing has to be built.
const makeRouteTree = () => resolveConfig({ configFile: join(root, 'web', 'vite.config.ts') }, 'build')

await makeTableTypes()
await makeRouteTree()
