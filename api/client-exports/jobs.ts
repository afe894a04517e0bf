// Makes an export beside the request, and removes it after a week.
import { randomUUID } from 'node:crypto'
import { exportKeptDays } from '../../contract/client-exports.ts'
import { Client } from '../../contract/clients.ts'
import type { Item, Role } from '../../contract/language.ts'
import { amsterdamDate } from '../../rules/amsterdam.ts'
import { printDossier } from '../clients/print.ts'
import { heldOn } from '../clients/queries.ts'
import type { Tasks, Viewer } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { queue, record } from '../platform/events/outbox.ts'
import { archiveFor } from '../platform/files/archive.ts'
import { findItem } from '../platform/rows/rows.ts'
import { showTo } from '../platform/rows/show.ts'

const note = (db: Database, uuid: string, columns: { progress?: number; status?: string }) =>
  db.updateTable('client_export').set(columns).where('uuid', '=', uuid).execute()

export const tasks: Tasks = {
  'make-client-export': async ({ tx, db, payload, now, files, queriesOf }) => {
    const row = await tx
      .selectFrom('client_export as x')
      .innerJoin('account as a', 'a.uuid', 'x.account_uuid')
      .select(['x.uuid', 'x.client_uuid', 'x.account_uuid', 'x.start_date', 'x.end_date', 'a.username', 'a.roles'])
      .where('x.uuid', '=', String(payload.export))
      .where('x.status', 'in', ['waiting', 'failed'])
      .executeTakeFirst()
    if (!row) return
    const me = {
      uuid: row.account_uuid,
      username: row.username,
      roles: row.roles as Role[],
      impersonator: null,
      session: null,
    }
    const viewer: Viewer = { me, now, queriesOf }
    try {
      const found = await findItem(tx, Client, row.client_uuid, viewer)
      // They act for this client no more.
      if (!found) return void (await note(db, row.uuid, { status: 'failed' }))
      const client = showTo(viewer, Client, { ...found }, 'item') as unknown as Item<typeof Client>
      const window = { startDate: row.start_date, endDate: row.end_date }
      const chapters = await heldOn(tx, row.client_uuid, window, viewer, percent =>
        note(db, row.uuid, { progress: Math.round(percent * 0.9) }),
      )
      const pieces: Uint8Array[] = []
      for await (const piece of await archiveFor(row.account_uuid, printed(client, window, chapters, amsterdamDate(now))))
        pieces.push(piece)
      const [bytes, storage_key] = [Buffer.concat(pieces), randomUUID()]
      await files.put(storage_key, bytes, 'application/zip')
      const ready = { status: 'ready', progress: 100, storage_key, size: bytes.length, ready_at: now }
      await record(tx, [{ name: 'client_export_made', subjectType: 'ClientExport', subjectUuid: row.uuid, me: null, now }])
      await queue(tx, 'remove-client-export', { export: row.uuid }, new Date(Date.parse(now) + exportKeptDays * 86_400_000))
      // Last: from here on the row is locked, and no note can be made of it.
      await tx.updateTable('client_export').set(ready).where('uuid', '=', row.uuid).execute()
    } catch (error) {
      // It is tried again; until then this is how it stands.
      await note(db, row.uuid, { status: 'failed' })
      throw error
    }
  },
  'remove-client-export': async ({ tx, payload, files }) => {
    const [row] = await tx
      .selectFrom('client_export')
      .select(['uuid', 'storage_key'])
      .where('uuid', '=', String(payload.export))
      .execute()
    if (!row?.storage_key) return
    await files.remove(row.storage_key)
    await tx.updateTable('client_export').set({ status: 'removed', storage_key: null }).where('uuid', '=', row.uuid).execute()
  },
}

async function* printed(...asked: Parameters<typeof printDossier>) {
  yield* await printDossier(...asked)
}
