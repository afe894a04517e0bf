import { useState } from 'react'
import { currentSession } from './session.ts'

/** The uuid of the logged-in person; it stays the same until the screen closes, also when an impersonation ends. */
export const useMe = (): string => useState(() => currentSession()!.uuid)[0]
