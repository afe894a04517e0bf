// Tests that take minutes and guard one part run when what they reach has changed since they last passed (npm test -- all always
// runs them). Prints, as JSON, for each of them a hash of all that it reaches: by imports, by file names in its text, and the
// product for tests that run the built one.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { join as joined } from 'node:path/posix'
import { readSource } from './structure-source.ts'

const slow = [
  ...['kill', 'kill-work', 'failover', 'standbys', 'bad-link', 'full-disk', 'backup', 'starvation', 'first-start'].map(
    name => `tests/${name}.test.ts`,
  ),
  ...[
    'api/platform/backup/backup.test.ts',
    'api/platform/backup/sealed.test.ts',
    'api/platform/database/embedded/embedded-postgres.test.ts',
  ],
  ...['api/rosters/thread.test.ts', 'tests/journeys/screens.test.ts', 'tests/journeys/engines.test.ts'],
]
const root = join(import.meta.dirname, '..')
const isFile = (path: string) => existsSync(join(root, path)) && statSync(join(root, path)).isFile()
const all = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['**/node_modules'] }).filter(isFile)
// Dependencies that no import shows: packages, the test setup, and tables and texts that are read as files.
const always = ['package-lock.json', 'tsconfig.json', ...all('vitest*.ts'), ...all('{api,demo,rules}/**/*.{sql,json,csv,tsv}')]
const built = { web: all('{web,contract,rules}/**/*'), server: all('{api,contract,demo,rules,tools}/**/*') }

const reachedFrom = new Map<string, string[]>()
/** The files that this one refers to: by import, or by name in its text. */
const namedIn = (path: string): string[] => {
  if (!/\.(ts|tsx|mjs)$/.test(path)) return []
  const known = reachedFrom.get(path)
  if (known) return known
  const text = readFileSync(join(root, path), 'utf8')
  const imported = readSource(path, text).imports.flatMap(({ target }) => target ?? [])
  const isOfTests = path.startsWith('tests/')
  const quoted = isOfTests ? [...text.matchAll(/'([\w./-]+\.(?:ts|mjs))'/g)].map(([, name]) => name!) : []
  const named = [...imported, ...quoted.flatMap(name => [name, joined('tests', name)])]
  const runs = (words: RegExp) => isOfTests && words.test(text)
  const web = runs(/dist\/web|'npm'/) ? built.web : []
  const server = runs(/dist\/server|'npm'/) ? built.server : []
  const files = [...named.filter(isFile), ...web, ...server]
  reachedFrom.set(path, files)
  return files
}
const reached = (path: string): string[] => {
  const found = new Set([path])
  for (const each of found) for (const next of namedIn(each)) found.add(next)
  return [...found]
}
const hashOf = (paths: string[]) => {
  const hash = createHash('sha256')
  for (const path of [...new Set(paths)].sort()) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

console.log(JSON.stringify(Object.fromEntries(slow.map(path => [path, hashOf([...always, ...reached(path)])]))))
