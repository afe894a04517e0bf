import type { AnswerOf } from '#client/api.ts'

export type Moment = AnswerOf<'GET /care_moments/{uuid}'>
/** A moment in a list: without the fields that only the item has. */
export type ListedMoment = AnswerOf<'GET /care_moments'>['member'][number]

export const nameOf = (person: { firstName: string; lastName: string }): string => `${person.firstName} ${person.lastName}`
export const assigneeName = ({ assignee }: Pick<ListedMoment, 'assignee'>): string | undefined =>
  assignee && nameOf(assignee.profile)
export const clientName = ({ client }: Pick<ListedMoment, 'client'>): string | undefined => client && nameOf(client)
