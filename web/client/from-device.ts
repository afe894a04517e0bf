// Which queries show a stored answer that the server has not confirmed yet, by their keys (kept-answers.ts).
import type { Query } from '@tanstack/react-query'

export const fromDevice = new WeakSet<readonly unknown[]>()
/** Whether the server refused it: then this person may no longer see the stored answer either. */
export const isRefused = ({ error }: Query['state']): boolean => {
  const { status = 0 } = (error ?? {}) as { status?: number }
  return status >= 400 && status < 500
}
