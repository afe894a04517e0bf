// Archives made in the background, since that may take a while: requested, made, kept for some days, removed.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { EventName } from '../../../contract/events/events.ts'
import type { Tasks } from '../concept.ts'
import { archiveFor, type Entry } from '../files/archive.ts'
import { queue, record } from './outbox.ts'

type Task = Tasks[string]
type Work = Parameters<Task>[0]
/** The owner of the request. */
interface RequestedFile {
  uuid: string
  account_uuid: string
  username: string
  roles: string[]
}
interface Kind {
  /** The table of the requests: with account_uuid, status, progress, storage_key, size and ready_at. */
  table: string
  /** The type of their resource, and the event when one is ready. */
  type: string
  made: EventName
  /** The task that removes one. */
  removal: string
  keptDays: number
}

/**
 * The tasks that make and remove files of a kind; their payload names the request as `export`. What `entriesOf` returns is
 * packed; when that is undefined, the requester no longer has access, and the request fails. `progress` reports how much is
 * ready, in percent.
 */
export const madeFiles = <Row extends object>(
  { table, type, made, removal, keptDays }: Kind,
  entriesOf: (
    work: Work & { row: Row & RequestedFile; progress(percent: number): Promise<unknown> },
  ) => Promise<AsyncIterable<Entry> | undefined>,
): { make: Task; remove: Task } => {
  const requests = sql.table(table)
  return {
    make: async work => {
      const { tx, db, payload, now, files } = work
      const { rows } = await sql<
        Row & RequestedFile
      >`select x.*, a.username, a.roles from ${requests} x join account a on a.uuid = x.account_uuid
        where x.uuid = ${String(payload.export)}::uuid and x.status in ('waiting', 'failed')`.execute(tx)
      const [row] = rows
      if (!row) return
      const fail = () => sql`update ${requests} set status = 'failed' where uuid = ${row.uuid}`.execute(db)
      const progress = (percent: number) =>
        sql`update ${requests} set progress = ${Math.round(percent)} where uuid = ${row.uuid}`.execute(db)
      try {
        const entries = await entriesOf({ ...work, row, progress })
        if (!entries) return void (await fail())
        const bytes = Buffer.concat(await Array.fromAsync(await archiveFor(row.account_uuid, entries)))
        const key = randomUUID()
        await files.put(key, bytes, 'application/zip')
        await record(tx, [{ name: made, subjectType: type, subjectUuid: row.uuid, me: null, now }])
        await queue(tx, removal, { export: row.uuid }, new Date(Date.parse(now) + keptDays * 86_400_000))
        // Last: from here on the row is locked, and progress cannot be reported.
        await sql`update ${requests} set status = 'ready', progress = 100, storage_key = ${key}, size = ${bytes.length}, ready_at = ${now}
          where uuid = ${row.uuid}`.execute(tx)
      } catch (error) {
        // It will be retried; until then this is its state.
        await fail()
        throw error
      }
    },
    remove: async ({ tx, payload, files }) => {
      const uuid = String(payload.export)
      const { rows } = await sql<{
        key: string | null
      }>`select storage_key as key from ${requests} where uuid = ${uuid}::uuid`.execute(tx)
      if (!rows[0]?.key) return
      await files.remove(rows[0].key)
      await sql`update ${requests} set status = 'removed', storage_key = null where uuid = ${uuid}::uuid`.execute(tx)
    },
  }
}
