// The selection in the list, for actions on several rows at once.

import type { ListedMoment } from '#care/moment/care-moment.ts'
import { isOpen } from '#care/moment/desk/moment-words.ts'
import { counted } from '#rules/time/format-nl.ts'

/** Open work that this user may still act on. */
export const isOpenToAct = (moment: ListedMoment): boolean => isOpen(moment) && moment.allowedActions.includes('cancel')
/** Hours to approve, and open work. */
export const canBeChosen = (moment: ListedMoment): boolean => moment.allowedActions.includes('approve') || isOpenToAct(moment)
/** Whether it is published now. */
export const isPublished = ({ publishedForContractTypes }: ListedMoment): boolean => publishedForContractTypes.length > 0

/** The new selection when a row is pressed: toggles that row; with shift, gives all rows from the previous one the state of that one. */
export function toggled(
  chosen: ReadonlySet<string>,
  order: readonly string[],
  { uuid, from }: { uuid: string; from: string | undefined },
): Set<string> {
  const [at, start] = [order.indexOf(uuid), from === undefined ? -1 : order.indexOf(from)]
  if (start < 0) return new Set([uuid]).symmetricDifference(chosen)
  const range = new Set(order.slice(Math.min(at, start), Math.max(at, start) + 1))
  return chosen.has(from!) ? chosen.union(range) : chosen.difference(range)
}

/** '1 opdracht', '3 opdrachten'. */
export const countMoments = (count: number): string => counted(count, 'opdracht', 'opdrachten')
