// Which queries show a stored answer that the server has not confirmed yet, by their keys (kept-answers.ts).
import type { Query } from '@tanstack/react-query'

export const fromDevice = new WeakSet<readonly unknown[]>()
/** Whether the server refused the answer: it is no longer this person's to see, here neither. */
export const isRefused = ({ error }: Query['state']): boolean => {
  const { status = 0 } = (error ?? {}) as { status?: number }
  return status >= 400 && status < 500
}
