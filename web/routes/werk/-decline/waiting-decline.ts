import type { Entry } from '#client/outbox/entry.ts'

export const declineCall = 'POST /declined_publications'
export const takeBackCall = 'DELETE /declined_publications/{uuid}'

interface Shown {
  '@id': string
  careMoment: { recurringCareMoment?: string | null | undefined }
  myDecline?: { uuid: string } | null | undefined
}
const ofWholeSeries = ({ args: { body } }: Pick<Entry, 'args'>) =>
  typeof body === 'object' && body !== null && 'wholeSeries' in body && body.wholeSeries === true

/** The queued entry that hides or shows this one, also as part of a series; `all` are the queued entries. */
export function waitingDecline<E extends Pick<Entry, 'call' | 'about' | 'args'>>(
  of: Shown,
  entries: readonly E[],
  all: readonly Shown[],
): E | undefined {
  const series = of.careMoment.recurringCareMoment
  const inSeries = (iri: string) => series && all.some(one => one['@id'] === iri && one.careMoment.recurringCareMoment === series)
  return entries.find(entry => {
    if (entry.call === takeBackCall) return entry.args.uuid === of.myDecline?.uuid
    return entry.call === declineCall && (entry.about === of['@id'] || (ofWholeSeries(entry) && inSeries(entry.about)))
  })
}
