import type { ReactNode } from 'react'
import { useCurrentName } from '#client/current-user.ts'
import { useSession } from '#client/use-session.ts'

/** Hides buttons for what only the person themselves may do while impersonating, and says so instead. */
export function OwnNameOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  const name = useCurrentName()
  return session?.impersonated ? <p>Dit kan alleen {name} zelf.</p> : children
}
