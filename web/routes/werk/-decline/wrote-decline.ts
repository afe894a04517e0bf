import { assignmentHref } from '../../../care/moment/publication.ts'
import type { Wrote } from '../../../client/outbox/entry.ts'
import { whenOf } from '../nieuwe-opdrachten/-assignment/wrote-reaction.ts'
import type { Declinable } from './use-decline.ts'

const wrote = (word: string, { '@id': about, uuid, careMoment }: Declinable): Wrote => ({
  title: `${word}: “${careMoment.title}”`,
  detail: whenOf(careMoment),
  path: assignmentHref(uuid),
  about,
})
/** “Niet voor mij” as it waits to be sent. */
export const wroteDecline = (of: Declinable, wholeSeries: boolean): Wrote =>
  wrote(wholeSeries ? 'Reeks verbergen' : 'Niet voor mij', of)
/** That it is shown again, as it waits to be sent. */
export const wroteShow = (of: Declinable, wholeSeries: boolean): Wrote => wrote(wholeSeries ? 'Reeks tonen' : 'Toch tonen', of)
