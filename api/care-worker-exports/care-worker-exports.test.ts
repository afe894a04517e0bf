// Everything about a care worker in one file: who gets it, what is in it and what is not.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { held } from '../../rules/people/forgetting.ts'
import { addHours } from '../../rules/time/amsterdam.ts'
import { pdfOf } from '../../tests/files/sent-files.ts'
import { openTestApi, uploadOf } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { mailsAboutOf } from '../../tests/worlds/mails-about.ts'
import { must } from '../../tests/worlds/moments.ts'
import { rowsOf } from '../../tests/worlds/rows.ts'
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
  await db.deleteFrom('care_worker_export').execute()
})
const path = '/care_worker_exports'
const worker = world.people.careWorker.uuid
const body = { careWorker: `/v1/care_workers/${worker}` }
const done = (name: keyof typeof tasks, uuid: string) =>
  db.transaction().execute(tx => tasks[name]!({ tx, db, payload: { export: uuid }, now: now(), files, queriesOf } as never))
const made = async (who: 'careWorker' | 'planner' = 'careWorker') => {
  const { uuid } = must(await as[who].post(path, body), 201)
  await done('make-care-worker-export', uuid)
  return uuid
}
const opened = async (who: 'careWorker' | 'planner') => {
  const answer = await as[who].get(`${path}/${await made(who)}/download`)
  expect(answer.status).toBe(200)
  const inIt = unzipSync(answer.bytes)
  return { inIt, held: JSON.parse(strFromU8(inIt['gegevens.json']!)), text: strFromU8(inIt['gegevens.json']!) }
}

// What is stored about a care worker but not in the file, and why.
const left: Record<string, readonly string[]> = {
  'lets somebody in': [
    'authenticator',
    'multi_factor_code',
    'passkey_challenge',
    'recovery_code',
    'replaced_refresh_token',
    'user_token',
  ],
  'follows from what is in it': [
    ...['care_moment_invoice_counter', 'care_worker_rating', 'conversation', 'conversation_read', 'invoice_pdf', 'payout_file'],
  ],
  'is of a client': ['client_report_reading'],
  'is never said': ['exclude_list', 'forgetting_hold', 'forgotten'],
}
test('every table that has something of a care worker is in the file, or is left out for a reason', () => {
  const text = readFileSync(join(import.meta.dirname, 'queries.ts'), 'utf8')
  const isRead = (table: string) =>
    new RegExp(`(from|join) ${table}\\b`).test(text) || (text.includes(`\${kind}_review_tag`) && table.endsWith('_review_tag'))
  const ofThem = Object.entries(held).flatMap(([table, { careWorker }]) => (careWorker ? [table] : []))
  expect(ofThem.filter(table => !isRead(table)).sort()).toEqual(Object.values(left).flat().sort())
})

describe('a file of everything that is kept of a care worker', () => {
  test('is for care workers and planners alone; a colleague gets none of another', async () => {
    for (const who of ['clientAdmin', 'organization', 'locationAdmin', 'backOffice'] as const) {
      expect((await as[who].post(path, body)).status, who).toBe(403)
      expect((await as[who].get(path)).status, who).toBe(403)
    }
    expect(await as.colleague.post(path, body)).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'careWorker' }] },
    })
  })
  test('is not given to a colleague, nor a planner’s to the care worker, nor theirs to a planner', async () => {
    const [own, ofPlanner] = [await made(), await made('planner')]
    for (const [who, uuid] of [
      ['colleague', own],
      ['planner', own],
      ['careWorker', ofPlanner],
    ] as const) {
      expect((await as[who].get(`${path}/${uuid}`)).status, who).toBe(404)
      expect((await as[who].get(`${path}/${uuid}/download`)).status, who).toBe(404)
    }
  })
  test('cannot be downloaded while it is made, is made one at a time, and asking again returns the same one', async () => {
    const { uuid } = must(await as.planner.post(path, body), 201)
    expect((await as.planner.get(`${path}/${uuid}/download`)).status).toBe(409)
    expect(must(await as.planner.post(path, body), 201).uuid).toBe(uuid)
    const other = { careWorker: `/v1/care_workers/${world.people.colleague.uuid}` }
    expect(await as.planner.post(path, other)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('al een bestand') },
    })
  })
  test('holds what they filled in, did, wrote and uploaded, for people and for machines, and names no client', async () => {
    const { body: sent, headers } = uploadOf('diploma.pdf', pdfOf('diploma'))
    must(await as.careWorker.post('/user_files', sent, headers), 201)
    must(await as.careWorker.post('/messages', { ...body, text: 'Ik ben er maandag weer.' }), 201)
    const moment = await rowsOf(db, world).putMoment('assigned', { past: true })
    const { inIt, held, text } = await opened('careWorker')
    expect(Object.keys(inIt)).toEqual(['gegevens.pdf', 'gegevens.json', 'bestanden/1 diploma.pdf'])
    expect(strFromU8(inIt['gegevens.pdf']!.subarray(0, 5))).toBe('%PDF-')
    expect(strFromU8(inIt['bestanden/1 diploma.pdf']!)).toBe(pdfOf('diploma'))
    expect(held.account).toMatchObject([{ username: world.people.careWorker.username.toLowerCase() }])
    expect(held.profile).toMatchObject([{ lastName: 'careWorker' }])
    expect(held.preferences).toMatchObject([{ mostWeeklyHours: null, wantsToBeAsked: true }])
    expect(held.messages).toMatchObject([{ text: 'Ik ben er maandag weer.', isOwn: true }])
    expect(held.careMoments).toHaveLength(1)
    expect(held.events.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['user_file_uploaded', 'message_sent', 'care_worker_export_asked']),
    )
    const client = await db.selectFrom('client').selectAll().where('uuid', '=', uuidOf(world.client)).executeTakeFirstOrThrow()
    for (const of of [client.uuid, client.last_name, client.street, moment]) expect(text).not.toContain(of)
  })
  test('leaves out notes by others; a planner’s file has them, to review before handing it over', async () => {
    must(await as.planner.post('/care_worker_notes', { ...body, text: 'Belde namens mevrouw De Wit.' }), 201)
    await db
      .insertInto('exclude_list')
      .values({ care_worker_uuid: worker, client_uuid: uuidOf(world.client), reason: 'Ruzie' })
      .execute()
    const own = await opened('careWorker')
    expect(own.text).not.toMatch(/De Wit|Ruzie/)
    expect(own.held).not.toHaveProperty('notes')
    const { held, text } = await opened('planner')
    expect(held.notes).toMatchObject([{ text: 'Belde namens mevrouw De Wit.' }])
    expect(text).not.toContain('Ruzie')
  })
  test('is gone after a week: the file itself too', async () => {
    const uuid = await made()
    const { storage_key } = await db.selectFrom('care_worker_export').selectAll().executeTakeFirstOrThrow()
    await done('remove-care-worker-export', uuid)
    expect(must(await as.careWorker.get(`${path}/${uuid}`), 200).status).toBe('removed')
    expect((await as.careWorker.get(`${path}/${uuid}/download`)).status).toBe(409)
    await expect(files.get(storage_key!)).rejects.toThrow('ENOENT')
  })
  test('that took a while is announced by mail to the user who requested it; a quick one is not', async () => {
    const mailsAbout = mailsAboutOf(db, api.server.mailbox)
    expect(await mailsAbout(await made(), 'care_worker_export_made')).toEqual([])
    for (const [who, subject, link] of [
      ['careWorker', 'Je bestand staat klaar', '/werk/profiel-bewerken'],
      ['planner', 'Het bestand staat klaar', `/backoffice/zzpers/${worker}?onderdeel=bestand`],
    ] as const) {
      moveClock(today)
      const { uuid } = must(await as[who].post(path, body), 201)
      moveClock(addHours(today, 1))
      await done('make-care-worker-export', uuid)
      const [mail, ...others] = await mailsAbout(uuid, 'care_worker_export_made')
      expect(others).toEqual([])
      expect(mail).toMatchObject({ recipient: world.people[who].username.toLowerCase(), subject })
      expect(mail!.text).toContain(link)
    }
  })
})
