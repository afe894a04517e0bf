// A mail to the user who requested an export, when it took a while. It does not name the client.
import type { Mails } from '../platform/concept.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { mailTemplates } from './mail-templates.ts'

const write = writing(mailTemplates)

/** A user whose screen is probably still open needs no mail. */
const quickMs = 20_000

export const mails = {
  client_export_made: async (db, { subjectUuid }) => {
    const row = await db
      .selectFrom('client_export as x')
      .innerJoin('account as a', 'a.uuid', 'x.account_uuid')
      .select(['x.client_uuid', 'x.created_at', 'x.ready_at', 'a.username', 'a.roles'])
      .where('x.uuid', '=', subjectUuid)
      .where('x.status', '=', 'ready')
      .where('a.active', '=', true)
      .executeTakeFirst()
    if (!row?.ready_at || Date.parse(row.ready_at) - Date.parse(row.created_at) < quickMs) return []
    const mail = row.roles.includes('ROLE_PLANNER')
      ? write('client_export_for_office', {}, `/backoffice/clienten/${row.client_uuid}?onderdeel=bestand`)
      : write('client_export_for_family', {}, `/zorg/zorgvragen/${row.client_uuid}/client?onderdeel=bestand`)
    return [{ to: row.username, ...mail, isPrompt: true }]
  },
} satisfies Mails
