// Compares what a text says about a piece of work or an invoice with the truth.
import { careMomentRows } from '../../contract/moments/care-moment-rows.ts'
import { amsterdamDate, amsterdamTime } from '../../rules/time/amsterdam.ts'
import { formatDate } from '../../rules/time/format-nl.ts'
import { type Hours, type KnownInvoice, type KnownMoment, paidMinutes } from './known.ts'

const money = /€\s?(-?[\d.]+(?:,\d\d)?)/g
const cents = (written: string) => Math.round(Number(written.replaceAll('.', '').replace(',', '.')) * 100)
const euros = (amount: number) => (amount / 100).toFixed(2)
const range = /\b(\d\d:\d\d) – (\d\d:\d\d)\b/g
const rangeOf = ({ start, end }: Hours) => `${amsterdamTime(start)} – ${amsterdamTime(end)}`
const statuses = new Map(Object.entries(careMomentRows).map(([status, { word }]) => [word.label as string, status]))

/** The lines of a text as a reader takes them in: with plain spaces, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

/** Which amount is spoken of, by the words before and after it; the first that fits. What fits none is the sum. */
const labels: [before: RegExp | null, after: RegExp | null, amountsOf: ((moment: KnownMoment) => number[]) | null][] = [
  // What one may choose is not said of the work.
  [/^Tot $/, null, null],
  [null, /^ ?per(?: uur|$)/, moment => [moment.rate]],
  [/^uurtarief$/i, null, moment => [moment.rate]],
  [null, /^ bonus/, moment => [moment.bonus]],
  [/bonus(?: van)? $|^bonus(?:\s.*)?$/i, null, moment => [moment.bonus]],
  // The price of a kilometre is no sum of ours.
  [/km à $/, null, ({ prices }) => prices],
  [
    /onkosten|reiskosten|kilometers|openbaar vervoer/i,
    null,
    ({ expenses, parts }) => [0, expenses.worked, expenses.proposed, ...parts],
  ],
]
const sumsOf = ({ totals, hours, isPeriod }: KnownMoment): number[] =>
  hours.worked || isPeriod ? [totals.worked ?? totals.planned] : [totals.planned]

// "Elke ma, wo en vr, 07:00 – 11:00" is said of its series, and what it overlaps with is other work.
const ofOthers = /^(?:Elke|Overlapt met) /

/** How closely a text is held: a row says one sum, a page has the plan, the hours and the lines beside one another. */
export type Kind = 'row' | 'page'

interface Amount {
  line: string
  before: string
  after: string
  said: number
}
// The words before an amount: since the one before it. In a row of a table that is the head of the row, in broken text the line above.
const amountsIn = (lines: string[]): Amount[] =>
  lines.flatMap((line, place) => {
    const found = [...line.matchAll(money)]
    const between = line.split(new RegExp(money.source))
    return found.map((one, nth) => {
      // What is split by has a group: every other piece is an amount.
      const [words, head] = [between[nth * 2]!, between[0]!]
      const above = lines[place - 1]?.split(money).at(-1) ?? ''
      return {
        line,
        before: words.trim() ? words : head.trim() ? head : above,
        after: between[nth * 2 + 2]!,
        said: cents(one[1]!),
      }
    })
  })

const wrongAmount = (moment: KnownMoment, kind: Kind, { line, before, after, said }: Amount): string[] => {
  const label = labels.find(([words, then]) => (words ? words.test(before) : then!.test(after)))
  if (label?.[2] === null) return []
  const all = Object.values(moment.totals)
  const right = label?.[2](moment) ?? (kind === 'row' ? sumsOf(moment) : [...all, ...moment.parts])
  return right.includes(said)
    ? []
    : [`says € ${euros(said)} in “${before} | ${line}”, where ${right.map(euros).join(' or ')} is true`]
}

/** What a text says that is not so of this moment; nothing when all of it is. */
export const wrongAbout = (moment: KnownMoment, text: string, kind: Kind): string[] => {
  const lines = linesOf(text)
  const hours = Object.values(moment.hours)
  const ranges = hours.map(rangeOf)
  const days = hours.flatMap(({ start, end }) => [start, end]).map(instant => formatDate(amsterdamDate(instant)))
  const wrong = amountsIn(lines).flatMap(amount => wrongAmount(moment, kind, amount))
  if (!moment.isPeriod)
    for (const line of lines.filter(each => !ofOthers.test(each)))
      for (const [whole] of line.matchAll(range))
        if (!ranges.includes(whole)) wrong.push(`says ${whole} in “${line}”, where ${ranges.join(' or ')} is true`)
  if (kind === 'page') return wrong
  for (const line of lines) {
    const status = statuses.get(line)
    if (status && status !== moment.status) wrong.push(`says “${line}” of what is ${moment.status}`)
    const [, count] = /^(\d+(?:,\d+)?) uur ·/.exec(line) ?? []
    const minutes = count && Math.round(Number(count.replace(',', '.')) * 60)
    if (minutes && !moment.isPeriod && !hours.some(each => Math.abs(paidMinutes(each) - minutes) < 1))
      wrong.push(`says ${count} hours, where ${hours.map(each => paidMinutes(each) / 60).join(' or ')} is true`)
    const [day] = /^(?:ma|di|wo|do|vr|za|zo) \d{1,2} [a-z]{3}(?: \d{4})?(?= \d\d:\d\d|$)/.exec(line) ?? []
    if (day && !days.some(one => one.startsWith(day))) wrong.push(`says ${day}, where ${days.join(' or ')} is true`)
  }
  return wrong
}

// A family reads "07:15 tot 11:15".
const withRanges = (text: string) =>
  linesOf(text)
    .join('\n')
    .replace(/(\d\d:\d\d)\s+tot (?=\d\d:\d\d)/g, '$1 – ')
/** Whether a text says anything that can be held against a moment. */
export const saysAnything = (text: string): boolean => new RegExp(`${money.source}|${range.source}`).test(withRanges(text))

/** What a text says that is not so of this invoice. */
export const wrongAboutInvoice = (invoice: KnownInvoice, text: string, kind: Kind): string[] => {
  const right = kind === 'row' ? [invoice.total, invoice.payable] : invoice.parts
  // Words say of a credit note what is taken back, figures that it is less than nothing.
  const isTrue = ({ said, before }: Amount) => right.includes(said) || (/teruggedraaid/.test(before) && right.includes(-said))
  const wrong = amountsIn(linesOf(text)).filter(amount => !isTrue(amount))
  return wrong.map(({ line, said }) => `says € ${euros(said)} in “${line}”, where ${right.map(euros).join(' or ')} is true`)
}

/** The people named in a text, of these. */
export const namedIn = (text: string, names: readonly string[]): string[] => {
  const lines = new Set(linesOf(text))
  return names.filter(name => lines.has(name))
}

/**
 * Whether a line of a family fits one of these visits: its times, and who comes. True too where it speaks of no visit. Families read
 * no amounts.
 */
export const fitsVisit = (visits: readonly KnownMoment[], text: string): boolean => {
  const said = withRanges(text)
  if (money.test(said)) return false
  const times = said.match(range) ?? []
  const fits = ({ hours, assignee }: KnownMoment) => {
    const ranges = Object.values(hours).map(rangeOf)
    return times.every(each => ranges.includes(each)) && said.includes(assignee?.split(' ')[0] ?? 'iemand')
  }
  return times.length === 0 || visits.some(fits)
}
