// From a life that fails to the shortest part of it that still does: first without people, then days, kinds of acts, single acts.
import type { Action } from './life.ts'

type Fails = (life: Action[]) => Promise<boolean>

const without = async (life: Action[], keyOf: (action: Action, index: number) => string, fails: Fails, until: number) => {
  const keyed = life.map((action, index) => ({ action, key: keyOf(action, index) }))
  const partOf = (keys: readonly string[]) => {
    const kept = new Set(keys)
    return keyed.filter(({ key }) => kept.has(key)).map(({ action }) => action)
  }
  let keys = [...new Set(keyed.map(({ key }) => key))]
  for (let size = Math.ceil(keys.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < keys.length; ) {
      if (Date.now() > until) return partOf(keys)
      const fewer = [...keys.slice(0, from), ...keys.slice(from + size)]
      if (await fails(partOf(fewer))) keys = fewer
      else from += size
    }
  return partOf(keys)
}

/** The shortest life found until this instant (in milliseconds) that still fails. */
export const shrink = async (life: Action[], fails: Fails, until: number): Promise<Action[]> => {
  let left = life
  for (const keyOf of [
    (action: Action) => action.who,
    (action: Action) => String(action.day),
    (action: Action) => action.kind,
    (_: Action, index: number) => String(index),
  ])
    left = await without(left, keyOf, fails, until)
  return left
}
