// The lines of a plan by day, and the user's marks on them.
import { dateOf } from '../../moment/moment.ts'
import { isSamePair, type Line, type Pair, pairOf } from '../roster.ts'

/** The user's marks on a plan: lines that are not to be carried out, and pairs that the next plan must, or must not, have. */
export interface Marks {
  /** Addresses of care moments. */
  off: string[]
  held: Pair[]
  forbidden: Pair[]
}

/** The lines of each day in chronological order. */
export const byDay = <T extends { startDate: string; endDate: string; title: string }>(lines: readonly T[]): [string, T[]][] => [
  ...Map.groupBy(
    lines.toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate) || a.title.localeCompare(b.title, 'nl')),
    ({ startDate }) => dateOf(startDate),
  ),
]

/** The marks with this pair toggled as fixed or forbidden. A fixed pair is not forbidden, and vice versa. */
export function toggled(marks: Marks, as: 'held' | 'forbidden', pair: Pair): Marks {
  const other = as === 'held' ? 'forbidden' : 'held'
  const without = (pairs: Pair[]) => pairs.filter(one => !isSamePair(one, pair))
  const was = marks[as].some(one => isSamePair(one, pair))
  return { ...marks, [as]: was ? without(marks[as]) : [...marks[as], pair], [other]: without(marks[other]) }
}

/** Whether a line can still be selected: it has no outcome yet, and is not forbidden. */
export const canChoose = (line: Line, { forbidden }: Pick<Marks, 'forbidden'>): boolean =>
  line.outcome === null && !forbidden.some(one => isSamePair(one, pairOf(line)))
/** The lines that would be carried out. */
export const chosenOf = (lines: readonly Line[], marks: Marks): Line[] => {
  const off = new Set(marks.off)
  return lines.filter(line => canChoose(line, marks) && !off.has(line.careMoment))
}
/** How many marks of pairs changed since the plan was made. */
export const countMarked = (marks: Marks, made: Pick<Marks, 'held' | 'forbidden'>): number =>
  (['held', 'forbidden'] as const).reduce((sum, as) => {
    const differs = (some: Pair[], others: Pair[]) => some.filter(one => !others.some(other => isSamePair(one, other))).length
    return sum + differs(marks[as], made[as]) + differs(made[as], marks[as])
  }, 0)
/** What carrying out lines does: "14 kiezen uit de reacties, 25 op naam vragen". Who must still be asked is not chosen yet. */
export const sayChosen = (lines: readonly Pick<Line, 'reacted'>[]): string => {
  const reacted = lines.filter(line => line.reacted).length
  return [
    reacted > 0 && `${reacted} kiezen uit de reacties`,
    lines.length > reacted && `${lines.length - reacted} op naam vragen`,
  ]
    .filter(Boolean)
    .join(', ')
}
/** The outcome of accepted lines: "8 gekozen, 2 gevraagd, 1 geweigerd"; empty while there is none. */
export function sayOutcomes(outcomes: readonly (NonNullable<Line['outcome']>['outcome'] | undefined)[]): string {
  const words = { selected: 'gekozen', asked: 'gevraagd', refused: 'geweigerd' } as const
  return Object.entries(words)
    .map(([outcome, word]) => ({ word, count: outcomes.filter(one => one === outcome).length }))
    .flatMap(({ word, count }) => (count > 0 ? [`${count} ${word}`] : []))
    .join(', ')
}
