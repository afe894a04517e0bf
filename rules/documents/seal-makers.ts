// The organizations that seal documents, and the name in each one's seal; a seal under any other name is not theirs. Checked at
// each source on 28 November 2026. The root certificates are in api/documents/seals.
import type { DocumentKind } from './required-documents.ts'

/** An organization that seals documents. */
export interface SealMaker {
  /** The exact name in the certificate. */
  signer: { commonName: string; organization?: string }
  /** The source of this name. */
  source: string
  /** Its seals are known to cover the whole file, with nothing appended. */
  wholeFile?: boolean
  /** In words: its name, and where people get a sealed document. */
  name: string
  where: { text: string; name: string; href: string }
}
export const sealMakers = {
  kvk: {
    signer: { commonName: 'Kamer van Koophandel' },
    source:
      'https://www.kvk.nl/producten-bestellen/bedrijfsproducten-bestellen/uittreksel-handelsregister/digitaal-gewaarmerkte-documenten/',
    name: 'Kamer van Koophandel',
    where: {
      text: 'Bestel een gewaarmerkt digitaal uittreksel en lever de pdf in zoals je hem kreeg.',
      name: 'kvk.nl',
      href: 'https://www.kvk.nl',
    },
  },
  big: {
    signer: { commonName: 'BIG-register', organization: 'CIBG' },
    source:
      'https://www.bigregister.nl/registratie/vraag-en-antwoord/hoe-controleer-ik-het-echtheidscertificaat-van-een-verklaring',
    name: 'BIG-register',
    where: {
      text: 'Vraag in Mijn BIG-register een uittreksel aan en lever de pdf in zoals je hem kreeg.',
      name: 'bigregister.nl',
      href: 'https://www.bigregister.nl/registratie/uittreksel-big-register',
    },
  },
  duo: {
    signer: { commonName: 'Dienst Uitvoering Onderwijs' },
    source: 'https://duo.nl/zakelijk/diploma/diplomaregister-werkgevers.jsp',
    wholeFile: true,
    name: 'DUO',
    where: {
      text: 'Download gratis een uittreksel uit het diplomaregister en lever de pdf in zoals je hem kreeg.',
      name: 'duo.nl',
      href: 'https://duo.nl/particulier/diplomas-uittreksel-diplomaregister.jsp',
    },
  },
} as const satisfies Record<string, SealMaker>
export type SealMakerName = keyof typeof sealMakers

/** The kinds of documents that can have a seal, with the possible makers. */
export const sealedKinds = { kvk: 'kvk', big: 'big', diploma: 'duo' } as const satisfies Partial<
  Record<DocumentKind, SealMakerName>
>
export type SealedKind = keyof typeof sealedKinds
/** Whether documents of this kind can have a seal. */
export const isSealedKind = (kind: DocumentKind): kind is SealedKind => kind in sealedKinds

/** Whether bytes after the seal cannot come from this maker. */
export const sealsWhole = (maker: SealMakerName): boolean => {
  const { wholeFile = false }: SealMaker = sealMakers[maker]
  return wholeFile
}
/** Whether this name is that of this maker's seal. */
export const isSealOf = (
  maker: SealMakerName,
  signer: { commonName?: string | undefined; organization?: string | undefined },
) => {
  const { commonName, organization }: SealMaker['signer'] = sealMakers[maker].signer
  return signer.commonName === commonName && (organization === undefined || signer.organization === organization)
}
