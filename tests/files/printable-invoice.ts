import type { PrintableInvoice, PrintableLine } from '../../rules/money/invoice.ts'

/** A week of care with a total of € 368,02: 7.5 h × € 45, 24 km × € 0,23 and a bonus of € 25. */
export const careLines: PrintableLine[] = [
  {
    kind: 'hourly_rate',
    description: 'Uurtarief',
    date: '2026-11-18',
    location: 'Huize De Lindenhof',
    startDate: '2026-11-18T07:00:00+01:00',
    endDate: '2026-11-18T15:00:00+01:00',
    quantity: 7.5,
    unit: 'HUR',
    unitPriceCents: 4500,
    amountCents: 33750,
  },
  {
    kind: 'expense',
    description: 'Reiskosten, eigen auto',
    date: '2026-11-18',
    quantity: 24,
    unit: 'KMT',
    unitPriceCents: 23,
    amountCents: 552,
  },
  {
    kind: 'bonus',
    description: 'Bonus voor een moeilijk te vullen dienst',
    date: '2026-11-18',
    quantity: 1,
    unit: 'C62',
    unitPriceCents: 2500,
    amountCents: 2500,
  },
]

/** An invoice for exempt care with these `lines` and correct sums; `changes` replaces parts. */
export const printableInvoice = (changes: Partial<PrintableInvoice> = {}): PrintableInvoice => {
  const lines = changes.lines ?? careLines
  const totalCents = lines.reduce((cents, line) => cents + line.amountCents, 0)
  const vatCents = changes.vatRegime === 'standard_21' ? Math.round(totalCents * 0.21) : 0
  return {
    number: '2026-00012',
    period: '2026-W47',
    issueDate: '2026-11-23',
    dueDate: '2026-12-07',
    type: 'invoice',
    buyerReference: 'LOC-0042',
    supplier: {
      name: 'Özge Yıldırım-de Vries',
      street: 'Biltstraat 101',
      city: 'Utrecht',
      postcode: '3572 AL',
      country: 'NL',
      kvk: '12345678',
      vatId: 'NL123456789B13',
      email: 'ozge@voorbeeld.example',
    },
    customer: {
      name: 'Stichting Zorg & Wonen De Lindenhof',
      street: 'Lindelaan 8',
      city: 'Amersfoort',
      postcode: '3811 BB',
      country: 'NL',
      kvk: '87654321',
      vatId: null,
      email: 'facturen@lindenhof.example',
    },
    paymentIban: 'NL91ABNA0417164300',
    vatRegime: 'exempt_care',
    lines,
    totalCents,
    vatCents,
    payableCents: totalCents + vatCents,
    ...changes,
  }
}
