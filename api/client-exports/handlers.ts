import { clientExportOperations } from '../../contract/clients/client-exports.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { queue } from '../platform/events/outbox.ts'
import { entryIn } from '../platform/files/archive.ts'
import { Problem } from '../platform/problem.ts'
import { tasks } from './jobs.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import { queries } from './queries.ts'

const handlers = {
  ask: async ({ tx, body, me, now, reads }) => {
    reads([body.client])
    const values = { client_uuid: body.client, start_date: body.startDate, end_date: body.endDate }
    const [waiting] = await tx
      .selectFrom('client_export')
      .select(['uuid', 'client_uuid', 'start_date', 'end_date'])
      .where('account_uuid', '=', me.uuid)
      .where('status', '=', 'waiting')
      .execute()
    const isSame =
      waiting?.client_uuid === body.client && waiting.start_date === body.startDate && waiting.end_date === body.endDate
    if (waiting && isSame) return waiting.uuid
    if (waiting) throw new Problem('archive_busy')
    const made = { ...values, account_uuid: me.uuid, created_at: now }
    const { uuid } = await tx.insertInto('client_export').values(made).returning('uuid').executeTakeFirstOrThrow()
    await queue(tx, 'make-client-export', { export: uuid })
    return uuid
  },
  download: async ({ tx, item, query, reads, services }) => {
    const { storage_key: key, ...row } = await tx
      .selectFrom('client_export')
      .select(['storage_key', 'client_uuid', 'start_date', 'end_date'])
      .where('uuid', '=', item.uuid)
      .executeTakeFirstOrThrow()
    if (!key) throw new Problem('export_not_there')
    reads([row.client_uuid])
    const name = `dossier-${row.start_date}-${row.end_date}`
    if (query.only === 'pdf') {
      const content = async () => entryIn(await services.files.get(key), '.pdf')
      return { name: `${name}.pdf`, type: 'application/pdf', content }
    }
    return { name: `${name}.zip`, type: 'application/zip', content: () => services.files.get(key) }
  },
} satisfies Handlers<typeof clientExportOperations>

// Of two simultaneous requests, the second is refused.
const conflicts = { one_waiting_export: 'archive_busy' } as const

export const clientExports = {
  operations: clientExportOperations,
  handlers,
  queries,
  mails,
  mailTemplates,
  tasks,
  conflicts,
} satisfies Concept
