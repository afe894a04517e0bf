import { useState } from 'react'
import { currentSession } from './session.ts'

/** The uuid of the logged-in person; it stays the same until the screen goes, also when a visit in their name ends. */
export const useMe = (): string => useState(() => currentSession()!.uuid)[0]
