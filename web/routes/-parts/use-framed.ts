import { useMatches } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '#client/use-session.ts'
import { screens } from '#contract/addresses.ts'
import type { Role } from '#contract/language.ts'

/**
 * Whether the frame of an audience is around the screen. Not around a public one: after choosing a password people keep that
 * screen until their home has loaded. After logging out they keep the frame until the login has loaded, else the screen remounts.
 * Around a screen that works logged in or out, only for who is logged in as one of that audience.
 */
export function useFramed(audience?: Role): boolean {
  const session = useSession()
  const [framed, setFramed] = useState(session !== null)
  if (session && !framed) setFramed(true)
  const screen = useMatches({ select: matches => matches.at(-1)?.staticData.screen })
  const kind = screen ? screens[screen].kind : 'public'
  if (kind === 'hybrid') return audience !== undefined && session?.roles.includes(audience) === true
  return framed && kind !== 'public'
}
