// Mails about a client, to those who work there. A mail holds the first name only, and never the reason or the condition.
import { formatDateLong } from '../../rules/format-nl.ts'
import type { Mail, Mails } from '../platform/concept.ts'
import { writing } from '../platform/events/mails/letters.ts'
import { letters } from './letters.ts'

const write = writing(letters)

export const mails = {
  client_set_inactive: async (db, event) => {
    const client = await db
      .selectFrom('client')
      .select(['first_name', 'ended_on', 'status'])
      .where('uuid', '=', event.subjectUuid)
      .executeTakeFirstOrThrow()
    if (client.status !== 'inactive' || !client.ended_on) return []
    const team = await db
      .selectFrom('care_team as t')
      .innerJoin('account as a', 'a.uuid', 't.care_worker_uuid')
      .select('a.username')
      .where('t.client_uuid', '=', event.subjectUuid)
      .where('a.active', '=', true)
      .orderBy('a.username')
      .execute()
    const places = { datum: formatDateLong(client.ended_on), voornaam: client.first_name }
    return team.map(({ username }): Mail => ({ to: username, ...write('client_set_inactive', places, '/werk/planning') }))
  },
} satisfies Mails
