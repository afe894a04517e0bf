// Compares the supported browsers with the features we use and what we say. The types refuse newer language features
// (tsconfig.json).
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { marks, newer, oldest, tooOldPage } from './floor.ts'

const folder = new URL('.', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.(css|tsx?|js|html)$/.test(file) && !/^pieces|^floor|\.test\.|\.gen\.|vite\.config/.test(file))
  .map(file => ({ file, text: read(file) }))
const having = (name: RegExp) => sources.filter(({ text }) => name.test(text)).map(({ file }) => file)

test.each(newer)('$name, which is newer, is used where it is known what happens without', ({ name, files }) => {
  expect(having(new RegExp(name)).toSorted()).toEqual(files)
})

/** Newer than the oldest supported browser, and not used: to use one, put it in floor.ts, with what happens without it. */
const unused = [
  /anchor-name|position-(anchor|area|try)|anchor-size\(/,
  /view-transition|startViewTransition/i,
  /commandfor|interestfor|popover="hint"/i,
  /@(starting-style|scope|function|view-transition|position-try)\b/,
  /light-dark\(|contrast-color\(|\b(shape|if|sibling-index|sibling-count|random)\(\S/,
  /(animation|scroll|view)-timeline|animation-range/,
  /interpolate-size|calc-size\(|corner-shape|reading-flow|line-clamp: auto|::details-content|::checkmark|appearance: base-select/,
  /requestIdleCallback|onscrollend|['"]scrollend|moveBefore\(|setHTML\(|parseHTML\(|CloseWatcher|scheduler\.(yield|postTask)/,
  /\bnavigation\.(navigate|addEventListener|entries)|URLPattern|cookieStore|userAgentData|deviceMemory|navigator\.connection/,
  /hidden="until-found"|blocking="render"|ariaNotify|show(Open|Save|Directory)\w*Picker|BarcodeDetector|EyeDropper/,
  /parse(Creation|Request)OptionsFromJSON|caretPositionFromPoint|documentPictureInPicture|wakeLock/,
  // Language features, for files that are not compiled: boot.js, service-worker.js.
  /Promise\.try|RegExp\.escape|Iterator\.|Math\.sumPrecise|Error\.isError|Float16|\bTemporal\.\w+\.|(to|from)(Base64|Hex)\(/,
]
test.each(unused)('%s is newer, and not used', name => {
  const code = (text: string) => text.replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '')
  expect(sources.filter(({ text }) => name.test(code(text))).map(({ file }) => file)).toEqual([])
})

test.each(marks)('%s, without which the page does not begin, is used', mark => {
  const [, last = mark] = /prototype(\.\w+)$/.exec(mark) ?? []
  expect(having(new RegExp(`${last.replaceAll('.', '\\.')}\\(`))).not.toEqual([])
})

test('the page for what is older names the oldest of each', () => {
  const page = read(`public${tooOldPage}`)
  const { ios, safari, chrome, edge, firefox } = oldest
  expect(edge).toBe(chrome)
  for (const said of [`iOS ${ios}`, `Safari ${safari}`, `Chrome of Edge ${chrome}`, `Firefox ${firefox}`])
    expect(page).toContain(said)
})
