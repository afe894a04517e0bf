import { formatTimes } from '../../../../rules/format-nl.ts'
import type { ListedMoment } from '../../../care/moment/care-moment.ts'
import { formatShortDate } from '../../../care/moment/moment.ts'
import { now } from '../../../care/now.ts'
import type { Wrote } from '../../../client/outbox/entry.ts'
import { figuresOf, type HoursDraft, reasonOf } from './hours-draft.ts'
import { formOf } from './use-hours-draft.ts'

const dayOf = ({ startDate }: ListedMoment) => formatShortDate(startDate, now())

/** The hours as they wait to be sent: "Uren, za 21 nov", "08:00 – 09:45, uitgelopen". */
export function wroteHours(moment: ListedMoment, draft: HoursDraft): Wrote {
  const { startDate, endDate, breakMinutes, expenses } = figuresOf(draft)!
  const reason = reasonOf(draft, moment)
  const spent = expenses.length === 1 ? '1 onkostenpost' : `${expenses.length} onkostenposten`
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
    form: formOf(moment, draft),
  }
}

/** The name of the draft of why one did not work. */
export const notWorkedDraft = ({ uuid }: Pick<ListedMoment, 'uuid'>): string => `niet-gewerkt:${uuid}`
/** That one did not work, as it waits to be sent. */
export const wroteNotWorked = (moment: ListedMoment, text: string): Wrote => ({
  title: `Niet gewerkt, ${dayOf(moment)}`,
  detail: text,
  path: `/werk/uren-indienen?dienst=${moment.uuid}&melden=niet-gewerkt`,
  about: moment['@id'],
  form: { name: notWorkedDraft(moment), values: { reason: '', text } },
})
