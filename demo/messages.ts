// Recent messages: about a reaction, about a client, and to the back office.
import { sql } from 'kysely'
import type { Database } from '../api/platform/database/database.ts'
import type { Calendar } from './calendar.ts'
import { type Cast, iri } from './cast.ts'
import type { Call, Person, Timeline } from './play.ts'

/** Creates a conversation of each kind. */
export const planMessages = ({
  cast,
  calendar,
  timeline,
  call,
  db,
}: {
  cast: Cast
  calendar: Calendar
  timeline: Timeline
  call: Call
  db: Database
}): void => {
  const samira = cast.worker('zorgverlener@demo.example')
  const write = (offset: number, time: string, who: Person, subject: () => Promise<Record<string, string>>, text: string) =>
    timeline.at(calendar.at(offset, time), async () => call(who, 'POST', '/messages', { ...(await subject()), text }))

  const aboutSamira = async () => ({ careWorker: iri('care_workers', samira.uuid) })
  write(-3, '19:45', samira, aboutSamira, 'Ik heb mijn AGB-code ingeleverd. Wanneer kijken jullie ernaar?')
  write(-2, '09:10', cast.planner, aboutSamira, 'Deze week nog. Je krijgt een mail zodra het klaar is.')

  const family = async () => {
    const { rows } = await sql<Person & { client: string }>`select a.uuid, a.username, a.roles, c.client_uuid as client
      from account a join client_admin_client c on c.client_admin_uuid = a.uuid where a.username = 'client@demo.example'
      order by c.client_uuid limit 1`.execute(db)
    return rows[0]!
  }
  timeline.at(calendar.at(-1, '11:20'), async () => {
    const { client, ...person } = await family()
    const text = 'Mijn moeder wil graag weten wie er zaterdag komt. Is dat al bekend?'
    await call(person, 'POST', '/messages', { client: iri('clients', client), text })
  })

  const { user } = cast.location('singel')
  timeline.at(calendar.at(-1, '20:30'), async () => {
    const { rows } = await sql<{ uuid: string; worker: string }>`
      select r.uuid, p.last_name as worker from care_moment_publication_reaction r join care_worker_profile p on p.uuid = r.care_worker_uuid
      join care_moment_publication pub on pub.uuid = r.care_moment_publication_uuid join care_moment m on m.uuid = pub.care_moment_uuid
      where r.status = 'open' and m.organization_uuid = (select organization_uuid from organization_user where uuid = ${user.uuid}::uuid)
      order by m.start_date, p.last_name limit 1`.execute(db)
    const [reaction] = rows
    if (!reaction) return
    const careMomentPublicationReaction = iri('care_moment_publication_reactions', reaction.uuid)
    await call(user, 'POST', '/messages', {
      careMomentPublicationReaction,
      text: 'Fijn dat je reageert. Ken je de tillift van Arjo?',
    })
    await call(cast.worker(reaction.worker), 'POST', '/messages', {
      careMomentPublicationReaction,
      text: 'Ja, daar werk ik vaker mee.',
    })
  })
}
