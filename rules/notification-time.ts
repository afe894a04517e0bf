import { addDays, addHours, amsterdamDate, amsterdamTime, toInstant } from './amsterdam.ts'

/** When the daily mail leaves, in Amsterdam time. */
export const dailyMailAt = '08:00'
/** A mail must leave this long before it becomes useless; otherwise it is not delayed at all. */
export const usefulHours = 3

/** Takes an instant; gives the next one at which the daily mail leaves. */
export function nextDailyMail(now: string): string {
  const today = amsterdamDate(now)
  const at = toInstant(today, dailyMailAt)
  return at > now ? at : toInstant(addDays(today, 1), dailyMailAt)
}

export interface MailWish {
  byMail: 'at_once' | 'daily' | 'off'
  /** Times of day in Amsterdam (HH:MM) between which no mail may leave. They may span midnight. */
  quietHours: { from: string; until: string } | null
  /** Also leaves at once for someone who chose one mail a day: it is that mail, or they asked for it separately. */
  isPrompt?: boolean | undefined
  /** The instant from which the mail is useless: the start of its shift. After that instant the mail is no longer urgent. */
  usefulUntil?: string | undefined
}

/** Takes an instant and someone's wishes; gives when a mail may leave, undefined when it may not. */
export function mailTime(now: string, { byMail, quietHours, isPrompt, usefulUntil }: MailWish): string | undefined {
  if (byMail === 'off') return undefined
  const wanted = byMail === 'daily' && !isPrompt ? nextDailyMail(now) : now
  const at = quietHours ? afterQuiet(wanted, quietHours) : wanted
  const isInTime = usefulUntil !== undefined && usefulUntil > now
  return isInTime && addHours(at, usefulHours) > usefulUntil ? now : at
}

function afterQuiet(at: string, { from, until }: { from: string; until: string }): string {
  const time = amsterdamTime(at)
  const isQuiet = from < until ? from <= time && time < until : time >= from || time < until
  return isQuiet ? toInstant(addDays(amsterdamDate(at), time < until ? 0 : 1), until) : at
}
