// The wording of visits: the same on every screen.

import { dateOf } from '#care/moment/moment.ts'
import { familyDay, standingOf, type ToldVisit, type VisitStanding } from '#rules/time/family-day.ts'
import { formatTime, formatTimes } from '#rules/time/format-nl.ts'
import { nameDay } from './days.ts'
import type { Visit } from './visits.ts'

const names = new Intl.ListFormat('nl')
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
export const firstNameOf = ({ assignee }: Pick<Visit, 'assignee'>): string | undefined => assignee?.profile.firstName

const words: Readonly<Record<VisitStanding, (who: string) => string>> = {
  sought: () => 'nog niemand gevonden',
  nobody: () => 'er is niemand gekomen',
  missed: who => `${who} is niet gekomen`,
  off: () => 'gaat niet door',
  comes: who => `${who} komt`,
  due: who => `${who} zou er nu zijn`,
  here: who => `${who} is er nu`,
  been: who => `${who} is geweest`,
  presumed: who => `${who} was er volgens planning`,
}
/** The state of a visit, in a few words. */
export const sayStanding = (visit: Pick<Visit, 'assignee'>, standing: VisitStanding): string =>
  words[standing](firstNameOf(visit) ?? 'iemand')
/** A visit that did not happen: emphasized like an unfilled one. */
export const didNotCome = (standing: VisitStanding): boolean => standing === 'nobody' || standing === 'missed'

/** Somebody's day in a few words: who is missing, who is there, who comes next, or otherwise who has been. */
export function sayDay(
  visits: readonly Visit[],
  now: string,
  readUntil: string | undefined,
): { words: string; isMissing?: true } {
  const today = dateOf(now)
  const told = familyDay(visits, today, { now, readUntil })
  const loud = told.find(({ standing, isLoud }) => isLoud && didNotCome(standing)) ?? told.find(({ isLoud }) => isLoud)
  const say = ({ visit, standing }: ToldVisit<Visit>, at = true) => {
    const day = dateOf(visit.startDate)
    const when = `${day === today ? '' : `${nameDay(day, today)} `}${formatTime(visit.startDate)} `
    return capital(`${at ? when : ''}${sayStanding(visit, standing)}`)
  }
  if (loud) return { words: say(loud), isMissing: true }
  const by = (...standings: VisitStanding[]) => told.filter(({ standing }) => standings.includes(standing))
  const present = by('here')[0] ?? by('due')[0]
  if (present) return { words: say(present, false) }
  const [next] = by('comes')
  if (next) return { words: say(next) }
  const last = by('been', 'presumed').at(-1)
  if (last) return { words: say(last, false) }
  const over = told.at(-1)
  return { words: over ? say(over) : 'Vandaag geen bezoek' }
}

/** How long the visit was, as far as known: "Was er van 07:04 tot 14:40". */
export function sayHours({ arrivedAt, leftAt, worked }: Visit, standing: VisitStanding): string | undefined {
  const [from, until] = worked ? [worked.startDate, worked.endDate] : [arrivedAt, leftAt]
  if (!from || (standing !== 'been' && standing !== 'here')) return undefined
  if (until) return `Was er van ${formatTimes(from, until).replace(' – ', ' tot ')}`
  return standing === 'here' ? `Is er sinds ${formatTime(from)}` : `Kwam om ${formatTime(from)}`
}

/** Who comes, or came, on a day, in a line. */
export const sayWho = (visits: readonly Visit[], now: string): string => {
  const said = visits.map(visit => {
    const standing = standingOf(visit, now)
    return standing === 'sought' || didNotCome(standing) ? sayStanding(visit, standing) : (firstNameOf(visit) ?? '')
  })
  return [...new Set(said)].join(', ') || 'geen bezoek'
}

/** How familiar somebody is here: "kwam 12 keer eerder", "komt voor het eerst". */
export const sayFamiliar = (times: number): string =>
  times === 0 ? 'komt voor het eerst' : times === 1 ? 'kwam 1 keer eerder' : `kwam ${times} keer eerder`

/** "wassen, medicijnen geven en de wond verzorgen". */
export const sayList = (items: readonly string[]): string => names.format(items)
