// A mail to who asked for an export, when it took a while. It does not name the client.
import type { ButtonFor, Mails } from '../platform/concept.ts'

/** Who still has the screen open after this needs no mail. */
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
    if (row.roles.includes('ROLE_PLANNER')) {
      const button: ButtonFor<'ROLE_PLANNER'> = {
        label: 'Haal het bestand op',
        path: `/backoffice/clienten/${row.client_uuid}?onderdeel=bestand`,
      }
      const text = 'Het gevraagde dossier staat klaar. Over een week verwijderen wij het.'
      return [{ to: row.username, subject: 'Het bestand staat klaar', text, button, isPrompt: true }]
    }
    const button: ButtonFor<'ROLE_CLIENT_ADMIN'> = {
      label: 'Haal het bestand op',
      path: `/zorg/zorgvragen/${row.client_uuid}/client?onderdeel=bestand`,
    }
    const text = 'Het bestand waar u om vroeg, staat klaar. U haalt het op na het inloggen. Over een week verwijderen wij het.'
    return [{ to: row.username, subject: 'Uw bestand staat klaar', text, button, isPrompt: true }]
  },
} satisfies Mails
