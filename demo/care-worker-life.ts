// What care workers maintain themselves, and some incidents: preferences, a document in review, three violations by one worker.
import { sql } from 'kysely'
import type { Database } from '../api/platform/database/database.ts'
import { addDays } from '../rules/time/amsterdam.ts'
import type { Calendar } from './calendar.ts'
import { type Cast, type CastWorker, iri, known } from './cast.ts'
import type { Call, Timeline } from './play.ts'

interface Setting {
  cast: Cast
  calendar: Calendar
  timeline: Timeline
  call: Call
  db: Database
}

/** Where the two demo accounts like to work, and Samira's AGB code, which nobody has reviewed yet. */
export const planWishes = ({ cast, calendar, timeline, call }: Setting): void => {
  const samira = cast.worker('zorgverlener@demo.example')
  const wishes: [CastWorker, boolean, string[]][] = [
    [samira, true, ['oost', 'beukenrode']],
    [cast.worker('uitzend@demo.example'), false, ['singel']],
  ]
  for (const [worker, hasCar, locations] of wishes)
    timeline.at(calendar.at(-12, '20:15'), () =>
      call(worker, 'PUT', `/care_worker_preferences/${worker.uuid}`, {
        ...{ hasObjectionToPets: false, hasObjectionToSmokingInside: true, hasObjectionToSmokingOutside: false },
        ...{ hasDriversLicense: true, hasCar, maximumDistanceKm: 30 },
        acts: [...worker.acts].map(key => iri('acts', known(cast.acts.get(key), key))),
        locations: locations.map(key => iri('organization_locations', cast.location(key).uuid)),
      }),
    )
  timeline.at(calendar.at(-1, '19:40'), () =>
    call(samira, 'POST', '/agb_documents', { number: '91048213', issuedOn: addDays(calendar.today, -30) }),
  )
}

const reports = [
  ['late_arrival', 'Was er pas om half acht. De nachtdienst bleef zo lang.'],
  ['other', 'De overdracht is niet ingevuld.'],
  ['late_arrival', 'Weer een kwartier te laat, zonder te bellen.'],
] as const
/** One worker at the second organization has three violations, so the planner sees a flag. */
export const planViolations = ({ cast, calendar, timeline, call, db }: Setting): void => {
  const { user } = cast.location('beukenrode')
  timeline.at(calendar.at(-2, '16:20'), async () => {
    const { rows } = await sql<{ uuid: string }>`
      select uuid from care_moment where status = 'approved' and assignee_uuid = (
        select assignee_uuid from care_moment join care_worker_profile p on p.uuid = assignee_uuid join account a on a.uuid = p.uuid
        where status = 'approved' and organization_uuid = (select organization_uuid from organization_user where uuid = ${user.uuid}::uuid)
          and a.username not in ('zorgverlener@demo.example', 'uitzend@demo.example')
        group by assignee_uuid, p.last_name having count(*) >= 3 order by p.last_name limit 1)
      and organization_uuid = (select organization_uuid from organization_user where uuid = ${user.uuid}::uuid)
      order by start_date desc limit 3`.execute(db)
    for (const [index, { uuid }] of rows.entries()) {
      const [kind, text] = reports[index]!
      await call(user, 'POST', '/care_worker_violations', { careMoment: iri('care_moments', uuid), kind, text })
    }
  })
}
