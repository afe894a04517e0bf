// Three invented organizations with eight locations. Towns and postcodes are real; the numbers pass their checks.
export type LocationKind = 'home' | 'residence' | 'support'
interface DemoLocation {
  key: string
  name: string
  street: string
  postcode: string
  city: string
  kind: LocationKind
  /** Cents an hour above or below the usual rate for the level. */
  extraCents: number
  /** Agreed for a year, as the lines on the invoice show. */
  fixed?: boolean
  costCentre?: string
}
interface DemoOrganization {
  key: string
  name: string
  street: string
  postcode: string
  city: string
  kvk: string
  vatId: string
  invoiceEmail: string
  buyerReference?: string
  orderNumber?: string
  locations: DemoLocation[]
}

export const organizations: DemoOrganization[] = [
  {
    key: 'lindevecht', name: 'Zorggroep Lindevecht', street: 'Biltstraat 212', postcode: '3572 BG', city: 'Utrecht',
    kvk: '90001017', vatId: 'NL004495445B01', invoiceEmail: 'facturen@lindevecht.example',
    buyerReference: 'Inhuur zorg', orderNumber: 'PO-2026-0418',
    locations: [
      { key: 'oost', name: 'Lindevecht Thuiszorg Utrecht-Oost', street: 'Maliebaan 71', postcode: '3581 CG', city: 'Utrecht', kind: 'home', extraCents: 0 },
      { key: 'singel', name: 'Woonzorgcentrum De Singel', street: 'Bernadottelaan 108', postcode: '3527 GC', city: 'Utrecht', kind: 'residence', extraCents: 100, costCentre: '4410' },
      { key: 'maarssen', name: 'Lindevecht Thuiszorg Maarssen', street: 'Bisonspoor 340', postcode: '3605 JW', city: 'Maarssen', kind: 'home', extraCents: -50 },
      { key: 'beukenrode', name: 'Woonzorgcentrum Beukenrode', street: 'Utrechtseweg 65', postcode: '3703 AA', city: 'Zeist', kind: 'residence', extraCents: 50, fixed: true },
    ],
  },
  {
    key: 'eemrust', name: 'Stichting Eemrust Wonen en Zorg', street: 'Stadsring 99', postcode: '3811 HP', city: 'Amersfoort',
    kvk: '90002021', vatId: 'NL123456782B01', invoiceEmail: 'crediteuren@eemrust.example',
    locations: [
      { key: 'amersfoort', name: 'Eemrust De Schakel', street: 'Heiligenbergerweg 14', postcode: '3817 AH', city: 'Amersfoort', kind: 'support', extraCents: 0 },
      { key: 'soest', name: 'Eemrust Thuiszorg Soest', street: 'Burgemeester Grothestraat 51', postcode: '3762 CL', city: 'Soest', kind: 'home', extraCents: 0 },
    ],
  },
  {
    key: 'maasbries', name: 'Thuiszorg Maasbries', street: 'Mathenesserlaan 260', postcode: '3021 HR', city: 'Rotterdam',
    kvk: '90003032', vatId: 'NL111222333B01', invoiceEmail: 'administratie@maasbries.example',
    locations: [
      { key: 'rotterdam', name: 'Maasbries Rotterdam-Noord', street: 'Bergweg 129', postcode: '3037 EE', city: 'Rotterdam', kind: 'home', extraCents: 150 },
      { key: 'denbosch', name: 'Hospice De Luwte', street: 'Vughterstraat 188', postcode: '5211 GN', city: "'s-Hertogenbosch", kind: 'residence', extraCents: 100 },
    ],
  },
]

/** The usual cents an hour for a level. An organization does not hire a level that is not listed. */
export const usualRates: Record<string, { freelance: number; temp_work: number }> = {
  helpende: { freelance: 3450, temp_work: 2480 },
  helpende_plus: { freelance: 3650, temp_work: 2610 },
  verzorgende: { freelance: 3950, temp_work: 2790 },
  verzorgende_ig: { freelance: 4400, temp_work: 3040 },
  verpleegkundige_mbo: { freelance: 5150, temp_work: 3560 },
  verpleegkundige_hbo: { freelance: 5700, temp_work: 3910 },
  wijkverpleegkundige: { freelance: 6000, temp_work: 4180 },
  begeleider_3: { freelance: 3900, temp_work: 2760 },
  begeleider_4: { freelance: 4600, temp_work: 3120 },
}
