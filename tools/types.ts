// Generates the files that are derived from our sources and kept beside them. The table types come from the migrations on an empty
// database (configured in .kysely-codegenrc.json). The route tree comes from the plugin in the web app's own build.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { startEmbeddedPostgres } from '../api/platform/database/embedded/embedded-postgres.ts'
import { migrate } from '../api/platform/database/migrate.ts'

const root = join(import.meta.dirname, '..')

async function makeTableTypes(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'zorginzet-types-'))
  // PostgreSQL does not run as root: the user that runs it must be able to enter this folder.
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

// The router plugin writes the tree as soon as its configuration is resolved, so no build is needed.
const makeRouteTree = () => resolveConfig({ configFile: join(root, 'web', 'vite.config.ts') }, 'build')

await makeTableTypes()
await makeRouteTree()
