import { formatTimes } from '#rules/time/format-nl.ts'
import { formatShortDate } from '../moment/moment.ts'
import { now } from '../now.ts'
import type { ConversationItem } from './subject.ts'

/**
 * The subject of a conversation, below the name of the other party: 'Vroege dienst, ma 23 nov 07:00 – 15:00'. Nothing for one
 * with the back office.
 */
export function aboutWords({
  careMoment,
  client,
  confidentialWith,
  contractProposal,
}: Partial<Pick<ConversationItem, 'careMoment' | 'client' | 'confidentialWith' | 'contractProposal'>>): string | undefined {
  if (careMoment) {
    const { title, startDate, endDate } = careMoment
    return `${title}, ${formatShortDate(startDate, now())} ${formatTimes(startDate, endDate)}`
  }
  if (contractProposal) return 'Over het contractvoorstel'
  return client && `${confidentialWith ? 'Vertrouwelijk, over' : 'Over'} ${client.firstName} ${client.lastName}`
}
