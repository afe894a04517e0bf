// The facts of a small dossier, which tests change, and its lines as one text each.
import { dossierOf } from '../../rules/dossier/dossier.ts'
import type { DossierFacts, DossierWork } from '../../rules/dossier/facts.ts'

const days = { from: '2025-11-29', to: '2026-11-28' }
export const work: DossierWork = {
  startDate: '2026-11-20T06:00:00+00:00',
  ...{
    minutes: 480,
    hourlyRate: 4600,
    rateBy: 'table',
    madeAt: '2026-11-10T09:00:00+00:00',
    timesBy: 'organization',
    way: 'reacted',
  },
  ...{ changedAt: null, confirmedAt: null, submittedBy: 'worker', submittedAt: '2026-11-20T15:00:00+00:00' },
  ...{ correctedAt: null, rejectedAt: null, agreement: 'agreed' },
}
export const facts: DossierFacts = {
  ...{
    days,
    work: [work],
    agreements: [],
    told: null,
    questions: [],
    reactions: [],
    cancellations: [],
    violations: [],
    documents: [],
  },
  shares: { here: 480, elsewhere: 1520, others: 2, named: null },
  invoices: { count: 1, last: { number: '2026-00007', on: '2026-11-23', kvk: '12345678', vatId: null } },
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
export const said = (changes: Partial<DossierFacts>, section: string) =>
  (dossierOf({ ...facts, ...changes }).find(one => one.section === section)?.lines ?? []).map(
    line => `${line.points}: ${plain(line.said)} (${line.from}${line.until === line.from ? '' : ` – ${line.until}`})`,
  )
export const at = (day: string) => `${day}T10:00:00+00:00`
export const givenBack = { by: 'worker', late: false, replaced: false, proposed: null, doneByOther: false } as const
export const worked = (...starts: string[]) => starts.map(day => ({ ...work, startDate: at(day) }))
