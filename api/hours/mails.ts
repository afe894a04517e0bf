// Mails about the hours of a care moment. Each is built from the moment as it is when the mail is sent, and sent only if it is still true.
// Everyone concerned gets one, except the one who did it.

import type { Item } from '../../contract/language.ts'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import { workedMinutes } from '../../rules/money/worked-hours.ts'
import { formatHours } from '../../rules/time/format-nl.ts'
import { toPlanners } from '../accounts/mails.ts'
import { type Moment, placesOf, screenOf, toOrganization, toWorker, where, whileIn, worker } from '../care-moments/mails.ts'
import type { Mail, Mails, StoredEvent } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { findItem } from '../platform/rows/rows.ts'
import { mailTemplates } from './mail-templates.ts'
import { holdReasonOf, system } from './queries.ts'

const write = writing(mailTemplates)
/** Where the worker submits the hours and answers to decisions about them. */
const hoursOf = (m: Moment) => `/werk/uren-indienen?dienst=${m.uuid}` as const

const worked = (m: Moment) =>
  formatHours(
    workedMinutes({ startDate: m.actual_start_date!, endDate: m.actual_end_date!, breakMinutes: m.actual_break_minutes ?? 0 }),
  )
const because = ({ reason }: StoredEvent) => (reason ? `Reden: ${reason}` : '')

type Doer = 'worker' | 'organization' | 'planner' | 'system'
const doerOf = async (db: Database, m: Moment, { actorUuid }: StoredEvent): Promise<Doer> => {
  if (actorUuid === null) return 'system'
  if (actorUuid === m.assignee_uuid) return 'worker'
  const user = db.selectFrom('organization_user').select('uuid').where('uuid', '=', actorUuid)
  return (await user.executeTakeFirst()) ? 'organization' : 'planner'
}
const officeOr = (doer: Doer, m: Moment) =>
  doer === 'worker' ? worker(m) : doer === 'organization' ? m.organization_name : 'De backoffice'
/** The values for the placeholders that most letters about hours share. */
const placesOfHours = (m: Moment) => ({
  ...{ ...placesOf(m), zorgverlener: worker(m), organisatie: m.organization_name, reden: m.status_reason ?? '' },
  uren: m.actual_start_date ? worked(m) : '',
})
/** Sends each party its own letter. The one who did it gets no mail. */
const tell = async (
  db: Database,
  m: Moment,
  event: StoredEvent,
  written: Partial<Record<'worker' | 'organization' | 'planners', Omit<Mail, 'to'>>>,
): Promise<Mail[]> => {
  const doer = await doerOf(db, m, event)
  return [
    ...(written.worker && doer !== 'worker' ? toWorker(m, written.worker) : []),
    ...(written.organization && doer !== 'organization' ? await toOrganization(db, m, written.organization) : []),
    ...(written.planners ? await toPlanners(db, written.planners, event.actorUuid) : []),
  ]
}
const workersPage = (m: Moment) => `/backoffice/zzpers/${m.assignee_uuid!}` as const

export const mails = {
  care_moment_submitted: whileIn(['awaiting_approval'], (db, m, event) => {
    const places = { ...placesOfHours(m), reden: because(event) }
    return tell(db, m, event, {
      organization: write('hours_submitted', places, screenOf(m)),
      // When a planner submitted the hours, the mail to the worker includes the figures.
      worker: write('hours_submitted_for_worker', places, hoursOf(m)),
    })
  }),
  care_moment_approval_reminded: whileIn(['awaiting_approval'], async (db, m, event, queriesOf) => {
    const moment = await findItem(db, CareMoment, m.uuid, { me: system, now: event.at, queriesOf }, { unseen: true })
    const holdReason = await holdReasonOf(db, moment as unknown as Item<typeof CareMoment>, event.at)
    const anders = holdReason
      ? `${holdReason} Ze worden daarom niet vanzelf goedgekeurd: reageer je niet binnen zeven dagen na het indienen, dan beslist de backoffice.`
      : 'Reageer je niet, dan zijn de uren zeven dagen na het indienen goedgekeurd.'
    return toOrganization(db, m, write('hours_approval_reminded', { ...placesOfHours(m), anders }, screenOf(m)))
  }),
  care_moment_approval_held: whileIn(['awaiting_approval'], (db, m, event) =>
    tell(db, m, event, {
      planners: write('hours_approval_held', { ...placesOfHours(m), reden: event.reason ?? '' }, workersPage(m)),
    }),
  ),
  care_moment_proposed: whileIn(['proposal'], (db, m, event) =>
    tell(db, m, event, { worker: write('hours_proposed', placesOfHours(m), hoursOf(m)) }),
  ),
  care_moment_proposal_rejected: whileIn(['proposal_rejected'], async (db, m, event) => {
    const places = { ...placesOfHours(m), reden: because(event), wie: officeOr(await doerOf(db, m, event), m) }
    return tell(db, m, event, {
      worker: write('hours_proposal_rejected_to_worker', places, hoursOf(m)),
      organization: write('hours_proposal_rejected_to_organization', places, screenOf(m)),
      planners: write('hours_proposal_rejected_to_planners', places, workersPage(m)),
    })
  }),
  care_moment_disapproved: whileIn(['not_approved'], async (db, m, event) => {
    const wie = (await doerOf(db, m, event)) === 'planner' ? 'De backoffice' : where(m)
    const places = { ...placesOfHours(m), wie }
    return tell(db, m, event, {
      worker: write('hours_disapproved_to_worker', places, hoursOf(m)),
      organization: write('hours_disapproved_to_organization', places, screenOf(m)),
    })
  }),
  care_moment_reopened: whileIn(['not_approved'], (_db, m) => toWorker(m, write('hours_reopened', placesOfHours(m), hoursOf(m)))),
  care_moment_approved: whileIn(['approved'], async (db, m, event) => {
    const doer = await doerOf(db, m, event)
    const places = {
      ...{ ...placesOfHours(m), reden: because(event) },
      door: { worker: `door ${worker(m)}`, organization: '', planner: 'door de backoffice', system: '' }[doer],
      betaling:
        m.contract_type === 'freelance' ? 'Ze staan op de factuur die maandag klaarstaat.' : 'Je krijgt ze bij je volgende loon.',
    }
    return tell(db, m, event, {
      worker: write('hours_approved_to_worker', places, '/werk/facturatie'),
      organization: write('hours_approved_to_organization', places, screenOf(m)),
    })
  }),
  care_moment_proposed_not_worked: whileIn(['proposal_not_worked'], (db, m, event) =>
    tell(db, m, event, {
      organization: write('not_worked_proposed_to_organization', placesOfHours(m), screenOf(m)),
      worker: write('not_worked_proposed_to_worker', placesOfHours(m), hoursOf(m)),
    }),
  ),
  care_moment_not_worked: whileIn(['not_worked'], async (db, m, event) => {
    const doer = await doerOf(db, m, event)
    const zegt = doer === 'planner' ? 'heeft vastgesteld' : 'is het ermee eens'
    const places = { ...placesOfHours(m), reden: because(event), wie: officeOr(doer, m), zegt }
    return tell(db, m, event, {
      worker: write('not_worked_to_worker', places, hoursOf(m)),
      organization: write('not_worked_to_organization', places, screenOf(m)),
    })
  }),
  care_moment_hours_reminded: whileIn(['assigned'], (_db, m) =>
    toWorker(m, write('hours_reminded', placesOfHours(m), hoursOf(m))),
  ),
} satisfies Mails
