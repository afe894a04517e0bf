// Mails about reactions: to the organization when someone reacts, and to that person when the reaction is answered.

import { sql } from 'kysely'
import { byBackOffice, momentOf, organizationAddresses, screenOf, when, whenColumns } from '../care-moments/mails.ts'
import type { Mail, Mails, StoredEvent } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { mailTemplates } from './mail-templates.ts'

const write = writing(mailTemplates)

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
      'r.standby_position',
      'r.care_worker_uuid',
      'm.assignee_uuid',
      'm.status as moment_status',
      'm.uuid as moment',
      'm.title',
      ...whenColumns,
      'o.name as organization',
      'a.username',
      'w.first_name',
      'w.last_name',
      'l.name as level',
    ])
    .where('r.uuid', '=', uuid)
    .executeTakeFirstOrThrow()
type Reaction = Awaited<ReturnType<typeof reactionOf>>

// To the worker who reacted, while the reaction still has the status that the mail is about.
type ToWorker = Exclude<
  keyof typeof mailTemplates,
  'reaction_placed' | 'reaction_placed_on_series' | 'publication_withdrawn_for_you'
>
const toWorker =
  (status: string, letterOf: (r: Reaction) => ToWorker) =>
  async (db: Database, event: StoredEvent): Promise<Mail[]> => {
    if (event.data.quiet) return []
    const r = await reactionOf(db, event.subjectUuid)
    // The assignee gets the mail about the moment itself.
    if (r.status !== status || r.assignee_uuid === r.care_worker_uuid) return []
    const letter = letterOf(r)
    const places = { opdracht: r.title, wanneer: when(r), organisatie: r.organization }
    const path = letter === 'reaction_second_choice' ? '/werk/reacties' : '/werk/nieuwe-opdrachten'
    return [{ to: r.username, ...write(letter, places, path), usefulUntil: r.start_date }]
  }

const toReserve = toWorker('not_selected', () => 'reaction_second_choice')
const toPassedOver = toWorker('not_selected', r =>
  r.moment_status === 'assignment_expired' ? 'reaction_too_late' : 'reaction_not_selected',
)
const isReserve = async (db: Database, event: StoredEvent) => {
  const { standby_position, moment_status } = await reactionOf(db, event.subjectUuid)
  return standby_position !== null && moment_status !== 'assignment_expired'
}

/** Published by the same person shortly before: the organization has not been notified of the reaction either. */
const isTakenBack = async (db: Database, { subjectUuid, actorUuid, at }: StoredEvent) =>
  Boolean(
    await db
      .selectFrom('event')
      .select('uuid')
      .where('name', '=', 'care_moment_published')
      .where('subject_uuid', '=', subjectUuid)
      .where('actor_uuid', '=', actorUuid)
      .where(sql<boolean>`uuid >= events_from(${subjectUuid}::uuid) and at > ${at}::timestamptz - interval '1 minute'`)
      .executeTakeFirst(),
  )

export const mails = {
  reaction_placed: async (db, event) => {
    if (event.data.quiet) return []
    // A reaction to several dates of a series at once: one mail about those that are still open.
    const placed = Array.isArray(event.data.reactions) ? event.data.reactions.map(String) : [event.subjectUuid]
    const reactions = (await Promise.all(placed.map(uuid => reactionOf(db, uuid)))).filter(({ status }) => status === 'open')
    reactions.sort((one, other) => (one.start_date < other.start_date ? -1 : 1))
    const [r, ...more] = reactions
    if (!r) return []
    const places = {
      ...{ zorgverlener: `${r.first_name} ${r.last_name}`, niveau: r.level, opdracht: r.title },
      ...{ wanneer: when(r), bericht: r.motivation ? `“${r.motivation}”` : '' },
      ...{ aantal: String(reactions.length) },
      data: reactions.map(each => `- ${when(each)}`).join('\n'),
    }
    const letter = more.length > 0 ? 'reaction_placed_on_series' : 'reaction_placed'
    const mail = { ...write(letter, places, `/organisatie/opdrachten/${r.moment}`), usefulUntil: r.start_date }
    return (await organizationAddresses(db, r.moment)).map(to => ({ ...mail, to }))
  },
  reaction_not_selected: async (db, event) => ((await isReserve(db, event)) ? toReserve(db, event) : toPassedOver(db, event)),
  // For a worker who was kept in reserve before the choice, the mail about the choice says so.
  reaction_standby: async (db, event) => (event.data.afterChoice && (await isReserve(db, event)) ? toReserve(db, event) : []),
  // A moment that is open again has been published again in the meantime.
  care_moment_publication_withdrawn: async (db, event) => {
    const { care_moment_uuid } = await db
      .selectFrom('care_moment_publication')
      .select('care_moment_uuid')
      .where('uuid', '=', event.subjectUuid)
      .executeTakeFirstOrThrow()
    const m = await momentOf(db, care_moment_uuid)
    if (m.status !== 'withdrawn' || (await isTakenBack(db, event))) return []
    const places = { opdracht: m.title, wanneer: when(m) }
    return byBackOffice(db, m, event, write('publication_withdrawn_for_you', places, screenOf(m)))
  },
  reaction_rejected: toWorker('rejected', () => 'reaction_rejected'),
  reaction_canceled: toWorker('canceled', () => 'reaction_canceled'),
  reaction_not_selected_withdrawn: toWorker('not_selected_withdrawn', () => 'reaction_not_selected_withdrawn'),
} satisfies Mails
