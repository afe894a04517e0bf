import { useState } from 'react'
import { Problem } from '#client/api.ts'
import { toastDone, toastFailed } from '#components/layers/toast.ts'
import { explain } from '../tell.ts'

export interface Action<A = unknown> {
  /** Performs the action; throws a Problem when it is refused. */
  run: () => Promise<A>
  /** The toast when it is done; none where the screen itself shows it. */
  done?: string | ((answer: A) => string)
  /** Undoes it. An action that can be undone is performed at once, with "Ongedaan maken" in the toast. */
  undo?: (answer: A) => Promise<unknown>
  /** Another sentence for a refusal; undefined for the standard one, null when the screen has dealt with it. */
  refused?: (problem: Problem) => string | null | undefined
}

/**
 * Performs actions and reports each in a toast: done, with its undo; refused, with the reason; or the connection was lost, with a
 * retry. `act` resolves to whether it succeeded.
 */
export function useAction(): { busy: boolean; act: <A>(one: Action<A>) => Promise<boolean> } {
  const [busy, setBusy] = useState(false)
  const act = async <A>(one: Action<A>): Promise<boolean> => {
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
