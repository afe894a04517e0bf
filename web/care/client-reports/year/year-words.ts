// A year of scores in sentences.

import type { AnswerOf } from '#client/api.ts'
import { formatNumber } from '#rules/time/format-nl.ts'
import { levelOf, type Scale, type ScaleWords, scaleWords } from '#words/plan-nl.ts'

export type Year = AnswerOf<'GET /client_care_assist_reports/{uuid}'>
export type YearProblem = Year['problems'][number]
export interface Course {
  scale: Scale
  points: { day: string; value: number }[]
  goal: number | undefined
}

/** The scores of a problem over time, for each scale that was scored in the year. */
export const coursesOf = ({ scores, targets }: YearProblem): Course[] =>
  (['status', 'behaviour', 'knowledge'] as const).flatMap(scale => {
    const points = scores.flatMap(({ scoredOn, [scale]: value }) => (value ? [{ day: scoredOn, value }] : []))
    return points.length > 0 ? [{ scale, points, goal: targets[scale] ?? undefined }] : []
  })

/** "Slaap: ging van 2 naar 4", for the series that comes first. */
export function headingOf({ name }: Pick<YearProblem, 'name'>, course: Course | undefined): string {
  const [first, last] = [course?.points[0]?.value, course?.points.at(-1)?.value]
  if (first === undefined || last === undefined) return `${name}: nog geen cijfer`
  if (course!.points.length === 1) return `${name}: staat op ${last} van de 5`
  return first === last ? `${name}: bleef op ${last} van de 5` : `${name}: ging van ${first} naar ${last}`
}

/**
 * What the scores mean: "Toestand: van ernstige klachten naar minimale klachten. Het doel is 5: geen klachten." Where the words
 * have a sentence of their own: "Truus doet het nu soms zelf. Eerst zelden. Het doel is: vaak."
 */
export function meaningOf({ scale, points, goal }: Course, words: ScaleWords = scaleWords): string {
  const [first, last] = [points[0]!.value, points.at(-1)!.value]
  const now = levelOf(scale, last, words)
  const { label, say } = words[scale]
  if (say) {
    const before = first !== last && `Eerst was dat ${levelOf(scale, first, words)}.`
    const aim = goal !== undefined && (last >= goal ? 'Het doel is gehaald.' : `Het doel is: ${levelOf(scale, goal, words)}.`)
    return [say(now), before, aim].filter(Boolean).join(' ')
  }
  const went = first === last ? `${label}: ${now}.` : `${label}: van ${levelOf(scale, first, words)} naar ${now}.`
  if (goal === undefined) return went
  if (last >= goal) return `${went} Het doel van ${formatNumber(goal, 0)} is gehaald.`
  return `${went} Het doel is ${formatNumber(goal, 0)}: ${levelOf(scale, goal, words)}.`
}

const hasChanged = ({ points }: Course) => points[0]!.value !== points.at(-1)!.value
/** The series in order of importance, changed ones first, so that the sentence above them agrees with `summaryOf`. */
export const coursesToShow = (problem: YearProblem): Course[] =>
  coursesOf(problem).toSorted((one, other) => Number(hasChanged(other)) - Number(hasChanged(one)))

/** Whether there are scores in the year. */
export const hasScores = (problems: readonly YearProblem[]): boolean => problems.some(problem => coursesOf(problem).length > 0)

/**
 * The whole year in one sentence: what went better and what went worse, by the first scale that changed. Without comparable
 * scores it makes no judgement.
 */
export function summaryOf(problems: readonly YearProblem[]): string {
  if (!hasScores(problems)) return 'Hierover zijn dit jaar geen cijfers gegeven.'
  const [better, worse]: [string[], string[]] = [[], []]
  const compared = problems.flatMap(problem => coursesOf(problem).filter(({ points }) => points.length > 1))
  if (compared.length === 0) return 'Hierover is dit jaar te weinig bekend om te vergelijken.'
  for (const problem of problems) {
    const changes = coursesOf(problem).map(({ points }) => points.at(-1)!.value - points[0]!.value)
    const change = changes.find(each => each !== 0) ?? 0
    if (change > 0) better.push(problem.name)
    if (change < 0) worse.push(problem.name)
  }
  const named = (names: string[]) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' en ')
  const parts = [better.length > 0 && `Beter: ${named(better)}.`, worse.length > 0 && `Vraagt aandacht: ${named(worse)}.`].filter(
    Boolean,
  )
  return parts.join(' ') || 'Dit jaar veranderde er weinig.'
}
