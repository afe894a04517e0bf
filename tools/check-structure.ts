// The structure check: names, import directions, cycles, sizes, words and styles of our own source. Exits with 1 when a rule is broken.
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Breach } from './structure-breach.ts'
import { checkCycles, checkDirections } from './structure-directions.ts'
import { checkRooms } from './structure-screens.ts'
import { checkShape } from './structure-shapes.ts'
import { readSource, type Source } from './structure-source.ts'
import { checkClasses, checkNames, checkStyles } from './structure-styles.ts'

const sourceFiles = '{contract,rules,api,web,demo,bench,tests,tools}/**/*.{ts,tsx,mjs}'
// All files, because style sheets count as well.
const inRooms = '{web/routes,web/care,web/components,api,contract,rules,tests}/**/*'
const generated = /^api\/platform\/database\/schema\.ts$|\.gen\.ts$/

/** All breaches in these files, in the order of their paths. */
export function checkStructure(sources: Source[]): Breach[] {
  const breaches = [...sources.flatMap(checkShape), ...checkDirections(sources), ...checkCycles(sources)]
  return breaches.sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const paths = globSync(sourceFiles, { cwd: root, exclude: ['**/node_modules'] }).map(path => path.replaceAll('\\', '/'))
  const sources = paths.filter(path => !generated.test(path)).map(path => readSource(path, read(path)))
  const inside = globSync(inRooms, { cwd: root, withFileTypes: true }).filter(each => each.isFile())
  const insidePaths = inside.map(each => relative(root, join(each.parentPath, each.name)).replaceAll('\\', '/'))
  const sheets = globSync('web/**/*.module.css', { cwd: root }).map(path => ({
    path: path.replaceAll('\\', '/'),
    text: read(path),
  }))
  const screens = sources
    .filter(({ path }) => path.startsWith('web/'))
    .map(({ path, imports }) => ({ path, imports, text: read(path) }))
  const layer = globSync('web/classes/*.css', { cwd: root }).map(read).join('\n')
  const styles = [
    ...checkStyles(layer, sheets),
    ...checkClasses(screens, sheets),
    ...checkNames(screens, [layer, read('web/classes.css'), read('web/base.css')]),
  ]
  const breaches = [...checkStructure(sources), ...checkRooms(insidePaths), ...styles]
  for (const { path, line, message } of breaches) console.log(`${path}:${line}: ${message}`)
  const sizes = sources.map(source => source.lines).sort((a, b) => a - b)
  console.log(`${sources.length} files, median ${sizes[Math.floor(sizes.length / 2)] ?? 0} lines, ${breaches.length} breaches`)
  process.exitCode = breaches.length > 0 ? 1 : 0
}
