// Mails about a client, to who works there. A mail is no place for what someone has: the first name, and nothing of why.
import type { NotificationKind } from '../../contract/notifications.ts'
import { formatDateLong } from '../../rules/format-nl.ts'
import type { Mails, MakeMails } from '../platform/concept.ts'

const clients: Record<string, MakeMails> = {
  client_set_inactive: async (db, happening) => {
    const client = await db
      .selectFrom('client')
      .select(['first_name', 'ended_on', 'status'])
      .where('uuid', '=', happening.subjectUuid)
      .executeTakeFirstOrThrow()
    if (client.status !== 'inactive' || !client.ended_on) return []
    const team = await db
      .selectFrom('care_team as t')
      .innerJoin('account as a', 'a.uuid', 't.care_worker_uuid')
      .select('a.username')
      .where('t.client_uuid', '=', happening.subjectUuid)
      .where('a.active', '=', true)
      .orderBy('a.username')
      .execute()
    const when = formatDateLong(client.ended_on)
    return team.map(({ username }) => ({
      to: username,
      subject: `Een cliënt van je zorgteam gaat uit zorg: ${when}`,
      text: `${client.first_name} krijgt vanaf ${when} geen zorg meer via Zorginzet. De diensten vanaf die dag vervallen.`,
      button: { label: 'Bekijk je planning', path: '/werk/planning' },
    }))
  },
}

export const mails: Mails<NotificationKind> = { clients }
