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

/**
 * What someone with these contract types has to hand in: the requirements of all types, each once. Where one type accepts fewer
 * alternatives than another, the stricter one counts: a personal account satisfies both.
 */
export function requirementsFor(contractTypes: readonly ContractType[], level: { big: boolean }): DocumentKind[][] {
  // Start with the longest list, as it has the usual order; the others add what is missing.
  const [first = [], ...others] = contractTypes
    .map(type => requiredDocuments(type, level))
    .sort((one, other) => other.length - one.length)
  const all = [...first]
  for (const kinds of others.flat()) {
    const at = all.findIndex(known => kinds.every(kind => known.includes(kind)) || known.every(kind => kinds.includes(kind)))
    if (at < 0) all.push(kinds)
    else if (kinds.length < all[at]!.length) all[at] = kinds
  }
  return all
}
