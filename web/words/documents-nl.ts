import type { StatusWord } from './nl.ts'

export type DocumentKind =
  | 'agb'
  | 'bav'
  | 'bav_payment'
  | 'big'
  | 'certificate'
  | 'commercial_iban'
  | 'complaints_procedure'
  | 'diploma'
  | 'id'
  | 'kvk'
  | 'payout'
  | 'personal_iban'
  | 'references'
  | 'vog'

/** What each document of a care worker is called. */
export const documentKindWords: Record<DocumentKind, string> = {
  agb: 'AGB-code',
  bav: 'Beroepsaansprakelijkheidsverzekering (polis)',
  bav_payment: 'Betaalbewijs BAV',
  big: 'BIG-registratie',
  certificate: 'Certificaat',
  commercial_iban: 'Zakelijke rekening (IBAN)',
  complaints_procedure: 'Klachtenregeling',
  diploma: 'Diploma',
  id: 'Identiteitsbewijs',
  kvk: 'KvK-uittreksel',
  payout: 'Uitbetalingsgegevens',
  personal_iban: 'Privérekening (IBAN)',
  references: 'Referenties',
  vog: 'Verklaring Omtrent het Gedrag (VOG)',
}

export type DocumentState = 'missing' | 'submitted' | 'approved' | 'rejected' | 'expires_soon' | 'expired' | 'not_needed'

/** How a document stands. */
export const documentStateWords: Record<DocumentState, StatusWord> = {
  missing: { label: 'Ontbreekt', tone: 'yellow' },
  submitted: { label: 'In beoordeling', tone: 'blue' },
  approved: { label: 'Goedgekeurd', tone: 'green' },
  rejected: { label: 'Afgekeurd', tone: 'red' },
  expires_soon: { label: 'Verloopt binnenkort', tone: 'yellow' },
  expired: { label: 'Verlopen', tone: 'red' },
  not_needed: { label: 'Niet van toepassing', tone: 'grey' },
}
