import { useState } from 'react'
import { currentSession } from '../../../client/session.ts'

/** The uuid of the logged-in person; it stays the same while they log out and the screen is about to go. */
export const useMe = (): string => useState(() => currentSession()!.uuid)[0]
