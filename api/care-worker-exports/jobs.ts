// Makes an export in the background, and removes it after a week.
import { exportKeptDays } from '../../contract/clients/client-exports.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import type { Tasks } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { madeFiles } from '../platform/events/made-files.ts'
import type { Entry } from '../platform/files/archive.ts'
import type { FileStore } from '../platform/files/files.ts'
import { printHeld } from './print.ts'
import { agreementPdf, agreementPdfsOf, exportedDataOf, filesOf, type StoredData } from './queries.ts'

type StoredFiles = Awaited<ReturnType<typeof filesOf>>
// Names may be duplicate, and may contain characters that are not allowed in an archive.
const nameIn = (name: string, index: number) => `bestanden/${index + 1} ${name.replaceAll(/[/\\:*?"<>|]/g, '-')}`
async function* packed(
  tx: Tx,
  worker: string,
  { held, today, files }: { held: StoredData; today: string; files: FileStore },
): AsyncGenerator<Entry> {
  yield* await printHeld(held, today)
  const stored: StoredFiles = await filesOf(tx, worker)
  for (const [index, { name, key }] of stored.entries()) yield { name: nameIn(name, index), bytes: await files.get(key) }
  for (const [index, { uuid, at }] of (await agreementPdfsOf(tx, worker)).entries())
    yield { name: `overeenkomsten/${index + 1} ${amsterdamDate(at)}.pdf`, bytes: await agreementPdf(tx, uuid) }
}

const kind = {
  table: 'care_worker_export',
  type: 'CareWorkerExport',
  made: 'care_worker_export_made',
  removal: 'remove-care-worker-export',
  keptDays: exportKeptDays,
} as const
const exported = madeFiles<{ care_worker_uuid: string }>(kind, async ({ tx, row, now, files, progress }) => {
  const worker = row.care_worker_uuid
  const byOffice = row.account_uuid !== worker
  const data = await exportedDataOf(tx, worker, byOffice, percent => progress(percent * 0.9))
  return packed(tx, worker, { held: data, today: amsterdamDate(now), files })
})

export const tasks: Tasks = { 'make-care-worker-export': exported.make, 'remove-care-worker-export': exported.remove }
