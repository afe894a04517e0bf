// What the app is doing of which a screen may still change by itself. rest.tsx says it to the outside.

/** What is under way: calls to the server, code of a screen, keeping answers on this device, and what is made of those; a step in the history. */
export type UnderWay = 'calls' | 'changes' | 'code' | 'keeping' | 'queries' | 'queue' | 'route' | 'step' | 'stream'

const all = new Set<{ what: UnderWay }>()
let listener = () => {}

/** The same thing may be under way more than once. */
export const underWay = (): UnderWay[] => [...all].map(({ what }) => what)
/** Calls back on every change; there is one who listens. */
export const onUnderWay = (next: () => void): void => {
  listener = next
}
/** Something is under way until the function that this gives is called. */
export function begin(what: UnderWay): () => void {
  const one = { what }
  all.add(one)
  listener()
  return () => {
    if (all.delete(one)) listener()
  }
}
/** The same until this promise is settled; gives it back. */
export const during = <T>(what: UnderWay, work: Promise<T>): Promise<T> => work.finally(begin(what))
/** The same as long as a condition holds; gives what looks whether it does. */
export function beginWhile(what: UnderWay, isSo: () => boolean): () => void {
  let end: (() => void) | undefined
  return () => {
    if (isSo()) end ??= begin(what)
    else end = void end?.()
  }
}
