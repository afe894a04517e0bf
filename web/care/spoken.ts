import { roleHere } from '#client/role-here.ts'
import { formatTime } from '#rules/time/format-nl.ts'

/** A sentence on a screen that families share with others: "u" for families, "je" for everyone else. */
export const spoken = (je: string, u: string): string => (roleHere() === 'ROLE_CLIENT_ADMIN' ? u : je)

/** The greeting for this time of the day. */
export const greet = (instant: string): string => {
  const hour = Number(formatTime(instant).slice(0, 2))
  if (hour < 6) return 'Goedenacht'
  if (hour < 12) return 'Goedemorgen'
  return hour < 18 ? 'Goedemiddag' : 'Goedenavond'
}
