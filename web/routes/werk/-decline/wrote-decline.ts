import { assignmentHref } from '../../../care/moment/publication.ts'
import type { Entry, Wrote } from '../../../client/outbox/entry.ts'
import { whenOf } from '../nieuwe-opdrachten/-assignment/wrote-reaction.ts'
import type { Declinable } from './use-decline.ts'

export const declineCall = 'POST /declined_publications'
export const takeBackCall = 'DELETE /declined_publications/{uuid}'

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

const ofWholeSeries = ({ args: { body } }: Entry) =>
  typeof body === 'object' && body !== null && 'wholeSeries' in body && body.wholeSeries === true
/** What waits of hiding this one or of showing it again, also when it was said of a series; `all` are those beside it. */
export function waitingDecline(of: Declinable, entries: readonly Entry[], all: readonly Declinable[] = []): Entry | undefined {
  const series = of.careMoment.recurringCareMoment
  const inSeries = (iri: string) => series && all.some(one => one['@id'] === iri && one.careMoment.recurringCareMoment === series)
  return entries.find(entry => {
    if (entry.call === takeBackCall) return entry.args.uuid === of.myDecline?.uuid
    return entry.call === declineCall && (entry.about === of['@id'] || (ofWholeSeries(entry) && inSeries(entry.about)))
  })
}
