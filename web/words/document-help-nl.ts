// Help with a document: what it should show, where its number and dates are, and how to get one.
import type { DocumentKind } from './documents-nl.ts'

type Place = { name: string; href: string }
type DocumentHelp = {
  /** Its name in a sentence, with its article. */
  spoken: string
  another: 'nieuw' | 'nieuwe'
  /** What we need to see. */
  what: string
  number?: [label: string, hint?: string]
  issuedOn?: string
  expiresOn?: string
  /** For people who do not have it yet. */
  arrange?: { text: string; at?: Place }
}

const account: Pick<DocumentHelp, 'another' | 'number'> = { another: 'nieuwe', number: ['IBAN', 'staat op je bankpas'] }

export const documentHelp: Record<DocumentKind, DocumentHelp> = {
  agb: {
    spoken: 'AGB-code',
    another: 'nieuwe',
    what: 'De code waarmee je bij zorgverzekeraars bekend bent.',
    number: ['AGB-code', 'acht cijfers'],
    arrange: { text: 'Je vraagt de code gratis aan bij Vektis.', at: { name: 'agbcode.nl', href: 'https://www.agbcode.nl' } },
  },
  bav: {
    spoken: 'polis',
    another: 'nieuwe',
    what: 'De polis van je beroepsaansprakelijkheidsverzekering, met je naam erop en tot wanneer die geldt.',
    number: ['Polisnummer'],
    expiresOn: 'Geldig tot en met',
    arrange: { text: 'Je sluit deze verzekering bij een verzekeraar, of via je beroepsvereniging.' },
  },
  bav_payment: {
    spoken: 'betaalbewijs',
    another: 'nieuw',
    what: 'Een afschrift waarop staat dat je de premie van je beroepsverzekering voor dit jaar hebt betaald.',
    expiresOn: 'Betaald tot en met',
  },
  big: {
    spoken: 'BIG-registratie',
    another: 'nieuwe',
    what: 'Je nummer in het BIG-register.',
    number: ['BIG-nummer', 'elf cijfers'],
    expiresOn: 'Geldig tot en met',
    arrange: {
      text: 'Je zoekt je nummer op, of vraagt je inschrijving aan, in het BIG-register.',
      at: { name: 'bigregister.nl', href: 'https://www.bigregister.nl' },
    },
  },
  certificate: {
    spoken: 'certificaat',
    another: 'nieuw',
    what: 'Het hele certificaat, met je naam en de datum.',
    number: ['Nummer', 'als het er een heeft'],
    issuedOn: 'Behaald op',
    expiresOn: 'Geldig tot en met',
  },
  commercial_iban: { ...account, spoken: 'zakelijke rekening', what: 'De rekening van je bedrijf, waarop we je uitbetalen.' },
  complaints_procedure: {
    spoken: 'klachtenregeling',
    another: 'nieuwe',
    what: 'De bevestiging van je klachtenregeling, met je naam erop.',
    expiresOn: 'Geldig tot en met',
    arrange: {
      text: 'Wie als zzp’er zorg geeft, heeft een klachtenregeling nodig en is aangesloten bij een erkende geschilleninstantie (Wkkgz). Vaak regel je beide via je beroepsvereniging.',
    },
  },
  diploma: {
    spoken: 'diploma',
    another: 'nieuw',
    what: 'Het hele diploma, met je naam, de opleiding en de datum.',
    number: ['Diplomanummer', 'als het er een heeft'],
    issuedOn: 'Behaald op',
    arrange: {
      text: 'Kwijt? Een erkend diploma staat in het diplomaregister: daar haal je gratis een uittreksel.',
      at: { name: 'duo.nl', href: 'https://www.duo.nl' },
    },
  },
  id: {
    spoken: 'identiteitsbewijs',
    another: 'nieuw',
    what: 'De voorkant en de achterkant van je paspoort of identiteitskaart. Werk je als zzp’er? Streep dan je BSN en je pasfoto door.',
    expiresOn: 'Geldig tot en met',
  },
  kvk: {
    spoken: 'KvK-uittreksel',
    another: 'nieuw',
    what: 'Een uittreksel van de Kamer van Koophandel, met je naam en je bedrijf.',
    number: ['KvK-nummer', 'acht cijfers'],
    issuedOn: 'Datum van het uittreksel',
    arrange: { text: 'Je haalt een uittreksel bij de Kamer van Koophandel.', at: { name: 'kvk.nl', href: 'https://www.kvk.nl' } },
  },
  payout: { ...account, spoken: 'rekening voor uitbetaling', what: 'Een andere rekening waarop we je uitbetalen.' },
  personal_iban: { ...account, spoken: 'privérekening', what: 'De rekening op je eigen naam, waarop we je uitbetalen.' },
  references: {
    spoken: 'referentie',
    another: 'nieuwe',
    what: 'Een brief of mail van iemand voor wie je werkte, met naam en telefoonnummer.',
  },
  vog: {
    spoken: 'VOG',
    another: 'nieuwe',
    what: 'De hele verklaring, goed leesbaar. Een VOG voor de zorg: profiel 45.',
    number: ['Nummer', 'rechts bovenaan'],
    issuedOn: 'Datum van afgifte',
    arrange: {
      text: 'Je vraagt een VOG aan bij Justis. Kies profiel 45, gezondheidszorg. Houd rekening met een paar weken.',
      at: { name: 'justis.nl', href: 'https://www.justis.nl' },
    },
  },
}
