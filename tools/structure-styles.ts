// Finds rules of style sheets that only repeat the shared classes (web/classes/).
import type { Breach } from './structure-breach.ts'
import type { Import } from './structure-source.ts'

interface Sheet {
  path: string
  text: string
}
/** As many as can be read at a glance. */
const maxClasses = 3
const plainRule = /^(\.[\w-]+(?:,\n\.[\w-]+)*) \{\n((?: {2}[^{}]*;\n)+)(\n*)\}$/gm
/** Empties nested blocks, such as media queries; their lines stay, so that line numbers remain right. */
const withoutNested = (text: string) =>
  text.replace(/^ {2}\S[^;]*\{\n(?: {3}.*\n|\n)+ {2}\}$/gm, found => found.replace(/[^\n]/g, ''))
const declarationsOf = (body: string) => [...body.matchAll(/^ *([\w-]+: [^;]+);$/gm)].map(([, declaration]) => declaration!)

/** The declarations of each shared class. */
function classesOf(layer: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [, names, body] of layer.matchAll(/^(\.[\w-]+(?:,\n\.[\w-]+)*) \{\n([^}]*)\}/gm))
    for (const name of names!.match(/[\w-]+/g)!) found.set(name, [...(found.get(name) ?? []), ...declarationsOf(body!)])
  return found
}

/** The fewest classes that together give exactly these declarations. */
function saidBy(wanted: string[], classes: Map<string, string[]>, most = maxClasses): string[] | undefined {
  if (wanted.length === 0) return []
  if (most === 0) return undefined
  const found = [...classes].flatMap(([name, says]) => {
    if (!says.includes(wanted[0]!) || !says.every(each => wanted.includes(each))) return []
    const rest = saidBy(
      wanted.filter(each => !says.includes(each)),
      classes,
      most - 1,
    )
    return rest ? [[name, ...rest]] : []
  })
  return found.sort((a, b) => a.length - b.length)[0]
}

/**
 * The rules in modules that shared classes already cover. A rule below a comment stays, as the comment gives its reason; so does a
 * single declaration of a class that has more rules, as it would need two names.
 */
export function checkStyles(layer: string, sheets: Sheet[]): Breach[] {
  const classes = classesOf(layer)
  return sheets.flatMap(({ path, text }) => {
    const declaredBy = new Map<string, { declarations: Map<string, string>; line: number; says: boolean; hasMore: boolean }>()
    const plain = withoutNested(text)
    for (const { 1: names, 2: body, 3: nested, index } of plain.matchAll(plainRule)) {
      const above = plain.slice(0, index).trimEnd()
      // In a selector list the rule also applies to elements without a class.
      if (above.endsWith(',')) continue
      for (const name of names!.match(/[\w-]+/g)!) {
        const line = plain.slice(0, index).split('\n').length
        const one = declaredBy.get(name) ?? { declarations: new Map(), line, says: false, hasMore: false }
        for (const each of declarationsOf(body!)) one.declarations.set(each.slice(0, each.indexOf(':')), each)
        const says = one.says || above.endsWith('*/') || body!.includes('/*')
        declaredBy.set(name, { ...one, says, hasMore: one.hasMore || nested !== '' })
      }
    }
    const rules = text.replace(/\/\*.*?\*\//gs, '')
    return [...declaredBy].flatMap(([name, { declarations, line, says, hasMore }]) => {
      const wanted = [...declarations.values()]
      const isElsewhere = hasMore || (rules.match(new RegExp(`\\.${name}(?![\\w-])`, 'g')) ?? []).length > 1
      const found = says || (wanted.length === 1 && isElsewhere) ? undefined : saidBy(wanted, classes)
      const message = `.${name} says nothing of its own: ${found?.join(' ')} of web/classes/`
      return found ? [{ path, line, message }] : []
    })
  })
}

const namesIn = (text: string): string[] => {
  const bare = text.replace(/\/\*.*?\*\/|:global\([^)]*\)/gs, '').replace(/:[^{};]+;/g, ';')
  return [...new Set([...bare.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name!))]
}
/** Classes used from a module that lacks them, and classes that nobody uses. */
export function checkClasses(screens: { path: string; imports: Import[]; text: string }[], sheets: Sheet[]): Breach[] {
  const names = new Map(sheets.map(({ path, text }) => [path, namesIn(text)]))
  const usedClasses = new Map<string, string[] | 'any'>()
  const lost = screens.flatMap(({ path, imports, text }) =>
    imports.flatMap(({ specifier, target = '', line }) => {
      const has = names.get(target)
      const local = new RegExp(`^import (\\w+) from '${specifier}'`, 'm').exec(text)?.[1]
      if (!has || !local) return []
      const body = text.replace(/^import .*$/gm, '').replace(/(?<![\w.])'[^'\n]*'/g, '')
      const used = [...body.matchAll(new RegExp(`(?<![\\w.-])${local}(?:\\??\\.(\\w+))?(?!\\w)`, 'g'))].map(([, name]) => name)
      const before = usedClasses.get(target) ?? []
      const isAny = before === 'any' || used.includes(undefined)
      usedClasses.set(target, isAny ? 'any' : [...before, ...used.filter(name => name !== undefined)])
      const unknown = [...new Set(used)].filter(name => name !== undefined && !has.includes(name))
      return unknown.map(name => ({ path, line, message: `${name}: ${specifier} has no such class` }))
    }),
  )
  const unasked = sheets.flatMap(({ path }) => {
    const by = usedClasses.get(path) ?? []
    const left = by === 'any' ? [] : names.get(path)!.filter(name => !by.includes(name))
    return left.map(name => ({ path, line: 1, message: `.${name}: nobody asks for it` }))
  })
  return [...lost, ...unasked]
}

/** The words in the class names of one element, whichever of them it has: those that are compared with or looked up are not. */
function wordsIn(written: string): string[] {
  const found: string[] = []
  const take = (_: string, said: string) => {
    found.push(...said.split(/\s+/))
    return ''
  }
  let left = written.replace(/[!=]== '[^'\n]*'|\['[^'\n]*'\]/g, '').replace(/['"]([^'"\n]*)['"]/g, take)
  for (let before = ''; before !== left; ) {
    before = left
    left = left.replace(/\$\{[^{}`]*\}/g, ' ').replace(/`([^`$]*)`/g, take)
  }
  return found.filter(Boolean)
}
const classNames = /(?<![\w.])className(?:=("[^"]*"|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})|: ("[^"\n]*"|'[^'\n]*'|`[^`\n]*`))/g
/** Class names that the shared sheets lack: an element that has one is bare. */
export function checkNames(screens: { path: string; text: string }[], shared: string[]): Breach[] {
  const known = new Set(shared.flatMap(namesIn))
  return screens.flatMap(({ path, text }) =>
    [...text.matchAll(classNames)].flatMap(({ 1: attribute, 2: property, index }) => {
      const line = text.slice(0, index).split('\n').length
      const lost = wordsIn(attribute ?? property!).filter(name => !known.has(name))
      return lost.map(name => ({ path, line, message: `${name}: no shared class has this name (web/classes/, web/base.css)` }))
    }),
  )
}
