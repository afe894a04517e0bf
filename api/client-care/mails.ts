// Mails about a new report, to the family, and about agreements, to the people who plan the care. They name the client by first name, and
// hold nothing of the care itself: that is behind the login.
import { toManagers } from '../clients/mails.ts'
import type { Mail, Mails, MakeMails } from '../platform/concept.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { mailTemplates } from './mail-templates.ts'

const write = writing(mailTemplates)
/** While the request has this status. When all requests of a client closed together, the mail about the client covers them. */
const moved =
  (status: string, wat: string, gevolg: string): MakeMails =>
  async (db, event) => {
    const request = await db
      .selectFrom('care_request as r')
      .innerJoin('client as c', 'c.uuid', 'r.client_uuid')
      .select(['r.status', 'r.client_uuid as client', 'c.first_name', 'c.status as client_status'])
      .where('r.uuid', '=', event.subjectUuid)
      .executeTakeFirst()
    if (request?.status !== status || request.client_status === 'closed') return []
    const places = { voornaam: request.first_name, wat, gevolg }
    const part = '?onderdeel=zorgvragen'
    return toManagers(db, request.client, event, {
      atOrganization: write('care_request_moved', places, `/organisatie/clienten/${request.client}${part}`),
      atOffice: write('care_request_moved_to_manager', places, `/backoffice/clienten/${request.client}${part}`),
    })
  }

export const mails = {
  client_report_written: async (db, { subjectUuid }) => {
    const family = await db
      .selectFrom('client_report as r')
      .innerJoin('client_admin_client as c', 'c.client_uuid', 'r.client_uuid')
      .innerJoin('client', 'client.uuid', 'r.client_uuid')
      .innerJoin('account as a', 'a.uuid', 'c.client_admin_uuid')
      .select(['a.username', 'r.author_name', 'r.client_uuid', 'client.first_name'])
      .where('r.uuid', '=', subjectUuid)
      .where('a.active', '=', true)
      .orderBy('a.username')
      .execute()
    return family.map(
      ({ username, author_name, client_uuid, first_name }): Mail => ({
        to: username,
        ...write(
          'client_report_written',
          { schrijver: author_name, cliënt: first_name },
          `/zorg/zorgvragen/${client_uuid}/rapportage`,
        ),
      }),
    )
  },
  care_request_activated: moved('active', 'is afgesproken', 'De zorg kan worden gepland.'),
  care_request_paused: moved('inactive', 'is gepauzeerd', 'Kijk welke opdrachten niet door hoeven te gaan.'),
  care_request_closed: moved('closed', 'is afgesloten', 'Kijk welke opdrachten niet door hoeven te gaan.'),
} satisfies Mails
