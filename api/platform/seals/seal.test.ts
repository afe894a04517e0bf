import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentInfo, Certificate as PkiCertificate, SignedData } from 'pkijs'
import { describe, expect, test } from 'vitest'
import { chanceOf } from '../../../demo/chance.ts'
import { pdfOf } from '../../../tests/files/sent-files.ts'
import { answerOf, digestOf, holderOf, listOf } from '../../../tests/seals/authority.ts'
import { sequence } from '../../../tests/seals/der-writer.ts'
import { appendedTo, holeIn, mutations, signatureSize, storeForLater } from '../../../tests/seals/mutations.ts'
import { type Sealing, sealedPdf } from '../../../tests/seals/sealed-pdf.ts'
import { genuineForms, holders, sealedAt, sealMakers } from '../../../tests/seals/world.ts'
import { sealOf } from './seal.ts'
import { sealedBytesOf } from './sealed-bytes.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const lines = ['Uittreksel diplomaregister', 'Naam: Saskia de Boer', 'Diploma: Verzorgende IG']
const [rsa, ec] = await Promise.all([sealMakers('rsa'), sealMakers('ec')])
const worlds = { rsa, ec }
const { root, authority, sealer, stamper, answerer, maker, clock, stranger } = ec
const roots = holders(rsa.root, ec.root)
const seal = async (sealing: Partial<Sealing>) => sealedPdf(lines, { by: sealer, with: [authority], ...sealing })
const judged = async (sealing: Partial<Sealing>) => sealOf(await seal(sealing), roots, now)

describe('a genuine seal', () => {
  const forms = Object.entries(worlds).flatMap(([key, makers]) =>
    Object.entries(genuineForms(makers)).map(([name, sealing]) => [key, name, sealing] as const),
  )
  test.each(forms)('of %s, %s, is taken', async (key, _name, sealing) => {
    expect(await sealOf(await sealedPdf(lines, sealing), roots, now)).toEqual({
      state: 'genuine',
      signer: { ...maker, organizationIdentifier: undefined },
      issuer: 'Testuitgever',
      root: digestOf(worlds[key as keyof typeof worlds].root.bytes).toString('hex'),
      signedAt: new Date(sealedAt).toISOString(),
      isTimestamped: sealing.stamp?.by === worlds[key as keyof typeof worlds].stamper,
      revocation: sealing.answers || sealing.lists ? 'good' : 'not_in_file',
    })
  })
  test.each(forms)('of %s, %s, is genuine by a library that knows nothing of ours', async (key, _name, sealing) => {
    const { parts, cms } = (await sealedBytesOf(await sealedPdf(lines, sealing)))!
    const data = new SignedData({ schema: ContentInfo.fromBER(new Uint8Array(cms.bytes)).content })
    const trusted = [PkiCertificate.fromBER(new Uint8Array(worlds[key as keyof typeof worlds].root.bytes))]
    const given = { signer: 0, data: new Uint8Array(Buffer.concat(parts)).buffer, trustedCerts: trusted }
    expect(await data.verify({ ...given, checkChain: true, checkDate: new Date(sealedAt) })).toBe(true)
  })
  test('still counts after its certificate ended, when an authority says when it was made', async () => {
    const ended = await holderOf({ names: maker, by: authority, kind: 'ec', until: '2026-11-01' })
    expect(await judged({ by: ended, stamp: { by: stamper, at: sealedAt } })).toMatchObject({ state: 'genuine' })
    expect(await judged({ by: ended })).toEqual({ state: 'false', why: 'unknown' })
    const stamped = await seal({ by: ended, stamp: { by: stranger, with: [clock], at: sealedAt } })
    expect(await sealOf(stamped, roots, now)).toEqual({ state: 'false', why: 'unknown' })
    expect(await sealOf(stamped, roots, now, holders(clock))).toMatchObject({ state: 'genuine', isTimestamped: true })
  })
  test('a PDF without one has none, whoever claims that it has', async () => {
    expect(await sealOf(Buffer.from(pdfOf('Gewaarmerkt door KvK')), roots, now)).toEqual({ state: 'none' })
  })
})

describe('what is false', () => {
  test('another authority of the same names', async () => {
    const others = await sealMakers('ec')
    const [form] = Object.values(genuineForms(others))
    expect(await judged(form!)).toEqual({ state: 'false', why: 'unknown' })
    // With the genuine authority beside it.
    expect(await judged({ ...form!, with: [others.authority, authority] })).toEqual({ state: 'false', why: 'unknown' })
  })
  test('who signs with their own certificate, made by nobody or by somebody who may not', async () => {
    const self = await holderOf({ names: maker, for: 'sealing', kind: 'ec' })
    expect(await judged({ by: self, with: [] })).toEqual({ state: 'false', why: 'unknown' })
    const below = await holderOf({ names: maker, by: sealer, kind: 'ec' })
    expect(await judged({ by: below, with: [sealer, authority] })).toEqual({ state: 'false', why: 'unknown' })
  })
  test('a root that is not trusted, and a root that seals itself', async () => {
    expect(await sealOf(await seal({}), holders(rsa.root), now)).toEqual({ state: 'false', why: 'unknown' })
    expect(await judged({ by: root, with: [] })).toEqual({ state: 'false', why: 'unknown' })
  })
  test('a root that is trusted for timestamps alone', async () => {
    expect(await sealOf(await seal({}), holders(rsa.root), now, holders(root))).toEqual({ state: 'false', why: 'unknown' })
  })
  test.each<[string, () => Promise<Partial<Sealing>>]>([
    [
      'not there yet when it was made',
      async () => ({ by: await holderOf({ names: maker, by: authority, kind: 'ec', from: '2026-10-15' }) }),
    ],
    [
      'over when it was made',
      async () => ({ by: await holderOf({ names: maker, by: authority, kind: 'ec', until: '2026-09-01' }) }),
    ],
    ['for something else', async () => ({ by: await holderOf({ names: maker, by: authority, kind: 'ec', for: 'nothing' }) })],
    ['for timestamps', async () => ({ by: stamper })],
  ])('a certificate that is %s', async (_name, sealing) => {
    expect(await judged(await sealing())).toEqual({ state: 'false', why: 'unknown' })
  })
  test.each<[string, () => Promise<Partial<Sealing>>]>([
    ['a digest', async () => ({ digest: 'sha1' })],
    ['a key', async () => ({ by: await holderOf({ names: maker, by: authority, kind: 'weak' }) })],
  ])('%s that is too weak', async (_name, sealing) => {
    expect(await judged(await sealing())).toEqual({ state: 'false', why: 'weak' })
  })
  test.each<[string, () => Partial<Sealing>]>([
    [
      'an answer',
      () => ({ answers: [answerOf({ of: sealer, issuer: authority, by: answerer, at: sealedAt, isRevoked: true })] }),
    ],
    ['a list', () => ({ lists: [listOf(authority, [sealer], sealedAt)] })],
    [
      'a list, whatever an answer says',
      () => ({
        answers: [answerOf({ of: sealer, issuer: authority, by: answerer, at: sealedAt })],
        lists: [listOf(authority, [sealer], sealedAt)],
      }),
    ],
  ])('a certificate that was taken back by %s in the file', async (_name, sealing) => {
    expect(await judged(sealing())).toEqual({ state: 'false', why: 'revoked' })
  })
  test('an answer of somebody who may not answer', async () => {
    const answers = [answerOf({ of: sealer, issuer: authority, by: stamper, at: sealedAt })]
    expect(await judged({ answers })).toEqual({ state: 'false', why: 'form' })
  })
  test('no moment, one that is to come, and one that another signature was stamped at', async () => {
    expect(await judged({ at: null })).toEqual({ state: 'false', why: 'time' })
    expect(await judged({ at: '2026-11-20T10:06:00Z' })).toEqual({ state: 'false', why: 'time' })
    const of = Buffer.from('another signature')
    expect(await judged({ stamp: { by: stamper, at: sealedAt, of } })).toEqual({ state: 'false', why: 'form' })
    expect(await judged({ stamp: { by: sealer, at: sealedAt } })).toEqual({ state: 'false', why: 'form' })
    const others = await sealMakers('ec')
    const stamp = { by: others.stamper, with: [others.authority], at: sealedAt }
    expect(await judged({ stamp })).toEqual({ state: 'false', why: 'form' })
  })
  test('the certificate of another with the same key, or none named where one must be', async () => {
    const twin = await holderOf({ names: maker, by: authority, kind: 'ec', sameKeyAs: sealer })
    expect(await judged({ by: twin, named: sealer })).toEqual({ state: 'false', why: 'changed' })
    expect(await judged({ named: null })).toEqual({ state: 'false', why: 'form' })
  })
  test('what nothing rests on: a certificate too many, something beside what was signed', async () => {
    expect(await judged({ with: [authority, rsa.authority] })).toEqual({ state: 'false', why: 'form' })
    expect(await judged({ beside: [sequence()] })).toEqual({ state: 'false', why: 'form' })
  })
})

test('something behind what is genuine is appended, and does not count; what was genuine by no root stays false', async () => {
  const whole = await seal({})
  const added = appendedTo(whole, storeForLater)
  const signer = { ...maker, organizationIdentifier: undefined }
  expect(await sealOf(added, roots, now)).toEqual({ state: 'appended', signer, sealedUntil: whole.length })
  expect(await sealOf(added, holders(rsa.root), now)).toEqual({ state: 'false', why: 'form' })
  const changed = Buffer.from(added.toString('latin1').replace('/Reason', '/Raison'), 'latin1')
  expect(await sealOf(changed, roots, now)).toEqual({ state: 'false', why: 'form' })
})

// As many as are tried at each run; SEAL_MUTATIONS=10000 tries more, SEAL_SEED others.
const tries = Number(process.env.SEAL_MUTATIONS ?? 600)
const seed = process.env.SEAL_SEED ?? 'zegel'
test(`none of ${tries} changed files counts as genuine`, { timeout: 3_600_000 }, async () => {
  const files: [Buffer, Buffer][] = []
  for (const makers of Object.values(worlds))
    for (const sealing of Object.values(genuineForms(makers)))
      files.push([await sealedPdf(lines, sealing), await sealedPdf([...lines, 'Cijfer: 8'], sealing)])
  const ways = Object.entries(mutations)
  const taken: string[] = []
  for (let n = 0; n < tries; n += 1) {
    const [name, mutate] = ways[n % ways.length]!
    const [file, other] = files[Math.floor(n / ways.length) % files.length]!
    const changed = mutate(file, chanceOf(`${seed} ${n}`), other)
    if (changed.equals(file)) throw new Error(`${name}: nothing changed`)
    if ((await sealOf(changed, roots, now)).state === 'genuine') taken.push(`${n}: ${name}`)
  }
  expect(taken).toEqual([])
})

test('each byte of a signature counts, its timestamp and answer included', { timeout: 600_000 }, async () => {
  const file = await sealedPdf(lines, genuineForms(ec)['with all of these']!)
  const [from] = holeIn(file)
  const taken: number[] = []
  for (let at = 0; at < signatureSize(file); at += 1) {
    const place = from + 2 * at
    const byte = Number.parseInt(file.toString('latin1', place, place + 2), 16)
    const changed = Buffer.from(file)
    changed.write((byte ^ (1 << (at % 8))).toString(16).padStart(2, '0'), place, 'latin1')
    if ((await sealOf(changed, roots, now)).state === 'genuine') taken.push(at)
  }
  expect(taken).toEqual([])
})

// A folder with real documents, if available: each must be genuine by the included roots.
const real = process.env.SEALED_PAPERS
test.skipIf(!real)('the real papers in SEALED_PAPERS are genuine', async () => {
  const kept = join(import.meta.dirname, '../../documents/seals')
  const pems = [kept, real!].flatMap(folder =>
    readdirSync(folder).flatMap(name => (name.endsWith('.pem') ? [join(folder, name)] : [])),
  )
  const trusted = pems.map(path => Buffer.from(readFileSync(path, 'latin1').replace(/-----[^-]+-----|\s/g, ''), 'base64'))
  const papers = readdirSync(real!).filter(name => name.endsWith('.pdf'))
  for (const name of papers)
    expect(await sealOf(readFileSync(join(real!, name)), trusted, Date.now()), name).toMatchObject({ state: 'genuine' })
  expect(papers).not.toEqual([])
})
