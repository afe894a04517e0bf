// The state of a moment in a few words, for its row.

import type { ListedMoment } from '#care/moment/care-moment.ts'
import { askedWords, isOpen, whoComes, whoMayCome } from '#care/moment/desk/moment-words.ts'
import { nameDifference } from '#care/moment/hours.ts'
import { dateOf, formatShortDate, untilWords } from '#care/moment/moment.ts'
import { boardStatuses, careMomentStatusWords, toHandInStatuses } from '#contract/status-groups.ts'
import { minutesBetween } from '#rules/time/amsterdam.ts'
import { formatHoursLeft, formatTime } from '#rules/time/format-nl.ts'

export type Standing = {
  /** The assigned worker, or the number of reactions. */
  who: string
  state: string
  /** How prominent the state is: settled is subdued; what needs an action stands out. */
  tone: 'settled' | 'plain' | 'waiting' | 'attention' | 'urgent'
}

/** How soon work begins: 'zo', 'over 2 uur'. Unfilled work is urgent from 24 hours before the start; undefined outside that window. */
export function sayUrgent({ startDate }: Pick<ListedMoment, 'startDate'>, now: string): string | undefined {
  const minutesLeft = minutesBetween(now, startDate)
  if (minutesLeft < 0 || minutesLeft >= 1440) return undefined
  return minutesLeft < 60 ? 'zo' : `over ${formatHoursLeft(minutesLeft)}`
}

/** Until when somebody may answer, shorter than `untilWords`: 'tot 14:00', 'tot ma 14:00', and from six days on 'tot 23 nov, 14:00'. */
function sayBefore(instant: string, now: string): string {
  if (dateOf(instant) === dateOf(now)) return untilWords(instant, now)
  const [weekday, ...date] = formatShortDate(instant, now).split(' ')
  const isNear = minutesBetween(now, instant) < 6 * 1440
  return `tot ${isNear ? weekday : `${date.join(' ')},`} ${formatTime(instant)}`
}

function whileOpen(moment: ListedMoment, now: string): Standing {
  const { openReactionCount: count = 0, publishedForContractTypes, asking } = moment
  const soon = sayUrgent(moment, now)
  // Each is one line of its column: whoever reacted comes before whoever is asked.
  const who = whoMayCome(count > 0 ? { openReactionCount: count } : moment) ?? 'Nog niemand'
  if (soon) return { who, state: soon === 'zo' ? 'begint zo' : soon, tone: 'urgent' }
  if (count > 0) return { who, state: asking ? askedWords(asking) : 'Kies wie er komt', tone: 'plain' }
  if (asking)
    return { who, state: asking.answerBefore ? sayBefore(asking.answerBefore, now) : 'Wacht op antwoord', tone: 'waiting' }
  return { who, state: publishedForContractTypes.length > 0 ? 'Gepubliceerd' : 'Niet gepubliceerd', tone: 'plain' }
}

/** The worker and the state, in the words of a row. */
export function standingOf(moment: ListedMoment, now: string): Standing {
  const { status, startDate, endDate, timeScope } = moment
  if (isOpen(moment)) return whileOpen(moment, now)
  const who = whoComes(moment, now)
  const { label, tone } = careMomentStatusWords[status]
  if (boardStatuses.to_approve.includes(status)) {
    const difference = nameDifference(moment)
    return { who, state: difference ?? label, tone: difference ? 'attention' : 'waiting' }
  }
  if (timeScope === 'moment' && toHandInStatuses.includes(status) && startDate <= now)
    return { who, state: now < endDate ? 'Nu aan het werk' : 'Nog geen uren', tone: 'waiting' }
  const tones = { green: 'settled', yellow: 'attention', red: 'urgent', blue: 'plain', grey: 'plain' } as const
  return { who, state: label, tone: tones[tone] }
}

// The name of the provider, before the kind of home care.
const careAtHome = /^(\p{Lu}[\p{L}-]*\s+)?(?=(Thuiszorg|Wijkverpleging|Wijkteam)\s+\p{Lu})/u
const kindsOfPlace =
  /^(Woonzorgcentrum|Woonzorglocatie|Zorgcentrum|Verpleeghuis|Verzorgingshuis|Zorglocatie|Woonlocatie|Locatie|Thuiszorg|Wijkverpleging|Wijkteam)\s+(?=\p{Lu})/u
const withKind = (place: string): string => place.replace(careAtHome, '')
const ownName = (place: string): string => withKind(place).replace(kindsOfPlace, '')

/**
 * Takes the places in view; returns a function that gives the shortest name that is unique among them: 'Woonzorgcentrum De Singel' becomes
 * 'De Singel', 'Lindevecht Thuiszorg Maarssen' becomes 'Maarssen', and beside 'Lindevecht Wijkteam Maarssen' it becomes 'Thuiszorg
 * Maarssen'.
 */
export function shortNames(places: Iterable<string>): (place: string) => string {
  const all = [...new Set(places)]
  const isOwn = (short: (place: string) => string, place: string) =>
    all.every(other => other === place || short(other) !== short(place))
  return place => [ownName, withKind].find(short => isOwn(short, place))?.(place) ?? place
}
