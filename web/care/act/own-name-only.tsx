import type { ReactNode } from 'react'
import { useCurrentName } from '../../client/current-user.ts'
import { useSession } from '../../client/use-session.ts'

/** Buttons of what only the person themselves may do: through their eyes it says so in their place. */
export function OwnNameOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  const name = useCurrentName()
  return session?.impersonated ? <p>Dit kan alleen {name} zelf.</p> : children
}
