// The map of what was seen: states, the way to each, and what is still to be pressed there.
import { kindOfControl, kindOfState } from './kinds.ts'
import type { Control, Sight, Step } from './what.ts'

interface State {
  kind: string
  address: string
  /** From its address: what opened the sheet that is in front. */
  opens: Step[]
  /** The first way to it. */
  from: State | undefined
  by: Step | undefined
  left: Set<string>
  /** Of what is left, what nothing ever pressed. */
  wanted: Set<string>
  tries: number
}
export interface Atlas {
  /** Remembers a sight; returns its state. */
  see(sight: Sight, from?: State, by?: Step): State
  /** Everything seen, and how often it was pressed. */
  pressed: Map<string, number>
  isNew(sight: Sight): boolean
  /** The state with something left that is the fewest steps away. */
  nearest(): State | undefined
  wayTo(state: State): Step[]
  states: Map<string, State>
}
const maxTries = 3
/** The first number that differs is less. */
const isLess = (one: number[], other: number[]): boolean => {
  const at = one.findIndex((each, place) => each !== other[place])
  return at >= 0 && one[at]! < other[at]!
}

type Wants = (sight: Sight, control: Control) => boolean
export const newAtlas = (wants: Wants = () => false): Atlas => {
  const states = new Map<string, State>()
  const pressed = new Map<string, number>()
  const wayTo = (state: State): Step[] => {
    const way: Step[] = []
    for (let at: State | undefined = state; at?.by; at = at.from) way.unshift(at.by)
    return way
  }
  return {
    states,
    pressed,
    wayTo,
    isNew: sight => !states.has(kindOfState(sight)),
    see: (sight, from, by) => {
      const kind = kindOfState(sight)
      const able = sight.controls.filter(each => !each.isOff)
      const kinds = able.map(each => kindOfControl(sight, each))
      const wanted = able.filter(each => wants(sight, each)).map(each => kindOfControl(sight, each))
      for (const each of kinds) if (!pressed.has(each)) pressed.set(each, 0)
      const known = states.get(kind)
      if (known) {
        for (const each of kinds) known.left.add(each)
        for (const each of wanted) known.wanted.add(each)
        return known
      }
      const isThere = from?.address === sight.address
      const opens = isThere && by ? [...from.opens, by] : []
      const state: State = {
        kind,
        address: sight.address,
        opens,
        from,
        by,
        left: new Set(kinds),
        wanted: new Set(wanted),
        tries: 0,
      }
      states.set(kind, state)
      return state
    },
    nearest: () => {
      let best: State | undefined
      for (const state of states.values()) {
        if (state.tries >= maxTries) continue
        for (const each of [...state.left, ...state.wanted])
          if ((pressed.get(each) ?? 0) > 0) for (const set of [state.left, state.wanted]) set.delete(each)
        const cost = (of: State) => [of.wanted.size > 0 ? 0 : 1, of.tries, of.opens.length]
        if (state.left.size > 0 && (!best || isLess(cost(state), cost(best)))) best = state
      }
      return best
    },
  }
}
export type { State }
