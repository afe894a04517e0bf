import { useState } from 'react'
import { currentSession } from '../../../client/session.ts'

/** The uuid of who looks at this private screen; it stays the same while they log out and the screen is about to go. */
export const useMe = (): string => useState(() => currentSession()!.uuid)[0]
