import { useState } from 'react'
import { Problem } from '../../client/api.ts'
import { toastDone, toastFailed } from '../../components/toast.ts'
import { explain } from '../tell.ts'

export interface Act<A = unknown> {
  /** Does it; throws a Problem when it is refused. */
  run: () => Promise<A>
  /** What is said when it is done; nothing where the screen itself shows it. */
  done?: string | ((answer: A) => string)
  /** Takes it back. An act that can be taken back is done at once, with "Ongedaan maken" beside what is said. */
  undo?: (answer: A) => Promise<unknown>
  /** A sentence of one's own for a refusal, or null when the screen has dealt with it. */
  refused?: (problem: Problem) => string | null | undefined
}

/**
 * Does acts, and says in a toast what came of each: what was done with its undo, why it was refused, or that the connection was
 * lost, with another try. `act` gives whether it was done.
 */
export function useAct(): { busy: boolean; act: <A>(one: Act<A>) => Promise<boolean> } {
  const [busy, setBusy] = useState(false)
  const act = async <A>(one: Act<A>): Promise<boolean> => {
    setBusy(true)
    try {
      const answer = await one.run()
      const said = typeof one.done === 'function' ? one.done(answer) : one.done
      const { undo } = one
      const back = undo && { act: () => void act({ run: () => undo(answer), done: 'Ongedaan gemaakt.' }) }
      if (said) toastDone(said, back)
      return true
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      const said = one.refused?.(problem)
      if (said === null) return false
      const again = problem.status === 0 ? { label: 'Opnieuw proberen', act: () => void act(one) } : undefined
      toastFailed(said ?? explain(problem), again)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, act }
}
