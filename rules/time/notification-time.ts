import { addDays, addHours, amsterdamDate, amsterdamTime, toInstant } from './amsterdam.ts'

/** When the daily mail is sent, in Amsterdam time. */
export const dailyMailAt = '08:00'
/** A mail must be sent this long before it becomes useless; if it cannot wait that long it is not delayed at all. */
export const usefulHours = 3

/** Takes an instant; gives the next time the daily mail is sent. */
export function nextDailyMail(now: string): string {
  const today = amsterdamDate(now)
  const at = toInstant(today, dailyMailAt)
  return at > now ? at : toInstant(addDays(today, 1), dailyMailAt)
}

export interface MailWish {
  byMail: 'at_once' | 'daily' | 'off'
  /** Times of day in Amsterdam (HH:MM) between which no mail may be sent. They may span midnight. */
  quietHours: { from: string; until: string } | null
  /** Also sent at once to people who chose one mail a day: it is that mail itself, or they asked for it separately. */
  isPrompt?: boolean | undefined
  /** When the mail becomes useless: the start of its shift. After that it is no longer urgent. */
  usefulUntil?: string | undefined
}

/** Takes an instant and someone's preferences; gives when a mail may be sent, undefined when it may not. */
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
