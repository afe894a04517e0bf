// A mail about a new report, to the family. It holds neither the content nor the name of the client: those are behind the login.
import type { Mail, Mails } from '../platform/concept.ts'
import { writing } from '../platform/events/mails/letters.ts'
import { letters } from './letters.ts'

const write = writing(letters)

export const mails = {
  client_report_written: async (db, { subjectUuid }) => {
    const family = await db
      .selectFrom('client_report as r')
      .innerJoin('client_admin_client as c', 'c.client_uuid', 'r.client_uuid')
      .innerJoin('account as a', 'a.uuid', 'c.client_admin_uuid')
      .select(['a.username', 'r.author_name', 'r.client_uuid'])
      .where('r.uuid', '=', subjectUuid)
      .where('a.active', '=', true)
      .orderBy('a.username')
      .execute()
    return family.map(
      ({ username, author_name, client_uuid }): Mail => ({
        to: username,
        ...write('client_report_written', { schrijver: author_name }, `/zorg/zorgvragen/${client_uuid}/rapportage`),
      }),
    )
  },
} satisfies Mails
