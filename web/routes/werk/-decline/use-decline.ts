import { useAction } from '#care/action/use-action.ts'
import { assignmentHref, type Publication } from '#care/moment/publication.ts'
import type { Wrote } from '#client/outbox/entry.ts'
import { isQueued, queuedWords, useQueuedChange } from '#client/outbox/use-queued-change.ts'
import { whenOf } from '../nieuwe-opdrachten/-assignment/reaction-entries.ts'
import { declineCall, takeBackCall } from './waiting-decline.ts'

const wrote = (word: string, { '@id': about, uuid, careMoment }: Declinable): Wrote => ({
  title: `${word}: “${careMoment.title}”`,
  detail: whenOf(careMoment),
  path: assignmentHref(uuid),
  about,
})
/** The queue entry for “niet voor mij”. */
const wroteDecline = (of: Declinable, wholeSeries: boolean): Wrote => wrote(wholeSeries ? 'Reeks verbergen' : 'Niet voor mij', of)
/** The queue entry for showing it again. */
const wroteShow = (of: Declinable, wholeSeries: boolean): Wrote => wrote(wholeSeries ? 'Reeks tonen' : 'Toch tonen', of)

export type Declinable = Pick<Publication, '@id' | 'uuid' | 'careMoment' | 'series' | 'myDecline'>

/**
 * Marks an assignment or its whole series as “niet voor mij”, and undoes that; each has an undo in the toast. Offline it is
 * queued, and undone by removing it from the queue.
 */
export function useDecline(publication: Declinable) {
  const decline = useQueuedChange(declineCall)
  const takeBack = useQueuedChange(takeBackCall)
  const { busy, act } = useAction()
  const { '@id': careMomentPublication, myDecline } = publication
  const say = (wholeSeries: boolean) =>
    decline.run({ body: { careMomentPublication, wholeSeries } }, wroteDecline(publication, wholeSeries))
  const unsay = ({ uuid, wholeSeries }: { uuid: string; wholeSeries: boolean }) =>
    takeBack.run({ uuid }, wroteShow(publication, wholeSeries))
  const hide = (wholeSeries: boolean) =>
    act({
      run: () => say(wholeSeries),
      done: answer =>
        isQueued(answer) ? queuedWords : wholeSeries ? 'De hele reeks is verborgen.' : 'De opdracht is verborgen.',
      undo: answer => (isQueued(answer) ? decline.takeBack(answer) : unsay(answer)),
    })
  const show = async () =>
    myDecline &&
    act({
      run: () => unsay(myDecline),
      done: answer =>
        isQueued(answer)
          ? queuedWords
          : myDecline.wholeSeries
            ? 'De reeks staat weer in je lijst.'
            : 'De opdracht staat weer in je lijst.',
      undo: answer => (isQueued(answer) ? takeBack.takeBack(answer) : say(myDecline.wholeSeries)),
    })
  return { busy, hide, show }
}
