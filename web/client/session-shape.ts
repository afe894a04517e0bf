// Checks the shape of a stored session. Written out instead of a schema, because every first screen loads it.
import { roles, type Session } from '#contract/language.ts'

const isFeature = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { feature?: unknown }).feature === 'string' &&
  typeof (value as { enabled?: unknown }).enabled === 'boolean'
const isSession = (value: unknown): value is Session => {
  if (typeof value !== 'object' || value === null) return false
  const s = value as Record<string, unknown>
  return (
    typeof s.exp === 'number' &&
    typeof s.iat === 'number' &&
    typeof s.username === 'string' &&
    typeof s.uuid === 'string' &&
    (s.impersonated === undefined || typeof s.impersonated === 'boolean') &&
    typeof s.multi_factor_enabled === 'boolean' &&
    typeof s.multi_factor_verified === 'boolean' &&
    Array.isArray(s.roles) &&
    s.roles.every(role => roles.includes(role)) &&
    Array.isArray(s.user_features) &&
    s.user_features.every(isFeature)
  )
}
/** Reads a stored session; null when the text is not one. */
export const parseSession = (text: string): Session | null => {
  try {
    const value: unknown = JSON.parse(text)
    return isSession(value) ? value : null
  } catch {
    return null
  }
}
