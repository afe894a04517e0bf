// The makers of sealed papers as the tests know them: a root, an authority under it, who seals, and who stamps the time.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerOf, type Holder, holderOf, type KeyKind, listOf } from './authority.ts'
import type { Sealing } from './sealed-pdf.ts'

export const sealedAt = '2026-10-01T10:00:00Z'
// The time of an unknown authority: it must not be taken for the time of signing.
const strangeAt = '2026-10-02T10:00:00Z'
const maker = { commonName: 'Dienst Uitvoering Onderwijs', organization: 'Dienst Uitvoering Onderwijs' }
/** Everyone that takes part in seals of this kind of key. */
export const sealMakers = async (kind: KeyKind = 'ec') => {
  const rootOf = (commonName: string) => holderOf({ names: { commonName, organization: 'Test' }, kind })
  const [root, clock] = await Promise.all([rootOf('Testwortel'), rootOf('Tijdwortel')])
  const authority = await holderOf({
    names: { commonName: 'Testuitgever', organization: 'Test' },
    by: root,
    for: 'authority',
    kind,
  })
  const by = { by: authority, kind }
  const [sealer, stamper, answerer, stranger] = await Promise.all([
    holderOf({ ...by, names: maker }),
    holderOf({ ...by, names: { commonName: 'Tijd' }, for: 'stamping' }),
    holderOf({ ...by, names: { commonName: 'Antwoord' }, for: 'answering' }),
    holderOf({ by: clock, kind, names: { commonName: 'Andere tijd' }, for: 'stamping' }),
  ])
  return { root, authority, sealer, stamper, answerer, maker, clock, stranger }
}
export type SealMakers = Awaited<ReturnType<typeof sealMakers>>

/** The forms that real seals have, by their names. */
export const genuineForms = ({ authority, sealer, stamper, answerer, clock, stranger }: SealMakers): Record<string, Sealing> => {
  const plain: Sealing = { by: sealer, with: [authority] }
  const stamp = { by: stamper, at: sealedAt }
  const answers = [answerOf({ of: sealer, issuer: authority, by: answerer, at: sealedAt })]
  return {
    plain,
    'with its time by the signer alone, in the form of Adobe': { ...plain, form: 'adbe.pkcs7.detached', named: null },
    'with its time in the file alone': { ...plain, at: null, written: sealedAt },
    'with a timestamp': { ...plain, stamp },
    'with a timestamp of an authority that is not known': { ...plain, stamp: { by: stranger, with: [clock], at: strangeAt } },
    'with one that names no authority': { ...plain, at: null, written: sealedAt, stamp: { by: stranger, at: strangeAt } },
    'with an answer of OCSP': { ...plain, answers },
    'with a list of what was taken back': { ...plain, lists: [listOf(authority, [], sealedAt)] },
    'with all of these': { ...plain, stamp, answers, lists: [listOf(authority, [], sealedAt)] },
  }
}
export const holders = (...all: Holder[]): Buffer[] => all.map(({ bytes }) => bytes)
/** Puts a root in a folder, for these makers of papers: what SEAL_ROOTS names. */
export const rootsFolder = (root: Holder, ...makers: string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'zorginzet-roots-'))
  for (const maker of makers) {
    mkdirSync(join(folder, maker))
    writeFileSync(join(folder, maker, 'test.pem'), root.certificate.toString('pem'))
  }
  return folder
}
