// Builds the web app and the server bundle when their sources have changed since the last build; outside production also the
// component gallery.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeTurn } from './one-at-a-time.mjs'
import { root, timed } from './prepare.mjs'
import { run } from './process.mjs'

const web = { config: 'web/vite.config.ts', output: join(root, 'dist', 'web'), says: 'Webapp bouwen' }
/** A request's objects are many and short-lived: a small young generation keeps the process small (docs/decisions/0075, bench/RESULTS.md). */
export const heap = ['--max-semi-space-size=4', '--max-old-space-size=160']
/** What runs when there is no bundle. */
export const sources = 'api/main.ts'
const server = { output: join(root, 'dist', 'server'), says: 'Server bundelen' }
const pieces = { config: 'web/pieces/vite.config.ts', output: join(root, 'dist', 'pieces'), says: 'Bouwstenen bouwen' }

/**
 * Builds dist/web with the given Node unless it is up to date, and outside production dist/pieces. Returns whether there is a web
 * app to serve: false when a build failed. A delivery without the web app's sources is served as it is.
 */
export async function buildWebApp(node) {
  if (!existsSync(join(root, web.config))) return existsSync(web.output)
  // The gallery is not part of the product.
  const built = await build(node, web, file => !file.startsWith(join('web', 'pieces')), ['tools/app-shell.mjs'])
  return built && (process.env.NODE_ENV === 'production' || (await build(node, pieces, () => true)))
}

/**
 * Builds dist/server with the given Node unless it is up to date. Returns the file to run: the sources when there is no bundle
 * and none can be made, as in a delivery without the build tools.
 */
export async function bundleServer(node) {
  const bundle = join(server.output, 'main.js')
  if (!existsSync(join(root, 'node_modules', 'rolldown'))) return existsSync(bundle) ? bundle : sources
  const wanted = fingerprint(['api', 'contract', 'demo', 'rules', 'tools'], () => true)
  return (await make(node, server, wanted, ['tools/bundle.mjs'])) ? bundle : sources
}

const build = (node, part, isSource, ...more) => {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const wanted = fingerprint(['contract', 'rules', 'tools', 'web'], isSource)
  return make(node, part, wanted, [vite, 'build', '--config', part.config, '--logLevel', 'warn'], ...more)
}

async function make(node, { output, says }, wanted, ...commands) {
  const stamp = join(output, '.made-of')
  const isMade = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (isMade()) return true
  const end = takeTurn()
  try {
    return isMade() || (await timed(says, () => makeAnew(node, commands, stamp, wanted)))
  } finally {
    end()
  }
}

async function makeAnew(node, commands, stamp, wanted) {
  for (const command of commands) if ((await run(node, ...command)) !== 0) return false
  // The router's generated tree is left out of the fingerprint: the build itself writes it.
  writeFileSync(stamp, wanted)
  return true
}

function fingerprint(folders, isSource) {
  const hash = createHash('sha256')
  const made = folders.flatMap(filesIn).filter(isSource)
  for (const file of ['package-lock.json', 'tsconfig.json', ...made]) {
    hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map(name => join(folder, name))
    .filter(file => statSync(join(root, file)).isFile() && !/\.(test|gen)\.tsx?$/.test(file))
    .sort()
}
