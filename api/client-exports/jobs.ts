// Makes an export in the background, and removes it after a week.
import { clientExportOperations, exportKeptDays } from '../../contract/clients/client-exports.ts'
import { Client } from '../../contract/clients/clients.ts'
import type { Item, Role } from '../../contract/language.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { printDossier } from '../clients/print.ts'
import { dossierDataOf } from '../clients/queries.ts'
import type { Tasks, Viewer } from '../platform/concept.ts'
import { madeFiles } from '../platform/events/made-files.ts'
import { findItem } from '../platform/rows/rows.ts'
import { showTo } from '../platform/rows/show.ts'

async function* printed(...args: Parameters<typeof printDossier>) {
  yield* await printDossier(...args)
}

const kind = {
  table: 'client_export',
  type: 'ClientExport',
  made: 'client_export_made',
  removal: 'remove-client-export',
  keptDays: exportKeptDays,
} as const
interface Row {
  client_uuid: string
  start_date: string
  end_date: string
}
const askers: readonly Role[] = clientExportOperations.ask.by
const exported = madeFiles<Row>(kind, async ({ tx, row, now, queriesOf, progress }) => {
  const me = {
    uuid: row.account_uuid,
    username: row.username,
    roles: (row.roles as Role[]).filter(role => askers.includes(role)),
    impersonator: null,
    session: null,
  }
  const viewer: Viewer = { me, now, queriesOf }
  const found = await findItem(tx, Client, row.client_uuid, viewer)
  // They no longer act for this client.
  if (!found) return undefined
  const client = showTo(viewer, Client, { ...found }, 'item') as unknown as Item<typeof Client>
  const window = { startDate: row.start_date, endDate: row.end_date }
  const chapters = await dossierDataOf(tx, row.client_uuid, window, viewer, percent => progress(percent * 0.9))
  return printed(client, window, chapters, amsterdamDate(now))
})

export const tasks: Tasks = { 'make-client-export': exported.make, 'remove-client-export': exported.remove }
