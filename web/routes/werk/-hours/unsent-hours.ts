// Hours that have not been sent: the draft while they are filled in, and the queue entry.

import type { ListedMoment } from '#care/moment/care-moment.ts'
import { formatShortDate } from '#care/moment/moment.ts'
import { now } from '#care/now.ts'
import { dropDraft, keptDraft, useDraft } from '#client/drafts.ts'
import type { Wrote } from '#client/outbox/entry.ts'
import { counted, formatTimes } from '#rules/time/format-nl.ts'
import { draftOf, figuresOf, type HoursDraft, readDraft, reasonOf } from './hours-draft.ts'

type Named = Pick<ListedMoment, 'uuid'>
const hoursDraft = ({ uuid }: Named) => `uren:${uuid}`
/** Whether hours were filled in but not submitted. */
export const hasHoursDraft = (moment: Named): boolean => readDraft(keptDraft(hoursDraft(moment))) !== undefined
/** Removes the draft: the hours were submitted, or there were none. */
export const dropHoursDraft = (moment: Named): void => dropDraft(hoursDraft(moment))
/** The draft of a moment: it survives a reload, a lost network and the end of the login. */
export const useHoursDraft = (moment: ListedMoment) => useDraft<HoursDraft>(hoursDraft(moment), draftOf(moment), readDraft)
/** The name of the draft of why one did not work. */
export const notWorkedDraft = ({ uuid }: Named): string => `niet-gewerkt:${uuid}`

const dayOf = ({ startDate }: ListedMoment) => formatShortDate(startDate, now())

/** The queue entry for hours: "Uren, za 21 nov", "08:00 – 09:45, uitgelopen". */
export function hoursEntry(moment: ListedMoment, draft: HoursDraft): Wrote {
  const { startDate, endDate, breakMinutes, expenses } = figuresOf(draft, moment)!
  const reason = reasonOf(draft, moment)
  const spent = counted(expenses.length, 'onkostenpost', 'onkostenposten')
  return {
    title: `Uren, ${dayOf(moment)}`,
    detail: [
      formatTimes(startDate, endDate),
      breakMinutes > 0 ? `${breakMinutes} min. pauze` : 'geen pauze',
      expenses.length > 0 && spent,
      reason,
    ]
      .filter(Boolean)
      .join(', '),
    path: `/werk/uren-indienen?dienst=${moment.uuid}`,
    about: moment['@id'],
    form: { name: hoursDraft(moment), values: draft },
  }
}

/** The queue entry for not having worked. */
export const notWorkedEntry = (moment: ListedMoment, text: string): Wrote => ({
  title: `Niet gewerkt, ${dayOf(moment)}`,
  detail: text,
  path: `/werk/uren-indienen?dienst=${moment.uuid}&melden=niet-gewerkt`,
  about: moment['@id'],
  form: { name: notWorkedDraft(moment), values: { reason: '', text } },
})
