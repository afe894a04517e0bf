// The wording of a care moment for organizations and the back office, in a list and beside it: when it is, and who comes.
import { boardStatuses } from '#contract/status-groups.ts'
import { formatShiftTimes } from '#rules/time/broken-shift.ts'
import { counted, formatDate, formatDateLong } from '#rules/time/format-nl.ts'
import { addDays } from '../../amsterdam-time.ts'
import { assigneeName, type ListedMoment } from '../care-moment.ts'
import { formatShortDate, untilWords } from '../moment.ts'

/** What tells when it is. */
export type Timed = Pick<ListedMoment, 'startDate' | 'endDate' | 'timeScope'> &
  Pick<Partial<ListedMoment>, 'breakMinutes' | 'breakFrom'>

/** Whether it still needs somebody. */
export const isOpen = ({ status }: Pick<ListedMoment, 'status'>): boolean => boardStatuses.open.includes(status)

/** 'zo 22 november', with the year if it is not the present one; and 'vandaag', 'morgen' or 'gisteren' when it is. */
export function nameDay(date: string, today: string): { near: string | undefined; short: string; long: string } {
  const near = { [today]: 'vandaag', [addDays(today, 1)]: 'morgen', [addDays(today, -1)]: 'gisteren' }[date]
  const long = formatDateLong(date)
  const [, day, month, year] = long.split(' ')
  const short = [formatDate(date).slice(0, 2), day, month, ...(year === today.slice(0, 4) ? [] : [year])].join(' ')
  return { near, short, long }
}

/** Where its day is known: '07:00 – 15:00'; for a period its days, 'ma 1 dec – vr 26 feb 2027'. */
export const sayTimes = (timed: Timed, now: string): string =>
  timed.timeScope === 'period'
    ? `${formatShortDate(timed.startDate, now)} – ${formatShortDate(timed.endDate, now)}`
    : formatShiftTimes(timed)

/** How many are asked, of those who are still to answer or to be asked: '1 gevraagd', '1 van 3 gevraagd'. */
export const askedWords = ({ asked, queued }: NonNullable<ListedMoment['asking']>): string =>
  `${queued > 0 ? `${asked} van ${asked + queued}` : asked} gevraagd`

/**
 * The possible people for an open moment: '2 reacties', '1 van 3 gevraagd tot 14:00'; undefined when there is nobody yet.
 * Without the time it does not say until when they can answer.
 */
export function whoMayCome(
  { openReactionCount: count = 0, asking }: Pick<ListedMoment, 'openReactionCount' | 'asking'>,
  now?: string,
): string | undefined {
  const reactions = count > 0 && counted(count, 'reactie', 'reacties')
  const until = now && asking?.answerBefore ? ` ${untilWords(asking.answerBefore, now)}` : ''
  const words = [reactions, asking && `${askedWords(asking)}${until}`].filter(Boolean)
  return words.length > 0 ? words.join(', ') : undefined
}

/** Who comes, or who may. */
export const whoComes = (moment: ListedMoment, now: string): string =>
  isOpen(moment) ? (whoMayCome(moment, now) ?? 'Nog niemand') : (assigneeName(moment) ?? 'Niemand')
