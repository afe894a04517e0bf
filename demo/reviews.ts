// Reviews of each other, and offers of contracts.
import { sql } from 'kysely'
import type { Database } from '../api/platform/database/database.ts'
import type { Calendar } from './calendar.ts'
import { type Cast, iri, known } from './cast.ts'
import type { Call, Person, Timeline } from './play.ts'

const ratings = [5, 4, 5, 3, 4, 5, 4, 2]
const words: Record<
  number,
  { care_worker: [tags: string[], text: string | null]; organization: [tags: string[], text: string | null] }
> = {
  5: {
    care_worker: [['on_time', 'friendly', 'clear_handover'], 'Heel prettig gewerkt, graag weer.'],
    organization: [['good_introduction', 'pleasant_atmosphere'], 'Fijn team, alles lag klaar.'],
  },
  4: { care_worker: [['expert', 'calm'], null], organization: [['clear_assignment', 'quick_approval'], null] },
  3: {
    care_worker: [['friendly', 'careless_reporting'], 'Aardig in de omgang; de rapportage was kort.'],
    organization: [['pleasant_atmosphere', 'aids_missing'], 'De tillift was nergens te vinden.'],
  },
  2: {
    care_worker: [['too_late'], 'Kwam een half uur later zonder te bellen.'],
    organization: [['no_handover', 'other_tasks'], null],
  },
}
export type Means = { cast: Cast; calendar: Calendar; timeline: Timeline; call: Call; db: Database }

/** Creates reviews of the last weeks, by both parties. */
export const planReviews = ({ cast, calendar, timeline, call, db }: Means): void => {
  const recent = async (user: Person) => {
    const { rows } = await sql<{ uuid: string; worker: string }>`
      select m.uuid, m.assignee_uuid as worker from care_moment m join care_worker_profile p on p.uuid = m.assignee_uuid
      where m.status = 'approved' and m.organization_uuid = (select organization_uuid from organization_user where uuid = ${user.uuid}::uuid)
        and m.end_date > ${calendar.at(-24, '00:00')} order by p.last_name, m.start_date, m.title limit 24`.execute(db)
    return rows
  }
  for (const user of cast.organizationUsers.values())
    timeline.at(calendar.at(-2, '16:10'), async () => {
      const { rows } = await sql<{ key: string; uuid: string }>`select key, uuid from review_tag`.execute(db)
      const tag = new Map(rows.map(row => [row.key, iri('review_tags', row.uuid)]))
      for (const [n, { uuid, worker }] of (await recent(user)).entries()) {
        const rating = ratings[n % ratings.length]!
        const review = (about: 'care_worker' | 'organization') => {
          const [tags, text] = words[rating]![about]
          return { careMoment: iri('care_moments', uuid), rating, tags: tags.map(key => known(tag.get(key), key)), text }
        }
        if (n % 4 < 3) await call(user, 'POST', '/care_worker_reviews', review('care_worker'))
        const author = cast.workers.find(each => each.uuid === worker)
        if (author && n % 3 === 0) await call(author, 'POST', '/organization_reviews', review('organization'))
      }
    })
}

/** Offers to the demo people: one awaits an answer, one was rejected with a reason. */
export const planOffers = ({ cast, calendar, timeline, call, db }: Means): void =>
  timeline.at(calendar.at(-2, '11:40'), async () => {
    const { user } = cast.location('singel')
    const scale = await db.selectFrom('salary_scale').select('uuid').where('scale', '=', 40).executeTakeFirstOrThrow()
    const offer = async (username: string, terms: Record<string, unknown>) => {
      const worker = cast.worker(username)
      const made = { careWorker: iri('care_workers', worker.uuid), salaryScale: iri('salary_scales', scale.uuid), ...terms }
      return { worker, path: `/contract_proposals/${(await call(user, 'POST', '/contract_proposals', made)).uuid}` }
    }
    await offer('zorgverlener@demo.example', {
      ...{ form: 'min_max', duration: '6_12', hoursPerWeek: 24 },
      message: 'De bewoners vragen steeds of jij weer komt. We hebben een vaste plek in ons team. Kom je het bespreken?',
    })
    const { worker, path } = await offer('uitzend@demo.example', { form: 'fixed_term', duration: '3_6', hoursPerWeek: 16 })
    await call(worker, 'PATCH', path, { status: 'rejected', reason: 'Ik wil minstens 24 uur per week werken.' })
  })

/** Every organization offers a contract to two of its favourites. The first accepts. */
export const planProposals = ({ cast, calendar, timeline, call, db }: Means): void => {
  for (const user of cast.organizationUsers.values())
    timeline.at(calendar.at(-3, '10:20'), async () => {
      const { rows } = await sql<{ uuid: string }>`
        select f.care_worker_uuid as uuid from favorite_care_worker f join care_worker_profile p on p.uuid = f.care_worker_uuid
        where f.organization_uuid = (select organization_uuid from organization_user where uuid = ${user.uuid}::uuid)
          and not exists (select 1 from contract_proposal c where c.care_worker_uuid = f.care_worker_uuid and c.status = 'open')
        order by p.last_name limit 2`.execute(db)
      const scale = await db.selectFrom('salary_scale').select('uuid').where('scale', '=', 40).executeTakeFirstOrThrow()
      for (const [n, { uuid }] of rows.entries()) {
        const terms =
          n === 0 ? { form: 'fixed_term', duration: '6_12', hoursPerWeek: 24 } : { form: 'min_max', duration: 'by_agreement' }
        const made = await call(user, 'POST', '/contract_proposals', {
          ...terms,
          careWorker: iri('care_workers', uuid),
          salaryScale: iri('salary_scales', scale.uuid),
          message: 'We werken graag met je. Zullen we het vastleggen?',
        })
        const worker = cast.workers.find(each => each.uuid === uuid)
        if (worker && n === 0) await call(worker, 'PATCH', `/contract_proposals/${made.uuid}`, { status: 'accepted' })
      }
    })
}

/** Offers of some weeks ago: one was withdrawn, one got no answer. */
export const planOldOffers = ({ cast, calendar, timeline, call, db }: Means): void => {
  const { user } = cast.location('singel')
  const offered = async (at: number, terms: Record<string, unknown>) => {
    const { rows } = await sql<{ uuid: string }>`
      select r.care_worker_uuid as uuid from care_moment_publication_reaction r
      join care_moment_publication p on p.uuid = r.care_moment_publication_uuid join care_moment m on m.uuid = p.care_moment_uuid
      join care_worker_profile w on w.uuid = r.care_worker_uuid join account a on a.uuid = w.uuid
      where m.organization_uuid = (select organization_uuid from organization_user where uuid = ${user.uuid}::uuid)
        and a.username not like '%@demo.example' and not exists (select 1 from contract_proposal c where c.care_worker_uuid = w.uuid)
      group by r.care_worker_uuid, w.last_name, w.first_name order by w.last_name desc, w.first_name limit 1 offset ${at}`.execute(
      db,
    )
    const [found] = rows
    return found && call(user, 'POST', '/contract_proposals', { careWorker: iri('care_workers', found.uuid), ...terms })
  }
  timeline.at(calendar.at(-31, '14:20'), async () => {
    await offered(0, { form: 'zero_hours', duration: '0_3', message: 'Wil je op oproep bij ons komen werken?' })
  })
  timeline.at(calendar.at(-20, '09:50'), async () => {
    const made = await offered(1, { form: 'payroll', duration: '3_6', hoursPerWeek: 20 })
    if (made) await call(user, 'PATCH', `/contract_proposals/${made.uuid}`, { status: 'withdrawn' })
  })
}
