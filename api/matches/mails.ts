// Mails about new work: at once, or collected once a day. For a saved search always at once.

import { sql } from 'kysely'
import type { Actor, Item } from '../../contract/language.ts'
import { type CareMomentPublication, publicationOperations } from '../../contract/moments/publications.ts'
import { type StoredTimes, when } from '../care-moments/mails.ts'
import type { Mail, Mails, MakeMails, QueriesOf, StoredEvent } from '../platform/concept.ts'
import type { Database, Sql } from '../platform/database/database.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { parseQuery } from '../platform/rows/filters.ts'
import { findPage } from '../platform/rows/rows.ts'
import { mailTemplates } from './mail-templates.ts'
import { isNotifiedAtOnce, matchingPublished, wasTold } from './queries.ts'

const write = writing(mailTemplates)

interface Match extends StoredTimes {
  publication: string
  username: string
  title: string
  organization: string
  city: string
  in_series?: boolean
  search?: string
}
const matches = async (db: Database, condition: Sql): Promise<Match[]> => {
  const { rows } = await sql<Match>`
    select p.uuid as publication, a.username, m.title, o.name as organization, l.city, m.start_date, m.end_date,
      m.break_minutes, m.break_from,
      m.recurring_care_moment_uuid is not null as in_series from ${matchingPublished(condition)}
    order by m.start_date, p.uuid`.execute(db)
  return rows
}
const placesOf = (match: Match) => ({
  'past bij': match.search ? `Past bij je filters “${match.search}”.` : '',
  ...{ organisatie: match.organization, plaats: match.city, opdracht: match.title, wanneer: when(match) },
  vaker: match.in_series ? ', en daarna vaker' : '',
})
const mailOf = (match: Match): Mail => ({
  to: match.username,
  ...write('new_match', placesOf(match), `/werk/nieuwe-opdrachten/${match.publication}`),
  usefulUntil: match.start_date,
})
// Each of several, worded as in the mail about one.
const sentence = (match: Match) => write('new_match', placesOf(match), '/werk/nieuwe-opdrachten').text

// Whether account `a` was notified of this event.
const hasHeard = ({ uuid, subjectUuid }: StoredEvent) => sql`(select 1 from care_moment_publication p
  join care_moment m on m.uuid = p.care_moment_uuid where p.uuid = ${subjectUuid}::uuid and ${wasTold(sql`a.uuid`, uuid)})`
// For people with saved searches these decide, not the distance: it is the same list as on their screen, narrowed to this publication.
const matchingSearches = async (db: Database, event: StoredEvent, queriesOf: QueriesOf) => {
  const searches = await db
    .selectFrom('saved_search as s')
    .innerJoin('account as a', 'a.uuid', 's.care_worker_uuid')
    .select(['s.name', 's.query', 's.care_worker_uuid', 'a.username'])
    .where('s.by_mail', '=', true)
    .where('a.active', '=', true)
    .where(eb => eb.not(eb.exists(hasHeard(event))))
    .orderBy('s.uuid')
    .execute()
  const chosen = new Map<string, Match>()
  for (const { username, name, query: kept, care_worker_uuid: uuid } of searches) {
    if (chosen.has(uuid)) continue
    const me: Actor = { uuid, username, roles: ['ROLE_CARE_WORKER'], impersonator: null, session: null }
    const query = parseQuery(kept)
    for (const paging of ['page', 'itemsPerPage', 'pagination']) query.delete(paging)
    query.set('uuid', [event.subjectUuid]).set('careWorkerUuid', [uuid]).set('declined', ['false'])
    const { items } = await findPage(db, publicationOperations.list, query, { me, now: event.at, queriesOf }, undefined, 'item')
    const [found] = items as unknown as Item<typeof CareMomentPublication>[]
    if (!found) continue
    const { title, location, ...moment } = found.careMoment
    const { startDate: start_date, endDate: end_date, breakMinutes: break_minutes, breakFrom: break_from = null } = moment
    const place = { organization: location.organization.name, city: location.city }
    chosen.set(uuid, {
      publication: found.uuid,
      username,
      search: name,
      title,
      ...place,
      start_date,
      end_date,
      break_minutes,
      break_from,
    })
  }
  return [...chosen.values()]
}

// At publication and each time it widens: everyone it suits by then who was not notified before.
const offered: MakeMails = async (db, event, queriesOf) => {
  if (event.data.quiet) return []
  const isTemporary = sql`p.uuid = ${event.subjectUuid}::uuid and ${isNotifiedAtOnce(event.at)} and not ${wasTold(sql`w.uuid`, event.uuid)}`
  const bySearch = await matchingSearches(db, event, queriesOf)
  return [...(await matches(db, isTemporary)).map(mailOf), ...bySearch.map(match => ({ ...mailOf(match), isPrompt: true }))]
}

const maxListed = 10
export const mails = {
  care_moment_published: offered,
  care_moment_publication_widened: offered,
  new_matches_gathered: async (db, event) => {
    const isStillNew = sql`p.uuid = any(${event.data.publications as string[]}::uuid[]) and w.uuid = ${event.subjectUuid}::uuid
      and m.start_date > ${event.at}`
    const found = await matches(db, isStillNew)
    const [first] = found
    if (!first) return []
    if (found.length === 1) return [{ ...mailOf(first), isPrompt: true }]
    const more = found.length > maxListed ? [`En nog ${found.length - maxListed} andere.`] : []
    const opdrachten = [...found.slice(0, maxListed).map(sentence), ...more].join('\n\n')
    const mail = write('new_matches', { aantal: String(found.length), opdrachten }, '/werk/nieuwe-opdrachten')
    return [{ to: first.username, ...mail, isPrompt: true }]
  },
} satisfies Mails
