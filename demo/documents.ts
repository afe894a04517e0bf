// The documents of a care worker: those that their contract type and level require, with the usual dates.

import { type ContractType, type DocumentKind, requiredDocuments } from '../rules/documents/required-documents.ts'
import { addDays } from '../rules/time/amsterdam.ts'
import type { Chance } from './chance.ts'
import type { DemoCareWorker } from './data/care-workers.ts'

interface Paper {
  kind: DocumentKind
  status: 'submitted' | 'approved' | 'rejected' | 'expired'
  number: string | null
  issued_on: string
  expires_on: string | null
  rejection_reason: string | null
  title: string | null
}
// The number of days for which a kind is valid. A kind that is not listed does not expire.
const lifetimeDays: Partial<Record<DocumentKind, number>> = {
  id: 3650,
  vog: 1095,
  big: 1826,
  bav: 365,
  bav_payment: 365,
  complaints_procedure: 365,
}
const numberOf: Partial<Record<DocumentKind, (chance: Chance) => string>> = {
  id: chance => `NXD${chance.whole(100_000, 999_999)}X`,
  big: chance => `99${chance.whole(1_000_000, 9_999_999)}30`,
  bav: chance => `BAV-${chance.whole(10_000, 99_999)}`,
  agb: chance => `910${chance.whole(10_000, 99_999)}`,
}

const paper = (kind: DocumentKind, chance: Chance, today: string): Paper => {
  const lifetime = lifetimeDays[kind]
  // No verified document expires within seven weeks: planned work must still be possible.
  const expires = lifetime === undefined ? null : addDays(today, chance.whole(50, Math.floor(lifetime * 0.9)))
  const issued = expires ? addDays(expires, -lifetime!) : addDays(today, -chance.whole(200, 3000))
  const number = numberOf[kind]?.(chance) ?? null
  return { kind, status: 'approved', number, issued_on: issued, expires_on: expires, rejection_reason: null, title: null }
}

/** Course certificates of a carer, with fixed days, so that the random values of others do not change. */
const courses = (today: string): Paper[] =>
  [
    { title: 'Reanimatie en AED', issued: -310, expires: 420 },
    { title: 'Medicijnen toedienen', issued: -540, expires: 555 },
    { title: 'Omgaan met dementie', issued: -760, expires: null },
  ].map(({ title, issued, expires }) => ({
    ...{ kind: 'certificate', status: 'approved', number: null, rejection_reason: null, title },
    issued_on: addDays(today, issued),
    expires_on: expires === null ? null : addDays(today, expires),
  }))

/** The documents of this worker as the back office sees them today. */
export const papersOf = (
  worker: DemoCareWorker,
  { big, name: levelName }: { big: boolean; name: string },
  chance: Chance,
  today: string,
): Paper[] => {
  if (worker.phase === 'new') return []
  const forms: ContractType[] = worker.form === 'both' ? ['freelance', 'temp_work'] : [worker.form]
  const kinds = new Set(forms.flatMap(form => requiredDocuments(form, { big }).map(choices => choices.at(-1)!)))
  const papers = [...kinds, 'references' as const]
    .map(kind => paper(kind, chance, today))
    .map(each => (each.kind === 'diploma' ? { ...each, title: levelName } : each))
  const [first] = worker.name
  if (worker.phase === 'pending')
    return papers.map(p =>
      p.kind === 'diploma'
        ? { ...p, status: 'rejected', rejection_reason: 'De naam op het diploma is niet leesbaar.' }
        : { ...p, status: 'submitted' },
    )
  // Documents that need attention: some expire soon, some are submitted again.
  if (first === 'Samira') return [...endingIn(papers, 'bav', addDays(today, 40)), ...courses(today)]
  if (first === 'Joris') return endingIn(papers, 'vog', addDays(today, 54))
  if (first === 'Lotte')
    return [
      ...endingIn(papers, 'complaints_procedure', addDays(today, 52)),
      { ...paper('certificate', chance, today), status: 'submitted', title: 'Reanimatie' },
    ]
  if (first === 'Sabrina')
    return papers.map(p => (p.kind === 'vog' ? { ...p, status: 'expired', expires_on: addDays(today, -20) } : p))
  return papers
}
const endingIn = (papers: Paper[], kind: DocumentKind, expires: string) =>
  papers.map(p => (p.kind === kind ? { ...p, issued_on: addDays(expires, -lifetimeDays[kind]!), expires_on: expires } : p))
