// A control is identified by the words in the product's sources: the same in two worlds, on two days.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leftOut } from '../tests/presser/controls/left-out.ts'
import type { Product } from '../tests/presser/controls/reach.ts'
import { type Controls, controlsOf } from '../tests/presser/controls/which.ts'

const texts = new Map([
  [
    'web/care/list.tsx',
    `const word = isOpen ? 'Dicht' : 'Open'
    const List = () => <section><h2>Diensten</h2>
      <Button onClick={add}><PlusIcon size={20} /> Nieuwe dienst</Button>
      <Button>{word}</Button>
      <button aria-label={\`Openen: \${title}, \${formatDay(day)}\`}>{title}</button>
      <AppLink href={\`/werk/client/\${uuid}\`}>{name}</AppLink>
      <AppLink href="/werk">{name}</AppLink>
      <TextField label="Naam" />
      <Menu items={[{ label: 'Afmelden', onClick: leave }]} />
      <input type="hidden" /><input type="email" value={mail} readOnly hidden />
      <Confirm title="Weg?" act={many > 1 ? \`\${many} wissen\` : 'Wissen'} /></section>`,
  ],
  ['web/words/words.ts', `export const words = { go: 'Weggaan', stay: 'Blijven' } as const`],
  [
    'web/care/own.tsx',
    `import { words } from '#words/words.ts'
    import { LeaveButton } from './leave-button.tsx'
    const Own = () => <><LeaveButton of={person} /><NameField label="Voornaam" /><Button>{words.go}</Button>
      <AppLink href="/werk">Daarheen</AppLink></>
    const links = [{ label: 'Daarheen', href: '/zorg' }]
    function NameField({ label }) { return <TextField label={label} /> }`,
  ],
  ['web/care/leave-button.tsx', `export const LeaveButton = () => <Button>Vertrekken</Button>`],
  ['web/care/one.tsx', `const One = () => <Dialog title="Iemand wijzigen"><Form act="Bewaren" /></Dialog>`],
  ['web/care/other.tsx', `const Other = () => <Dialog title="Een adres"><Form act="Bewaren" /></Dialog>`],
  ['web/care/hand-in.tsx', `const HandIn = () => <FileField label="Bladzijden" />`],
  ['web/care/pages.tsx', `const Pages = () => <FileButton label="Bestand kiezen" />`],
])
const productOf = (of: Map<string, string>): Product => ({
  texts: of,
  textOf: path => of.get(path),
  reachOf: () => new Map([...of.keys()].map(file => [file, 1])),
  importersOf: () => [],
  importsOf: () => [],
})
type More = { layer?: string; link?: string; near?: string; classes?: string[] }
const presserOf =
  ({ pressedBy }: Controls) =>
  (role: string, name: string, more: More = {}) =>
    pressedBy({ address: '/werk', layer: '', near: '', link: undefined, classes: [], role, name, ...more }).map(({ key }) => key)
const controls = controlsOf(productOf(texts))
const { all } = controls
const press = presserOf(controls)

test('the list of controls holds the words of the product, and holes for those of a world', () => {
  expect(all.map(({ key }) => key)).toEqual([
    'care/list Button “Nieuwe dienst”',
    'care/list Button “Dicht / Open”',
    'care/list button “Openen: …, …”',
    'care/list AppLink “…” → /werk/client/…',
    'care/list AppLink “…” → /werk',
    'care/list TextField “Naam”',
    'care/list Menu “…”',
    'care/list item “Afmelden”',
    'care/list Confirm “… wissen / Wissen”',
    // A component with its own words is counted where it has them; one that gets them as a prop, where it gets them.
    'care/own NameField “Voornaam”',
    'care/own Button “…”',
    'care/own AppLink “Daarheen”',
    'care/own item “Daarheen”',
    'care/leave-button Button “Vertrekken”',
    'care/one Form “Bewaren”',
    'care/other Form “Bewaren”',
    'care/hand-in FileField “Bladzijden”',
    'care/pages FileButton “Bestand kiezen”',
  ])
})

/** A press in a world with this title, day, name and person. */
const inWorld = (title: string, day: string, name: string, uuid: string) => [
  press('button', 'Nieuwe dienst'),
  press('button', day.startsWith('di') ? 'Open' : 'Dicht'),
  press('button', `Openen: ${title}, ${day}`),
  press('link', name, { link: `https://zorg.example/werk/client/${uuid}` }),
  press('textbox', 'Naam (mag leeg blijven)'),
  press('button', day.startsWith('di') ? 'Wissen' : '12 wissen'),
]
test('two worlds on two days name the same controls', () => {
  const one = inWorld('Ochtendroute Oost', 'di 24 nov', 'Anouk Dijkstra', '01a2')
  const other = inWorld('Nachtdienst', 'wo 29 feb', 'P. van der Berg-Bewaren', 'ff00')
  expect(one).toEqual(other)
  expect(one.map(each => each.length)).toEqual([1, 1, 1, 1, 1, 1])
})
test('the same words in two sheets are told apart by what the sheet says', () => {
  expect(press('button', 'Bewaren', { layer: 'Iemand wijzigen' })).toEqual(['care/one Form “Bewaren”'])
  expect(press('button', 'Bewaren', { layer: 'Een adres' })).toEqual(['care/other Form “Bewaren”'])
})
test('words that stand in another file are known, and of the same words those that lead there', () => {
  expect(press('button', 'Weggaan')).toEqual(['care/own Button “…”'])
  expect(press('button', 'Blijven')).not.toContain('care/own Button “…”')
  expect(press('link', 'Daarheen', { link: 'https://zorg.example/werk' })).toEqual(['care/own AppLink “Daarheen”'])
  expect(press('link', 'Daarheen', { link: 'https://zorg.example/zorg' })).toEqual(['care/own item “Daarheen”'])
})
test('a file is chosen with the button of a field, which is one control, for what the field asks, which is another', () => {
  const both = ['care/pages FileButton “Bestand kiezen”', 'care/hand-in FileField “Bladzijden”']
  expect(press('file', 'Bestand kiezen', { near: 'Bladzijden' })).toEqual(both)
})
test('what the product does not say is no control of it', () => {
  expect(press('button', 'Iets anders').filter(key => !key.includes('“…”'))).toEqual([])
})

const worded = new Map([
  [
    'web/words/acts.ts',
    `export const acts = { send: 'Versturen' } as const\nexport const mensHref = (uuid: string) => \`/werk/mens/\${uuid}\``,
  ],
  [
    'web/care/worded.tsx',
    `import { acts, mensHref } from '../words/acts.ts'
    const Worded = () => <p><Button>{acts.send}</Button><AppLink href={mensHref(uuid)}>{name}</AppLink>
      <button className={classes.day}>{day}</button><Checkbox label={label} /><TextField label={label} /></p>`,
  ],
  ['web/care/day-chip.tsx', `const DayChip = ({ day }) => <button className={classes.chip}>{day}</button>`],
])
const inWorded = presserOf(controlsOf(productOf(worded)))
test('words and addresses that stand in another file are known, and the list does not repeat them', () => {
  expect(inWorded('button', 'Versturen')).toEqual(['care/worded Button “…”'])
  expect(inWorded('link', 'Anouk', { link: 'https://zorg.example/werk/mens/01a2' })).toEqual(['care/worded AppLink “…”'])
  expect(inWorded('link', 'Anouk', { link: 'https://zorg.example/werk/client/01a2' })).toEqual([])
})
test('what the world names is known by its role and its style, and else by nothing', () => {
  expect(inWorded('button', 'di 24 nov', { classes: ['day'] })).toEqual(['care/worded button “…”'])
  expect(inWorded('button', 'di 24 nov')).toEqual([])
  expect(inWorded('checkbox', 'Anouk')).toEqual(['care/worded Checkbox “…”'])
  expect(inWorded('textbox', 'Anouk')).toEqual(['care/worded TextField “…”'])
  expect(inWorded('summary', 'Anouk')).toEqual([])
})
test('what a piece that is named for a control draws is counted where the piece is used', () => {
  expect(controlsOf(productOf(worded)).all.filter(({ file }) => file.includes('day-chip'))).toEqual([])
})

/** How many controls no test pressed when agreement templates were added; only ever lowered since. */
const max = 101
test('what nothing presses becomes less, and what is left out says why', () => {
  const list = readFileSync(new URL('../tests/presser/controls/not-pressed.txt', import.meta.url), 'utf8')
  expect(list.split('\n').filter(Boolean).length).toBeLessThanOrEqual(max)
  for (const [key, why] of leftOut) expect(why.split(' ').length, key).toBeGreaterThan(3)
})
