// The documents agree with the code: each list in them is compared with what it lists, and the files they refer to exist.
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { allOperations } from '../contract/catalogue.ts'
import { jobNames } from '../contract/job-names.ts'
import { careMomentStatusName } from '../contract/status-groups.ts'
import { demoPassword } from '../demo/accounts.ts'
import { demoLogins } from '../demo/world.ts'
import { terms } from '../rules/people/retention.ts'
import { screensMade } from '../tests/screens/routes.ts'
import { floors } from './structure-directions.ts'
import { conceptFiles } from './structure-shapes.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const isFolder = (path: string) => statSync(join(root, path)).isDirectory()
/** All distinct captures of the pattern, sorted. */
const found = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))].sort()
const ignored = ['.git', ...found(read('.gitignore'), /^([^*/\n]+)\/?$/gm)]
const list = (...patterns: string[]) => {
  const paths = globSync(patterns, { cwd: root, exclude: path => ignored.includes(basename(path)) })
  return paths.map(path => path.replaceAll('\\', '/'))
}
/** The folders at the root, without generated ones. */
const tops = readdirSync(root).filter(name => !name.startsWith('.') && !ignored.includes(name) && isFolder(name))
const documents = list('**/*.md')
const sources = list('{api,bench,contract,demo,rules,tests,tools,web}/**/*.{ts,tsx,mjs,sql}')
const configured = ['Dockerfile', ...list('*.yaml', 'ha/*', 'vitest.*.ts')]

/** The first cells of the tables in a document, or in its section below this heading. */
const firstCells = (path: string, heading?: string): string => {
  const part = heading ? read(path).split(`\n${heading}\n`)[1]!.split('\n## ')[0]! : read(path)
  return part.match(/^\|[^|]*/gm)!.join('\n')
}
const inTicks = /`([^`]+)`/g

const scripts = Object.keys(JSON.parse(read('package.json')).scripts).sort()
test('every command of package.json is in a table, and no other is named', () => {
  expect(found(firstCells('CONTRIBUTING.md', '## Commands'), /`npm (?:run )?([\w:-]+)/g)).toEqual(scripts)
  const named = documents.flatMap(path => found(read(path), /\bnpm run ([\w:-]+)/g).map(name => ({ path, name })))
  expect(named.filter(({ name }) => !scripts.includes(name))).toEqual([])
})
test('every package that runs is in the table with its reason, and they are thirty-one at most', () => {
  const names = Object.keys(JSON.parse(read('package.json')).dependencies).sort()
  expect(found(read('docs/dependencies.md'), /^\| `([^`]+)` \| \S/gm)).toEqual(names)
  expect(names.length).toBeLessThanOrEqual(31)
})
test('every file that is marked as made exists', () => {
  const marked = found(read('.gitattributes'), /^(\S+) linguist-generated$/gm)
  expect(marked.filter(pattern => list(`**/${pattern}`).length === 0)).toEqual([])
})
test('every measurement is in the table, and no other is named', () => {
  const parts = found(/const parts: .*?\n(.*?)\n}/s.exec(read('bench/main.ts'))![1]!, /^ {2}(\w+):/gm)
  expect(found(firstCells('bench/README.md'), /`(\w+)`/g)).toEqual(parts)
  const named = documents.flatMap(path => found(read(path), /bench -- ([a-z]+)/g))
  expect(named.filter(name => !parts.includes(name))).toEqual([])
})

test('every setting that is read is in the tables, and no other', () => {
  const ofOthers = ['PATH', 'HOME', 'AWS_EXECUTION_ENV', 'LD_PRELOAD', 'DATEFUDGE']
  const own = read('api/platform/settings.ts').replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, '')
  const others = sources.map(read).join('\n')
  const destructured = found(others, /\{([^{}]*)\} = process\.env\b/g).flatMap(names => found(names, /\b([A-Z][A-Z_\d]+)\b/g))
  const names = new Set([...found(own, /\b([A-Z]{4,}|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b/g), ...destructured])
  for (const name of found(others, /\bprocess\.env\.([A-Z][A-Z_\d]+)\b(?! = )/g)) names.add(name)
  const expected = [...names].filter(name => !ofOthers.includes(name)).sort()
  expect(found(firstCells('docs/configuration.md'), inTicks)).toEqual(expected)
})

test('every job is in the table, and no other', () => {
  expect(found(firstCells('docs/operations/jobs.md'), inTicks)).toEqual(Object.keys(jobNames).sort())
})
test('every login of the demo world is in the README, with its password', () => {
  const login = /(\S+@demo\.example)/g
  expect(found(read('README.md'), /`(\S+@demo\.example)`/g)).toEqual(found(demoLogins('').join('\n'), login))
  expect(read('README.md')).toContain(`\`${demoPassword}\``)
})
test('the README counts what there is, on one page', () => {
  const operationCount = JSON.parse(read('tests/specification/operations.json')).length
  const routes: { path: string }[] = JSON.parse(read('tests/specification/routes.json'))
  const screens = routes.length
  expect(screensMade.filter(screen => routes.some(({ path }) => path === screen))).toHaveLength(screens)
  expect(read('README.md')).toContain(`${allOperations.length} operations, ${operationCount} of them asked for`)
  expect(read('README.md')).toContain(`all ${screens} screens`)
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(90)
})

const architecture = 'docs/ARCHITECTURE.md'
test('the rooms of the architecture are the folders', () => {
  const [before] = read(architecture).split('\n## ')
  expect(found(before!, /`([a-z]+\/)`/g).filter(name => existsSync(join(root, name)))).toEqual(tops.map(name => `${name}/`))
  const platform = readdirSync(join(root, 'api/platform')).filter(name => !name.endsWith('.test.ts'))
  expect(floors.flat().sort()).toEqual(platform.sort())
  const rows = firstCells(architecture, '## The platform')
    .split('\n')
    .map(row => found(row, inTicks))
  const rooms = floors.map(names => names.map(name => (name.endsWith('.ts') ? name : `${name}/`)).sort())
  expect(rows.filter(row => row.length > 0)).toEqual(rooms)
})
test('every status of a care moment is in the glossary, by its name', () => {
  const rows = read('docs/GLOSSARY.md').split('\n## Status of a care moment\n')[1]!.split('\n## ')[0]!
  const named = [...rows.matchAll(/^\| (.+) \| `(\w+)` \|$/gm)].map(([, label, status]) => [status!, label!])
  expect(Object.fromEntries(named)).toEqual(careMomentStatusName)
})
test('the files of a concept are those that the structure check allows', () => {
  const named = found(firstCells(architecture, '## A concept'), /`([\w-]+)\.ts`/g)
  expect(named).toEqual([...conceptFiles].sort())
})

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
test('every link leads to a file, and to a heading of it', () => {
  const wrong = documents.flatMap(path =>
    found(read(path), /\]\(([^)\s]+)\)/g)
      .filter(link => {
        if (/^https?:/.test(link)) return false
        const [file = '', heading] = link.split('#')
        const target = file ? join(dirname(path), file) : path
        if (!existsSync(join(root, target))) return true
        return (
          heading !== undefined &&
          !found(read(target), /^#+ (.*)$/gm)
            .map(slug)
            .includes(heading)
        )
      })
      .map(link => `${path}: ${link}`),
  )
  expect(wrong).toEqual([])
})

const [folders, files] = [true, false].map(which => list('**/*').filter(path => isFolder(path) === which)) as [string[], string[]]
const isPath = (word: string) => /^[\w$[-][\w.$@[\]/-]*$/.test(word)
const isFull = (word: string) => isPath(word) && tops.some(top => word.startsWith(`${top}/`))
const isName = (word: string) => isPath(word) && /\.(ts|tsx|mjs|md|ya?ml|cfg|sh)$/.test(word) && !word.startsWith('node_modules/')
/** The paths from the root of the repository, in backticks or in a command. */
const pathsIn = (text: string): string[] =>
  [...found(text, /```\w*\n(.*?)```/gs), ...found(text.replace(/```.*?```/gs, ''), inTicks)]
    .flatMap(each => each.split(/\s+/))
    .filter(isFull)
/** The names of files and folders in backticks, wherever those are. */
const namesIn = (text: string): string[] =>
  found(text.replace(/```.*?```/gs, ''), inTicks).filter(each => (isName(each) || /^[\w-][\w/-]*\/$/.test(each)) && !isFull(each))
// One that git ignores is made later.
const isThere = (name: string) =>
  ignored.includes(name.slice(0, -1)) ||
  [...files, ...folders.map(path => `${path}/`)].some(path => `/${path}`.endsWith(`/${name}`))
// A decision is history: a short name may refer to something that no longer exists, and in a replaced one so may any path.
test('every file and folder that a document names exists', () => {
  const wrong = documents.flatMap(path => {
    const text = read(path)
    const isDecision = path.startsWith('docs/decisions/0')
    const paths =
      isDecision && /Status: (replaced|corrected)/.test(text) ? [] : pathsIn(text).filter(each => !existsSync(join(root, each)))
    const names = isDecision ? [] : namesIn(text).filter(name => !isThere(name))
    return [...paths, ...names].map(each => `${path}: ${each}`)
  })
  expect(wrong).toEqual([])
})
test('every document that the code names exists', () => {
  const wrong = [...sources, ...configured].flatMap(path =>
    found(read(path), /(?<![\w/.-])(docs\/[\w/-]+(?:\.\w+)*|(?:\w+\/)?[A-Z]{5,}\.md)/g)
      .filter(each => !files.some(file => file.startsWith(each) || file === join(dirname(path), each)))
      .map(each => `${path}: ${each}`),
  )
  expect(wrong).toEqual([])
})

test('every decision has its number in its title, then its date and status; a number without a record is withdrawn', () => {
  const records = readdirSync(join(root, 'docs/decisions'))
    .filter(name => /^\d/.test(name))
    .sort()
  const titled = records.map(name => Number(/^# (\d+)\. /.exec(read(`docs/decisions/${name}`))?.[1]))
  expect(titled).toEqual(records.map(name => Number(name.slice(0, 4))))
  const withdrawn = /^Withdrawn.*$/m.exec(read('docs/decisions/README.md'))![0]
  const numbers = [...titled, ...found(withdrawn, /(\d+)/g).map(Number)].sort((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: numbers.at(-1)! }, (_, at) => at + 1))
  const begun = records.filter(name => /^# .*\n\nDate: \d{4}-\d{2}-\d{2}\. Status: \S/.test(read(`docs/decisions/${name}`)))
  expect(begun).toEqual(records)
})
test('every address of the API that a document names is an operation', () => {
  const there = new Set(allOperations.map(({ operation: { method, path } }) => `${method} /v1${path.replace(/\{\w+\}/g, '{}')}`))
  const named = documents.flatMap(path => found(read(path), /`((?:GET|POST|PUT|PATCH|DELETE) \/[\w/{}]+)/g))
  const ours = named
    .filter(each => !/ \/(dev|sandbox)\//.test(each))
    .map(each => each.replace(/ (?=\/(?!v1\/))/, ' /v1').replace(/\{\w+\}/g, '{}'))
  expect(ours.filter(each => !there.has(each))).toEqual([])
})

test('what people agree to names the terms that hold unless a planner sets others', () => {
  const rows = [...read('web/public/privacyverklaring.html').matchAll(/<tr><td>(.*?)<\/td><td>(\d+) jaar<\/td>/g)]
  const yearsOf = Object.fromEntries(rows.map(([, what, years]) => [what, Number(years)]))
  expect(yearsOf).toEqual({
    'Het dossier van een cliënt, na de laatste wijziging': terms.client.years,
    'Wie een dossier bekeek': terms.accessLog.years,
    'Facturen en de administratie daarbij, na het boekjaar': terms.invoice.years,
    'Gegevens van een zorgverlener die weg is': terms.careWorker.years,
    'Mails die we stuurden': terms.mail.years,
  })
})
