// Mails about reactions: to the organization when someone reacts, and to that person when the reaction is answered.

import { formatDateTimes } from '../../rules/format-nl.ts'
import { organizationAddresses } from '../care-moments/mails.ts'
import type { ButtonFor, Mail, Mails, StoredEvent } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'

const reactionOf = (db: Database, uuid: string) =>
  db
    .selectFrom('care_moment_publication_reaction as r')
    .innerJoin('care_moment_publication as p', 'p.uuid', 'r.care_moment_publication_uuid')
    .innerJoin('care_moment as m', 'm.uuid', 'p.care_moment_uuid')
    .innerJoin('organization as o', 'o.uuid', 'm.organization_uuid')
    .innerJoin('account as a', 'a.uuid', 'r.care_worker_uuid')
    .innerJoin('care_worker_profile as w', 'w.uuid', 'r.care_worker_uuid')
    .innerJoin('expertise_level as l', 'l.uuid', 'w.expertise_level_uuid')
    .select([
      'r.status',
      'r.motivation',
      'r.standby_position',
      'r.care_worker_uuid',
      'm.assignee_uuid',
      'm.status as moment_status',
      'm.uuid as moment',
      'm.title',
      'm.start_date',
      'm.end_date',
      'o.name as organization',
      'a.username',
      'w.first_name',
      'w.last_name',
      'l.name as level',
    ])
    .where('r.uuid', '=', uuid)
    .executeTakeFirstOrThrow()
type Reaction = Awaited<ReturnType<typeof reactionOf>>

// To the worker who reacted, while the reaction still has the status of which the mail speaks.
const another: ButtonFor<'ROLE_CARE_WORKER'> = { label: 'Zoek een andere opdracht', path: '/werk/nieuwe-opdrachten' }
type Said = (r: Reaction, when: string) => string
const toWorker =
  (status: string, subject: Said, text: Said, button = another) =>
  async (db: Database, event: StoredEvent): Promise<Mail[]> => {
    if (event.data.quiet) return []
    const r = await reactionOf(db, event.subjectUuid)
    const when = formatDateTimes(r.start_date, r.end_date)
    // The assignee gets the mail about the moment itself.
    if (r.status !== status || r.assignee_uuid === r.care_worker_uuid) return []
    return [
      {
        to: r.username,
        subject: subject(r, when),
        text: text(r, when),
        button,
        usefulUntil: r.start_date,
      },
    ]
  }

const toReserve = toWorker(
  'not_selected',
  (_r, when) => `Tweede keus: ${when}`,
  (r, when) =>
    `Voor “${r.title}”, ${when}, bij ${r.organization} is iemand anders gekozen. Jij bent tweede keus: zegt die persoon af, dan ziet ${r.organization} jou als eerste. Je hoeft niets te doen. Kun je niet meer? Trek dan je reactie in, dan weten zij dat.`,
  { label: 'Bekijk je reacties', path: '/werk/reacties' },
)
const toPassedOver = toWorker(
  'not_selected',
  (_r, when) => `Niet gekozen: ${when}`,
  (r, when) =>
    r.moment_status === 'assignment_expired'
      ? `Voor “${r.title}”, ${when}, bij ${r.organization} koos niemand op tijd: de opdracht is al begonnen.`
      : `Voor “${r.title}”, ${when}, bij ${r.organization} is iemand anders gekozen.`,
)
const isReserve = async (db: Database, event: StoredEvent) => {
  const { standby_position, moment_status } = await reactionOf(db, event.subjectUuid)
  return standby_position !== null && moment_status !== 'assignment_expired'
}

export const mails = {
  reaction_placed: async (db, event) => {
    if (event.data.quiet) return []
    // Reacted to several dates of a series at once: one mail about those that still stand.
    const placed = Array.isArray(event.data.reactions) ? event.data.reactions.map(String) : [event.subjectUuid]
    const reactions = (await Promise.all(placed.map(uuid => reactionOf(db, uuid)))).filter(({ status }) => status === 'open')
    reactions.sort((one, other) => (one.start_date < other.start_date ? -1 : 1))
    const [r, ...more] = reactions
    if (!r) return []
    const when = formatDateTimes(r.start_date, r.end_date)
    const all = reactions.map(each => `\n- ${formatDateTimes(each.start_date, each.end_date)}`).join('')
    const what = more.length > 0 ? `${reactions.length} data van “${r.title}”:${all}` : `“${r.title}”, ${when}.`
    const motivation = r.motivation ? `\n\n“${r.motivation}”` : ''
    const button: ButtonFor<'ROLE_ORGANIZATION_USER'> = {
      label: 'Bekijk de reacties',
      path: `/organisatie/opdrachten/${r.moment}`,
    }
    const mail = {
      subject: more.length > 0 ? `Nieuwe reactie op ${reactions.length} data: ${r.title}` : `Nieuwe reactie op ${when}`,
      text: `${r.first_name} ${r.last_name} (${r.level}) heeft gereageerd op ${what}${motivation}`,
      button,
      usefulUntil: r.start_date,
    }
    return (await organizationAddresses(db, r.moment)).map(to => ({ ...mail, to }))
  },
  reaction_not_selected: async (db, event) => ((await isReserve(db, event)) ? toReserve(db, event) : toPassedOver(db, event)),
  // Of who was kept before the choice, the choice tells.
  reaction_standby: async (db, event) => (event.data.afterChoice && (await isReserve(db, event)) ? toReserve(db, event) : []),
  reaction_rejected: toWorker(
    'rejected',
    (_r, when) => `Reactie afgewezen: ${when}`,
    (r, when) => `${r.organization} heeft je reactie op “${r.title}”, ${when}, afgewezen.`,
  ),
  reaction_canceled: toWorker(
    'canceled',
    (_r, when) => `Opdracht geannuleerd: ${when}`,
    (r, when) => `${r.organization} heeft “${r.title}”, ${when}, geannuleerd.`,
  ),
  reaction_not_selected_withdrawn: toWorker(
    'not_selected_withdrawn',
    (_r, when) => `Publicatie ingetrokken: ${when}`,
    (r, when) => `${r.organization} heeft de publicatie van “${r.title}”, ${when}, ingetrokken.`,
  ),
} satisfies Mails
