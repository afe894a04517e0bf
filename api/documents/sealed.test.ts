import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfOf, photo } from '../../tests/files/sent-files.ts'
import { holderOf } from '../../tests/seals/authority.ts'
import { appendedTo, otherText, storeForLater } from '../../tests/seals/mutations.ts'
import { sealedPdf } from '../../tests/seals/sealed-pdf.ts'
import { rootsFolder, sealMakers } from '../../tests/seals/world.ts'
import { openTestApi, uploadOf } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import type { Who } from '../../tests/worlds/world.ts'

const makers = await sealMakers()
const roots = rootsFolder(makers.root, 'duo', 'big')
const api = await openTestApi({ sealRoots: roots })
const { as, db, world } = api
afterAll(async () => {
  await api.close()
  rmSync(roots, { recursive: true })
})
const nameOf = async (who: Who) =>
  db
    .selectFrom('care_worker_profile')
    .select(['first_name', 'last_name'])
    .where('uuid', '=', world.people[who].uuid)
    .executeTakeFirstOrThrow()
let name = ''
beforeAll(async () => {
  const { first_name, last_name } = await nameOf('thirdWorker')
  name = `${first_name} Maria ${last_name}`
})
const duo = (changes: Record<string, string> = {}) =>
  Object.entries({ Naam: name, Geboortedatum: '12-03-1985', Diploma: 'Verzorgende IG', ...changes }).map(each => each.join(': '))
const sealedBy = (lines: string[], by = makers.sealer) =>
  sealedPdf(['Uittreksel diplomaregister', ...lines], { by, with: [makers.authority] })
const upload = async (bytes: Buffer, file = 'uittreksel.pdf', who: Who = 'thirdWorker') => {
  const { body, headers } = uploadOf(file, bytes)
  return must(await as[who].post('/user_files', body, headers), 201)['@id']
}
const handIn = async (files: string[], body: Record<string, unknown> = {}, kind = 'diploma') =>
  must(await as.thirdWorker.post(`/${kind}_documents`, { title: 'Verzorgende IG', files, ...body }), 201)
const eventsOf = (uuid: string) =>
  db.selectFrom('event').select(['name', 'actor_uuid', 'to_status']).where('subject_uuid', '=', uuid).orderBy('name').execute()

const bigExtract = async (by = makers.authority) => {
  const sealer = await holderOf({ names: { commonName: 'BIG-register', organization: 'CIBG' }, by, kind: 'ec' })
  return sealedPdf(['Uittreksel BIG-register'], { by: sealer, with: [by] })
}

describe('a worker hands in', () => {
  test('a scan, and a pdf without a seal: nothing can be proven, and a planner reviews it', async () => {
    for (const [file, bytes] of [
      ['diploma.png', await photo('png')],
      ['diploma.pdf', Buffer.from(pdfOf('diploma'))],
    ] as const)
      expect(await handIn([await upload(bytes, file)])).toMatchObject({
        ...{ status: 'submitted', proof: 'unproven', proofReasons: ['no_seal'] },
      })
  })
  test('one that was changed after it was sealed: a planner sees that', async () => {
    const bytes = await sealedBy(duo())
    const forged = Buffer.from(bytes.toString('latin1').replace('/Reason', '/Raison'), 'latin1')
    const document = await handIn([await upload(forged)])
    expect(document).toMatchObject({ status: 'submitted', proof: 'differing', proofReasons: ['changed'] })
    expect(document).not.toHaveProperty('proven')
  })
  test('one with a seal of their own making', async () => {
    const own = await sealMakers()
    const bytes = await sealedPdf(['Uittreksel diplomaregister', ...duo()], { by: own.sealer, with: [own.authority] })
    expect(await handIn([await upload(bytes)])).toMatchObject({ proof: 'differing', proofReasons: ['unknown'] })
  })
  test('one that is sealed by a company whose certificate is genuine too', async () => {
    const company = await holderOf({ names: { commonName: 'Drukkerij BV' }, by: makers.authority, kind: 'ec' })
    expect(await handIn([await upload(await sealedBy(duo(), company))])).toMatchObject({
      ...{ status: 'submitted', proof: 'differing', proofReasons: ['other_maker'] },
    })
  })
  test('one of somebody else, or of another diploma: the differences are shown beside the proven facts', async () => {
    expect(await handIn([await upload(await sealedBy(duo({ Naam: 'Jan Jansen' })))])).toMatchObject({
      ...{ status: 'submitted', proof: 'differing', proofReasons: ['name'], proven: { name: 'Jan Jansen' } },
    })
    expect(await handIn([await upload(await sealedBy(duo()))], { title: 'Mbo-verpleegkundige' })).toMatchObject({
      ...{ proof: 'differing', proofReasons: ['title'] },
    })
  })
  test('a kind whose issuer has no root here: that is the reason given', async () => {
    const sealer = await holderOf({ names: { commonName: 'Kamer van Koophandel' }, by: makers.authority, kind: 'ec' })
    const file = await upload(await sealedPdf(['Uittreksel Handelsregister'], { by: sealer, with: [makers.authority] }))
    expect(await handIn([file], { number: '12345678', title: null }, 'kvk')).toMatchObject({
      ...{ status: 'submitted', proof: 'unproven', proofReasons: ['no_roots'] },
    })
  })
  test('an extract of the BIG-register that is sealed under another root than that of the government', async () => {
    const { authority } = await sealMakers()
    const file = await upload(await bigExtract(authority))
    expect(await handIn([file], { number: '19012345630', title: null }, 'big')).toMatchObject({
      ...{ status: 'submitted', proof: 'differing', proofReasons: ['unknown'] },
    })
  })
  test('something behind a genuine seal: of the BIG-register it cannot be checked, of DUO and with another text it differs', async () => {
    const big = await bigExtract()
    const typed = { number: '19012345630', title: null }
    const added = await upload(appendedTo(big, storeForLater))
    expect(await handIn([added], typed, 'big')).toMatchObject({
      ...{ status: 'submitted', proof: 'unproven', proofReasons: ['appended'] },
    })
    const differing = { status: 'submitted', proof: 'differing', proofReasons: ['form'] }
    expect(await handIn([await upload(appendedTo(big, otherText(big)))], typed, 'big')).toMatchObject(differing)
    expect(await handIn([await upload(appendedTo(await sealedBy(duo()), storeForLater))])).toMatchObject(differing)
  })
  test('a genuine one as DUO seals them in 2026: its time beside the signature, with a timestamp of who is not known here', async () => {
    const lines = ['Uit het register onderwijsdeelnemers', 'DIPLOMA', 'Middelbaar beroepsonderwijs Helpende', 'BEHAALD DOOR']
    const bytes = await sealedPdf([...lines, name, 'Geboren op 12 maart 1985', 'UITGEGEVEN DOOR', 'ROC Midden Nederland'], {
      ...{ by: makers.sealer, with: [makers.authority], at: null, written: '2026-10-01T10:00:00Z' },
      stamp: { by: makers.stranger, with: [makers.clock], at: '2026-10-01T10:00:01Z' },
    })
    expect(await handIn([await upload(bytes)], { title: 'Helpende' })).toMatchObject({
      ...{ status: 'approved', proof: 'proven', proofReasons: [] },
      proven: { diploma: 'Middelbaar beroepsonderwijs Helpende', signedAt: '2026-10-01T10:00:00.000Z' },
    })
  })
  test('a genuine one beside another file: proven, and a planner looks at the other', async () => {
    const files = [await upload(await photo('png'), 'voorkant.png'), await upload(await sealedBy(duo()))]
    const beside = await handIn(files, { title: 'Verzorgende' })
    expect(beside).toMatchObject({ status: 'submitted', proof: 'proven', proofReasons: [] })
  })
  test('a genuine one: it is approved at once, without a reviewer, and its history says so', async () => {
    const document = await handIn([await upload(await sealedBy(duo()))])
    expect(document).toMatchObject({
      ...{ status: 'approved', proof: 'proven', proofReasons: [], reviewedAt: expect.any(String) },
      proven: {
        ...{ name, birthDate: '1985-03-12', diploma: 'Verzorgende IG', signer: 'Dienst Uitvoering Onderwijs' },
        ...{ issuer: 'Testuitgever', signedAt: '2026-10-01T10:00:00.000Z', revocation: 'not_in_file' },
      },
    })
    expect(document).not.toHaveProperty('reviewerName')
    expect(await eventsOf(document.uuid)).toEqual([
      { name: 'care_worker_document_approved', actor_uuid: null, to_status: 'approved' },
      { name: 'care_worker_document_handed_in', actor_uuid: world.people.thirdWorker.uuid, to_status: null },
    ])
  })
  test('another document of somebody with the same name and another date of birth: it differs from what was proven before', async () => {
    const file = await upload(await sealedBy(duo({ Geboortedatum: '13-03-1985', Diploma: 'Helpende' })))
    expect(await handIn([file], { title: 'Helpende' })).toMatchObject({
      ...{ status: 'submitted', proof: 'differing', proofReasons: ['birth_date'] },
    })
  })
  test('a renewal of a proven one takes its place', async () => {
    const again = await handIn([await upload(await sealedBy(duo()))])
    expect(again).toMatchObject({ status: 'approved' })
    const { member } = must(
      await as.thirdWorker.get(`/care_workers/${world.people.thirdWorker.uuid}/documents?kind=diploma`),
      200,
    )
    const mine = member.filter(({ title }) => title === 'Verzorgende IG')
    expect(mine.filter(({ status }) => status === 'approved')).toHaveLength(1)
  })
})

describe('the queue', () => {
  test('a planner sees the proven first, then what differs, then what cannot be proven', async () => {
    const { member } = must(
      await as.planner.get('/care_worker_documents?status=submitted&order[proof]=asc&itemsPerPage=100'),
      200,
    )
    const order = member.map(({ proof }) => proof ?? 'none')
    const rank = ['proven', 'differing', 'unproven', 'none']
    expect(order).toEqual(order.toSorted((one, other) => rank.indexOf(String(one)) - rank.indexOf(String(other))))
    expect(new Set(order).size).toBeGreaterThan(2)
    const differing = must(await as.planner.get('/care_worker_documents?proof=differing'), 200).member
    expect(new Set(differing.map(({ proof }) => proof))).toEqual(new Set(['differing']))
  })
  test('no organization reads any of it', async () => {
    const path = `/care_workers/${world.people.thirdWorker.uuid}/documents`
    for (const who of ['organization', 'locationAdmin', 'clientAdmin', 'colleague'] as const)
      expect([403, 404], who).toContain((await as[who].get(path)).status)
  })
})
