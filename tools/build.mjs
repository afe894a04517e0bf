// Builds the web app when what it is made of has changed since the last build; outside production also the page of all pieces.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, timed } from './prepare.mjs'
import { run } from './process.mjs'

const web = { config: 'web/vite.config.ts', output: join(root, 'dist', 'web'), says: 'Webapp bouwen' }
const pieces = { config: 'web/pieces/vite.config.ts', output: join(root, 'dist', 'pieces'), says: 'Bouwstenen bouwen' }

/**
 * Builds dist/web on the given Node unless it is up to date, and outside production dist/pieces. Gives whether there is a web app
 * to serve: false when a build failed. A delivery without the sources of the web app is served as it is.
 */
export async function buildWebApp(node) {
  if (!existsSync(join(root, web.config))) return existsSync(web.output)
  // The page of pieces is none of the product.
  const built = await build(node, web, file => !file.startsWith(join('web', 'pieces')))
  return built && (process.env.NODE_ENV === 'production' || (await build(node, pieces, () => true)))
}

async function build(node, { config, output, says }, isSource) {
  const stamp = join(output, '.made-of')
  const wanted = fingerprint(isSource)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const code = await timed(says, () => run(node, vite, 'build', '--config', config, '--logLevel', 'warn'))
  // The router's generated tree is left out of the fingerprint: the build itself writes it.
  if (code === 0) writeFileSync(stamp, wanted)
  return code === 0
}

function fingerprint(isSource) {
  const hash = createHash('sha256')
  const made = ['contract', 'rules', 'web'].flatMap(sources).filter(isSource)
  for (const file of ['package-lock.json', 'tsconfig.json', ...made]) {
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
