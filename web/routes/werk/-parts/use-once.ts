import { useState } from 'react'

/** Whether this has ever been so: what loads on its first use stays, so that it can close as it should. */
export function useOnce(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever || now
}
