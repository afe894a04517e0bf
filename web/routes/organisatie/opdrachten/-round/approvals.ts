// Approving the hours of several moments together.

import { assigneeName, type ListedMoment } from '#care/moment/care-moment.ts'
import { nameDifference } from '#care/moment/hours.ts'
import { formatShift } from '#rules/time/broken-shift.ts'

/** The maximum number of approvals in one request. */
const max = 100

/** The name of the work in messages about its hours. */
export const nameWork = (moment: ListedMoment): string => `${assigneeName(moment) ?? moment.title}, ${formatShift(moment)}`
/** Whether the hours differ from the plan. */
export const deviates = (moment: ListedMoment): boolean => nameDifference(moment) !== undefined
/** The requests that approve these hours as shown, each with its moments. */
export const inRequests = (moments: readonly ListedMoment[]) =>
  Array.from({ length: Math.ceil(moments.length / max) }, (_, page) => {
    const batch = moments.slice(page * max, (page + 1) * max)
    return { batch, body: { careMoments: batch.map(moment => ({ careMoment: moment['@id'], version: moment.version })) } }
  })
