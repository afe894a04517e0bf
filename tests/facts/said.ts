// Compares what a text says about a moment or an invoice with the truth.
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

/** The lines of a text as a reader sees them: with ordinary spaces, without empty lines. */
export const linesOf = (text: string): string[] =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

/** Which amount is meant, by the words before and after it; the first match applies. Without a match it is the total. */
const labels: [before: RegExp | null, after: RegExp | null, amountsOf: ((moment: KnownMoment) => number[]) | null][] = [
  // A filter option is not a statement about the moment.
  [/^Tot $/, null, null],
  [null, /^ ?per(?: uur|$)/, moment => [moment.rate]],
  [/^uurtarief$/i, null, moment => [moment.rate]],
  [null, /^ bonus/, moment => [moment.bonus]],
  [/bonus(?: van)? $|^bonus(?:\s.*)?$/i, null, moment => [moment.bonus]],
  // The rate per kilometre is not a total.
  [/km à $/, null, ({ prices }) => prices],
  [
    /onkosten|reiskosten|kilometers|openbaar vervoer/i,
    null,
    ({ expenses, parts }) => [0, expenses.worked, expenses.proposed, ...parts],
  ],
]
const sumsOf = ({ totals, hours, isPeriod }: KnownMoment): number[] =>
  hours.worked || isPeriod ? [totals.worked ?? totals.planned] : [totals.planned]

// "Elke ma, wo en vr, 07:00 – 11:00" is about its series, and overlapping work is other work.
const ofOthers = /^(?:Elke|Overlapt met) /

/** How strictly a text is checked: a row shows one total, a page the plan, the hours and the lines side by side. */
export type Kind = 'row' | 'page'

interface Amount {
  line: string
  before: string
  after: string
  said: number
}
// The words before an amount, from the previous amount on. In a table row these are the row's heading, in wrapped text the line above.
const amountsIn = (lines: string[]): Amount[] =>
  lines.flatMap((line, place) => {
    const found = [...line.matchAll(money)]
    const between = line.split(new RegExp(money.source))
    return found.map((one, nth) => {
      // The pattern has a group, so every other piece of the split is an amount.
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

/** The false statements of a text about this moment; empty when all of it is true. */
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

// Families see times as "07:15 tot 11:15".
const withRanges = (text: string) =>
  linesOf(text)
    .join('\n')
    .replace(/(\d\d:\d\d)\s+tot (?=\d\d:\d\d)/g, '$1 – ')
/** Whether a text has anything that can be compared with a moment. */
export const saysAnything = (text: string): boolean => new RegExp(`${money.source}|${range.source}`).test(withRanges(text))

/** The false statements of a text about this invoice. */
export const wrongAboutInvoice = (invoice: KnownInvoice, text: string, kind: Kind): string[] => {
  const right = kind === 'row' ? [invoice.total, invoice.payable] : invoice.parts
  // On a credit note the amounts in words are positive, those in figures negative.
  const isTrue = ({ said, before }: Amount) => right.includes(said) || (/teruggedraaid/.test(before) && right.includes(-said))
  const wrong = amountsIn(linesOf(text)).filter(amount => !isTrue(amount))
  return wrong.map(({ line, said }) => `says € ${euros(said)} in “${line}”, where ${right.map(euros).join(' or ')} is true`)
}

/** Those of these names that occur in a text. */
export const namedIn = (text: string, names: readonly string[]): string[] => {
  const lines = new Set(linesOf(text))
  return names.filter(name => lines.has(name))
}

/**
 * Whether a line on a family's screen matches one of these visits: its times and its worker. Also true when it is not about a
 * visit. Families see no amounts.
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
