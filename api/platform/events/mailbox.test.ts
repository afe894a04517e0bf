// Mails through a real mail server: each is sent once, a retry sends the same mail, and an unreachable address delays nobody.
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestApi } from '../../../tests/servers/api.ts'
import { type Letter, openMailServer } from '../../../tests/servers/mail-server.ts'
import { settings } from '../../../tests/servers/settings.ts'
import { must } from '../../../tests/worlds/moments.ts'
import { today } from '../../../tests/worlds/world.ts'
import { openApi } from '../../server.ts'
import { postMail } from './held-mails.ts'
import { record } from './outbox.ts'

const api = await openTestApi()
const { db, owner, world } = api
let onLetter: (letter: Letter) => 'answer' | 'hang up' = () => 'answer'
const post = await openMailServer({ refuses: /^colleague@/, onLetter: letter => onLetter(letter) })
const server = await openApi({ ...settings, smtpUrl: `smtp://127.0.0.1:${post.port}?ignoreTLS=true` }, api.url)
afterAll(async () => {
  await server.stop()
  await api.close()
  post.close()
})
beforeEach(async () => {
  onLetter = () => 'answer'
  post.letters.length = 0
  await sql`delete from graphile_worker._private_jobs`.execute(owner)
})

const passwordChanged = async (who: 'careWorker' | 'colleague' | 'thirdWorker') => {
  const changed = {
    name: 'account_password_changed',
    subjectType: 'Account',
    subjectUuid: world.people[who].uuid,
    me: null,
    now: today,
  } as const
  await db.transaction().execute(tx => record(tx, [changed]))
  return mailTo(who)
}
const mailTo = async (who: 'careWorker' | 'colleague' | 'thirdWorker') => {
  const { rows } = await sql<{
    event: string
  }>`select payload->>'event' as event from graphile_worker._private_jobs order by id desc limit 1`.execute(owner)
  await server.mailbox.deliver(rows[0]!.event, today)
  return db
    .selectFrom('mail')
    .selectAll()
    .where('event_uuid', '=', rows[0]!.event)
    .where('recipient', '=', world.people[who].username)
    .executeTakeFirstOrThrow()
}
const kept = (uuid: string) => db.selectFrom('mail').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
const header = (letter: Letter | undefined, name: string) => new RegExp(`^${name}: (.*)\r$`, 'im').exec(letter!.text)?.[1]

test('a mail is sent with the proper headers, its own id and the time of sending', async () => {
  const { uuid } = await passwordChanged('careWorker')
  await server.mailbox.send(uuid)
  const { sent_at, sending_at } = await kept(uuid)
  expect(Date.parse(header(post.letters[0], 'Date')!)).toBe(Date.parse(sending_at!))
  expect(sent_at).not.toBeNull()
  expect(header(post.letters[0], 'Auto-Submitted')).toBe('auto-generated')
  expect(post.letters[0]!.id).toMatch(/^<[0-9a-f]{32}@zorginzet\.example>$/)
  await server.mailbox.send(uuid)
  expect(post.letters).toHaveLength(1)
})
test('a mail of its own is known by its own id', async () => {
  await db
    .transaction()
    .execute(tx =>
      postMail(
        tx,
        { to: 'iemand@voorbeeld.example', letter: 'login_code', places: {}, subject: 'Code', text: '123456' },
        '',
        today,
      ),
    )
  const { uuid } = await db.selectFrom('mail').select('uuid').where('subject', '=', 'Code').executeTakeFirstOrThrow()
  await server.mailbox.send(uuid)
  expect(post.letters[0]!.id).toBe(`<${uuid}@zorginzet.example>`)
})
test('a mail that was on its way when its server died goes out as the same mail', async () => {
  const { uuid } = await passwordChanged('careWorker')
  await server.mailbox.send(uuid)
  // The state after a crash between the mail server's answer and our note of it.
  await db.updateTable('mail').set({ sent_at: null, sending_at: '2026-10-19T08:00:00+00:00' }).where('uuid', '=', uuid).execute()
  await server.mailbox.send(uuid)
  expect(post.letters).toHaveLength(2)
  expect(post.letters[1]!.id).toBe(post.letters[0]!.id)
  expect(header(post.letters[1], 'Date')).toBe('Mon, 19 Oct 2026 08:00:00 +0000')
  expect((await kept(uuid)).sent_at).not.toBeNull()
})
test('a mail that the mail server accepted without an answer is in doubt, one that it refused is not', async () => {
  const doubted = await passwordChanged('careWorker')
  onLetter = () => 'hang up'
  await expect(server.mailbox.send(doubted.uuid)).rejects.toThrow()
  expect(await kept(doubted.uuid)).toMatchObject({ sending_at: expect.any(String), sent_at: null })
  const refused = await passwordChanged('colleague')
  await expect(server.mailbox.send(refused.uuid)).rejects.toThrow('550')
  expect(await kept(refused.uuid)).toMatchObject({ sending_at: null, sent_at: null })
})
test('an event that is delivered twice queues each of its mails once', async () => {
  const { event_uuid, uuid } = await passwordChanged('careWorker')
  await server.mailbox.deliver(event_uuid!, today)
  const { rows } = await sql`select key from graphile_worker.jobs where task_identifier = 'send'`.execute(owner)
  expect(rows).toEqual([{ key: `send ${uuid}` }])
})
test('an unreachable recipient delays nobody, is retried, and is not named to planners', async () => {
  for (const who of ['colleague', 'careWorker', 'thirdWorker'] as const) await passwordChanged(who)
  await server.startWork()
  await expect.poll(() => post.letters.length, { timeout: 60_000 }).toBe(2)
  const left = async () =>
    (await sql`select last_error from graphile_worker.jobs where task_identifier = 'send'`.execute(owner)).rows
  await expect.poll(left, { timeout: 60_000 }).toEqual([{ last_error: 'Error EENVELOPE 550' }])
  const { failures } = must(await api.as.planner.get('/jobs/queue'), 200)
  expect(failures).toEqual([{ task: 'send', error: 'Error EENVELOPE 550', retrying: 1, failed: 0, since: expect.any(String) }])
})
