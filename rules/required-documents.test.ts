import { expect, test } from 'vitest'
import { type ContractType, type DocumentKind, requiredDocuments } from './required-documents.ts'

const freelance: DocumentKind[][] = [
  ['kvk'],
  ['bav'],
  ['bav_payment'],
  ['complaints_procedure'],
  ['personal_iban', 'commercial_iban'],
]

test.each<[ContractType, boolean, DocumentKind[][]]>([
  ['freelance', true, [['id'], ['vog'], ['diploma'], ['big'], ...freelance]],
  ['freelance', false, [['id'], ['vog'], ['diploma'], ...freelance]],
  ['temp_work', false, [['id'], ['vog'], ['diploma'], ['personal_iban']]],
])('%s, in the BIG register %s', (contractType, big, required) => {
  expect(requiredDocuments(contractType, { big })).toEqual(required)
})
