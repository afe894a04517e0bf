import type { AnswerOf } from '#client/api.ts'
import type { StatusWord } from '#contract/moments/care-moment-rows.ts'

export type Colleague = AnswerOf<'GET /organization_users'>['member'][number]
export type ColleagueRole = Colleague['role']

/** What people of an organization see and do, by role. */
export const colleagueRoleWords: Record<ColleagueRole, { label: string; means: string }> = {
  ROLE_ORGANIZATION_USER: { label: 'Hele organisatie', means: 'ziet alle locaties, en nodigt collega’s uit' },
  ROLE_ORGANIZATION_LOCATION_ADMIN: { label: 'Locatiebeheerder', means: 'ziet alleen de gekozen locaties' },
}
export const nameOf = ({ firstName, lastName }: Pick<Colleague, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`
/** Whether a colleague may log in, and the text for an open invitation. */
export const accessWords: Record<Colleague['status'], StatusWord> = {
  active: { label: 'Toegang', tone: 'green' },
  inactive: { label: 'Geen toegang', tone: 'grey' },
}
export const invitedWord: StatusWord = { label: 'Uitgenodigd', tone: 'yellow' }
