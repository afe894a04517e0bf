import { useMatches } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../client/use-session.ts'

/**
 * Whether the frame of an audience stands around its screen. Not around a public one: who has just chosen a password keeps that
 * screen until their home is there. Who logs out keeps the frame until the login is there, else their screen would begin anew.
 */
export function useFramed(): boolean {
  const session = useSession()
  const [framed, setFramed] = useState(session !== null)
  if (session && !framed) setFramed(true)
  const isPublic = useMatches({ select: matches => matches.at(-1)?.staticData.kind === 'public' })
  return framed && !isPublic
}
