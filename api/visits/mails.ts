// Mails to the family about who comes and when. They name the client by first name and whom to call, never the care itself.
import type { NotNull } from 'kysely'
import { sayWhomToCall, whomToCall } from '../../rules/people/family-call.ts'
import { addHours, amsterdamDate } from '../../rules/time/amsterdam.ts'
import { formatShiftTimes } from '../../rules/time/broken-shift.ts'
import { formatDay, formatTime } from '../../rules/time/format-nl.ts'
import { type Moment, momentOf, type StoredTimes, shiftOf, when, whenColumns } from '../care-moments/mails.ts'
import type { Mail, Mails, MakeMails } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { mailTemplates } from './mail-templates.ts'
import { familyOf, officeAddresses, reachableOf } from './queries.ts'

const write = writing(mailTemplates)
const soonMs = 72 * 3_600_000
const firstNameOf = async (db: Database, worker: string) => {
  const profiles = db.selectFrom('care_worker_profile').select('first_name')
  return (await profiles.where('uuid', '=', worker).executeTakeFirstOrThrow()).first_name
}
type VisitMail = Omit<Mail, 'to'> & { kind: 'other_person' | 'changed_time' }
type VisitFacts = { client_uuid: string | null; start_date: string }
const visits = ({ client_uuid }: VisitFacts) => `/zorg/zorgvragen/${client_uuid!}/zorgmomenten` as const
const toFamily = async (db: Database, family: VisitFacts, said: VisitMail): Promise<Mail[]> =>
  family.client_uuid ? (await familyOf(db, family.client_uuid)).map(to => ({ to, usefulUntil: family.start_date, ...said })) : []
type Times = Pick<StoredTimes, 'start_date' | 'end_date'> & Partial<StoredTimes>
const sayWhen = (m: Times) => `${formatDay(amsterdamDate(m.start_date))}, ${formatShiftTimes(shiftOf(m))}`

/** The client that a mail is about, and whom its reader can call at that instant. */
const about = async (db: Database, client: string, at: string, why: 'Vragen?' | 'Hulp nodig?' = 'Vragen?') => {
  const { firstName, ...reachable } = await reachableOf(db, client)
  const sentence = sayWhomToCall(whomToCall(reachable, at))
  return { cliënt: firstName, bellen: sentence && `${why} ${sentence}` }
}
type About = Awaited<ReturnType<typeof about>>

/** About one visit, from its present state; for a whole series one mail covers all. */
const ofVisit =
  (
    say: (
      db: Database,
      m: Moment,
      told: { at: string; places: About & ReturnType<typeof timesOf> },
    ) => Promise<VisitMail | undefined> | VisitMail | undefined,
  ): MakeMails =>
  async (db, event) => {
    if (event.data.quiet) return []
    const m = await momentOf(db, event.subjectUuid)
    if (m.time_scope !== 'moment' || !m.client_uuid) return []
    const places = { ...timesOf(m), ...(await about(db, m.client_uuid, event.at)) }
    const times = await say(db, m, { at: event.at, places })
    return times ? toFamily(db, m, times) : []
  }
const timesOf = (m: Times) => ({
  dag: formatDay(amsterdamDate(m.start_date)),
  tijd: formatTime(m.start_date),
  tijden: formatShiftTimes(shiftOf(m)),
  // For mail texts that planners wrote before the day had a placeholder of its own.
  wanneer: sayWhen(m),
})

const ofSeries = (db: Database, moments: unknown, status: 'assigned' | 'canceled') =>
  db
    .selectFrom('care_moment as m')
    .select(['client_uuid', ...whenColumns])
    .where('uuid', 'in', Array.isArray(moments) && moments.length > 0 ? moments : [null])
    .where('status', '=', status)
    // A series for a location, without a client, has no family.
    .where('client_uuid', 'is not', null)
    .$narrowType<{ client_uuid: NotNull }>()
    .orderBy('start_date')
    .execute()
const listed = (listedVisits: Times[]) => listedVisits.map(m => `– ${sayWhen(m)}`).join('\n')
const counted = (items: unknown[], one: string, more: string) =>
  items.length === 1 ? `Een bezoek ${one}` : `${items.length} bezoeken ${more}`
const seriesOff: MakeMails = async (db, { data, at }) => {
  const off = await ofSeries(db, data.moments, 'canceled')
  if (!off[0]) return []
  const places = {
    'bezoeken gaan': counted(off, 'gaat', 'gaan'),
    bezoeken: listed(off),
    ...(await about(db, off[0].client_uuid, at)),
  }
  return toFamily(db, off[0], { kind: 'changed_time', ...write('visits_off', places, visits(off[0])) })
}

export const mails = {
  // The first person chosen is mailed only for a visit soon; later ones are shown in the agenda. A replacement is always mailed.
  care_moment_assigned: ofVisit(async (db, m, { at, places }) => {
    if (m.status !== 'assigned' || !m.assignee_uuid) return undefined
    const voornaam = m.first_name!
    if (!m.was_assignee_uuid)
      return Date.parse(m.start_date) - Date.parse(at) < soonMs
        ? { kind: 'other_person', ...write('visit_found', { ...places, voornaam }, visits(m)) }
        : undefined
    const eerst = await firstNameOf(db, m.was_assignee_uuid)
    return { kind: 'other_person', ...write('visit_by_another', { ...places, voornaam, eerst }, visits(m)) }
  }),
  care_moment_assignment_canceled: ofVisit(async (db, m, { places }) => {
    if (m.status !== 'open' || !m.was_assignee_uuid) return undefined
    const voornaam = await firstNameOf(db, m.was_assignee_uuid)
    return { kind: 'other_person', ...write('visit_given_up', { ...places, voornaam }, visits(m)) }
  }),
  care_moment_assignment_expired: ofVisit(async (db, m, { at, places }) => ({
    kind: 'other_person',
    ...write('visit_not_filled', { ...places, ...(await about(db, m.client_uuid!, at, 'Hulp nodig?')) }, visits(m)),
    // While the visit would last, people with one mail a day or quiet hours are notified at once.
    usefulUntil: addHours(at, 1),
  })),
  care_moment_updated: ofVisit((_db, m, { places }) => {
    if (m.status !== 'assigned' || !m.was_start_date || !m.was_end_date) return undefined
    const eerst = sayWhen({ start_date: m.was_start_date, end_date: m.was_end_date })
    return { kind: 'changed_time', ...write('visit_moved', { ...places, voornaam: m.first_name!, eerst }, visits(m)) }
  }),
  care_moment_canceled: ofVisit((_db, m, { places }) =>
    m.status === 'canceled' ? { kind: 'changed_time', ...write('visit_off', places, visits(m)) } : undefined,
  ),
  recurring_care_moment_updated: async (db, { data, at }) => {
    const moved = await ofSeries(db, data.moments, 'assigned')
    if (!moved[0]) return []
    const places = {
      'bezoeken hebben': counted(moved, 'heeft', 'hebben'),
      bezoeken: listed(moved),
      ...(await about(db, moved[0].client_uuid, at)),
    }
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
