// Everything about a client in one file: who gets it, what is in it, and how long it is available.
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { mailsAboutOf } from '../../tests/worlds/mails-about.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock, now } from '../platform/clock.ts'
import { openFiles } from '../platform/files/files.ts'
import { tasks } from './jobs.ts'

const api = await openTestApi()
const { as, world, db } = api
const files = await openFiles(settings)
afterAll(() => api.close())
beforeEach(async () => {
  moveClock(today)
  await db.deleteFrom('client_export').execute()
})
const path = '/client_exports'
const body = { client: world.client, startDate: '2026-10-01', endDate: '2026-12-31' }
const request = async () => must(await as.clientAdmin.post(path, body), 201)
const done = (name: keyof typeof tasks, uuid: string) =>
  db.transaction().execute(tx => tasks[name]!({ tx, db, payload: { export: uuid }, now: now(), files, queriesOf } as never))
const made = async () => {
  const { uuid } = await request()
  await done('make-client-export', uuid)
  return uuid
}

describe('a file of everything', () => {
  test('is for the family and the planners alone; for the family of no other client', async () => {
    for (const who of ['careWorker', 'organization', 'backOffice'] as const) {
      expect((await as[who].post(path, body)).status, who).toBe(403)
      expect((await as[who].get(path)).status, who).toBe(403)
    }
    const other = { ...body, client: world.clientInWest }
    expect(await as.clientAdmin.post(path, other)).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'client' }] },
    })
  })
  test.each([
    ['that ends before it begins', { startDate: '2026-10-02', endDate: '2026-10-01' }, 'endDate'],
    ['without a first day', { startDate: undefined }, 'startDate'],
    ['of a day that does not exist', { endDate: '2026-02-30' }, 'endDate'],
  ])('is not made of a time %s', async (_what, wrong, propertyPath) => {
    expect(await as.clientAdmin.post(path, { ...body, ...wrong })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath }] },
    })
  })
  test('that is being made is not there yet; who asks again gets that one, of another time none', async () => {
    const { uuid, status, progress } = await request()
    expect({ status, progress }).toEqual({ status: 'waiting', progress: 0 })
    expect((await as.clientAdmin.get(`${path}/${uuid}/download`)).status).toBe(409)
    expect((await request()).uuid).toBe(uuid)
    expect((await as.clientAdmin.post(path, { ...body, endDate: '2026-12-30' })).status).toBe(409)
  })
  test('has everything that is kept, to read and as data; downloading it is logged', async () => {
    const inside = await api.openMoment()
    must(await as.clientAdmin.post('/messages', { client: world.client, text: 'Wie komt er morgen?' }), 201)
    const uuid = await made()
    const found = must(await as.clientAdmin.get(`${path}/${uuid}`), 200)
    expect(found).toMatchObject({ status: 'ready', progress: 100, readyAt: expect.any(String) })
    const answer = await as.clientAdmin.get(`${path}/${uuid}/download`)
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } })
    expect(answer.bytes.length).toBe(found.size)
    const inIt = unzipSync(answer.bytes)
    expect(Object.keys(inIt)).toEqual(['dossier.pdf', 'dossier.json'])
    expect(strFromU8(inIt['dossier.pdf']!.subarray(0, 5))).toBe('%PDF-')
    const dossier = JSON.parse(strFromU8(inIt['dossier.json']!))
    expect(dossier).toMatchObject({ ...{ startDate: '2026-10-01', endDate: '2026-12-31' }, client: { firstName: 'Truus' } })
    expect(dossier.careMoments.map((moment: { uuid: string }) => moment.uuid)).toContain(inside.uuid)
    expect(dossier.messages.map(({ text }: { text: string }) => text)).toContain('Wie komt er morgen?')
    const line = await db.selectFrom('access_log').selectAll().orderBy('uuid', 'desc').limit(1).executeTakeFirstOrThrow()
    expect(line).toMatchObject({ operation: 'clientExports.download', client_uuids: [uuidOf(world.client)] })
    const read = await as.clientAdmin.get(`${path}/${uuid}/download?only=pdf`)
    expect(read).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
    expect(read.bytes).toEqual(Buffer.from(inIt['dossier.pdf']!))
    expect((await as.clientAdmin.get(`${path}/${uuid}/download?only=json`)).status).toBe(422)
  })
  test('of any client is for a planner, who reads no file of the family and gives them none', async () => {
    const ofFamily = await made()
    const { uuid } = must(await as.planner.post(path, { ...body, client: world.clientInWest }), 201)
    await done('make-client-export', uuid)
    expect(must(await as.planner.get(path), 200).member.map(item => item.uuid)).toEqual([uuid])
    expect((await as.planner.get(`${path}/${ofFamily}/download`)).status).toBe(404)
    expect((await as.clientAdmin.get(`${path}/${uuid}/download`)).status).toBe(404)
    const answer = await as.planner.get(`${path}/${uuid}/download`)
    expect(Object.keys(unzipSync(answer.bytes))).toEqual(['dossier.pdf', 'dossier.json'])
    const line = await db.selectFrom('access_log').selectAll().orderBy('uuid', 'desc').limit(1).executeTakeFirstOrThrow()
    expect(line).toMatchObject({ operation: 'clientExports.download', client_uuids: [uuidOf(world.clientInWest)] })
  })
  test('for a planner has who agreed to which text about its shifts, without a rate; for the family it has no agreement', async () => {
    const moment = await api.assignedMoment()
    const [agreement] = must(await as.planner.get(`/assignment_agreements?careMoment=${moment.uuid}`), 200).member
    const { uuid } = must(await as.planner.post(path, body), 201)
    await done('make-client-export', uuid)
    const heldIn = (bytes: Buffer) => JSON.parse(strFromU8(unzipSync(bytes)['dossier.json']!))
    const dossier = heldIn((await as.planner.get(`${path}/${uuid}/download`)).bytes)
    const exported = dossier.assignmentAgreements.find((each: { uuid: string }) => each.uuid === agreement!.uuid)
    expect(exported).toMatchObject({
      hash: agreement!.hash,
      status: 'waiting_for_worker',
      moments: [{ careMoment: moment['@id'] }],
    })
    for (const hidden of ['hourlyRate', 'rateProposedBy', 'facts', 'sections', 'reason'])
      expect(exported).not.toHaveProperty(hidden)
    const family = await as.clientAdmin.get(`${path}/${await made()}/download`)
    expect(heldIn(family.bytes)).not.toHaveProperty('assignmentAgreements')
  })
  test('is of who asked for it: another administrator of the same client neither sees nor gets it', async () => {
    const uuid = await made()
    const other = world.people.planner.uuid
    await db.updateTable('client_export').set({ account_uuid: other }).where('uuid', '=', uuid).execute()
    expect(must(await as.clientAdmin.get(path), 200).totalItems).toBe(0)
    expect((await as.clientAdmin.get(`${path}/${uuid}`)).status).toBe(404)
    expect((await as.clientAdmin.get(`${path}/${uuid}/download`)).status).toBe(404)
  })
  test('is neither made for nor given to a former administrator', async () => {
    const [ready, { uuid: waiting }] = [await made(), await request()]
    const mine = db.selectFrom('client_admin_client').selectAll().where('client_uuid', '=', uuidOf(world.client))
    const rows = await mine.execute()
    await db.deleteFrom('client_admin_client').where('client_uuid', '=', uuidOf(world.client)).execute()
    await done('make-client-export', waiting)
    const { status } = await db.selectFrom('client_export').select('status').where('uuid', '=', waiting).executeTakeFirstOrThrow()
    expect(status).toBe('failed')
    expect((await as.clientAdmin.get(`${path}/${ready}/download`)).status).toBe(404)
    await db.insertInto('client_admin_client').values(rows).execute()
  })
  test('is gone after a week: the file itself too', async () => {
    const uuid = await made()
    const { storage_key } = await db.selectFrom('client_export').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
    await done('remove-client-export', uuid)
    expect(must(await as.clientAdmin.get(`${path}/${uuid}`), 200).status).toBe('removed')
    expect((await as.clientAdmin.get(`${path}/${uuid}/download`)).status).toBe(409)
    await expect(files.get(storage_key!)).rejects.toThrow('ENOENT')
  })
  test('that took a while is announced by mail to the user who requested it, without a name; a quick one is not', async () => {
    const mailsAbout = mailsAboutOf(db, api.server.mailbox)
    expect(await mailsAbout(await made(), 'client_export_made')).toEqual([])
    const { uuid } = await request()
    moveClock(addHours(today, 1))
    await done('make-client-export', uuid)
    const [mail, ...others] = await mailsAbout(uuid, 'client_export_made')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: world.people.clientAdmin.username.toLowerCase(), subject: 'Uw bestand staat klaar' })
    expect(mail!.text).toContain(`/zorg/zorgvragen/${uuidOf(world.client)}/client?onderdeel=bestand`)
    expect(mail!.text).not.toMatch(/Truus|Wit/)
    const { uuid: ofPlanner } = must(await as.planner.post(path, body), 201)
    moveClock(addHours(today, 2))
    await done('make-client-export', ofPlanner)
    const [toPlanner] = await mailsAbout(ofPlanner, 'client_export_made')
    expect(toPlanner).toMatchObject({
      recipient: world.people.planner.username.toLowerCase(),
      subject: 'Het bestand staat klaar',
    })
    expect(toPlanner!.text).toContain(`/backoffice/clienten/${uuidOf(world.client)}?onderdeel=bestand`)
  })
})
