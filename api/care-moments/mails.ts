// Mails about a care moment and its hours. Each is made from the moment as it is when it is sent, and only if still true.
import type { NotificationKind } from '../../contract/notifications.ts'
import { formatDateTimes, formatHours } from '../../rules/format-nl.ts'
import { workedMinutes } from '../../rules/worked-hours.ts'
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
type Moment = Awaited<ReturnType<typeof momentOf>>

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
const when = (m: Moment) => formatDateTimes(m.start_date, m.end_date)
const where = (m: Moment) => `${m.organization_name}, ${m.location_name} in ${m.city}`
const worker = (m: Moment) => `${m.first_name} ${m.last_name}`
const toWorker = (m: Moment, subject: string, text: string, button: Mail['button']): Mail[] =>
  m.worker_email ? [{ to: m.worker_email, subject, text, ...(button && { button }), usefulUntil: m.start_date }] : []
const toOrganization = async (db: Database, m: Moment, subject: string, text: string, label: string): Promise<Mail[]> => [
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
// Only while the moment is in the status that the mail speaks of.
const whileIn =
  (statuses: string[], make: (db: Database, m: Moment, happening: Happening) => Mail[] | Promise<Mail[]>) =>
  async (db: Database, happening: Happening) => {
    const moment = await momentOf(db, happening.subjectUuid)
    return statuses.includes(moment.status) ? make(db, moment, happening) : []
  }

const worked = (m: Moment) =>
  formatHours(
    workedMinutes({ startDate: m.actual_start_date!, endDate: m.actual_end_date!, breakMinutes: m.actual_break_minutes ?? 0 }),
  )

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

const hours: Record<string, MakeMails> = {
  care_moment_submitted: whileIn(['awaiting_approval'], (db, m) =>
    toOrganization(
      db,
      m,
      `Uren ingediend: ${when(m)}`,
      `${worker(m)} heeft ${worked(m)} ingediend voor “${m.title}”, ${when(m)}.`,
      'Uren bekijken',
    ),
  ),
  care_moment_approval_reminded: whileIn(['awaiting_approval'], (db, m) =>
    toOrganization(
      db,
      m,
      `Uren wachten op akkoord: ${when(m)}`,
      `${worker(m)} wacht op je akkoord voor ${worked(m)} bij “${m.title}”. Reageer je niet, dan zijn de uren zeven dagen na het indienen goedgekeurd.`,
      'Uren bekijken',
    ),
  ),
  care_moment_proposed: whileIn(['proposal'], (_db, m) =>
    toWorker(
      m,
      `Ander voorstel voor je uren: ${when(m)}`,
      `${where(m)} stelt andere uren voor bij “${m.title}”. Reden: ${m.status_reason}`,
      { label: 'Voorstel bekijken', path: '/werk/uren-indienen' },
    ),
  ),
  care_moment_disapproved: whileIn(['not_approved'], (_db, m) =>
    toWorker(
      m,
      `Uren afgekeurd: ${when(m)}`,
      `${where(m)} is niet akkoord met je uren van “${m.title}”. Reden: ${m.status_reason}`,
      { label: 'Uren aanpassen', path: '/werk/uren-indienen' },
    ),
  ),
  care_moment_reopened: whileIn(['not_approved'], (_db, m) =>
    toWorker(
      m,
      `Dien je uren opnieuw in: ${when(m)}`,
      `De factuur met “${m.title}” bij ${where(m)} is teruggedraaid. Dien de juiste uren in, dan komen ze op een nieuwe factuur. Reden: ${m.status_reason}`,
      { label: 'Uren aanpassen', path: '/werk/uren-indienen' },
    ),
  ),
  care_moment_approved: whileIn(['approved'], (_db, m) =>
    toWorker(
      m,
      `Uren goedgekeurd: ${when(m)}`,
      `Je ${worked(m)} van “${m.title}” bij ${where(m)} zijn goedgekeurd. ${m.contract_type === 'freelance' ? 'Ze staan op de factuur die maandag klaarstaat.' : 'Ze gaan mee in je verloning.'}`,
      { label: 'Bekijk je facturatie', path: '/werk/facturatie' },
    ),
  ),
  care_moment_proposed_not_worked: whileIn(['proposal_not_worked'], (db, m) =>
    m.proposed_by === 'care_worker'
      ? toOrganization(
          db,
          m,
          `Niet gewerkt gemeld: ${when(m)}`,
          `${worker(m)} meldt niet gewerkt te hebben bij “${m.title}”, ${when(m)}. Reden: ${m.status_reason}`,
          'Bekijk de melding',
        )
      : toWorker(
          m,
          `Niet gewerkt gemeld: ${when(m)}`,
          `${where(m)} meldt dat je niet gewerkt hebt bij “${m.title}”. Reden: ${m.status_reason}`,
          { label: 'Reageer op de melding', path: '/werk/uren-indienen' },
        ),
  ),
  care_moment_hours_reminded: whileIn(['assigned'], (_db, m) =>
    toWorker(
      m,
      `Dien je uren in: ${when(m)}`,
      `Je dienst “${m.title}” bij ${where(m)} is klaar. Dien je uren in, dan kan de opdrachtgever ze goedkeuren.`,
      { label: 'Uren indienen', path: '/werk/uren-indienen' },
    ),
  ),
}

export const mails: Mails<NotificationKind> = { assignments, hours }
