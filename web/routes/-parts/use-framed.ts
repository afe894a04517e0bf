import { useMatches } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '#client/use-session.ts'
import { screens } from '#contract/addresses.ts'
import type { Role } from '#contract/language.ts'

/**
 * Whether the audience's frame is around the screen. Not around a public screen: after choosing a password that screen stays until home has
 * loaded. After logging out the frame stays until the login has loaded, otherwise the screen would remount. A screen that works both logged
 * in and out has it only for users of that audience.
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
