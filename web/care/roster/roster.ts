// Shared by the screens of a roster: its types, its audiences, and its address.

import type { AnswerOf } from '#client/api.ts'
import { readUuid } from '#client/search-params.ts'
import type { Address } from '#contract/addresses.ts'
import { counted } from '#rules/time/format-nl.ts'

export type Roster = AnswerOf<'GET /rosters/{uuid}'>
export type Plan = AnswerOf<'GET /rosters/{uuid}/plan'>
export type Line = Plan['lines'][number]
export type OpenShift = Plan['open'][number]
export type Sums = Plan['sums']['plan']
export type Pair = Roster['held'][number]

/** The roster on the screen, and the previous one for the same days, which it is compared with. */
export interface Shown {
  rooster: string | undefined
  vorig: string | undefined
}
/** The differences between audiences. */
export interface RosterAudience {
  momentHref: (uuid: string) => Address
  /** The address of a roster; without one, of the request form. */
  hrefOf: (shown: Shown) => Address
  /** Whose weights are stored: "je organisatie". */
  weightsOf: string
  /** Whether it includes work of several organizations. */
  hasOrganizations: boolean
}

/** The roster in an address; invalid values are left out. */
export const readShown = ({ rooster, vorig }: Record<string, unknown>): Shown => ({
  rooster: readUuid(rooster),
  vorig: readUuid(rooster) && readUuid(vorig),
})

export const isSamePair = (one: Pair, other: Pair): boolean =>
  one.careMoment === other.careMoment && one.careWorker === other.careWorker
export const pairOf = ({ careMoment, worker: { careWorker } }: Pick<Line, 'careMoment' | 'worker'>): Pair => ({
  careMoment,
  careWorker,
})
/** "1 dienst", "1.355 diensten". */
export const shifts = (count: number): string => counted(count, 'dienst', 'diensten')
