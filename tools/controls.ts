// Compares which controls the product has with which of them journeys pressed (docs/decisions/0148). The first are those that the walk
// over the screens sees; those that nothing presses are in tests/presser/not-pressed.txt, which is to become shorter.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { kindOfControl } from '../tests/presser/kinds.ts'
import { type Recorded, recordsIn } from '../tests/presser/record-lines.ts'

const list = 'tests/presser/not-pressed.txt'
const isRenewed = process.argv.includes('--renew')
const seen = new Set<string>()
/** Which files of journeys pressed it. */
const pressed = new Map<string, Set<string>>()
for (const path of globSync(join(recordsIn, '*.jsonl'))) {
  for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    const control: Recorded = JSON.parse(line)
    const kind = kindOfControl(control, control)
    if (control.what === 'seen') seen.add(kind)
    else pressed.set(kind, (pressed.get(kind) ?? new Set()).add(basename(path, '.jsonl')))
  }
}
if (seen.size === 0) {
  console.log('De ronde langs de schermen (tests/journeys/screens.test.ts) schreef niet op welke knoppen er zijn.')
  process.exit(1)
}
const by = (kind: string) => [...(pressed.get(kind) ?? [])].sort()
const table = [...seen].sort().map(kind => `${kind}\t${by(kind).join(' ')}`)
writeFileSync(join(recordsIn, 'controls.tsv'), `${table.join('\n')}\n`)

const open = [...seen].filter(kind => !pressed.has(kind)).sort()
const listed = readFileSync(list, 'utf8').split('\n').filter(Boolean)
const fresh = open.filter(kind => !listed.includes(kind))
// The presser chooses from a seed: what it pressed once, it may pass by the next time.
const isSettled = (kind: string) => by(kind).some(file => file !== 'presser')
const left = isRenewed ? [...seen].filter(kind => !isSettled(kind)).sort() : listed.filter(kind => !isSettled(kind))
if (left.length !== listed.length || isRenewed) writeFileSync(list, `${left.join('\n')}\n`)
const share = Math.floor((100 * (seen.size - open.length)) / seen.size)
console.log(`Van ${seen.size} knoppen, links en velden is ${share}% ingedrukt of ingevuld; ${open.length} niet.`)
if (left.length < listed.length) console.log(`${listed.length - left.length} regels gingen uit ${list}: neem dat mee.`)
for (const kind of isRenewed ? [] : fresh) console.log(`Is er, en niets drukt het in: ${kind.replaceAll('\t', ' | ')}`)
// It tells, and fails nothing yet (docs/decisions/0148).
