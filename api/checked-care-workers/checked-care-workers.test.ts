// What an organization reads of how the documents of those who work for it were checked, and what it does not.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, type Who } from '../../tests/worlds/world.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())

const path = '/checked_care_workers'
interface Check {
  kinds: string[]
  kind?: string
}
const listOf = async (who: Who, query = '') =>
  must(await as[who].get(`${path}${query}`), 200).member as unknown as {
    uuid: string
    worksAs: string[]
    inOrder: boolean
    documents: Check[]
  }[]
const uuidsOf = async (who: Who, query = '') => (await listOf(who, query)).map(({ uuid }) => uuid).sort()
const checkOf = async (kind: string, who: Who = 'careWorker') => {
  const { documents } = (await listOf('organization')).find(({ uuid }) => uuid === world.people[who].uuid)!
  return documents.find(({ kinds }) => kinds.includes(kind))
}
const change = (kind: string, columns: Record<string, unknown>, who: Who = 'careWorker') =>
  db
    .updateTable('care_worker_document')
    .set(columns)
    .where('care_worker_uuid', '=', world.people[who].uuid)
    .where('kind', '=', kind)
    .execute()

// At Oost a freelancer, at West a temp worker; another freelancer only reacted, and a third works for somebody else.
beforeAll(async () => {
  moveClock(today)
  await api.assignedMoment()
  const west = { location: world.west, client: world.clientInWest, publishedForContractTypes: ['temp_work'] }
  await api.assignedMoment(west, 'tempWorker')
  await api.reactedMoment({}, 'colleague')
  const otherMoment = await api.publishedMoment({ location: world.harbour, client: world.otherClient }, 'otherOrganization')
  must(await api.select([await api.react(otherMoment, 'thirdWorker')], 'otherOrganization'), 200)
})

describe('is not read', () => {
  test('by who is not of an organization', async () => {
    for (const who of ['careWorker', 'clientAdmin', 'planner', 'backOffice'] as const)
      for (const address of [path, `${path}/export`, `${path}/${world.people.careWorker.uuid}`])
        expect(await as[who].get(address), `${who} ${address}`).toMatchObject({ status: 403 })
  })
  test('of who works for another organization, or only reacted', async () => {
    expect(await uuidsOf('organization')).toEqual([world.people.careWorker.uuid, world.people.tempWorker.uuid].sort())
    expect(await uuidsOf('otherOrganization')).toEqual([world.people.thirdWorker.uuid])
    for (const who of ['thirdWorker', 'colleague'] as const)
      expect(await as.organization.get(`${path}/${world.people[who].uuid}`), who).toMatchObject({ status: 404 })
    expect((await as.organization.get(`${path}/export`)).text).not.toContain('thirdWorker')
  })
  test('by an admin of a location, of who works at another', async () => {
    expect(await uuidsOf('locationAdmin')).toEqual([world.people.careWorker.uuid])
    expect(await as.locationAdmin.get(`${path}/${world.people.tempWorker.uuid}`)).toMatchObject({ status: 404 })
  })
  test('from a year after the work on', async () => {
    moveClock('2028-01-01T08:00:00+00:00')
    expect(await uuidsOf('organization')).toEqual([])
    moveClock(today)
  })
  test('about a worker who cancelled, or did not work', async () => {
    const work = db.updateTable('care_moment').where('assignee_uuid', '=', world.people.careWorker.uuid)
    for (const status of ['canceled', 'not_worked']) {
      await work.set({ status }).execute()
      expect(await uuidsOf('organization'), status).toEqual([world.people.tempWorker.uuid])
    }
    await work.set({ status: 'assigned' }).execute()
  })
  test('who reviewed a document, its number, or why another was rejected', async () => {
    await change('vog', { reviewed_at: '2026-05-04T09:30:00Z', reviewer_name: 'Fenna Vos', number: 'VOG-771' })
    await change('kvk', { status: 'rejected', rejection_reason: 'Onleesbaar gescand' })
    const { text } = await as.organization.get(path)
    for (const secret of ['Fenna', 'VOG-771', 'Onleesbaar', 'rejected']) expect(text).not.toContain(secret)
    expect(await checkOf('kvk')).toEqual({ kinds: ['kvk'] })
    await change('kvk', { status: 'approved', rejection_reason: null })
  })
})

describe('an organization reads', () => {
  test('the documents that the work asks, by the form of contract it was done in', async () => {
    const [freelancer, temp] = ['careWorker', 'tempWorker'].map(who => world.people[who as Who].uuid)
    const found = await listOf('organization')
    const kindsOf = (uuid: string | undefined) => found.find(each => each.uuid === uuid)!
    expect(kindsOf(temp)).toMatchObject({ worksAs: ['temp_work'], inOrder: true })
    expect(kindsOf(temp).documents.map(({ kind }) => kind)).toEqual(['id', 'vog', 'diploma', 'personal_iban'])
    expect(kindsOf(freelancer)).toMatchObject({ worksAs: ['freelance'], inOrder: true })
    expect(kindsOf(freelancer).documents.map(({ kinds }) => kinds)).toEqual([
      ...[['id'], ['vog'], ['diploma'], ['kvk'], ['bav'], ['bav_payment'], ['complaints_procedure']],
      ['personal_iban', 'commercial_iban'],
    ])
  })
  test('that a person checked it and when, and until when it is valid', async () => {
    await change('vog', { reviewed_at: '2026-05-04T09:30:00Z', reviewer_name: 'Fenna Vos', expires_on: '2027-02-28' })
    expect(await checkOf('vog')).toEqual({
      ...{ kinds: ['vog'], kind: 'vog', checkedBy: 'person', checkedAt: '2026-05-04T09:30:00+00:00', validUntil: '2027-02-28' },
    })
  })
  test('whose seal proves it, without a reviewer', async () => {
    const proven = { name: 'Özge', birthDate: '1985-03-12', signer: 'Kamer van Koophandel', signedAt: '2026-09-01T10:00:00Z' }
    const by = { proof: 'proven', proven: JSON.stringify(proven), reviewer_name: null, reviewed_at: '2026-09-02T10:00:00Z' }
    await change('kvk', { ...by, expires_on: null })
    const seal = { signer: 'Kamer van Koophandel', signedAt: '2026-09-01T10:00:00Z' }
    const read = { kinds: ['kvk'], kind: 'kvk', checkedBy: 'seal', checkedAt: '2026-09-02T10:00:00+00:00', seal }
    expect(await checkOf('kvk')).toEqual(read)
    await change('kvk', { reviewer_name: 'Fenna Vos' })
    expect(await checkOf('kvk')).toEqual({ ...read, checkedBy: 'person' })
    await change('kvk', { proof: 'differing' })
    expect(await checkOf('kvk')).not.toHaveProperty('seal')
  })
  test('that a number is in the register of a day, and nothing when it is not', async () => {
    const standing = { register_standing: 'in_register', register_taken_on: '2026-10-01' }
    await change('id', standing)
    expect(await checkOf('id')).toMatchObject({ inRegisterOf: '2026-10-01' })
    await change('id', { register_standing: 'struck_off' })
    expect((await as.organization.get(path)).text).not.toMatch(/inRegisterOf|struck_off/)
    await change('id', { register_standing: null, register_taken_on: null })
  })
  test('that one is missing the day after its last day, and finds those by it', async () => {
    await change('diploma', { expires_on: '2026-10-19' })
    expect(await uuidsOf('organization', '?inOrder=false')).toEqual([])
    await change('diploma', { expires_on: '2026-10-18' })
    expect(await checkOf('diploma')).toEqual({ kinds: ['diploma'] })
    expect(await uuidsOf('organization', '?inOrder=false')).toEqual([world.people.careWorker.uuid])
    expect(await uuidsOf('organization', '?inOrder=true')).toEqual([world.people.tempWorker.uuid])
    expect(await uuidsOf('organization', '?search=tempw')).toEqual([world.people.tempWorker.uuid])
    const item = must(await as.organization.get(`${path}/${world.people.careWorker.uuid}`), 200)
    expect(item).toMatchObject({ inOrder: false, profile: { lastName: 'careWorker' } })
  })
  test('the same in a spreadsheet, a line for each document', async () => {
    const { text, bytes } = await as.organization.get(`${path}/export?search=careworker`)
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = text.replace('\ufeff', '').trim().split('\r\n')
    expect(lines).toHaveLength(9)
    expect(lines[0]).toBe(
      'Achternaam;Voornaam;Niveau;Werkt hier als;Document;In orde;Gecontroleerd op;Gecontroleerd door;Zegel van;Verzegeld op;Staat in het BIG-register van;Geldig tot en met',
    )
    const vog =
      'careWorker;Özge;Proefniveau 93;Zzp;Verklaring Omtrent het Gedrag (VOG);ja;2026-05-04;Medewerker van Zorginzet;;;;2027-02-28'
    expect(lines).toContain(vog)
    expect(lines).toContain('careWorker;Özge;Proefniveau 93;Zzp;Diploma;nee;;;;;;')
  })
})
