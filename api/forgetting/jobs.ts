// Forgets everyone whose term has passed, every night, each person in a separate transaction: a failure is retried the next night.

import { sql } from 'kysely'
import type { EventName } from '../../contract/events/events.ts'
import { counted } from '../../rules/time/format-nl.ts'
import type { QueriesOf, ScheduledJob, Tasks } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { queue, record } from '../platform/events/outbox.ts'
import { Failure } from '../platform/problem.ts'
import { type ForgettingKind, forgetBooks, removeOldMails, removeOldRosters, terminated } from './queries.ts'

const wordsOf: Record<ForgettingKind, { event: EventName; type: string; one: string; more: string }> = {
  care_worker: { event: 'care_worker_forgotten', type: 'CareWorker', one: 'zorgverlener', more: 'zorgverleners' },
  client: { event: 'client_forgotten', type: 'Client', one: 'cliënt', more: 'cliënten' },
  name: { event: 'care_worker_name_forgotten', type: 'CareWorker', one: 'naam', more: 'namen' },
}
const forget = (db: Database, kind: ForgettingKind, uuid: string, now: string) =>
  db.transaction().execute(async tx => {
    const { rows } = await sql<{ keys: string[] }>`select ${terminated[kind].forget(uuid)} as keys`.execute(tx)
    const { keys } = rows[0]!
    if (keys.length > 0) await queue(tx, 'remove-forgotten-files', { keys })
    const { event, type } = wordsOf[kind]
    await record(tx, [{ name: event, subjectType: type, subjectUuid: uuid, me: null, now }])
  })

const forgetOldBooks = async (db: Database): Promise<number> => {
  let all = 0
  for (let last = 1; last > 0; all += last)
    last = await db.transaction().execute(async tx => {
      const { gone, keys } = await forgetBooks(tx)
      if (keys.length > 0) await queue(tx, 'remove-forgotten-files', { keys })
      return gone
    })
  return all
}

const forgetAll = async (db: Database, now: string, _: QueriesOf): Promise<string> => {
  const words: string[] = []
  let failed = 0
  for (const kind of Object.keys(terminated) as ForgettingKind[]) {
    const { rows } = await sql<{ uuid: string }>`${terminated[kind].due}`.execute(db)
    let done = 0
    for (const { uuid } of rows)
      await forget(db, kind, uuid, now).then(
        () => done++,
        () => failed++,
      )
    if (done > 0) words.push(counted(done, wordsOf[kind].one, wordsOf[kind].more))
  }
  const summary = words.length > 0 ? `Vergeten: ${words.join(', ')}.` : 'Er was niemand te vergeten.'
  if (failed > 0) throw new Failure(`${summary} Bij ${failed} lukte het niet; dat wordt morgen opnieuw geprobeerd.`)
  return summary
}

export const jobs: Record<string, ScheduledJob> = {
  // After the nightly backup and its check.
  forget: { cron: '30 4 * * *', run: forgetAll },
  // Before `forget`, so that a name that was only in financial records goes in the same night.
  'forget-books': {
    cron: '20 4 * * *',
    run: async db => {
      const removed = await forgetOldBooks(db)
      return removed > 0
        ? `Facturen, loonregels, overeenkomsten en wat erbij hoort verwijderd: ${removed} rijen.`
        : 'Er waren geen oude facturen.'
    },
  },
  'tidy-mails': {
    cron: '15 4 * * *',
    run: async (db, now) => {
      const removed = await removeOldMails(db, now)
      return removed > 0 ? `Oude mails verwijderd: ${removed}.` : 'Er waren geen oude mails.'
    },
  },
  'tidy-rosters': {
    cron: '10 4 * * *',
    run: async (db, now) => {
      const removed = await removeOldRosters(db, now)
      return removed > 0 ? `Oude roosters verwijderd: ${removed}.` : 'Er waren geen oude roosters.'
    },
  },
}
export const tasks: Tasks = {
  'remove-forgotten-files': async ({ payload, files }) => {
    for (const key of payload.keys as string[]) await files.remove(key)
  },
}
