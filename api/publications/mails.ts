// Mails about reactions: to the organization when one is placed, to who reacted when it is answered.
import { sql } from 'kysely'
import type { Actor, Item } from '../../contract/language.ts'
import { type CareMomentPublication, publicationOperations } from '../../contract/publications.ts'
import { formatDateTimes } from '../../rules/format-nl.ts'
import { organizationAddress } from '../care-moments/mails.ts'
import type { Happening, Mail, Mails } from '../platform/concept.ts'
import type { Database } from '../platform/database.ts'
import { parseQuery } from '../platform/filters.ts'
import { findPage } from '../platform/rows.ts'

const reactionOf = (db: Database, uuid: string) =>
  db
    .selectFrom('care_moment_publication_reaction as r')
    .innerJoin('care_moment_publication as p', 'p.uuid', 'r.care_moment_publication_uuid')
    .innerJoin('care_moment as m', 'm.uuid', 'p.care_moment_uuid')
    .innerJoin('organization as o', 'o.uuid', 'm.organization_uuid')
    .innerJoin('account as a', 'a.uuid', 'r.care_worker_uuid')
    .innerJoin('care_worker_profile as w', 'w.uuid', 'r.care_worker_uuid')
    .innerJoin('expertise_level as l', 'l.uuid', 'w.expertise_level_uuid')
    .select([
      'r.status',
      'r.motivation',
      'r.care_worker_uuid',
      'm.assignee_uuid',
      'm.uuid as moment',
      'm.title',
      'm.start_date',
      'm.end_date',
      'o.name as organization',
      'a.username',
      'w.first_name',
      'w.last_name',
      'l.name as level',
    ])
    .where('r.uuid', '=', uuid)
    .executeTakeFirstOrThrow()
type Reaction = Awaited<ReturnType<typeof reactionOf>>

// To who reacted, while the reaction is still what the mail says.
const toWorker =
  (status: string, subject: (r: Reaction, when: string) => string, text: (r: Reaction, when: string) => string) =>
  async (db: Database, happening: Happening): Promise<Mail[]> => {
    const r = await reactionOf(db, happening.subjectUuid)
    const when = formatDateTimes(r.start_date, r.end_date)
    // Who was to work it hears so of the moment itself.
    if (r.status !== status || r.assignee_uuid === r.care_worker_uuid) return []
    return [
      {
        to: r.username,
        subject: subject(r, when),
        text: text(r, when),
        button: { label: 'Zoek een andere opdracht', path: '/werk/nieuwe-opdrachten' },
      },
    ]
  }

// Who keeps searches is told by them instead of by their distance: the very list they would see, narrowed to this one.
const matchingSearches = async (db: Database, happening: Happening) => {
  const searches = await db
    .selectFrom('saved_search as s')
    .innerJoin('account as a', 'a.uuid', 's.care_worker_uuid')
    .select(['s.name', 's.query', 's.care_worker_uuid', 'a.username'])
    .where('s.by_mail', '=', true)
    .where('a.active', '=', true)
    .orderBy('s.uuid')
    .execute()
  const told = new Map<
    string,
    { username: string; search: string; title: string; organization: string; city: string; start_date: string; end_date: string }
  >()
  for (const search of searches) {
    if (told.has(search.care_worker_uuid)) continue
    const me: Actor = {
      uuid: search.care_worker_uuid,
      username: search.username,
      roles: ['ROLE_CARE_WORKER'],
      impersonator: null,
      session: null,
    }
    const query = parseQuery(search.query)
    for (const paging of ['page', 'itemsPerPage', 'pagination']) query.delete(paging)
    query.set('uuid', [happening.subjectUuid]).set('careWorkerUuid', [me.uuid])
    const { items } = await findPage(db, publicationOperations.list, query, me, happening.at)
    const [found] = items as unknown as Item<typeof CareMomentPublication>[]
    if (!found) continue
    const { title, startDate, endDate, location } = found.careMoment
    const place = { organization: location.organization.name, city: location.city }
    told.set(me.uuid, {
      username: search.username,
      search: search.name,
      title,
      ...place,
      start_date: startDate,
      end_date: endDate,
    })
  }
  return [...told.values()]
}

export const mails: Mails = {
  care_moment_published: async (db, happening) => {
    if (happening.data.quiet) return []
    const { rows } = await sql<{
      username: string
      title: string
      organization: string
      city: string
      start_date: string
      end_date: string
    }>`
      select a.username, m.title, o.name as organization, l.city, m.start_date, m.end_date
      from care_moment_publication p join care_moment m on m.uuid = p.care_moment_uuid join organization o on o.uuid = m.organization_uuid
      join organization_location l on l.uuid = m.location_uuid join expertise_level asked on asked.uuid = m.expertise_level_uuid
      join care_worker w on w.active and w.phase in ('startup', 'won') and w.contract_types && p.published_for_contract_types
      join care_worker_profile wp on wp.uuid = w.uuid join care_worker_preferences pref on pref.uuid = w.uuid join account a on a.uuid = w.uuid
      join expertise_level own on own.uuid = wp.expertise_level_uuid and (own.uuid = asked.uuid or (own.track = asked.track and own.rank > asked.rank))
      where p.uuid = ${happening.subjectUuid}::uuid and p.status = 'open' and m.status = 'open'
      and 2 * 6371 * asin(sqrt(power(sin(radians(l.latitude - wp.latitude) / 2), 2) + cos(radians(wp.latitude)) * cos(radians(l.latitude))
        * power(sin(radians(l.longitude - wp.longitude) / 2), 2))) <= pref.maximum_distance_km
      and not exists (select 1 from exclude_list e where e.care_worker_uuid = w.uuid and e.client_uuid = m.client_uuid)
      and (p.audience = 'everyone' or (p.audience = 'favorites' and exists (select 1 from favorite_care_worker f where f.care_worker_uuid = w.uuid and f.organization_uuid = o.uuid))
        or (p.audience = 'care_team' and exists (select 1 from care_team t where t.care_worker_uuid = w.uuid and t.client_uuid = m.client_uuid)))
      and not exists (select 1 from saved_search s where s.care_worker_uuid = w.uuid and s.by_mail)
      and not exists (select 1 from care_moment busy where busy.assignee_uuid = w.uuid and busy.time_scope = 'moment' and busy.status = 'assigned'
        and tstzrange(busy.start_date, busy.end_date) && tstzrange(m.start_date, m.end_date))`.execute(db)
    const bySearch = await matchingSearches(db, happening)
    return [...rows, ...bySearch].map(row => {
      const when = formatDateTimes(row.start_date, row.end_date)
      return {
        to: row.username,
        subject: `Nieuwe opdracht: ${when}`,
        text: `${'search' in row ? `Past bij je zoekopdracht “${row.search}”. ` : ''}${row.organization} in ${row.city} zoekt iemand voor “${row.title}”, ${when}.`,
        button: { label: 'Bekijk de opdracht', path: `/werk/nieuwe-opdrachten/${happening.subjectUuid}` },
      }
    })
  },
  reaction_placed: async (db, happening) => {
    const r = await reactionOf(db, happening.subjectUuid)
    if (r.status !== 'open') return []
    const when = formatDateTimes(r.start_date, r.end_date)
    const motivation = r.motivation ? `\n\n“${r.motivation}”` : ''
    return [
      {
        to: await organizationAddress(db, r.moment),
        subject: `Nieuwe reactie op ${when}`,
        text: `${r.first_name} ${r.last_name} (${r.level}) heeft gereageerd op “${r.title}”, ${when}.${motivation}`,
        button: { label: 'Bekijk de reacties', path: `/organisatie/opdrachten/${r.moment}` },
      },
    ]
  },
  reaction_not_selected: toWorker(
    'not_selected',
    (_r, when) => `Niet gekozen: ${when}`,
    (r, when) => `Voor “${r.title}”, ${when}, bij ${r.organization} is iemand anders gekozen of de tijd was om.`,
  ),
  reaction_rejected: toWorker(
    'rejected',
    (_r, when) => `Reactie afgewezen: ${when}`,
    (r, when) => `${r.organization} heeft je reactie op “${r.title}”, ${when}, afgewezen.`,
  ),
  reaction_canceled: toWorker(
    'canceled',
    (_r, when) => `Opdracht geannuleerd: ${when}`,
    (r, when) => `${r.organization} heeft “${r.title}”, ${when}, geannuleerd.`,
  ),
  reaction_not_selected_withdrawn: toWorker(
    'not_selected_withdrawn',
    (_r, when) => `Publicatie ingetrokken: ${when}`,
    (r, when) => `${r.organization} heeft de publicatie van “${r.title}”, ${when}, ingetrokken.`,
  ),
}
