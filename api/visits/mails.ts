// Mails to the family about who comes and when. They name neither the client nor what the care is.
import { formatDateTimes } from '../../rules/format-nl.ts'
import { type Moment, momentOf } from '../care-moments/mails.ts'
import type { ButtonFor, Mail, Mails, MakeMails } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { familyOf, officeAddresses } from './queries.ts'

const soonMs = 72 * 3_600_000
const firstNameOf = async (db: Database, worker: string) => {
  const profiles = db.selectFrom('care_worker_profile').select('first_name')
  return (await profiles.where('uuid', '=', worker).executeTakeFirstOrThrow()).first_name
}
const button = (client: string): ButtonFor<'ROLE_CLIENT_ADMIN'> => ({
  label: 'Bekijk wie er komt',
  path: `/zorg/zorgvragen/${client}/zorgmomenten`,
})
type Said = { kind: 'other_person' | 'changed_time'; subject: string; text: string }
type Told = { client_uuid: string | null; start_date: string }
const toFamily = async (db: Database, { client_uuid: client, start_date }: Told, said: Said): Promise<Mail[]> =>
  client ? (await familyOf(db, client)).map(to => ({ to, ...said, button: button(client), usefulUntil: start_date })) : []
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

const seriesOff: MakeMails = async (db, { data }) => {
  const off = await ofSeries(db, data.moments, 'canceled')
  if (!off[0]) return []
  const subject = off.length === 1 ? 'Een bezoek gaat niet door' : `${off.length} bezoeken gaan niet door`
  const text = `Deze bezoeken gaan niet door:\n${off.map(m => `– ${when(m)}`).join('\n')}`
  return toFamily(db, off[0], { kind: 'changed_time', subject, text })
}
const ofSeries = (db: Database, moments: unknown, status: 'assigned' | 'canceled') =>
  db
    .selectFrom('care_moment')
    .select(['client_uuid', 'start_date', 'end_date'])
    .where('uuid', 'in', Array.isArray(moments) && moments.length > 0 ? moments : [null])
    .where('status', '=', status)
    .orderBy('start_date')
    .execute()

export const mails = {
  // Who was chosen first is told of what is near; further ahead it is seen in the agenda. Somebody else is always told.
  care_moment_assigned: ofVisit(async (db, m, at) => {
    if (m.status !== 'assigned' || !m.assignee_uuid) return undefined
    if (!m.was_assignee_uuid)
      return Date.parse(m.start_date) - Date.parse(at) < soonMs
        ? {
            kind: 'other_person',
            subject: `${m.first_name} komt: ${when(m)}`,
            text: `Er is iemand gevonden. ${m.first_name} komt ${when(m)}.`,
          }
        : undefined
    const before = await firstNameOf(db, m.was_assignee_uuid)
    return {
      kind: 'other_person',
      subject: `Er komt iemand anders: ${when(m)}`,
      text: `${m.first_name} komt ${when(m)}, in plaats van ${before}.`,
    }
  }),
  care_moment_assignment_canceled: ofVisit(async (db, m) =>
    m.status === 'open' && m.was_assignee_uuid
      ? {
          kind: 'other_person',
          subject: `Wij zoeken iemand anders: ${when(m)}`,
          text: `${await firstNameOf(db, m.was_assignee_uuid)} kan niet komen, ${when(m)}. Wij zoeken iemand anders. U hoort van ons wie er komt.`,
        }
      : undefined,
  ),
  care_moment_assignment_expired: ofVisit((_db, m) => ({
    kind: 'other_person',
    subject: `Er is niemand gevonden: ${when(m)}`,
    text: `Voor ${when(m)} is helaas niemand gevonden. Bel ons als er nu hulp nodig is.`,
  })),
  care_moment_updated: ofVisit((_db, m) =>
    m.status === 'assigned' && m.was_start_date && m.was_end_date
      ? {
          kind: 'changed_time',
          subject: `Een andere tijd: ${when(m)}`,
          text: `${m.first_name} komt ${when(m)}. Eerst was dat ${when({ start_date: m.was_start_date, end_date: m.was_end_date })}.`,
        }
      : undefined,
  ),
  care_moment_canceled: ofVisit((_db, m) =>
    m.status === 'canceled'
      ? { kind: 'changed_time', subject: `Bezoek gaat niet door: ${when(m)}`, text: `Het bezoek van ${when(m)} gaat niet door.` }
      : undefined,
  ),
  recurring_care_moment_updated: async (db, { data }) => {
    const moved = await ofSeries(db, data.moments, 'assigned')
    if (!moved[0]) return []
    const subject = moved.length === 1 ? 'Een bezoek heeft een andere tijd' : `${moved.length} bezoeken hebben een andere tijd`
    const text = `Dit zijn de nieuwe tijden:\n${moved.map(m => `– ${when(m)}`).join('\n')}`
    return toFamily(db, moved[0], { kind: 'changed_time', subject, text })
  },
  recurring_care_moment_canceled: seriesOff,
  recurring_care_moment_until_changed: seriesOff,
  family_call_due: async (db, { subjectUuid }) => {
    const m = await momentOf(db, subjectUuid)
    if (m.status !== 'open' || !m.client_uuid) return []
    const office = await officeAddresses(db, m.client_uuid)
    const subject = `Bel de familie: nog niemand voor ${when(m)}`
    const text = `Voor “${m.title}”, ${when(m)}, is nog niemand gevonden. De familie wacht op een telefoontje van ons.`
    return office.map(({ username, isPlanner }) => ({
      ...{ to: username, subject, text, usefulUntil: m.start_date },
      button: {
        label: 'Naar Zorginzet',
        path: isPlanner ? `/backoffice/clienten/${m.client_uuid!}` : '/backoffice/open-zorgmomenten',
      },
    }))
  },
} satisfies Mails
