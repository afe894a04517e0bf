// The offer of an assignment: the contract forms, the audience, and later audiences.
import { type Audience, isWider, ladder, wideningProblem } from '#contract/moments/widening.ts'
import { counted, formatHourCount } from '#rules/time/format-nl.ts'
import type { ContractType } from '#words/nl.ts'

/** A later step: the audience, and the number of minutes after the publication. */
export type Step = { audience: Audience; afterMinutes: number }
export type Offer = { publishedForContractTypes: ContractType[]; audience: Audience; widening: Step[] }

/** The audience, as a choice. */
export const audienceWords: Record<Audience, string> = {
  everyone: 'Iedereen die past',
  favorites: 'Alleen favorieten',
  care_team: 'Alleen het zorgteam',
}
/** The audience, as a step. */
export const groupWords: Record<Audience, string> = {
  everyone: 'Iedereen die past',
  favorites: 'Favorieten',
  care_team: 'Het zorgteam',
}
/** The group in a sentence: “Nu voor …”. */
export const groupInSentence: Record<Audience, string> = {
  everyone: 'iedereen',
  favorites: 'favorieten',
  care_team: 'het zorgteam',
}

const usual: Record<Audience, number> = { care_team: 0, favorites: 4 * 60, everyone: 24 * 60 }
/** The audiences wider than this one, from few people to many. */
export const widerThan = (audience: Audience): Audience[] => ladder.filter(one => isWider(audience, one))
/** The usual steps: from the care team, or without one the favourites, to everyone. */
export const usualLadder = (withCareTeam: boolean): Pick<Offer, 'audience' | 'widening'> => {
  const audience = withCareTeam ? 'care_team' : 'favorites'
  const steps = widerThan(audience).map(one => ({
    audience: one,
    afterMinutes: withCareTeam || one !== 'everyone' ? usual[one] : 240,
  }))
  return { audience, widening: steps }
}

/** The delays to choose from, in minutes. */
export const waits = [60, 4 * 60, 24 * 60, 48 * 60] as const
/** A delay in words: “4 uur”, “1 dag”. */
export const nameWait = (minutes: number): string => {
  const days = minutes / (24 * 60)
  if (!Number.isInteger(days)) return formatHourCount(minutes / 60)
  return counted(days, 'dag', 'dagen')
}

/** What is wrong with the steps of an offer published now; the server checks again, as some time passes. */
export const wrongSteps = ({ audience, widening }: Pick<Offer, 'audience' | 'widening'>, now: string, start?: string) => {
  const from = Date.parse(now)
  const steps = widening.map(step => ({ audience: step.audience, at: from + step.afterMinutes * 60_000 }))
  return wideningProblem(audience, steps, start ? Date.parse(start) : undefined)?.message
}
