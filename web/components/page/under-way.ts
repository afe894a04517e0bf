// Work in progress after which a screen may still change by itself; rest.tsx makes it visible outside.

/** Kinds of work: API calls, code of a screen, storing answers on this device and what is made from them; a history step. */
export type UnderWay = 'calls' | 'changes' | 'code' | 'keeping' | 'queries' | 'queue' | 'route' | 'step' | 'stream'

const all = new Set<{ what: UnderWay }>()
let listener = () => {}

/** The same kind may be in progress more than once. */
export const underWay = (): UnderWay[] => [...all].map(({ what }) => what)
/** Calls back on every change; supports one listener. */
export const onUnderWay = (next: () => void): void => {
  listener = next
}
/** Marks work as in progress until the returned function is called. */
export function begin(what: UnderWay): () => void {
  const one = { what }
  all.add(one)
  listener()
  return () => {
    if (all.delete(one)) listener()
  }
}
/** The same until this promise settles; returns the promise. */
export const during = <T>(what: UnderWay, work: Promise<T>): Promise<T> => work.finally(begin(what))
/** The same while a condition holds; returns a function that checks it again. */
export function beginWhile(what: UnderWay, isSo: () => boolean): () => void {
  let end: (() => void) | undefined
  return () => {
    if (isSo()) end ??= begin(what)
    else end = void end?.()
  }
}
