// Every PDF that the product makes is tagged (EN 301 549, chapter 10; WCAG 2.2, 1.3.1, 1.3.2, 2.4.2 and 3.1.1 for documents).
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { agreementPage } from '../api/assignment-agreements/print.ts'
import { exportFiles } from '../api/care-worker-exports/print.ts'
import { dossierFiles } from '../api/clients/print.ts'
import { dossierPages } from '../api/dba-dossiers/print.ts'
import { invoicePdf, overviewPdf } from '../api/invoices/print.ts'
import { proofPage } from '../api/proofs/print.ts'
import { careLines, printableInvoice } from './files/printable-invoice.ts'
import { jumpsIn, readTags } from './files/tagged-pdf.ts'

type Dossier = Parameters<typeof dossierFiles>
const client = {
  ...{ number: 10_003, firstName: 'Truus', lastName: 'de Wit', birthDate: '1941-05-04', status: 'in_care' },
  contact: { address: { street: 'Biltstraat', houseNumber: '99', postcode: '3572 AL', city: 'Utrecht', country: 'NL' } },
  responsibleLocation: { name: 'Oost', organization: { name: 'De Lindenhof' } },
} as unknown as Dossier[0]
const score = {
  ...{ scoredOn: '2026-11-20', authorName: 'Kees Bos', knowledge: 3, behaviour: 3, status: 3 },
  carePlanProblem: { problem: { name: 'Mobiliteit' } },
}
const visit = (day: number) => ({
  ...{ startDate: `2026-11-${day}T07:00:00Z`, endDate: `2026-11-${day}T11:00:00Z`, title: 'Zorg', status: 'completed' },
  description: 'Je rijdt met een fiets of auto van ons.',
})
const reports = Array.from({ length: 40 }, (_, at) => ({
  ...{ createdAt: '2026-11-20T10:00:00Z', authorName: 'Kees Bos', text: `Verslag ${at}. ${'Sliep rustig. '.repeat(30)}` },
}))
const filled: Dossier[2] = [
  { name: 'careMoments', items: [visit(16), visit(17), visit(18)] },
  { name: 'carePlanScores', items: [score] },
  { name: 'medications', items: [] },
  { name: 'reports', items: reports },
]
const nameOf = (entries: { name: string; bytes: Uint8Array }[]) => entries.find(({ name }) => name.endsWith('.pdf'))!.bytes
const dossier = async () =>
  nameOf(await dossierFiles(client, { startDate: '2026-11-01', endDate: '2026-11-27' }, filled, '2026-11-27'))
const lines = Array.from({ length: 60 }, () => careLines[0]!)
const year = { careMoments: 3, minutes: 1440, total: 90_000, expenses: 0, bonuses: 0, invoiced: 0, months: [] }
const step = { step: 'asked', title: 'Gevraagd', at: '2026-11-20T10:00:00Z', by: 'Kees Bos', what: 'Vroege dienst' }
const proofOf = { title: 'Vroege dienst', organization: 'De Lindenhof', about: ['Oost'], today: '2026-11-27' }

const pair = {
  ...{ careWorker: 'Kees Bos', organization: 'De Lindenhof', from: '2025-11-28', to: '2026-11-27', today: '2026-11-27' },
  ...{ atOwnLocations: false, askedBy: 'Marieke Vos' },
}
const line = {
  ...{ said: '€ 46,00 per uur voor 3 opdrachten', from: '2026-11-01', until: '2026-11-20', source: 'Tarieven van de locatie' },
  ...{ points: 'employment' as const, why: 'De organisatie stelde het tarief vast.' },
}
const act = { at: '2026-11-20T10:00:00Z', name: 'Kees Bos', login: null }
const agreement = {
  ...{
    status: 'agreed',
    sequence: 0,
    heading: 'Overeenkomst van opdracht',
    organization: 'De Lindenhof',
    careWorker: 'Kees Bos',
  },
  ...{ hash: '0'.repeat(64), createdAt: act.at, organizationAct: act, workerAct: act, endedAt: null, endedReason: null },
  template: { name: 'Overeenkomst van opdracht', version: 1, modelNumber: null, modelValidUntil: null, isOurs: true },
  sections: Array.from({ length: 20 }, (_, at) => ({ title: `Afspraak ${at}`, text: 'Wie dit afspreken. '.repeat(40) })),
}
/** Each by the file that makes it. */
const made: Record<string, () => Promise<Uint8Array>> = {
  'api/assignment-agreements/print.ts': () => agreementPage(agreement),
  'api/clients/print.ts': dossier,
  'api/care-worker-exports/print.ts': async () =>
    nameOf(await exportFiles({ savedSearches: [{ name: 'Dichtbij' }], notes: [] }, '2026-11-27')),
  'api/dba-dossiers/print.ts': () => dossierPages(pair, [{ section: 'rate', title: 'Tarief', lines: Array(60).fill(line) }]),
  'api/invoices/print.ts': () => invoicePdf({ ...printableInvoice(), lines }),
  'api/invoices/print.ts, the year': () => overviewPdf({ name: 'Kees Bos', year: 2026, ...year }),
  'api/proofs/print.ts': () => proofPage(proofOf, [step as never]),
}

test('no PDF is made without the layer that tags it, and each that is made is looked at here', () => {
  const root = join(import.meta.dirname, '..')
  const sources = globSync('api/**/*.ts', { cwd: root }).filter(path => !path.endsWith('.test.ts'))
  const that = (words: RegExp) => sources.filter(path => words.test(readFileSync(join(root, path), 'utf8'))).sort()
  expect(that(/import\('pdfkit'\)|from 'pdfkit'/)).toEqual(['api/platform/files/paper.ts'])
  expect(that(/\bopenPaper\(/)).toEqual([...new Set(Object.keys(made).map(name => name.split(',')[0]!))].sort())
})

describe.each(Object.entries(made))('%s', (_name, make) => {
  test('says its title, its language and what each piece is, in headings without a jump', async () => {
    const { marked, language, showsTitle, title, tags, unmarked, keys, pages } = await readTags(await make())
    expect({ marked, language, showsTitle, unmarked }).toEqual({
      ...{ marked: true, language: '(nl-NL)', showsTitle: true, unmarked: [] },
    })
    expect(title).toBeTruthy()
    expect(keys).toBe(pages)
    expect(tags[0]).toBe('Document')
    expect(tags[1]).toBe('H1')
    expect(tags.filter(tag => tag === 'H1')).toHaveLength(1)
    expect(jumpsIn(tags)).toEqual([])
  })
})

test('the lines of an invoice are one table, with its head once, over as many pages as it takes', async () => {
  const { tags, scopes, pages } = await readTags(await made['api/invoices/print.ts']!())
  expect(pages).toBeGreaterThan(1)
  expect(scopes.filter(scope => scope === 'Column')).toHaveLength(5)
  // Five facts, a header with sixty lines, three sums.
  expect(tags.filter(tag => tag === 'Table')).toHaveLength(3)
  expect(tags.filter(tag => tag === 'TR')).toHaveLength(5 + 61 + 3)
})

test('the file of a client says scores in words, and once what is the same at each visit', async () => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({ data: Uint8Array.from(await dossier()), verbosity: 0 }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  const text = items.map(item => ('str' in item ? item.str : '')).join(' ')
  await document.loadingTask.destroy()
  expect(text.match(/fiets of auto/g)).toHaveLength(1)
  expect(text).toMatch(/Hoe het gaat: wat klachten \(3 van 5\)/)
})
