// Mails about the hours of a care moment. Each is made from the moment as it is when it is sent, and only if still true.
import type { NotificationKind } from '../../contract/notifications.ts'
import { formatHours } from '../../rules/format-nl.ts'
import { workedMinutes } from '../../rules/worked-hours.ts'
import { type Moment, toOrganization, toWorker, when, where, whileIn } from '../care-moments/mails.ts'
import type { Mails, MakeMails } from '../platform/concept.ts'

const worker = (m: Moment) => `${m.first_name} ${m.last_name}`
const worked = (m: Moment) =>
  formatHours(
    workedMinutes({ startDate: m.actual_start_date!, endDate: m.actual_end_date!, breakMinutes: m.actual_break_minutes ?? 0 }),
  )

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

export const mails: Mails<NotificationKind> = { hours }
