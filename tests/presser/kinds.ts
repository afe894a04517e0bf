// Which states and controls are the same kind: a list of forty clients has one kind of row.
import { globSync, readFileSync } from 'node:fs'
import { screenAt } from '../../contract/addresses.ts'
import type { Control, Sight } from './what.ts'

const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/g
const months =
  'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|jan|feb|mrt|apr|jun|jul|aug|sep|okt|nov|dec'
const days = 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|ma|di|wo|do|vr|za|zo|vandaag|morgen|gisteren|overmorgen'
const times = new RegExp(`\\b(${months}|${days})\\b`, 'gi')
const longest = 60

const root = new URL('../..', import.meta.url)
const files = globSync('{web,contract,rules}/**/*.{ts,tsx}', { cwd: root }).filter(file => !file.includes('.test.'))
/** The words of the product. What is in no source file is of the world: names of people, titles. */
const sources = files.map(file => readFileSync(new URL(file, root), 'utf8')).join('\n')
const ours = new Map<string, string>()
/** The beginning that the product itself says. */
const saidByUs = (part: string): string => {
  const known = ours.get(part)
  if (known !== undefined) return known
  const words = part.trim().split(/\s+/)
  let many = words.length
  while (many > 0 && !sources.includes(words.slice(0, many).join(' '))) many -= 1
  const kept = words.slice(0, many).join(' ') + (many < words.length ? ' …' : '')
  ours.set(part, kept.trim())
  return kept.trim()
}
/** A name without what differs between two of a kind: numbers, days, and what people wrote or are called. */
export const kindOfName = (name: string): string =>
  name
    .replaceAll('\u00AD', '')
    .replace(uuid, '#')
    .replace(times, '~')
    .replace(/\d+([.,:]\d+)*/g, '#')
    .split(/([#~][#~\s,.–-]*)/)
    .map(part => (/^[#~]/.test(part) ? '#' : saidByUs(part)))
    .filter(part => part !== '')
    .join(' ')
    .replace(/[#…]( ?[#…])+/g, '…')
    .slice(0, longest)
    .trim()

/** An address without what differs between two of a kind. */
export const kindOfAddress = (address: string): string => {
  const [path = '', query = ''] = address.split('?', 2)
  const screen = screenAt(path) ?? path.replace(uuid, '[uuid]')
  const asked = [...new URLSearchParams(query)].map(([name, value]) => `${name}=${/^[a-z-]+$/.test(value) ? value : '#'}`)
  return asked.length > 0 ? `${screen}?${[...new Set(asked)].sort().join('&')}` : screen
}
/** The kind of state: where one is, and what is in front. */
export const kindOfState = ({ address, layer }: Pick<Sight, 'address' | 'layer'>): string =>
  layer ? `${kindOfAddress(address)} “${kindOfName(layer)}”` : kindOfAddress(address)

type Named = Pick<Control, 'role' | 'name' | 'link' | 'isFrame'>
/** The kind of control: what leads to one of many is known by where it leads. */
export const kindOfControl = (sight: Pick<Sight, 'address' | 'layer'>, control: Named): string => {
  const screen = kindOfAddress(sight.address).split('?')[0]!
  const where = control.isFrame ? 'frame' : sight.layer ? `${screen} “${kindOfName(sight.layer)}”` : screen
  return `${where}\t${control.role}\t${nameKind(control)}`
}
const nameKind = ({ link, name }: Named): string => {
  const { pathname, search, protocol } = link ? new URL(link) : { pathname: '', search: '', protocol: '' }
  if (protocol === 'tel:' || protocol === 'mailto:') return protocol
  const leadsTo = kindOfAddress(pathname + search)
  // By its path, or by what it opens over its screen.
  const isOneOfMany = leadsTo.includes('[') || search.match(uuid) !== null
  return isOneOfMany ? `→ ${leadsTo}` : kindOfName(name)
}
