// Mails about asking by name: to the person asked, and when the question ends; to the organization when somebody comes, or nobody.
import { formatDateTime } from '../../rules/time/format-nl.ts'
import { type Moment, momentOf, placesOf, screenOf, toOrganization, whileIn } from '../care-moments/mails.ts'
import type { Mail, Mails, StoredEvent } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { mailTemplates } from './mail-templates.ts'
import { isWaitedFor } from './queries.ts'

const write = writing(mailTemplates)

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

/** The text for a person who was asked, about why the question ended; undefined when they need not know. It reveals no more than this. */
const endedTemplate = (because: string | null, m: Moment) => {
  if (because === 'taken') return 'invitation_gone_to_another'
  if (because === 'changed') return 'invitation_gone_as_changed'
  if (because === 'taken_back') return 'invitation_taken_back'
  return m.status === 'canceled' || m.status === 'withdrawn' ? 'invitation_gone_as_off' : undefined
}

export const mails = {
  care_moment_invitation_opened: async (db: Database, { subjectUuid }: StoredEvent) => {
    const { invitation, moment } = await invitationOf(db, subjectUuid)
    if (invitation.status !== 'open') return []
    const places = {
      ...{ ...placesOf(moment), uiterlijk: formatDateTime(invitation.answer_before!) },
      bericht: invitation.message ? `“${invitation.message}”` : '',
    }
    const mail: Mail = {
      to: invitation.username,
      ...write('invitation_opened', places, `/werk/reacties?vraag=${invitation.uuid}`),
      usefulUntil: invitation.answer_before!,
    }
    return [mail]
  },
  care_moment_invitation_accepted: async (db, { subjectUuid }) => {
    const { invitation, moment } = await invitationOf(db, subjectUuid)
    if (moment.assignee_uuid !== invitation.care_worker_uuid) return []
    const places = { ...placesOf(moment), zorgverlener: `${invitation.first_name} ${invitation.last_name}` }
    return toOrganization(db, moment, write('invitation_accepted', places, screenOf(moment)))
  },
  care_moment_invitation_withdrawn: async (db, { subjectUuid }) => {
    const { invitation, moment } = await invitationOf(db, subjectUuid)
    // A person whose turn had not come knows nothing of the question; a person who was chosen after all gets the mail about that.
    if (!invitation.asked_at || moment.assignee_uuid === invitation.care_worker_uuid) return []
    const letter = endedTemplate(invitation.withdrawn_because, moment)
    if (!letter) return []
    const places = { ...placesOf(moment), organisatie: moment.organization_name }
    return [{ to: invitation.username, ...write(letter, places, '/werk/nieuwe-opdrachten'), usefulUntil: moment.start_date }]
  },
  care_moment_invitations_ended: whileIn(['open'], async (db, m) =>
    (await isWaitedFor(db, m.uuid)) ? [] : toOrganization(db, m, write('invitations_ended', placesOf(m), screenOf(m))),
  ),
} satisfies Mails
