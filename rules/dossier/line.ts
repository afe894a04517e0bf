import { amsterdamDate } from '../time/amsterdam.ts'
import { counted } from '../time/format-nl.ts'
import type { DossierAgreement } from './facts.ts'
import { type DossierGround, dossierGrounds } from './grounds.ts'
import type { DossierPoints } from './say.ts'

/** A line: the fact, its first and last day (YYYY-MM-DD), its source, what it indicates, and why. */
export interface DossierLine {
  said: string
  from: string
  until: string
  source: string
  points: DossierPoints
  why: string
  /** For a line about agreements: their state, by which the reader finds them in the list of agreements. */
  agreements?: Exclude<DossierAgreement['status'], 'ended_before_agreed'>
}
/** Takes a ground, a sentence, a source, and at least one instant or day it is about; gives the line. */
export const lineOf = (ground: DossierGround, said: string, source: string, dates: readonly string[]): DossierLine => {
  const [points, why] = dossierGrounds[ground]
  const days = dates.map(date => (date.length === 10 ? date : amsterdamDate(date))).sort()
  return { said, from: days[0]!, until: days.at(-1)!, source, points, why }
}
/** The same, but without instants or days there is no line. */
export const lineIf = (
  ground: DossierGround,
  sentenceFor: (count: number) => string,
  source: string,
  dates: readonly string[],
) => (dates.length > 0 ? [lineOf(ground, sentenceFor(dates.length), source, dates)] : [])
/** The defined values. */
export const known = <T>(values: readonly (T | null)[]): T[] => values.filter(value => value !== null)
/** A number of assignments, in words. */
export const works = (count: number) => counted(count, 'opdracht', 'opdrachten')
