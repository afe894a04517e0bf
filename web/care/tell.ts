import { Problem } from '../client/api.ts'
import { toastDone, toastFailed } from '../components/toast.ts'

/** What went wrong, in a sentence for people; after a conflict it adds that the screen now shows the new state. */
export function explain({ status, message, violations }: Problem): string {
  if (status === 409) return `${message} Je ziet nu de nieuwe stand.`
  return status === 422 && violations[0] ? violations[0].message : message
}

/** Says in a toast why something was refused; rethrows any other error. */
export function tellRefusal(problem: unknown): void {
  if (!(problem instanceof Problem)) throw problem
  toastFailed(explain(problem))
}

/** Says in a toast whether a change succeeded, or why not. Gives true when it succeeded. */
export async function tell(change: Promise<unknown>, done: string): Promise<boolean> {
  try {
    await change
  } catch (problem) {
    tellRefusal(problem)
    return false
  }
  toastDone(done)
  return true
}
