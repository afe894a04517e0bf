// Mails about a care moment. Each is made from the moment as it is when it is sent, and only if still true.
import type { NotificationKind } from '../../contract/notifications.ts'
import { formatDateTimes } from '../../rules/format-nl.ts'
import type { Happening, Mail, Mails, MakeMails } from '../platform/concept.ts'
import type { Database } from '../platform/database.ts'

const momentOf = (db: Database, uuid: string) =>
  db
    .selectFrom('care_moment as m')
    .innerJoin('organization_location as l', 'l.uuid', 'm.location_uuid')
    .innerJoin('organization as o', 'o.uuid', 'm.organization_uuid')
    .leftJoin('account as a', 'a.uuid', 'm.assignee_uuid')
    .leftJoin('care_worker_profile as p', 'p.uuid', 'm.assignee_uuid')
    .selectAll('m')
    .select([
      'l.name as location_name',
      'l.city',
      'o.name as organization_name',
      'a.username as worker_email',
      'p.first_name',
      'p.last_name',
    ])
    .where('m.uuid', '=', uuid)
    .executeTakeFirstOrThrow()
export type Moment = Awaited<ReturnType<typeof momentOf>>

/** Who looks after a moment for the organization: whoever made it and is still there, else the organization's own address. */
export const organizationAddress = async (db: Database, moment: string): Promise<string> => {
  const maker = await db
    .selectFrom('event as e')
    .innerJoin('account as a', 'a.uuid', 'e.actor_uuid')
    .innerJoin('organization_user as u', 'u.uuid', 'a.uuid')
    .select('a.username')
    .where('e.subject_uuid', '=', moment)
    .where('e.name', '=', 'care_moment_created')
    .where('a.active', '=', true)
    .executeTakeFirst()
  if (maker) return maker.username
  const { invoice_email } = await db
    .selectFrom('organization as o')
    .innerJoin('care_moment as m', 'm.organization_uuid', 'o.uuid')
    .select('o.invoice_email')
    .where('m.uuid', '=', moment)
    .executeTakeFirstOrThrow()
  return invoice_email
}
/** When it is, as people read it. */
export const when = (m: Moment) => formatDateTimes(m.start_date, m.end_date)
/** Where it is: of a place, never of a client. */
export const where = (m: Moment) => `${m.organization_name}, ${m.location_name} in ${m.city}`
/** To who works it, as long as that is somebody. */
export const toWorker = (m: Moment, subject: string, text: string, button: Mail['button']): Mail[] =>
  m.worker_email ? [{ to: m.worker_email, subject, text, ...(button && { button }), usefulUntil: m.start_date }] : []
/** To who looks after it for the organization. */
export const toOrganization = async (db: Database, m: Moment, subject: string, text: string, label: string): Promise<Mail[]> => [
  {
    to: await organizationAddress(db, m.uuid),
    subject,
    text,
    button: { label, path: `/organisatie/opdrachten/${m.uuid}` },
    usefulUntil: m.start_date,
  },
]
const formerWorker = async (db: Database, happening: Happening) => {
  const uuid = happening.data.careWorker
  return typeof uuid === 'string'
    ? db.selectFrom('account').select(['uuid', 'username']).where('uuid', '=', uuid).executeTakeFirst()
    : undefined
}
/** Only while the moment is in the status that the mail speaks of. */
export const whileIn =
  (statuses: string[], make: (db: Database, m: Moment, happening: Happening) => Mail[] | Promise<Mail[]>) =>
  async (db: Database, happening: Happening) => {
    const moment = await momentOf(db, happening.subjectUuid)
    return statuses.includes(moment.status) ? make(db, moment, happening) : []
  }

const assignments: Record<string, MakeMails> = {
  // Made in a period, so it is someone's at once; a moment that is still open is told of when it is published.
  care_moment_created: whileIn(['assigned'], (_db, m) =>
    m.care_period_uuid
      ? toWorker(
          m,
          `Nieuwe dienst in je periode: ${when(m)}`,
          `${where(m)} heeft “${m.title}”, ${when(m)}, in je periode gepland.`,
          {
            label: 'Bekijk je planning',
            path: '/werk/planning',
          },
        )
      : [],
  ),
  care_moment_assigned: whileIn(['assigned'], (_db, m) =>
    toWorker(m, `Je bent gekozen: ${when(m)}`, `${where(m)} heeft je gekozen voor “${m.title}”, ${when(m)}.`, {
      label: 'Bekijk je planning',
      path: '/werk/planning',
    }),
  ),
  care_moment_assignment_canceled: async (db, happening) => {
    const m = await momentOf(db, happening.subjectUuid)
    const former = await formerWorker(db, happening)
    const reason = happening.reason ? ` Reden: ${happening.reason}.` : ''
    if (former && former.uuid !== happening.actorUuid) {
      const text = `De toewijzing van “${m.title}”, ${when(m)}, bij ${where(m)} is geannuleerd.${reason}`
      return [
        {
          to: former.username,
          subject: `Toewijzing geannuleerd: ${when(m)}`,
          text,
          button: { label: 'Bekijk je reacties', path: '/werk/reacties' },
        },
      ]
    }
    const late = happening.data.late ? ' Dit is een late annulering.' : ''
    return toOrganization(
      db,
      m,
      `Zorgverlener heeft afgezegd: ${when(m)}`,
      `De zorgverlener van “${m.title}”, ${when(m)}, heeft afgezegd.${reason}${late} De opdracht staat weer open.`,
      'Bekijk de opdracht',
    )
  },
  // Of a whole series one mail is enough: api/series/mails.ts.
  care_moment_canceled: async (db, happening) => {
    if (happening.data.quiet) return []
    const m = await momentOf(db, happening.subjectUuid)
    const reason = happening.reason ? ` Reden: ${happening.reason}.` : ''
    return m.status === 'canceled'
      ? toWorker(
          m,
          `Dienst geannuleerd: ${when(m)}`,
          `${where(m)} heeft “${m.title}”, ${when(m)}, geannuleerd.${reason} Je hoeft niet te komen.`,
          { label: 'Bekijk je planning', path: '/werk/planning' },
        )
      : []
  },
  care_moment_updated: whileIn(['assigned'], (_db, m, { data }) =>
    m.change_announced_at && !data.quiet
      ? toWorker(
          m,
          `Je dienst is gewijzigd: ${when(m)}`,
          `De tijden van “${m.title}” bij ${where(m)} zijn nu ${when(m)}. Kun je dan niet? Zeg dan af; dat telt niet als laat.`,
          { label: 'Bekijk je planning', path: '/werk/planning' },
        )
      : [],
  ),
}

export const mails: Mails<NotificationKind> = { assignments }
