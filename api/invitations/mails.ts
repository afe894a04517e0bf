// Mails about asking by name: to who is asked, and when the question is no more; to the organization when somebody comes, or nobody.
import { formatDateTime } from '../../rules/format-nl.ts'
import { type Moment, momentOf, toOrganization, when, where, whileIn } from '../care-moments/mails.ts'
import type { Mail, Mails, StoredEvent } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { isWaitedFor } from './queries.ts'

const invitationOf = async (db: Database, uuid: string) => {
  const invitation = await db
    .selectFrom('care_moment_invitation as i')
    .innerJoin('account as a', 'a.uuid', 'i.care_worker_uuid')
    .innerJoin('care_worker_profile as p', 'p.uuid', 'i.care_worker_uuid')
    .selectAll('i')
    .select(['a.username', 'p.first_name', 'p.last_name'])
    .where('i.uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return { invitation, moment: await momentOf(db, invitation.care_moment_uuid) }
}

const noMatter = 'Een nee mag altijd en telt nergens mee.'
const calm = 'Je hoeft niet meer te antwoorden, en het heeft geen gevolgen voor je.'

/** Why the question is no more, to who was asked; undefined when they need not hear it. Of what became of it no more than this. */
const gone = (because: string | null, m: Moment): [subject: string, text: string] | undefined => {
  const what = `“${m.title}” bij ${where(m)}`
  if (because === 'taken') return [`Iemand anders was eerder: ${when(m)}`, `Voor ${what}, ${when(m)}, is er nu iemand. ${calm}`]
  if (because === 'changed')
    return [`Vraag vervallen: ${m.title}`, `De tijd of plaats van ${what} is gewijzigd. Daarom geldt de vraag niet meer. ${calm}`]
  if (because === 'taken_back')
    return [
      `Vraag ingetrokken: ${when(m)}`,
      `${m.organization_name} heeft de vraag voor ${what}, ${when(m)}, ingetrokken. ${calm}`,
    ]
  const isOff = m.status === 'canceled' || m.status === 'withdrawn'
  return isOff ? [`Vraag vervallen: ${when(m)}`, `${what}, ${when(m)}, gaat niet door. ${calm}`] : undefined
}

export const mails = {
  care_moment_invitation_opened: async (db: Database, { subjectUuid }: StoredEvent) => {
    const { invitation, moment } = await invitationOf(db, subjectUuid)
    if (invitation.status !== 'open') return []
    const message = invitation.message ? `\n\n“${invitation.message}”` : ''
    const text = `${where(moment)} vraagt je voor “${moment.title}”, ${when(moment)}. Antwoorden kan tot ${formatDateTime(invitation.answer_before!)}. ${noMatter}${message}`
    const mail: Mail = {
      to: invitation.username,
      subject: `Kun je komen? ${when(moment)}`,
      text,
      button: { label: 'Geef antwoord', path: '/werk/reacties' },
      usefulUntil: invitation.answer_before!,
    }
    return [mail]
  },
  care_moment_invitation_accepted: async (db, { subjectUuid }) => {
    const { invitation, moment } = await invitationOf(db, subjectUuid)
    if (moment.assignee_uuid !== invitation.care_worker_uuid) return []
    const name = `${invitation.first_name} ${invitation.last_name}`
    const text = `${name} zei ja op je vraag en komt: “${moment.title}”, ${when(moment)}.`
    return toOrganization(db, moment, `${name} komt: ${when(moment)}`, text, 'Bekijk de opdracht')
  },
  care_moment_invitation_withdrawn: async (db, { subjectUuid }) => {
    const { invitation, moment } = await invitationOf(db, subjectUuid)
    // Whose turn it was not yet knows of nothing; who was chosen after all hears that.
    if (!invitation.asked_at || moment.assignee_uuid === invitation.care_worker_uuid) return []
    const said = gone(invitation.withdrawn_because, moment)
    if (!said) return []
    const [subject, text] = said
    const button = { label: 'Bekijk andere opdrachten', path: '/werk/nieuwe-opdrachten' } as const
    return [{ to: invitation.username, subject, text, button, usefulUntil: moment.start_date }]
  },
  care_moment_invitations_ended: whileIn(['open'], async (db, m) =>
    (await isWaitedFor(db, m.uuid))
      ? []
      : toOrganization(
          db,
          m,
          `Niemand van de gevraagden kan: ${when(m)}`,
          `Van wie je vroeg voor “${m.title}”, ${when(m)}, kan niemand komen, of er kwam geen antwoord. De opdracht staat nog open.`,
          'Vraag iemand anders',
        ),
  ),
} satisfies Mails
