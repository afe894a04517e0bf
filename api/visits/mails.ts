// Mails to the family about who comes and when. They name neither the client nor what the care is.
import { formatDateTimes } from '../../rules/format-nl.ts'
import { type Moment, momentOf } from '../care-moments/mails.ts'
import type { Mail, Mails, MakeMails } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { writing } from '../platform/events/mails/letters.ts'
import { letters } from './letters.ts'
import { familyOf, officeAddresses } from './queries.ts'

const write = writing(letters)
const soonMs = 72 * 3_600_000
const firstNameOf = async (db: Database, worker: string) => {
  const profiles = db.selectFrom('care_worker_profile').select('first_name')
  return (await profiles.where('uuid', '=', worker).executeTakeFirstOrThrow()).first_name
}
type Said = Omit<Mail, 'to'> & { kind: 'other_person' | 'changed_time' }
type Told = { client_uuid: string | null; start_date: string }
const visits = ({ client_uuid }: Told) => `/zorg/zorgvragen/${client_uuid!}/zorgmomenten` as const
const toFamily = async (db: Database, told: Told, said: Said): Promise<Mail[]> =>
  told.client_uuid ? (await familyOf(db, told.client_uuid)).map(to => ({ to, ...said, usefulUntil: told.start_date })) : []
const when = (m: Pick<Moment, 'start_date' | 'end_date'>) => formatDateTimes(m.start_date, m.end_date)

/** Of one visit, from what is true now; of a whole series one mail tells all. */
const ofVisit =
  (say: (db: Database, m: Moment, at: string) => Promise<Said | undefined> | Said | undefined): MakeMails =>
  async (db, event) => {
    if (event.data.quiet) return []
    const m = await momentOf(db, event.subjectUuid)
    const said = m.time_scope === 'moment' && m.client_uuid ? await say(db, m, event.at) : undefined
    return said ? toFamily(db, m, said) : []
  }

const ofSeries = (db: Database, moments: unknown, status: 'assigned' | 'canceled') =>
  db
    .selectFrom('care_moment')
    .select(['client_uuid', 'start_date', 'end_date'])
    .where('uuid', 'in', Array.isArray(moments) && moments.length > 0 ? moments : [null])
    .where('status', '=', status)
    .orderBy('start_date')
    .execute()
const listed = (told: Pick<Moment, 'start_date' | 'end_date'>[]) => told.map(m => `– ${when(m)}`).join('\n')
const counted = (told: unknown[], one: string, more: string) =>
  told.length === 1 ? `Een bezoek ${one}` : `${told.length} bezoeken ${more}`
const seriesOff: MakeMails = async (db, { data }) => {
  const off = await ofSeries(db, data.moments, 'canceled')
  if (!off[0]) return []
  const places = { 'bezoeken gaan': counted(off, 'gaat', 'gaan'), bezoeken: listed(off) }
  return toFamily(db, off[0], { kind: 'changed_time', ...write('visits_off', places, visits(off[0])) })
}

export const mails = {
  // Who was chosen first is told of what is near; further ahead it is seen in the agenda. Somebody else is always told.
  care_moment_assigned: ofVisit(async (db, m, at) => {
    if (m.status !== 'assigned' || !m.assignee_uuid) return undefined
    const places = { voornaam: m.first_name!, wanneer: when(m) }
    if (!m.was_assignee_uuid)
      return Date.parse(m.start_date) - Date.parse(at) < soonMs
        ? { kind: 'other_person', ...write('visit_found', places, visits(m)) }
        : undefined
    const eerst = await firstNameOf(db, m.was_assignee_uuid)
    return { kind: 'other_person', ...write('visit_by_another', { ...places, eerst }, visits(m)) }
  }),
  care_moment_assignment_canceled: ofVisit(async (db, m) => {
    if (m.status !== 'open' || !m.was_assignee_uuid) return undefined
    const places = { voornaam: await firstNameOf(db, m.was_assignee_uuid), wanneer: when(m) }
    return { kind: 'other_person', ...write('visit_given_up', places, visits(m)) }
  }),
  care_moment_assignment_expired: ofVisit((_db, m) => ({
    kind: 'other_person',
    ...write('visit_not_filled', { wanneer: when(m) }, visits(m)),
  })),
  care_moment_updated: ofVisit((_db, m) => {
    if (m.status !== 'assigned' || !m.was_start_date || !m.was_end_date) return undefined
    const eerst = when({ start_date: m.was_start_date, end_date: m.was_end_date })
    return { kind: 'changed_time', ...write('visit_moved', { voornaam: m.first_name!, wanneer: when(m), eerst }, visits(m)) }
  }),
  care_moment_canceled: ofVisit((_db, m) =>
    m.status === 'canceled' ? { kind: 'changed_time', ...write('visit_off', { wanneer: when(m) }, visits(m)) } : undefined,
  ),
  recurring_care_moment_updated: async (db, { data }) => {
    const moved = await ofSeries(db, data.moments, 'assigned')
    if (!moved[0]) return []
    const places = { 'bezoeken hebben': counted(moved, 'heeft', 'hebben'), bezoeken: listed(moved) }
    return toFamily(db, moved[0], { kind: 'changed_time', ...write('visits_moved', places, visits(moved[0])) })
  },
  recurring_care_moment_canceled: seriesOff,
  recurring_care_moment_until_changed: seriesOff,
  family_call_due: async (db, { subjectUuid }) => {
    const m = await momentOf(db, subjectUuid)
    if (m.status !== 'open' || !m.client_uuid) return []
    const office = await officeAddresses(db, m.client_uuid)
    const places = { opdracht: m.title, wanneer: when(m) }
    return office.map(({ username, isPlanner }) => ({
      ...{ to: username, usefulUntil: m.start_date },
      ...(isPlanner
        ? write('family_call_due', places, `/backoffice/clienten/${m.client_uuid!}`)
        : write('family_call_due_to_employee', places, '/backoffice/open-zorgmomenten')),
    }))
  },
} satisfies Mails
