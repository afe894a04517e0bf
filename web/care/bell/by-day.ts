import { dateOf } from '../moment/moment.ts'

/** Things by their day in Amsterdam, in the order given. */
export function byDay<T>(things: readonly T[], instantOf: (thing: T) => string): [date: string, things: T[]][] {
  const days: [string, T[]][] = []
  for (const thing of things) {
    const date = dateOf(instantOf(thing))
    const last = days.at(-1)
    if (last?.[0] === date) last[1].push(thing)
    else days.push([date, [thing]])
  }
  return days
}
