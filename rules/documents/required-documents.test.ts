import { expect, test } from 'vitest'
import { type ContractType, type DocumentKind, requiredDocuments, requirementsFor } from './required-documents.ts'

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

const both: DocumentKind[][] = [['id'], ['vog'], ['diploma'], ['kvk'], ['bav'], ['bav_payment'], ['complaints_procedure']]
test.each<[string, ContractType[], boolean, DocumentKind[][]]>([
  ['nobody', [], false, []],
  ['one type', ['temp_work'], true, [['id'], ['vog'], ['diploma'], ['personal_iban']]],
  ['two types, of which one takes a personal account only', ['temp_work', 'freelance'], false, [...both, ['personal_iban']]],
])('the requirements of %s, each once', (_, contractTypes, big, required) => {
  expect(requirementsFor(contractTypes, { big })).toEqual(required)
})
