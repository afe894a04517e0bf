import { currentSession } from '../client/session.ts'

/** A sentence for whoever is logged in, on a screen that the family and others share: "u" for the family, "je" for all others. */
export const spoken = (je: string, u: string): string => (currentSession()?.roles.includes('ROLE_CLIENT_ADMIN') ? u : je)
