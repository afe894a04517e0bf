// What a care worker said of their coming and going, and what of it still waits on this device.
import { formatTime } from '../../../../rules/format-nl.ts'
import type { ListedMoment } from '../../../care/moment/care-moment.ts'
import { isShaped } from '../../../client/draft-shape.ts'
import type { Entry } from '../../../client/outbox/entry.ts'
import { useWaiting } from '../../../client/outbox/use-waiting.ts'

const calls = { arrive: 'PATCH /care_moments/{uuid}/arrive', leave: 'PATCH /care_moments/{uuid}/leave' } as const
/** Whether what waits is that somebody came or left: hours about the same shift go on beside it. */
export const isTelling = ({ call }: Pick<Entry, 'call'>): boolean => call === calls.arrive || call === calls.leave

interface Told {
  arrivedAt: string | undefined
  leftAt: string | undefined
  /** What was told last and is not sent yet; or was refused, and asks. */
  waiting: Entry | undefined
}
const timed = { at: '' }
const timeIn = (entry: Entry | undefined): string | undefined => {
  const body = entry?.args.body
  return isShaped(body, timed, timed) ? body.at : undefined
}

/** When somebody came and left, also as long as it waits to be sent. */
export function useTold(moment: Pick<ListedMoment, '@id' | 'arrivedAt' | 'leftAt'>): Told {
  const entries = useWaiting(moment['@id']).filter(isTelling)
  const waits = (call: string) => timeIn(entries.find(entry => entry.call === call && entry.status !== 'asks'))
  return {
    arrivedAt: moment.arrivedAt ?? waits(calls.arrive),
    leftAt: moment.leftAt ?? waits(calls.leave),
    waiting: entries.find(({ status }) => status === 'asks') ?? entries.at(-1),
  }
}

/** What was said, in a sentence; empty when nothing was. */
export function sayTold({ arrivedAt, leftAt }: Pick<Told, 'arrivedAt' | 'leftAt'>): string {
  if (!leftAt) return arrivedAt ? `Je bent er sinds ${formatTime(arrivedAt)}.` : ''
  return arrivedAt ? `Je was er van ${formatTime(arrivedAt)} tot ${formatTime(leftAt)}.` : `Je ging weg om ${formatTime(leftAt)}.`
}
