import { useSyncExternalStore } from 'react'
import { currentSession, type Session, subscribe } from './session.ts'

/** The session, for a component that must render again when it changes. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, currentSession, currentSession)
