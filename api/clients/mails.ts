// Mails about a client, to those who work there. A mail holds the first name only, and never the reason or the condition.
import { formatDateLong } from '../../rules/time/format-nl.ts'
import type { Mail, Mails, MakeMails, StoredEvent } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { mailTemplates } from './mail-templates.ts'
import { managersOf } from './queries.ts'

const write = writing(mailTemplates)
/** To the people who manage a client, except the one who did it: each letter leads to the client on their own screens. */
export const toManagers = async (
  db: Database,
  client: string,
  { actorUuid }: Pick<StoredEvent, 'actorUuid'>,
  letter: { atOrganization: Omit<Mail, 'to'>; atOffice: Omit<Mail, 'to'> },
): Promise<Mail[]> => {
  const keepers = await managersOf(db, client, actorUuid)
  return keepers.map(({ address, atOffice }) => ({ to: address, ...(atOffice ? letter.atOffice : letter.atOrganization) }))
}
/** While the client has this status. */
const moved =
  (status: string, wat: string, gevolg: string): MakeMails =>
  async (db, event) => {
    const { subjectUuid: uuid } = event
    const client = await db
      .selectFrom('client')
      .select(['first_name', 'status'])
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow()
    if (client.status !== status) return []
    const places = { voornaam: client.first_name, wat, gevolg }
    return toManagers(db, uuid, event, {
      atOrganization: write('client_moved', places, `/organisatie/clienten/${uuid}`),
      atOffice: write('client_moved_to_manager', places, `/backoffice/clienten/${uuid}`),
    })
  }

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
  client_back_in_care: moved('active', 'is weer in zorg', 'De zorg die nodig is, kan weer worden gepland.'),
  client_closed: moved('closed', 'is afgesloten', 'Er wordt geen zorg meer gepland.'),
} satisfies Mails
