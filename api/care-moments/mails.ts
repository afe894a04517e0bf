// Mails about a care moment. Each is built from the moment as it is when the mail is sent, and sent only if it is still true.
import { sql } from 'kysely'
import type { CareMomentStatus } from '../../contract/moments/care-moment-transitions.ts'
import { formatShift, type Shift } from '../../rules/time/broken-shift.ts'
import { counted, formatMoney } from '../../rules/time/format-nl.ts'
import { isoWeekOf } from '../../rules/time/iso-week.ts'
import { hasEntered } from '../organizations/queries.ts'
import type { Mail, Mails, MakeMails, StoredEvent } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { agreementWords, mailTemplates } from './mail-templates.ts'

const write = writing(mailTemplates)

/** Whether an agreement covers the moment `m`. */
export const hasAgreement = sql<boolean>`exists (select 1 from assignment_agreement_moment am where am.care_moment_uuid = m.uuid and am.ended_at is null)`
/** A moment with what mails say about it. */
export const momentOf = (db: Database, uuid: string) =>
  db
    .selectFrom('care_moment as m')
    .innerJoin('organization_location as l', 'l.uuid', 'm.location_uuid')
    .innerJoin('organization as o', 'o.uuid', 'm.organization_uuid')
    .leftJoin('care_moment as period', 'period.uuid', 'm.care_period_uuid')
    .leftJoin('account as a', 'a.uuid', 'm.assignee_uuid')
    .leftJoin('care_worker_profile as p', 'p.uuid', 'm.assignee_uuid')
    .selectAll('m')
    .select([
      'l.name as location_name',
      'l.street',
      'l.postcode',
      'l.city',
      'period.assignee_uuid as period_worker',
      'o.name as organization_name',
      'a.username as worker_email',
      'p.first_name',
      'p.last_name',
      hasAgreement.as('has_agreement'),
    ])
    .where('m.uuid', '=', uuid)
    .executeTakeFirstOrThrow()
export type Moment = Awaited<ReturnType<typeof momentOf>>

/**
 * The addresses of the people who manage a moment for the organization: the user who made it, if still there; otherwise the admins of its
 * location; otherwise the users of the organization. If there are none, the organization's address for invoices.
 */
export const organizationAddresses = async (db: Database, moment: string): Promise<string[]> => {
  const { rows } = await sql<{ address: string }>`
    with users as (
      select a.username as address, case
          when a.uuid = (select e.actor_uuid from event e where e.subject_uuid = m.uuid and e.uuid >= events_from(m.uuid) and e.name = 'care_moment_created' limit 1) then 1
          when exists (select 1 from organization_user_location ul where ul.user_uuid = u.uuid and ul.location_uuid = m.location_uuid) then 2
          when 'ROLE_ORGANIZATION_USER' = any(a.roles) then 3 end as place
      from care_moment m join organization_user u on u.organization_uuid = m.organization_uuid
      join account a on a.uuid = u.uuid and a.active and ${hasEntered(sql`a`)} where m.uuid = ${moment}::uuid
    ), nearest as (select address from users where place = (select min(place) from users) order by address)
    select address from nearest union all
    select o.invoice_email from care_moment m join organization o on o.uuid = m.organization_uuid
      where m.uuid = ${moment}::uuid and not exists (select 1 from nearest)`.execute(db)
  return rows.map(({ address }) => address)
}
/** The stored times of a moment. */
export interface StoredTimes {
  start_date: string
  end_date: string
  break_minutes: number
  break_from: string | null
}
export const shiftOf = (m: Pick<StoredTimes, 'start_date' | 'end_date'> & Partial<StoredTimes>): Shift => ({
  startDate: m.start_date,
  endDate: m.end_date,
  breakMinutes: m.break_minutes,
  breakFrom: m.break_from,
})
/** The columns of these times, of the moment `m`. */
export const whenColumns = ['m.start_date', 'm.end_date', 'm.break_minutes', 'm.break_from'] as const
/** The date and time, formatted. */
export const when = (m: StoredTimes) => formatShift(shiftOf(m))
/** The location, never the client. */
export const where = (m: Moment) => `${m.organization_name}, ${m.location_name} in ${m.city}`
/** The first and last name of the assignee. */
export const worker = (m: Moment) => `${m.first_name} ${m.last_name}`
/** The values for the placeholders that most letters about a moment share. */
export const placesOf = (m: Moment) => ({ wanneer: when(m), plek: where(m), opdracht: m.title })
/** The organization's screen for the moment. */
export const screenOf = (m: Pick<Moment, 'uuid'>) => `/organisatie/opdrachten/${m.uuid}` as const
/** The worker's screen for the moment: the schedule goes to its week and opens it. */
export const shiftHref = (uuid: string) => `/werk/planning?dienst=${uuid}` as const
/** To the assignee, if there is one. */
export const toWorker = (m: Moment, written: Omit<Mail, 'to'>): Mail[] =>
  m.worker_email ? [{ to: m.worker_email, ...written, usefulUntil: m.start_date }] : []
/** To the people who manage it for the organization. */
export const toOrganization = async (db: Database, m: Moment, written: Omit<Mail, 'to'>): Promise<Mail[]> => {
  const addresses = await organizationAddresses(db, m.uuid)
  return addresses.map(to => ({ to, ...written, usefulUntil: m.start_date }))
}
/** The name of the second choice, if that person can still be chosen. */
const secondChoiceOf = async (db: Database, moment: string) => {
  const found = await db
    .selectFrom('care_moment_publication_reaction as r')
    .innerJoin('care_moment_publication as p', 'p.uuid', 'r.care_moment_publication_uuid')
    .innerJoin('care_worker_profile as w', 'w.uuid', 'r.care_worker_uuid')
    .select(['w.first_name', 'w.last_name'])
    .where('p.care_moment_uuid', '=', moment)
    .where('p.status', '=', 'open')
    .where('r.status', '=', 'open')
    .where('r.standby_position', 'is not', null)
    .orderBy('r.standby_position')
    .limit(1)
    .executeTakeFirst()
  return found && `${found.first_name} ${found.last_name}`
}
const formerWorker = async (db: Database, event: StoredEvent) => {
  const uuid = event.data.careWorker
  return typeof uuid === 'string'
    ? db
        .selectFrom('account as a')
        .innerJoin('care_worker_profile as p', 'p.uuid', 'a.uuid')
        .select(['a.uuid', 'a.username', 'p.first_name', 'p.last_name'])
        .where('a.uuid', '=', uuid)
        .executeTakeFirst()
    : undefined
}
type AfterDatabase = Parameters<MakeMails> extends [Database, ...infer Rest] ? Rest : never
/** Only while the moment has the status that the mail is about. */
export const whileIn =
  (
    statuses: readonly CareMomentStatus[],
    make: (db: Database, m: Moment, ...rest: AfterDatabase) => Mail[] | Promise<Mail[]>,
  ): MakeMails =>
  async (db, event, queriesOf) => {
    const moment = await momentOf(db, event.subjectUuid)
    return statuses.some(status => status === moment.status) ? make(db, moment, event, queriesOf) : []
  }

const isColleague = async (db: Database, m: Moment, actor: string | null) =>
  Boolean(
    await db
      .selectFrom('organization_user')
      .select('uuid')
      .where('uuid', '=', actor)
      .where('organization_uuid', '=', m.organization_uuid)
      .executeTakeFirst(),
  )
const isBackOffice = async (db: Database, actor: string | null) =>
  Boolean(await db.selectFrom('back_office_employee').select('uuid').where('uuid', '=', actor).executeTakeFirst())
/** To the organization, about what the back office did to its work. What the organization did itself is not mailed. */
export const byBackOffice = async (db: Database, m: Moment, event: StoredEvent, written: Omit<Mail, 'to'>): Promise<Mail[]> =>
  (await isBackOffice(db, event.actorUuid)) ? toOrganization(db, m, written) : []
/** Several moments in a mail: "3 diensten", starting with the first. */
export const sayMoments = (moments: StoredTimes[]) => ({
  'aantal diensten': counted(moments.length, 'dienst', 'diensten'),
  wanneer: when(moments[0]!),
})
const lineOf = (m: Moment, besides: string) => `– ${when(m)}, “${m.title}”, ${besides}`
/**
 * The mails when these moments are assigned in one action: one to each person
 * chosen, and if the back office did it, one to each person who manages the moments.
 */
export const chosenAtOnce = async (db: Database, event: StoredEvent, uuids: string[]): Promise<Mail[]> => {
  const moments = (await Promise.all(uuids.map(uuid => momentOf(db, uuid))))
    .filter(({ status, worker_email }) => status === 'assigned' && worker_email)
    .sort((one, other) => (one.start_date < other.start_date ? -1 : 1))
  const forOthers = await isBackOffice(db, event.actorUuid)
  const theirs = new Map<string, Moment[]>()
  for (const m of forOthers ? moments : [])
    for (const to of await organizationAddresses(db, m.uuid)) theirs.set(to, [...(theirs.get(to) ?? []), m])
  const each = (
    byAddress: Map<string, Moment[]>,
    one: (m: Moment) => Omit<Mail, 'to'>,
    more: (ms: Moment[]) => Omit<Mail, 'to'>,
  ) => [...byAddress].map(([to, ms]) => ({ to, ...(ms.length === 1 ? one(ms[0]!) : more(ms)), usefulUntil: ms[0]!.start_date }))
  const lines = (ms: Moment[], besides: (m: Moment) => string) => ({
    ...sayMoments(ms),
    diensten: ms.map(m => lineOf(m, besides(m))).join('\n'),
  })
  return [
    ...each(
      Map.groupBy(moments, m => m.worker_email!),
      m => write('care_moment_assigned', placesOf(m), shiftHref(m.uuid)),
      ms => write('care_moments_assigned', lines(ms, where), `/werk/planning?week=${isoWeekOf(ms[0]!.start_date)}`),
    ),
    ...each(theirs, foundFor, ms => write('care_moments_assigned_for_you', lines(ms, worker), '/organisatie/opdrachten')),
  ]
}
const foundFor = (m: Moment) => write('care_moment_assigned_for_you', { ...placesOf(m), zorgverlener: worker(m) }, screenOf(m))
// To the assignee, while the change awaits their confirmation.
const toConfirm = (letter: 'care_moment_updated' | 'care_moment_change_reminded' | 'care_moment_moved') =>
  whileIn(['assigned'], (_db, m, event) => {
    if (event.data.quiet || !m.change_announced_at || m.change_confirmed_at) return []
    const akkoord = m.has_agreement ? agreementWords.confirmed : ''
    const places = { ...placesOf(m), adres: addressOf(m), akkoord }
    return toWorker(m, write(letter, places, shiftHref(m.uuid)))
  })
/** About changed times or a changed location: to the worker, and to the organization when the back office made the change. */
const changed =
  (letter: 'care_moment_updated' | 'care_moment_moved', isTold: (event: StoredEvent) => boolean): MakeMails =>
  async (db, event, queriesOf) => {
    if (event.data.quiet || !isTold(event)) return []
    const m = await momentOf(db, event.subjectUuid)
    const akkoord = m.has_agreement ? agreementWords.agree : ''
    const mail = write('care_moment_changed_for_you', { ...placesOf(m), adres: addressOf(m), akkoord }, screenOf(m))
    return [...(await toConfirm(letter)(db, event, queriesOf)), ...(await byBackOffice(db, m, event, mail))]
  }
const addressOf = (m: Moment) => `${m.location_name}, ${m.street}, ${m.postcode} ${m.city}`
const reasonOf = ({ reason, data: { replacement } }: StoredEvent) =>
  [reason && `Reden: ${reason}.`, replacement && `Stelt als vervanger voor: ${replacement}.`].filter(Boolean).join(' ')

export const mails = {
  // A moment in a period has an assignee at once. A moment that is still open is announced when it is published.
  care_moment_created: whileIn(['assigned'], (_db, m) =>
    m.care_period_uuid ? toWorker(m, write('care_moment_in_period', placesOf(m), shiftHref(m.uuid))) : [],
  ),
  care_moment_assigned: async (db, event) => {
    // Several assigned in one action share one mail: that of the first moment, of their period, or of what they were chosen by.
    if (event.data.withPeriod || event.data.withOthers) return []
    const { moments } = event.data
    if (Array.isArray(moments)) return chosenAtOnce(db, event, moments.map(String))
    const m = await momentOf(db, event.subjectUuid)
    // A worker who was asked by name and said yes already knows.
    return event.actorUuid === m.assignee_uuid ? [] : chosenAtOnce(db, event, [m.uuid])
  },
  // To the party that did not do it; to both when the back office did it.
  care_moment_assignment_canceled: async (db, event) => {
    if (event.data.withPeriod) return []
    const m = await momentOf(db, event.subjectUuid)
    const former = await formerWorker(db, event)
    const isWorker = former?.uuid === event.actorUuid
    const places = {
      ...{ ...placesOf(m), reden: reasonOf(event), 'te laat': event.data.late ? 'Dit is een late annulering.' : '' },
      'tweede keus': (await secondChoiceOf(db, m.uuid)) ?? '',
      zorgverlener: former ? `${former.first_name} ${former.last_name}` : 'de zorgverlener',
    }
    const did = isWorker ? 'assignment_given_up' : 'assignment_taken_back'
    const letter = places['tweede keus'] ? (`${did}_with_second` as const) : did
    const isOurs = !isWorker && (await isColleague(db, m, event.actorUuid))
    return [
      ...(former && !isWorker ? [{ to: former.username, ...write('assignment_canceled', places, '/werk/reacties') }] : []),
      ...(isOurs ? [] : await toOrganization(db, m, write(letter, places, screenOf(m)))),
    ]
  },
  care_moment_assignment_expired: whileIn(['assignment_expired'], (db, m) =>
    toOrganization(db, m, write('care_moment_assignment_expired', placesOf(m), screenOf(m))),
  ),
  // One mail is enough for a whole series: see api/series/mails.ts.
  care_moment_canceled: async (db, event) => {
    if (event.data.quiet) return []
    const m = await momentOf(db, event.subjectUuid)
    if (event.data.withPeriod && m.assignee_uuid === m.period_worker) return []
    if (m.status !== 'canceled') return []
    const letter = m.time_scope === 'period' ? 'care_period_canceled' : 'care_moment_canceled'
    const places = { ...placesOf(m), reden: reasonOf(event) }
    return [
      ...toWorker(m, write(letter, places, shiftHref(m.uuid))),
      ...(event.data.withPeriod
        ? []
        : await byBackOffice(db, m, event, write('care_moment_canceled_for_you', places, screenOf(m)))),
    ]
  },
  // For work with an agreement, the mail about the amendment covers it.
  care_moment_bonus_set: whileIn(['open', 'assigned'], (db, m, event) => {
    if (m.has_agreement) return []
    const places = { ...placesOf(m), bonus: m.bonus > 0 ? `een bonus van ${formatMoney(m.bonus)}` : 'geen bonus meer' }
    return byBackOffice(db, m, event, write('care_moment_bonus_for_you', places, screenOf(m)))
  }),
  // An amendment goes to those who must still agree. The mail about the choice covers the first text.
  assignment_agreement_made: async (db, event) => {
    const { status, reason, moment } = await db
      .selectFrom('assignment_agreement')
      .select(['status', 'reason', 'care_moment_uuid as moment'])
      .where('uuid', '=', event.subjectUuid)
      .executeTakeFirstOrThrow()
    const { told } = event.data
    if (told === 'both' || reason === null) return []
    const m = await momentOf(db, moment)
    const places = { ...placesOf(m), wijziging: reason, zorgverlener: worker(m) }
    const waitsFor = (whom: string) => status === 'waiting_for_both' || status === `waiting_for_${whom}`
    const organizationMail = waitsFor('organization') && write('agreement_addition_for_you', places, screenOf(m))
    return [
      ...(waitsFor('worker') && !told ? toWorker(m, write('agreement_addition', places, shiftHref(m.uuid))) : []),
      ...(organizationMail ? await toOrganization(db, m, organizationMail) : []),
    ]
  },
  care_moment_updated: changed('care_moment_updated', ({ data }) => Boolean(data.moved)),
  care_moment_moved: changed('care_moment_moved', () => true),
  care_moment_change_reminded: toConfirm('care_moment_change_reminded'),
  // Agreeing to an amendment confirms all changes in it: one mail, about the first of them.
  care_moment_change_confirmed: whileIn(['assigned'], (db, m, { data }) => {
    if (data.withOthers) return []
    const besides = Array.isArray(data.moments) ? data.moments.length - 1 : 0
    const others = besides > 0 ? `Ook van ${counted(besides, 'andere dienst', 'andere diensten')} van deze reeks.` : ''
    const places = { ...placesOf(m), zorgverlener: worker(m), 'andere diensten': others }
    return toOrganization(db, m, write('care_moment_change_confirmed', places, screenOf(m)))
  }),
  care_moment_period_changed: whileIn(['assigned', 'period_started'], (_db, m, { data }) => {
    const ended = Number(data.ended ?? 0)
    const shifts = ended === 0 ? '' : counted(ended, 'dienst vervalt.', 'diensten vervallen.')
    return toWorker(m, write('care_moment_period_changed', { ...placesOf(m), 'vervallen diensten': shifts }, shiftHref(m.uuid)))
  }),
} satisfies Mails
