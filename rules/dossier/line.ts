import { amsterdamDate } from '../time/amsterdam.ts'
import { counted } from '../time/format-nl.ts'
import { type DossierGround, dossierGrounds } from './grounds.ts'
import type { DossierPoints } from './say.ts'

/** One line: what is recorded, on which days (YYYY-MM-DD, both included), where it is recorded, which way it points and why. */
export interface DossierLine {
  said: string
  from: string
  until: string
  source: string
  points: DossierPoints
  why: string
}
/** Takes a ground, a sentence, a source, and the instants or days it is about, of which there is at least one; gives the line. */
export const lineOf = (ground: DossierGround, said: string, source: string, dates: readonly string[]): DossierLine => {
  const [points, why] = dossierGrounds[ground]
  const days = dates.map(date => (date.length === 10 ? date : amsterdamDate(date))).sort()
  return { said, from: days[0]!, until: days.at(-1)!, source, points, why }
}
/** The same, or no line when it is about nothing. */
export const lineIf = (ground: DossierGround, said: (count: number) => string, source: string, dates: readonly string[]) =>
  dates.length > 0 ? [lineOf(ground, said(dates.length), source, dates)] : []
/** The values that are known. */
export const known = <T>(values: readonly (T | null)[]): T[] => values.filter(value => value !== null)
/** So many assignments. */
export const works = (count: number) => counted(count, 'opdracht', 'opdrachten')
