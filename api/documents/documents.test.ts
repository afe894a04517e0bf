import { afterAll, describe, expect, test } from 'vitest'
import type { HeardEvent } from '../../contract/events/hearing.ts'
import { documentBody } from '../../tests/calls/care-worker-calls.ts'
import { pdfOf } from '../../tests/files/sent-files.ts'
import { openTestApi, uploadOf } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, type Who } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock, now } from '../platform/clock.ts'
import { jobs } from './jobs.ts'
import { mails } from './mails.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

type Kind = Parameters<typeof documentBody>[0]
const upload = async (who: Who = 'newWorker') => {
  const { body, headers } = uploadOf('bewijs.pdf', pdfOf('bewijs'))
  return must(await as[who].post('/user_files', body, headers), 201)['@id']
}
const send = async (kind: Kind, changes: Record<string, unknown> = {}, who: Who = 'newWorker') =>
  as[who].post(`/${kind}_documents`, { ...documentBody(kind, await upload(who)), ...changes })
const handIn = async (...sent: Parameters<typeof send>) => must(await send(...sent), 201)
const review = (uuid: string, verb: 'approve' | 'reject', body?: unknown, who: Who = 'planner') =>
  as[who].put(`/care_worker_documents/${uuid}/${verb}`, body)
const listOf = (who: Who, by: Who = who) => as[by].get(`/care_workers/${world.people[who].uuid}/documents`)
const phaseOf = async (who: Who) => must(await as.planner.get(`/care_workers/${world.people[who].uuid}`), 200).phase
const lastEvent = (name: HeardEvent & keyof typeof mails) =>
  db
    .selectFrom('event')
    .select(['subject_uuid as subjectUuid', 'data', 'at', 'uuid', 'name', 'actor_uuid as actorUuid', 'reason'])
    .where('name', '=', name)
    .orderBy('uuid', 'desc')
    .executeTakeFirstOrThrow()
const mailsOf = async (name: HeardEvent & keyof typeof mails) => {
  const event = await lastEvent(name)
  return mails[name](db, { ...event, name, data: (event.data ?? {}) as Record<string, unknown> })
}
const required = ['id', 'vog', 'diploma', 'kvk', 'bav', 'bav_payment', 'complaints_procedure', 'personal_iban'] as const

describe('handing in', () => {
  test.each<[Kind, Record<string, unknown>, string]>([
    ['big', { number: '1901234563' }, 'number'],
    ['agb', { number: '9101' }, 'number'],
    ['kvk', { number: '1234' }, 'number'],
    ['personal_iban', { number: 'NL91ABNA0417164301' }, 'number'],
    ['id', { expiresOn: '2026-10-18' }, 'expiresOn'],
    ['vog', { files: [] }, 'files'],
    ['diploma', { title: null }, 'title'],
  ])('a worker does not hand in %s with %o', async (kind, changes, propertyPath) => {
    expect(await send(kind, changes)).toMatchObject({ status: 422, body: { violations: [{ propertyPath }] } })
  })
  test('a worker hands in no file of another, and no organization or planner hands in at all', async () => {
    expect(await send('vog', { files: [await upload('colleague')] })).toMatchObject({ status: 422 })
    expect(await send('vog', {}, 'organization')).toMatchObject({ status: 403 })
    expect(await send('vog', {}, 'planner')).toMatchObject({ status: 403 })
  })
  test('a number is kept without its spaces; a second one of the kind takes the place of the first', async () => {
    const first = await handIn('personal_iban', { number: 'nl91 abna 0417 1643 00', files: [] })
    expect(first).toMatchObject({ '@type': 'PersonalIbanDocument', status: 'submitted', number: 'NL91ABNA0417164300', files: [] })
    const second = await handIn('personal_iban')
    expect(await as.newWorker.get(first['@id'])).toMatchObject({ status: 404 })
    expect(await as.newWorker.get(second['@id'])).toMatchObject({ status: 200, body: { kind: 'personal_iban' } })
  })
  test('a worker hands in the same ten times at once, as from several tabs: each is taken, and one stays', async () => {
    const sent = await Promise.all(Array.from({ length: 10 }, () => send('agb', { files: [] }, 'thirdWorker')))
    expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(201))
    const { member } = must(await listOf('thirdWorker'), 200)
    expect(member.filter(({ kind, status }) => kind === 'agb' && status === 'submitted')).toHaveLength(1)
  })
  test('diplomas are told apart by their titles', async () => {
    await handIn('certificate', { title: 'Reanimatie' })
    await handIn('certificate', { title: 'Medicatie' })
    await handIn('certificate', { title: 'Medicatie' })
    const found = must(await listOf('newWorker'), 200).member.filter(({ kind }) => kind === 'certificate')
    expect(found.map(({ title }) => title).sort()).toEqual(['Medicatie', 'Reanimatie'])
  })
  test('a worker hands in no more than fifty that wait for review', async () => {
    const row = { care_worker_uuid: world.people.colleague.uuid, kind: 'certificate', status: 'submitted', created_at: now() }
    const waiting = Array.from({ length: 50 }, (_, n) => ({ ...row, title: `Cursus ${n}` }))
    await db.insertInto('care_worker_document').values(waiting).execute()
    expect(await send('certificate', { title: 'Nog een' }, 'colleague')).toMatchObject({ status: 409 })
    must(await send('certificate', { title: 'Cursus 1' }, 'colleague'), 201)
    await db.deleteFrom('care_worker_document').where('title', 'like', 'Cursus %').execute()
  })
  test('a document is at the address of its own kind and at no other', async () => {
    const { uuid } = await handIn('references')
    expect(await as.newWorker.get(`/references_documents/${uuid}`)).toMatchObject({ status: 200 })
    expect(await as.newWorker.get(`/vog_documents/${uuid}`)).toMatchObject({ status: 404 })
    expect(await as.newWorker.get(`/care_worker_documents/${uuid}`)).toMatchObject({ status: 200 })
  })
})

describe('who sees documents', () => {
  test('a worker sees only their own, and so the files', async () => {
    const document = await handIn('references')
    const [file] = document.files as { '@id': string }[]
    expect(await listOf('newWorker', 'colleague')).toMatchObject({ status: 404 })
    expect(await as.colleague.get(document['@id'])).toMatchObject({ status: 404 })
    for (const who of ['colleague', 'organization', 'locationAdmin', 'clientAdmin', 'backOffice'] as const)
      expect((await as[who].get(`${file!['@id']}/download`)).status, who).toBe(404)
    expect(await as.newWorker.get(`${file!['@id']}/download`)).toMatchObject({ status: 200 })
    expect(await as.planner.get(`${file!['@id']}/download`)).toMatchObject({ status: 200, text: pdfOf('bewijs') })
  })
  test('an organization sees until when all documents are valid, but not the documents', async () => {
    await api.reactedMoment()
    const worker = `/care_workers/${world.people.careWorker.uuid}`
    expect(await as.organization.get(`${worker}/documents`)).toMatchObject({ status: 403 })
    expect(await as.organization.get('/care_worker_documents')).toMatchObject({ status: 403 })
    expect(await as.organization.get(worker)).toMatchObject({ body: { verifiedUntil: '2099-12-31' } })
    const mine = { care_worker_uuid: world.people.careWorker.uuid, kind: 'vog' }
    const vog = db
      .updateTable('care_worker_document')
      .where('care_worker_uuid', '=', mine.care_worker_uuid)
      .where('kind', '=', 'vog')
    await vog.set({ expires_on: '2027-03-01' }).execute()
    expect(await as.organization.get(worker)).toMatchObject({ body: { verifiedUntil: '2027-03-01' } })
    await vog.set({ status: 'expired' }).execute()
    expect((await as.organization.get(worker)).body).not.toHaveProperty('verifiedUntil')
    await vog.set({ status: 'approved', expires_on: '2099-12-31' }).execute()
  })
  test('a planner finds what waits for review, the longest waiting first', async () => {
    const found = must(await as.planner.get('/care_worker_documents?status=submitted&kind=references'), 200)
    expect(found.member).toMatchObject([
      { careWorker: { profile: { lastName: 'newWorker' } }, allowedActions: ['approve', 'reject'] },
    ])
    expect(await as.careWorker.get('/care_worker_documents')).toMatchObject({ status: 403 })
  })
})

describe('review', () => {
  test.each([
    ['summer', '2027-07-01', '2027-07-01T21:59:00Z', '2027-07-01T22:00:00Z'],
    ['winter', '2027-01-15', '2027-01-15T22:59:00Z', '2027-01-15T23:00:00Z'],
  ])('a planner approves nothing from midnight in Amsterdam after its last day on: %s', async (_name, last, before, after) => {
    const expiring = async () => {
      const { uuid } = await handIn('references')
      await db.updateTable('care_worker_document').set({ expires_on: last }).where('uuid', '=', uuid).execute()
      return uuid
    }
    const [early, late] = [await expiring(), await handIn('kvk').then(({ uuid }) => uuid)]
    await db.updateTable('care_worker_document').set({ expires_on: last }).where('uuid', '=', late).execute()
    moveClock(after)
    expect(await review(late, 'approve')).toMatchObject({ status: 409 })
    moveClock(before)
    expect(await review(early, 'approve')).toMatchObject({ status: 200 })
    moveClock(today)
  })
  test('a worker approves nothing, not even their own', async () => {
    const { uuid } = await handIn('references')
    expect(await review(uuid, 'approve', undefined, 'newWorker')).toMatchObject({ status: 403 })
    expect(await review(uuid, 'approve', undefined, 'backOffice')).toMatchObject({ status: 403 })
  })
  test('a planner does not reject without a reason; with one the worker reads it, in the app and by mail', async () => {
    const { uuid } = await handIn('references')
    expect(await review(uuid, 'reject', {})).toMatchObject({ status: 422 })
    expect(await review(uuid, 'reject', { reason: ' ' })).toMatchObject({ status: 422 })
    expect(await review(uuid, 'reject', { reason: 'Niet ondertekend.' })).toMatchObject({
      status: 200,
      body: { status: 'rejected' },
    })
    expect(await as.newWorker.get(`/references_documents/${uuid}`)).toMatchObject({
      body: { rejectionReason: 'Niet ondertekend.', reviewerName: 'Fenna planner', reviewedAt: now() },
    })
    expect(await mailsOf('care_worker_document_rejected')).toMatchObject([
      {
        to: world.people.newWorker.username,
        subject: 'Afgekeurd: Referenties',
        text: expect.stringContaining('“Niet ondertekend.”'),
        button: { path: '/werk/documenten?document=references&inleveren=1' },
      },
    ])
    expect(await review(uuid, 'approve')).toMatchObject({ status: 409, body: { currentStatus: 'rejected' } })
  })
  test('only planners read the reasons that were given before for this kind, the most used first', async () => {
    const reasonsOf = (who: Who, kind = 'agb') => as[who].get(`/care_worker_documents/rejection_reasons?kind=${kind}`)
    for (const who of ['newWorker', 'organization', 'backOffice', 'clientAdmin'] as const)
      expect((await reasonsOf(who)).status, who).toBe(403)
    expect(await reasonsOf('planner', 'paspoort')).toMatchObject({ status: 422 })
    for (const [kind, reason] of [
      ['references', 'Vaag.'],
      ['references', 'Vaag.'],
      ['agb', 'Ander nummer.'],
    ] as const)
      must(await review((await handIn(kind)).uuid, 'reject', { reason }), 200)
    const { reasons } = must(await reasonsOf('planner'), 200) as unknown as { reasons: { reason: string; count: number }[] }
    expect(reasons).toEqual([{ reason: 'Ander nummer.', count: 1 }])
  })
  test('of two planners at once one approves', async () => {
    const { uuid } = await handIn('references')
    const answers = await Promise.all([review(uuid, 'approve'), review(uuid, 'approve')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
  test('an approved document stays valid until its renewal is approved', async () => {
    const document = await handIn('agb')
    expect(document).not.toHaveProperty('reviewedAt')
    expect(must(await review(document.uuid, 'approve'), 200)).toMatchObject({ reviewerName: 'Fenna planner', reviewedAt: now() })
    const renewal = await handIn('agb')
    expect(await as.newWorker.get(document['@id'])).toMatchObject({ body: { status: 'approved' } })
    must(await review(renewal.uuid, 'approve'), 200)
    expect(await as.newWorker.get(document['@id'])).toMatchObject({ body: { status: 'expired', expiresOn: now().slice(0, 10) } })
  })
  test('a new worker is accepted with the last document, also when two planners approve the last two at once', async () => {
    expect(await phaseOf('newWorker')).toBe('new')
    const sent = []
    for (const kind of required) sent.push(await handIn(kind))
    expect(await phaseOf('newWorker')).toBe('pending')
    const [last, lastButOne, ...others] = sent
    for (const { uuid } of others) must(await review(uuid, 'approve'), 200)
    expect(await phaseOf('newWorker')).toBe('pending')
    expect(await mailsOf('care_worker_document_approved')).toEqual([])
    await Promise.all([review(last!.uuid, 'approve'), review(lastButOne!.uuid, 'approve')])
    expect(await phaseOf('newWorker')).toBe('startup')
    expect(await mailsOf('care_worker_let_in')).toMatchObject([
      { to: world.people.newWorker.username, subject: 'Je kunt aan het werk' },
    ])
    const { kvk, iban } = await db
      .selectFrom('care_worker')
      .select(['kvk', 'iban'])
      .where('uuid', '=', world.people.newWorker.uuid)
      .executeTakeFirstOrThrow()
    expect([kvk, iban]).toEqual(['12345678', 'NL91ABNA0417164300'])
  })
})

describe('time', () => {
  const expiring = async (expiresOn: string) => {
    const { uuid } = await handIn('bav', { expiresOn }, 'colleague')
    must(await review(uuid, 'approve'), 200)
    return uuid
  }
  const remindedOn = async (uuid: string, date: string) => {
    await jobs['remind-documents']!.run(db, `${date}T06:30:00+00:00`, queriesOf)
    await jobs['remind-documents']!.run(db, `${date}T06:31:00+00:00`, queriesOf)
    const events = await db
      .selectFrom('event')
      .select('data')
      .where('subject_uuid', '=', uuid)
      .where('name', '=', 'care_worker_document_reminded')
      .orderBy('uuid')
      .execute()
    return events.map(({ data }) => (data as { days: number }).days)
  }
  test('a worker is reminded 90, 30, 14, 7, 1 and 0 days before, once each, and a day that was missed is made up for', async () => {
    const uuid = await expiring('2027-06-30')
    const days = ['2027-03-31', '2027-04-01', '2027-05-31', '2027-06-17', '2027-06-23', '2027-06-29', '2027-06-30']
    const counts: number[] = []
    for (const day of days) counts.push((await remindedOn(uuid, day)).length)
    expect(counts).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(await remindedOn(uuid, '2027-06-30')).toEqual([90, 30, 13, 7, 1, 0])
    expect(await mailsOf('care_worker_document_reminded')).toMatchObject([
      {
        subject: 'Beroepsaansprakelijkheidsverzekering (polis) is geldig t/m woensdag 30 juni 2027',
        text: 'Je beroepsaansprakelijkheidsverzekering is geldig tot en met woensdag 30 juni 2027. Lever op tijd een nieuwe in.',
      },
    ])
  })
  test('a document is valid on its last day and expired on the next: the worker cannot react, and keeps assigned work', async () => {
    const day = { startDate: '2026-11-12T08:00:00Z', endDate: '2026-11-12T16:00:00Z' }
    const { '@id': given } = await api.assignedMoment(day, 'colleague')
    const uuid = await expiring('2026-11-10')
    await jobs['expire-documents']!.run(db, '2026-11-10T22:59:00+00:00', queriesOf)
    expect(await as.colleague.get(`/bav_documents/${uuid}`)).toMatchObject({ body: { status: 'approved' } })
    moveClock('2026-11-10T23:01:00+00:00')
    await jobs['expire-documents']!.run(db, now(), queriesOf)
    expect(await as.colleague.get(`/bav_documents/${uuid}`)).toMatchObject({ body: { status: 'expired' } })
    expect(await as.planner.get(given)).toMatchObject({ body: { status: 'assigned' } })
    expect(await phaseOf('colleague')).toBe('startup')
    const moment = await api.publishedMoment()
    const answer = await as.colleague.post('/care_moment_publication_reactions', {
      careMomentPublication: moment.publication,
      agreed: true,
    })
    expect(answer).toMatchObject({ status: 409 })
    expect(answer.body.detail).toContain('is verlopen')
    expect(await mailsOf('care_worker_document_expired')).toMatchObject([
      { to: world.people.colleague.username },
      { to: world.people.planner.username, text: expect.stringContaining('Er staat nog 1 opdracht op naam') },
    ])
  })
  test('a document that is over by now is not approved any more', async () => {
    const { uuid } = await handIn('id', { expiresOn: '2026-11-20' }, 'thirdWorker')
    moveClock('2026-11-22T09:00:00+00:00')
    expect(await review(uuid, 'approve')).toMatchObject({
      status: 409,
      body: { detail: 'De geldigheid van dit document is al voorbij.' },
    })
  })
})
