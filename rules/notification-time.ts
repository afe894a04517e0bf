import { addDays, addHours, amsterdamDate, amsterdamTime, toInstant } from './amsterdam.ts'

/** When the daily mail leaves, by the clock of Amsterdam. */
export const dailyMailAt = '08:00'
/** So long before it loses its use a mail must have left, or it does not wait at all. */
export const usefulHours = 3

/** Takes an instant; gives the next one at which the daily mail leaves. */
export function nextDailyMail(now: string): string {
  const today = amsterdamDate(now)
  const at = toInstant(today, dailyMailAt)
  return at > now ? at : toInstant(addDays(today, 1), dailyMailAt)
}

export interface MailWish {
  byMail: 'at_once' | 'daily' | 'off'
  /** Times of day in Amsterdam (HH:MM) between which no mail should leave; they may lie around midnight. */
  quietHours: { from: string; until: string } | null
  /** Leaves for who chose one mail a day as well: it is that mail, or was asked for apart. */
  isPrompt?: boolean | undefined
  /** From then on it is of no use: the start of the shift it is about. Once past, it hurries nothing. */
  usefulUntil?: string | undefined
}

/** Takes an instant and what someone wishes; gives when a mail may leave, undefined when it should not. */
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
