// The people who come to a client, and their wording.

import { dateOf } from '#care/moment/moment.ts'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { nameDay } from '../-visits/days.ts'

export type Face = AnswerOf<'GET /clients/{uuid}/familiar_faces'>['faces'][number]
/** The people on the team, and those who came in the last ninety days: the most frequent first. */
export const facesQuery = (client: string) => queryOf('GET /clients/{uuid}/familiar_faces', { uuid: client })

/** "Komt morgen.", "Was hier gisteren."; for somebody due now: "Komt vandaag." */
export function sayWhen({ nextAt, lastAt }: Face, now: string): string | undefined {
  const today = dateOf(now)
  if (nextAt) return `Komt ${nameDay(dateOf(nextAt), today)}.`
  return lastAt ? `Was hier ${nameDay(dateOf(lastAt), today)}.` : undefined
}
export const sayTimes = (times: number): string =>
  times === 0 ? 'kwam nog niet' : times === 1 ? 'kwam 1 keer' : `kwam ${times} keer`
