import { careWorkerExportOperations } from '../../contract/workers/care-worker-exports.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { queue } from '../platform/events/outbox.ts'
import { Problem } from '../platform/problem.ts'
import { tasks } from './jobs.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import { queries } from './queries.ts'

const handlers = {
  ask: async ({ tx, body, me, now }) => {
    const [waiting] = await tx
      .selectFrom('care_worker_export')
      .select(['uuid', 'care_worker_uuid'])
      .where('account_uuid', '=', me.uuid)
      .where('status', '=', 'waiting')
      .execute()
    if (waiting?.care_worker_uuid === body.careWorker) return waiting.uuid
    if (waiting) throw new Problem('archive_busy')
    const made = { care_worker_uuid: body.careWorker, account_uuid: me.uuid, created_at: now }
    const { uuid } = await tx.insertInto('care_worker_export').values(made).returning('uuid').executeTakeFirstOrThrow()
    await queue(tx, 'make-care-worker-export', { export: uuid })
    return uuid
  },
  download: async ({ tx, item, services }) => {
    const row = await tx
      .selectFrom('care_worker_export')
      .select(['storage_key as key', 'created_at'])
      .where('uuid', '=', item.uuid)
      .executeTakeFirstOrThrow()
    const { key } = row
    if (!key) throw new Problem('export_not_there')
    return {
      name: `gegevens-${amsterdamDate(row.created_at)}.zip`,
      type: 'application/zip',
      content: () => services.files.get(key),
    }
  },
} satisfies Handlers<typeof careWorkerExportOperations>

// Of two simultaneous requests, the second is refused.
const conflicts = { one_waiting_worker_export: 'archive_busy' } as const

export const careWorkerExports = {
  operations: careWorkerExportOperations,
  handlers,
  queries,
  mails,
  mailTemplates,
  tasks,
  conflicts,
} satisfies Concept
