// Builds the web app when what it is made of has changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, timed } from './prepare.mjs'
import { run } from './process.mjs'

const config = 'web/vite.config.ts'
const output = join(root, 'dist', 'web')
const stamp = join(output, '.made-of')

/**
 * Builds dist/web on the given Node unless it is up to date. Gives whether there is a web app to serve:
 * false when the build failed. A delivery without the sources of the web app is served as it is.
 */
export async function buildWebApp(node) {
  if (!existsSync(join(root, config))) return existsSync(output)
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const code = await timed('Webapp bouwen', () => run(node, vite, 'build', '--config', config, '--logLevel', 'warn'))
  // The router's generated tree is left out of the fingerprint: the build itself writes it.
  if (code === 0) writeFileSync(stamp, wanted)
  return code === 0
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'tsconfig.json', ...['contract', 'rules', 'web'].flatMap(sources)]) {
    hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function sources(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map(name => join(folder, name))
    .filter(file => statSync(join(root, file)).isFile() && !/\.(test|gen)\.tsx?$/.test(file))
    .sort()
}
