import { serverNow } from '../../../client/api.ts'

const stepMs = 5 * 60_000

/** Now, to five minutes: as part of a question it does not make a new one of every drawing. */
export const recentNow = (): string => new Date(Math.floor(serverNow() / stepMs) * stepMs).toISOString()
