// Mails about a change of a whole series: one to each worker, with everything that changes for them.

import { sql } from 'kysely'
import { counted } from '../../rules/time/format-nl.ts'
import { isoWeekOf } from '../../rules/time/iso-week.ts'
import { agreementWords } from '../care-moments/mail-templates.ts'
import {
  byBackOffice,
  hasAgreement,
  momentOf,
  type StoredTimes,
  sayMoments,
  screenOf,
  shiftHref,
  when,
} from '../care-moments/mails.ts'
import type { Mail, Mails, StoredEvent } from '../platform/concept.ts'
import type { Database, Sql } from '../platform/database/database.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { mailTemplates } from './mail-templates.ts'

const write = writing(mailTemplates)

interface MailedMoment extends StoredTimes {
  uuid: string
  username: string
  title: string
  /** Whether they are the assignee; the others only reacted. */
  assigned: boolean
}
type ChangedMoment = MailedMoment & { has_agreement: boolean }
const listed = (event: StoredEvent, name: 'moments' | 'reactions' | 'all'): Sql =>
  sql`any(${(event.data[name] as string[] | undefined) ?? []}::uuid[])`
const placeOf = async (db: Database, series: string): Promise<string> => {
  const { organization, name, city } = await db
    .selectFrom('recurring_care_moment as s')
    .innerJoin('organization_location as l', 'l.uuid', 's.location_uuid')
    .innerJoin('organization as o', 'o.uuid', 'l.organization_uuid')
    .select(['o.name as organization', 'l.name', 'l.city'])
    .where('s.uuid', '=', series)
    .executeTakeFirstOrThrow()
  return `${organization}, ${name} in ${city}`
}
const lines = (moments: MailedMoment[]) => moments.map(m => `– ${when(m)}, “${m.title}”`).join('\n')
/** The schedule of the worker: opens the shift if there is one, otherwise the week of the first. */
const planningOf = (moments: MailedMoment[]) => {
  const shifts = moments.filter(moment => moment.assigned)
  return shifts.length === 1 ? shiftHref(shifts[0]!.uuid) : (`/werk/planning?week=${isoWeekOf(moments[0]!.start_date)}` as const)
}
const from = ([first]: MailedMoment[]) => when(first!)

/** One mail to each worker, about their own moments. */
const toEach = <T extends MailedMoment>(rows: T[], make: (theirs: T[]) => Omit<Mail, 'to'>): Mail[] =>
  [...Map.groupBy(rows, ({ username }) => username)].map(([to, ofPerson]) => ({
    ...{ to, usefulUntil: ofPerson[0]!.start_date },
    ...make(ofPerson),
  }))

const ended = async (db: Database, event: StoredEvent): Promise<Mail[]> => {
  const { rows } = await sql<MailedMoment>`
    select m.uuid, a.username, m.title, m.start_date, m.end_date, m.break_minutes, m.break_from, true as assigned from care_moment m join account a on a.uuid = m.assignee_uuid
      where m.uuid = ${listed(event, 'moments')} and m.status = 'canceled'
    union all
    select m.uuid, a.username, m.title, m.start_date, m.end_date, m.break_minutes, m.break_from, false from care_moment_publication_reaction r join account a on a.uuid = r.care_worker_uuid
      join care_moment_publication p on p.uuid = r.care_moment_publication_uuid join care_moment m on m.uuid = p.care_moment_uuid
      where r.uuid = ${listed(event, 'reactions')} and m.assignee_uuid is distinct from r.care_worker_uuid
    order by start_date`.execute(db)
  const place = await placeOf(db, event.subjectUuid)
  const reden = event.reason ? `Reden: ${event.reason}.` : ''
  return toEach(rows, moments => {
    const [work, offers] = [moments.filter(moment => moment.assigned), moments.filter(moment => !moment.assigned)]
    const sentences = [
      work.length > 0 && `Je hoeft niet te komen:\n${lines(work)}`,
      offers.length > 0 && `Je reactie vervalt:\n${lines(offers)}`,
    ]
    const countedWork =
      work.length > 0 ? counted(work.length, 'dienst', 'diensten') : counted(offers.length, 'opdracht', 'opdrachten')
    const text = sentences.filter(Boolean).join('\n\n')
    const places = { 'aantal diensten': countedWork, wanneer: from(moments), plek: place, reden, diensten: text }
    return write('series_ended', places, planningOf(moments))
  })
}

type ForYou = 'series_changed_for_you' | 'series_ended_for_you' | 'series_lengthened_for_you'
/** To the organization, when the back office changed its series: one mail for all of these shifts. */
const forOrganization = async (db: Database, event: StoredEvent, letter: ForYou): Promise<Mail[]> => {
  const moments = await db
    .selectFrom('care_moment as m')
    .select(['uuid', 'start_date', 'end_date', 'break_minutes', 'break_from', 'title', hasAgreement.as('has_agreement')])
    .where(sql<boolean>`uuid = ${listed(event, letter === 'series_changed_for_you' ? 'all' : 'moments')}`)
    .orderBy('start_date')
    .execute()
  if (!moments[0]) return []
  // The manager of the first moment manages all of them, including those that the back office added.
  const { uuid } = await db
    .selectFrom('care_moment')
    .select('uuid')
    .where('recurring_care_moment_uuid', '=', event.subjectUuid)
    .orderBy('uuid')
    .executeTakeFirstOrThrow()
  const m = await momentOf(db, uuid)
  const places = { ...sayMoments(moments), opdracht: moments[0].title, plek: await placeOf(db, event.subjectUuid) }
  const reden = event.reason ? `Reden: ${event.reason}.` : ''
  const akkoord = moments.some(each => each.has_agreement) ? agreementWords.agree : ''
  return byBackOffice(db, m, event, write(letter, { ...places, reden, akkoord }, screenOf(moments[0])))
}

export const mails = {
  recurring_care_moment_updated: async (db, event) => {
    const { rows } =
      await sql<ChangedMoment>`select m.uuid, a.username, m.title, m.start_date, m.end_date, m.break_minutes, m.break_from, true as assigned,
        ${hasAgreement} as has_agreement from care_moment m join account a on a.uuid = m.assignee_uuid
      where m.uuid = ${listed(event, 'moments')} and m.status = 'assigned' and m.change_announced_at is not null
      order by m.start_date`.execute(db)
    const place = await placeOf(db, event.subjectUuid)
    return toEach(rows, moments => {
      const places = { 'diensten zijn': counted(moments.length, 'dienst is', 'diensten zijn'), wanneer: from(moments) }
      const akkoord = moments.some(moment => moment.has_agreement) ? agreementWords.confirmedAll : ''
      return write('series_updated', { ...places, plek: place, akkoord, diensten: lines(moments) }, planningOf(moments))
    }).concat(await forOrganization(db, event, 'series_changed_for_you'))
  },
  recurring_care_moment_canceled: async (db, event) => [
    ...(await ended(db, event)),
    ...(await forOrganization(db, event, 'series_ended_for_you')),
  ],
  recurring_care_moment_until_changed: async (db, event) =>
    event.data.lengthened
      ? forOrganization(db, event, 'series_lengthened_for_you')
      : [...(await ended(db, event)), ...(await forOrganization(db, event, 'series_ended_for_you'))],
} satisfies Mails
