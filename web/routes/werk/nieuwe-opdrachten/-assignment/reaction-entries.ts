import { formatShortDate } from '#care/moment/moment.ts'
import { assignmentHref, type Publication, type Reaction } from '#care/moment/publication.ts'
import { now } from '#care/now.ts'
import type { Wrote } from '#client/outbox/entry.ts'
import { formatShiftTimes } from '#rules/time/broken-shift.ts'

type Work = Pick<Publication['careMoment'], 'title' | 'startDate' | 'endDate' | 'breakMinutes' | 'breakFrom'>
/** When it is, for a queue entry. */
export const whenOf = (work: Work): string => `${formatShortDate(work.startDate, now())}, ${formatShiftTimes(work)}`

/** The name of the draft of a reaction. */
export const reactionDraft = (publicationUuid: string): string => `reactie-${publicationUuid}`

/** The queue entry for a reaction. */
export const reactionEntry = ({ '@id': about, uuid, careMoment }: Publication, motivation: string): Wrote => ({
  title: `Reactie op “${careMoment.title}”`,
  detail: [whenOf(careMoment), motivation.trim()].filter(Boolean).join('. '),
  path: assignmentHref(uuid, 'reageren'),
  about,
  form: { name: reactionDraft(uuid), values: { motivation } },
})
/** The queue entry for withdrawing a reaction. */
export const withdrawalEntry = ({ careMomentPublication: { '@id': about, uuid, careMoment } }: Reaction): Wrote => ({
  title: `Reactie intrekken: “${careMoment.title}”`,
  detail: whenOf(careMoment),
  path: assignmentHref(uuid),
  about,
})
/** The queue entry for placing a withdrawn reaction again. */
export const reactionAgainEntry = ({ careMomentPublication: { '@id': about, uuid, careMoment } }: Reaction): Wrote => ({
  title: `Reactie op “${careMoment.title}”`,
  detail: whenOf(careMoment),
  path: assignmentHref(uuid),
  about,
})
