// Holds that every control of the product is pressed (docs/decisions/0148): those of the sources against what journeys and the presser
// pressed. What they pressed just now is written into the record first; commit that.
//   --renew   whoever changed how controls are told from one another: what is new goes on the list, which may not become longer
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { leftOut } from '../tests/presser/controls/left-out.ts'
import { controlsOfProduct } from '../tests/presser/controls/which.ts'
import { type Recorded, recordsIn } from '../tests/presser/record-lines.ts'

const folder = 'tests/presser/controls'
const [pressedPath, openPath] = [`${folder}/pressed.txt`, `${folder}/not-pressed.txt`]
const linesOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [])
const write = (path: string, lines: string[]) => {
  const text = lines.length > 0 ? `${lines.sort().join('\n')}\n` : ''
  if (
    text !==
    linesOf(path)
      .map(line => `${line}\n`)
      .join('')
  )
    writeFileSync(path, text)
}

const { all, pressedBy } = controlsOfProduct()
const known = [...new Set(all.map(({ key }) => key))]
const recorded = globSync(join(recordsIn, '*.jsonl'))
  .flatMap(linesOf)
  .map((line): Recorded => JSON.parse(line))
const now = new Set(recorded.flatMap(pressedBy).map(({ key }) => key))
const before = new Set(linesOf(pressedPath))
const listed = new Set(linesOf(openPath))

const pressed = known.filter(key => now.has(key) || before.has(key))
const open = known.filter(key => !pressed.includes(key) && !leftOut.has(key))
const fresh = open.filter(key => !listed.has(key))
const isRenewed = process.argv.includes('--renew') && (listed.size === 0 || open.length <= listed.size)
write(pressedPath, pressed)
write(openPath, isRenewed ? open : open.filter(key => listed.has(key)))

const share = (100 * pressed.length) / (known.length - leftOut.size)
console.log(
  `Van ${known.length} knoppen, links en velden zijn er ${pressed.length} ingedrukt of ingevuld (${share.toFixed(1)}%),`,
)
console.log(`${open.length} niet, en ${leftOut.size} uitgezonderd.`)
const gained = pressed.filter(key => !before.has(key)).length
if (gained > 0) console.log(`${gained} kwamen erbij: neem ${folder} mee.`)
for (const key of isRenewed ? [] : fresh) console.log(`Nieuw, en niets drukt het in: ${key}`)
if (fresh.length > 0 && !isRenewed) {
  console.log('Druk het in een journey in, of laat de drukker het doen: npm run press -- --minutes 3. Die schrijft het op.')
  process.exit(1)
}
const unknown = [...leftOut.keys()].filter(key => !known.includes(key) || pressed.includes(key))
for (const key of unknown) console.log(`Uitgezonderd zonder reden, want ingedrukt of weg: ${key}`)
process.exit(unknown.length > 0 ? 1 : 0)
