// Mails about the hours of a care moment. Each is made from the moment as it is at the time of sending, and only if it is still
// true. Everyone concerned is told, except the one who did it.

import { sql } from 'kysely'
import type { AddressFor } from '../../contract/addresses.ts'
import { CareMoment } from '../../contract/care-moments.ts'
import type { Item } from '../../contract/language.ts'
import { formatHours } from '../../rules/format-nl.ts'
import { workedMinutes } from '../../rules/worked-hours.ts'
import { type Moment, toOrganization, toWorker, when, where, whileIn, worker } from '../care-moments/mails.ts'
import type { ButtonFor, Mail, Mails, StoredEvent } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { findItem } from '../platform/rows/rows.ts'
import { heldBecause, system } from './queries.ts'

const worked = (m: Moment) =>
  formatHours(
    workedMinutes({ startDate: m.actual_start_date!, endDate: m.actual_end_date!, breakMinutes: m.actual_break_minutes ?? 0 }),
  )
const because = ({ reason }: StoredEvent) => (reason ? ` Reden: ${reason}` : '')

type Doer = 'worker' | 'organization' | 'planner' | 'system'
const doerOf = async (db: Database, m: Moment, { actorUuid }: StoredEvent): Promise<Doer> => {
  if (actorUuid === null) return 'system'
  if (actorUuid === m.assignee_uuid) return 'worker'
  const user = db.selectFrom('organization_user').select('uuid').where('uuid', '=', actorUuid)
  return (await user.executeTakeFirst()) ? 'organization' : 'planner'
}
/** The text for each party. The one who did it gets no mail. */
type Said = Partial<
  Record<
    'worker' | 'organization' | 'planners',
    { subject: string; text: string; button: string; path?: AddressFor<'ROLE_CARE_WORKER'> }
  >
>
const tell = async (db: Database, m: Moment, event: StoredEvent, said: Said): Promise<Mail[]> => {
  const doer = await doerOf(db, m, event)
  const [one, other, planners] = [said.worker, said.organization, said.planners]
  return [
    ...(one && doer !== 'worker'
      ? toWorker(m, one.subject, one.text, { label: one.button, path: one.path ?? '/werk/uren-indienen' })
      : []),
    ...(other && doer !== 'organization' ? await toOrganization(db, m, other.subject, other.text, other.button) : []),
    ...(planners ? await toPlanners(db, m, planners, event) : []),
  ]
}
const toPlanners = async (db: Database, m: Moment, said: NonNullable<Said['planners']>, { actorUuid }: StoredEvent) => {
  const planners = await db
    .selectFrom('account')
    .select('username')
    .where('active', '=', true)
    .where('password_hash', 'is not', null)
    .where(sql<boolean>`'ROLE_PLANNER' = any(roles)`)
    .where('uuid', 'is distinct from', actorUuid)
    .orderBy('username')
    .execute()
  const button: ButtonFor<'ROLE_PLANNER'> = { label: said.button, path: `/backoffice/zzpers/${m.assignee_uuid}` }
  return planners.map(({ username }): Mail => ({ to: username, subject: said.subject, text: said.text, button }))
}

export const mails = {
  care_moment_submitted: whileIn(['awaiting_approval'], (db, m, event) =>
    tell(db, m, event, {
      organization: {
        subject: `Uren ingediend: ${when(m)}`,
        text: `${worker(m)} heeft ${worked(m)} ingediend voor “${m.title}”, ${when(m)}.`,
        button: 'Uren bekijken',
      },
      // When a planner handed them in, the worker is told the figures.
      worker: {
        subject: `Uren voor je ingediend: ${when(m)}`,
        text: `De backoffice heeft ${worked(m)} voor je ingediend voor “${m.title}” bij ${where(m)}.${because(event)}`,
        button: 'Bekijk je uren',
      },
    }),
  ),
  care_moment_approval_reminded: whileIn(['awaiting_approval'], async (db, m, event, queriesOf) => {
    const moment = await findItem(db, CareMoment, m.uuid, { me: system, now: event.at, queriesOf }, { unseen: true })
    const held = await heldBecause(db, moment as unknown as Item<typeof CareMoment>, event.at)
    const otherwise = held
      ? `${held} Ze worden daarom niet vanzelf goedgekeurd: reageer je niet binnen zeven dagen na het indienen, dan beslist de backoffice.`
      : 'Reageer je niet, dan zijn de uren zeven dagen na het indienen goedgekeurd.'
    const text = `${worker(m)} wacht op je akkoord voor ${worked(m)} bij “${m.title}”. ${otherwise}`
    return toOrganization(db, m, `Uren wachten op akkoord: ${when(m)}`, text, 'Uren bekijken')
  }),
  care_moment_approval_held: whileIn(['awaiting_approval'], (db, m, event) =>
    tell(db, m, event, {
      planners: {
        subject: `Uren wachten op je besluit: ${when(m)}`,
        text: `${where(m)} reageerde niet binnen zeven dagen op de uren van ${worker(m)} voor “${m.title}”, ${when(m)}. Ze worden niet vanzelf goedgekeurd. ${event.reason}`,
        button: 'Bekijk de zorgverlener',
      },
    }),
  ),
  care_moment_proposed: whileIn(['proposal'], (db, m, event) =>
    tell(db, m, event, {
      worker: {
        subject: `Ander voorstel voor je uren: ${when(m)}`,
        text: `${where(m)} stelt andere uren voor bij “${m.title}”. Reden: ${m.status_reason}`,
        button: 'Voorstel bekijken',
      },
    }),
  ),
  care_moment_proposal_rejected: whileIn(['proposal_rejected'], async (db, m, event) => {
    const doer = await doerOf(db, m, event)
    const who = doer === 'worker' ? worker(m) : doer === 'organization' ? m.organization_name : 'De backoffice'
    const subject = `Voorstel afgewezen: ${when(m)}`
    const what = `“${m.title}” bij ${where(m)}, ${when(m)}`
    const text = `${who} wijst het voorstel over de uren van ${what} af.${because(event)}`
    const wait = `${text}\n\nDe backoffice beslist en laat het jullie weten.`
    return tell(db, m, event, {
      worker: { subject, text: wait, button: 'Bekijk je uren' },
      organization: { subject, text: wait, button: 'Bekijk de opdracht' },
      planners: {
        subject,
        text: `${text}\n\n${worker(m)} en ${m.organization_name} zijn het niet eens: jij beslist.`,
        button: 'Bekijk de zorgverlener',
      },
    })
  }),
  care_moment_disapproved: whileIn(['not_approved'], async (db, m, event) => {
    const who = (await doerOf(db, m, event)) === 'planner' ? 'De backoffice' : where(m)
    return tell(db, m, event, {
      worker: {
        subject: `Uren afgekeurd: ${when(m)}`,
        text: `${who} is niet akkoord met je uren van “${m.title}”. Reden: ${m.status_reason}`,
        button: 'Uren aanpassen',
      },
      organization: {
        subject: `Uren afgekeurd: ${when(m)}`,
        text: `${who} heeft de uren van ${worker(m)} voor “${m.title}”, ${when(m)}, afgekeurd. Reden: ${m.status_reason}`,
        button: 'Bekijk de opdracht',
      },
    })
  }),
  care_moment_reopened: whileIn(['not_approved'], (_db, m) =>
    toWorker(
      m,
      `Dien je uren opnieuw in: ${when(m)}`,
      `De factuur met “${m.title}” bij ${where(m)} is teruggedraaid. Dien de juiste uren in, dan komen ze op een nieuwe factuur. Reden: ${m.status_reason}`,
      { label: 'Uren aanpassen', path: '/werk/uren-indienen' },
    ),
  ),
  care_moment_approved: whileIn(['approved'], async (db, m, event) => {
    const doer = await doerOf(db, m, event)
    const by = { worker: ` door ${worker(m)}`, organization: '', planner: ' door de backoffice', system: '' }[doer]
    const after =
      m.contract_type === 'freelance' ? 'Ze staan op de factuur die maandag klaarstaat.' : 'Je krijgt ze bij je volgende loon.'
    return tell(db, m, event, {
      worker: {
        subject: `Uren goedgekeurd: ${when(m)}`,
        text: `Je ${worked(m)} van “${m.title}” bij ${where(m)} zijn goedgekeurd${by}.${because(event)}\n\n${after}`,
        button: 'Bekijk je facturatie',
        path: '/werk/facturatie',
      },
      organization: {
        subject: `Uren goedgekeurd: ${when(m)}`,
        text: `De ${worked(m)} van ${worker(m)} voor “${m.title}”, ${when(m)}, zijn goedgekeurd${by}.${because(event)}`,
        button: 'Bekijk de opdracht',
      },
    })
  }),
  care_moment_proposed_not_worked: whileIn(['proposal_not_worked'], (db, m, event) =>
    tell(db, m, event, {
      organization: {
        subject: `Niet gewerkt gemeld: ${when(m)}`,
        text: `${worker(m)} meldt niet gewerkt te hebben bij “${m.title}”, ${when(m)}. Reden: ${m.status_reason}`,
        button: 'Bekijk de melding',
      },
      worker: {
        subject: `Niet gewerkt gemeld: ${when(m)}`,
        text: `${where(m)} meldt dat je niet gewerkt hebt bij “${m.title}”. Reden: ${m.status_reason}`,
        button: 'Reageer op de melding',
      },
    }),
  ),
  care_moment_not_worked: whileIn(['not_worked'], async (db, m, event) => {
    const doer = await doerOf(db, m, event)
    const who = doer === 'worker' ? worker(m) : doer === 'organization' ? m.organization_name : 'De backoffice'
    const says = doer === 'planner' ? 'heeft vastgesteld' : 'is het ermee eens'
    const text = `${who} ${says} dat er niet is gewerkt bij “${m.title}”, ${when(m)}, bij ${where(m)}. Er wordt niets betaald.${because(event)}`
    const subject = `Niet gewerkt vastgesteld: ${when(m)}`
    return tell(db, m, event, {
      worker: { subject, text, button: 'Bekijk je uren' },
      organization: { subject, text, button: 'Bekijk de opdracht' },
    })
  }),
  care_moment_hours_reminded: whileIn(['assigned'], (_db, m) =>
    toWorker(
      m,
      `Dien je uren in: ${when(m)}`,
      `Je dienst “${m.title}” bij ${where(m)} is klaar. Dien je uren in, dan kan de opdrachtgever ze goedkeuren.`,
      { label: 'Uren indienen', path: '/werk/uren-indienen' },
    ),
  ),
} satisfies Mails
