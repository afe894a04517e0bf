// Lines about other clients, the length of the work here, and signs of entrepreneurship.
import { documentName } from '../documents/required-documents.ts'
import { formatWholeHours, percentOf, shareMark } from '../money/figures.ts'
import { addDays, amsterdamDate, minutesBetween } from '../time/amsterdam.ts'
import { counted, formatDate, formatHours } from '../time/format-nl.ts'
import type { DossierDocument, DossierFacts } from './facts.ts'
import { type DossierLine, lineOf } from './line.ts'

/**
 * An unbroken run of work at one organization: a longer pause than this ends it, and from this length on it counts as long. The
 * law has no such numbers.
 */
export const runRule = { maxPauseDays: 28, longDays: 182 } as const
/** The longest run in these days of work (YYYY-MM-DD, sorted). */
export const longestRun = (worked: readonly string[]): { from: string; until: string; days: number } | undefined => {
  const runs: { from: string; until: string }[] = []
  for (const day of worked) {
    const run = runs.at(-1)
    if (run && day <= addDays(run.until, runRule.maxPauseDays)) run.until = day
    else runs.push({ from: day, until: day })
  }
  const lengths = runs.map(run => ({ ...run, days: daysBetween(run.from, run.until) + 1 }))
  return lengths.toSorted((one, other) => other.days - one.days)[0]
}
const daysBetween = (from: string, until: string) => minutesBetween(`${from}T00:00:00Z`, `${until}T00:00:00Z`) / 1440

/** The other organizations with their share, and the longest run of work here. */
export const otherLines = ({ shares, work, days }: DossierFacts): DossierLine[] => {
  const { here, elsewhere, others, named } = shares
  const span = [days.from, days.to]
  const source = 'Goedgekeurde uren als zzp’er in Zorginzet'
  const isElsewhere = others > 0
  const organizations = counted(others, 'andere organisatie', 'andere organisaties')
  const sentence = isElsewhere
    ? `Werkte in deze periode ook voor ${organizations}`
    : 'Werkte in deze periode voor geen andere organisatie'
  const listed = (named ?? []).map(({ name, minutes }) => lineOf('elsewhere', `${name}: ${formatHours(minutes)}`, source, span))
  return [
    lineOf(
      isElsewhere ? 'elsewhere' : 'nowhere_else',
      `${sentence} in Zorginzet. Werk buiten Zorginzet staat hier niet`,
      source,
      span,
    ),
    shareLine(here, elsewhere, source, span),
    ...listed,
    ...runLines(work.map(({ startDate }) => amsterdamDate(startDate)).sort()),
  ]
}
const shareLine = (here: number, elsewhere: number, source: string, span: readonly string[]) => {
  const percent = percentOf(here, here + elsewhere)
  if (percent === null) return lineOf('no_hours', 'Er zijn in deze periode geen goedgekeurde uren', source, span)
  const sentence = `${percent} % van de uren in Zorginzet was hier: ${formatWholeHours(here)} van ${formatWholeHours(here + elsewhere)}`
  return lineOf(percent >= shareMark.percent ? 'large_share' : 'small_share', sentence, source, span)
}
const runLines = (worked: readonly string[]): DossierLine[] => {
  const run = longestRun(worked)
  if (!run) return []
  const long = run.days >= runRule.longDays
  const sentence = `Langste reeks zonder pauze van meer dan ${runRule.maxPauseDays} dagen: ${counted(run.days, 'dag', 'dagen')}`
  return [lineOf(long ? 'long_run' : 'short_run', sentence, 'Dagen met werk hier', [run.from, run.until])]
}

const requiredKinds: readonly DossierDocument['kind'][] = ['kvk', 'bav', 'bav_payment']
/** The worker's own insurance and registration on the days of work, and the numbers on the invoices. */
export const enterpriseLines = ({ documents, work, invoices, days }: DossierFacts): DossierLine[] => {
  const worked = [...new Set(work.map(({ startDate }) => amsterdamDate(startDate)))].sort()
  return [
    ...requiredKinds.flatMap(kind =>
      heldLines(
        kind,
        documents.filter(document => document.kind === kind),
        worked,
      ),
    ),
    ...invoiceLines(invoices, days),
  ]
}
const heldLines = (
  kind: DossierDocument['kind'],
  documents: readonly DossierDocument[],
  worked: readonly string[],
): DossierLine[] => {
  const holds = (day: string) => documents.find(({ from, until }) => from <= day && (until === null || day <= until))
  const daysHolding = worked.filter(holds)
  const missing = worked.filter(day => !holds(day))
  const name = documentName[kind]
  const sentence = (count: number, words: string) => `${name}: ${words} op ${counted(count, 'dag', 'dagen')} met werk`
  const last = daysHolding.length > 0 ? holds(daysHolding.at(-1)!) : undefined
  const until = last && (last.until ? `, geldig t/m ${formatDate(last.until)}` : ', verloopt niet')
  const by = last?.sealOf ? `bewezen door het zegel van ${last.sealOf}` : 'gecontroleerd door Zorginzet'
  return [
    ...(daysHolding.length > 0
      ? [lineOf('held', `${sentence(daysHolding.length, 'goedgekeurd en geldig')}${until}`, `Document, ${by}`, daysHolding)]
      : []),
    ...(missing.length > 0
      ? [
          lineOf(
            'not_held',
            sentence(missing.length, 'geen goedgekeurd en geldig document in Zorginzet'),
            'Documenten in Zorginzet',
            missing,
          ),
        ]
      : []),
  ]
}
const invoiceLines = ({ count, last }: DossierFacts['invoices'], days: DossierFacts['days']): DossierLine[] => {
  if (!last) return [lineOf('no_invoice', 'Nog geen factuur', 'Facturen in Zorginzet', [days.from, days.to])]
  const source = `Factuur ${last.number}`
  return [
    lineOf(
      'invoiced',
      `${counted(count, 'factuur', 'facturen')} op eigen naam, door Zorginzet opgemaakt`,
      'Facturen in Zorginzet',
      [last.on],
    ),
    last.kvk
      ? lineOf('on_invoice', `KvK-nummer ${last.kvk}`, source, [last.on])
      : lineOf('not_on_invoice', 'Geen KvK-nummer op de factuur', source, [last.on]),
    last.vatId
      ? lineOf('on_invoice', `Btw-nummer ${last.vatId}`, source, [last.on])
      : lineOf('no_vat_number', 'Geen btw-nummer op de factuur', source, [last.on]),
  ]
}
