import { useMatches } from '@tanstack/react-router'
import { useState } from 'react'
import { screens } from '../../../contract/addresses.ts'
import { useSession } from '../../client/use-session.ts'

/**
 * Whether the frame of an audience is around the screen. Not around a public one: after choosing a password people keep that
 * screen until their home has loaded. After logging out they keep the frame until the login has loaded, else the screen remounts.
 */
export function useFramed(): boolean {
  const session = useSession()
  const [framed, setFramed] = useState(session !== null)
  if (session && !framed) setFramed(true)
  const screen = useMatches({ select: matches => matches.at(-1)?.staticData.screen })
  const isPublic = !screen || screens[screen].kind === 'public'
  return framed && !isPublic
}
