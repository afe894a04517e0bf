/** The two forms in which a care worker may work. */
export type ContractType = 'freelance' | 'temp_work'

/** Dutch names of the kinds of document a care worker can hand in. */
export const documentName = {
  agb: 'AGB-code',
  bav: 'Beroepsaansprakelijkheidsverzekering (polis)',
  bav_payment: 'Betaalbewijs beroepsverzekering',
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

/** A kind of document a care worker can hand in. */
export type DocumentKind = keyof typeof documentName

/**
 * Takes a contract type and a level of expertise; gives the documents a worker must have handed in before they react. Each entry
 * is a list of kinds, of which one is enough. A freelancer with a level in the BIG register shows that registration. An AGB code
 * is only needed to declare to insurers, so no level requires it.
 */
export function requiredDocuments(contractType: ContractType, level: { big: boolean }): DocumentKind[][] {
  if (contractType === 'temp_work') return [['id'], ['vog'], ['diploma'], ['personal_iban']]
  const registration: DocumentKind[][] = level.big ? [['big']] : []
  return [
    ['id'],
    ['vog'],
    ['diploma'],
    ...registration,
    ['kvk'],
    ['bav'],
    ['bav_payment'],
    ['complaints_procedure'],
    ['personal_iban', 'commercial_iban'],
  ]
}
