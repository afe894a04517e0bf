import { expect, test } from 'vitest'
import { neededDocuments } from './needed-documents.ts'

test('each document is named once, with those who need it', () => {
  expect(neededDocuments()).toEqual([
    { who: 'Iedereen', documents: ['Identiteitsbewijs', 'Verklaring Omtrent het Gedrag (VOG)', 'Diploma'] },
    {
      who: 'Werk je als zzp’er',
      documents: [
        'KvK-uittreksel',
        'Beroepsaansprakelijkheidsverzekering (polis)',
        'Betaalbewijs beroepsverzekering',
        'Klachtenregeling',
        'Privérekening (IBAN) of Zakelijke rekening (IBAN)',
      ],
    },
    { who: 'Ben je zzp’er met een BIG-nummer', documents: ['BIG-registratie'] },
    { who: 'Werk je via uitzenden', documents: ['Privérekening (IBAN)'] },
  ])
})
