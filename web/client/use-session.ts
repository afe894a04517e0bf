import { useSyncExternalStore } from 'react'
import type { Feature } from '#contract/feature-names.ts'
import { currentSession, type Session, subscribe } from './session.ts'

/** The session, for a component that must render again when it changes. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, currentSession, currentSession)

/** Whether a feature is on for the current user: on unless the session says otherwise. */
export const useFeature = (feature: Feature): boolean =>
  useSession()?.user_features.every(one => one.feature !== feature || one.enabled) ?? true
