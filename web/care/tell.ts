import { Problem } from '../client/api.ts'
import { toastDone, toastFailed } from '../components/toast.ts'

/** What went wrong, for a person; and what one sees now when someone else was first. */
export function explain({ status, message, violations }: Problem): string {
  if (status === 409) return `${message} Je ziet nu de nieuwe stand.`
  return status === 422 && violations[0] ? violations[0].message : message
}

/** Says in a toast why something was refused; throws what is no refusal. */
export function tellRefusal(problem: unknown): void {
  if (!(problem instanceof Problem)) throw problem
  toastFailed(explain(problem))
}

/** Says in a toast what came of a change: that it is done, or why not. Gives whether it is done. */
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
