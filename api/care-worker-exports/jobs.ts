// Makes an export in the background, and removes it after a week.
import { exportKeptDays } from '../../contract/clients/client-exports.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import type { Tasks } from '../platform/concept.ts'
import { madeFiles } from '../platform/events/made-files.ts'
import type { Entry } from '../platform/files/archive.ts'
import type { FileStore } from '../platform/files/files.ts'
import { printHeld } from './print.ts'
import { filesOf, type Held, heldOf } from './queries.ts'

type Stored = Awaited<ReturnType<typeof filesOf>>
// Names may be duplicate, and may contain characters that are not allowed in an archive.
const nameIn = (name: string, index: number) => `bestanden/${index + 1} ${name.replaceAll(/[/\\:*?"<>|]/g, '-')}`
async function* packed(held: Held, today: string, stored: Stored, files: FileStore): AsyncGenerator<Entry> {
  yield* await printHeld(held, today)
  for (const [index, { name, key }] of stored.entries()) yield { name: nameIn(name, index), bytes: await files.get(key) }
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
  const held = await heldOf(tx, worker, byOffice, percent => progress(percent * 0.9))
  return packed(held, amsterdamDate(now), await filesOf(tx, worker), files)
})

export const tasks: Tasks = { 'make-care-worker-export': exported.make, 'remove-care-worker-export': exported.remove }
