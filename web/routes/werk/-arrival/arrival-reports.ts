// A care worker's reports of arriving and leaving, including those still queued on this device.

import type { ListedMoment } from '#care/moment/care-moment.ts'
import { isShaped } from '#client/draft-shape.ts'
import type { Entry } from '#client/outbox/entry.ts'
import { useWaiting } from '#client/outbox/use-waiting.ts'
import { formatTime } from '#rules/time/format-nl.ts'

const calls = { arrive: 'PATCH /care_moments/{uuid}/arrive', leave: 'PATCH /care_moments/{uuid}/leave' } as const
/** Whether a queued entry reports arriving or leaving: hours of the same shift may be queued beside it. */
export const isArrivalReport = ({ call }: Pick<Entry, 'call'>): boolean => call === calls.arrive || call === calls.leave

interface ArrivalReports {
  arrivedAt: string | undefined
  leftAt: string | undefined
  /** The last report if it is still queued, or was refused. */
  waiting: Entry | undefined
}
const timed = { at: '' }
const timeIn = (entry: Entry | undefined): string | undefined => {
  const body = entry?.args.body
  return isShaped(body, timed, timed) ? body.at : undefined
}

/** When somebody arrived and left, including queued reports. */
export function useArrivalReports(moment: Pick<ListedMoment, '@id' | 'arrivedAt' | 'leftAt'>): ArrivalReports {
  const entries = useWaiting(moment['@id']).filter(isArrivalReport)
  const waits = (call: string) => timeIn(entries.find(entry => entry.call === call && entry.status !== 'asks'))
  return {
    arrivedAt: moment.arrivedAt ?? waits(calls.arrive),
    leftAt: moment.leftAt ?? waits(calls.leave),
    waiting: entries.find(({ status }) => status === 'asks') ?? entries.at(-1),
  }
}

/** The report in a sentence; empty when there is none. */
export function sayReports({ arrivedAt, leftAt }: Pick<ArrivalReports, 'arrivedAt' | 'leftAt'>): string {
  if (!leftAt) return arrivedAt ? `Je bent er sinds ${formatTime(arrivedAt)}.` : ''
  return arrivedAt ? `Je was er van ${formatTime(arrivedAt)} tot ${formatTime(leftAt)}.` : `Je ging weg om ${formatTime(leftAt)}.`
}
