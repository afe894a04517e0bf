// A mail to the user who requested an export, when it took a while. It names nobody.
import type { Mails } from '../platform/concept.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { mailTemplates } from './mail-templates.ts'

const write = writing(mailTemplates)

/** A user whose screen is probably still open needs no mail. */
const quickMs = 20_000

export const mails = {
  care_worker_export_made: async (db, { subjectUuid }) => {
    const row = await db
      .selectFrom('care_worker_export as x')
      .innerJoin('account as a', 'a.uuid', 'x.account_uuid')
      .select(['x.care_worker_uuid', 'x.account_uuid', 'x.created_at', 'x.ready_at', 'a.username'])
      .where('x.uuid', '=', subjectUuid)
      .where('x.status', '=', 'ready')
      .where('a.active', '=', true)
      .executeTakeFirst()
    if (!row?.ready_at || Date.parse(row.ready_at) - Date.parse(row.created_at) < quickMs) return []
    const mail =
      row.account_uuid === row.care_worker_uuid
        ? write('care_worker_export_for_worker', {}, '/werk/profiel-bewerken')
        : write('care_worker_export_for_office', {}, `/backoffice/zzpers/${row.care_worker_uuid}?onderdeel=bestand`)
    return [{ to: row.username, ...mail, isPrompt: true }]
  },
} satisfies Mails
