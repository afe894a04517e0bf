// The selection in the list, for actions on several rows at once.
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { isOpen } from '#care/moment/desk/moment-words.ts'

/** Work that nobody comes to yet and that this person may still do something with. */
export const isOpenToAct = (moment: ListedMoment): boolean => isOpen(moment) && moment.allowedActions.includes('cancel')
/** Hours to approve, and open work. */
export const canBeChosen = (moment: ListedMoment): boolean => moment.allowedActions.includes('approve') || isOpenToAct(moment)
/** Whether it is offered now. */
export const isPublished = ({ publishedForContractTypes }: ListedMoment): boolean => publishedForContractTypes.length > 0

/** What is chosen when this row is pressed: it alone turned, or with shift all from the one before it to it as that one is. */
export function turned(
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
export const countMoments = (count: number): string => `${count} ${count === 1 ? 'opdracht' : 'opdrachten'}`
