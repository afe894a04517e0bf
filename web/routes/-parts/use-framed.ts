import { useMatches } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../client/use-session.ts'

/**
 * Whether the frame of an audience is around the screen. Not around a public one: after choosing a password people keep that
 * screen until their home has loaded. After logging out they keep the frame until the login has loaded, else the screen remounts.
 */
export function useFramed(): boolean {
  const session = useSession()
  const [framed, setFramed] = useState(session !== null)
  if (session && !framed) setFramed(true)
  const isPublic = useMatches({ select: matches => matches.at(-1)?.staticData.kind === 'public' })
  return framed && !isPublic
}
