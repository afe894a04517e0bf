// A life of the market: what everybody will try, and when, written down before it begins. It depends on the seed alone, so a part
// of it can be lived again without the rest.
import { type Dice, diceOf } from './dice.ts'

/** What somebody tries at a minute of a day. Whatever else it needs to decide, it decides by `die`. */
export interface Action {
  day: number
  minute: number
  who: string
  kind: string
  die: number
}
export interface Size {
  seed: number
  days: number
  workers: number
}

/** A habit: what one tries, how often a day (more than 1: so many times), and between which hours. */
type Habit = readonly [kind: string, aDay: number, from: number, until: number]
const workerHabits: Habit[] = [
  ['react', 0.35, 6, 23],
  ['withdraw', 0.03, 6, 23],
  ['sick', 0.02, 5, 22],
  ['handIn', 0.55, 7, 23],
  ['offline', 0.06, 7, 23],
  ['answer', 0.15, 7, 23],
  ['available', 0.1, 8, 22],
  ['confirm', 0.1, 8, 22],
  ['invited', 0.1, 7, 23],
  ['notWorked', 0.01, 9, 21],
  ['arrive', 0.1, 6, 23],
  ['papers', 0.02, 9, 21],
  ['archive', 0.05, 9, 21],
  ['look', 0.1, 7, 23],
]
/** Of one organization for so many workers: the more work there is, the more often. */
const perWorker: Habit[] = [
  ['publish', 0.07, 8, 18],
  ['select', 0.14, 8, 20],
  ['approve', 0.07, 9, 18],
]
const plannerHabits: Habit[] = [
  ['series', 0.3, 8, 18],
  ['period', 0.15, 8, 18],
  ['reject', 0.3, 8, 18],
  ['edit', 0.7, 8, 18],
  ['cancel', 0.4, 8, 18],
  ['takeBack', 0.3, 8, 18],
  ['propose', 0.5, 9, 18],
  ['refuseHours', 0.3, 9, 18],
  ['invite', 0.5, 8, 20],
  ['standby', 0.3, 8, 20],
  ['race', 0.5, 8, 20],
  ['shorten', 0.15, 9, 18],
  ['rate', 0.05, 9, 17],
]
const officeHabits: Habit[] = [
  ['check', 6, 8, 18],
  ['decide', 2, 9, 18],
  ['call', 4, 8, 21],
  ['bonus', 0.7, 9, 17],
  ['payFile', 0.8, 10, 16],
  ['paidOut', 0.7, 10, 16],
  ['withdrawFile', 0.1, 10, 16],
  ['payment', 2, 9, 17],
  ['reverse', 0.15, 9, 17],
  ['credit', 0.3, 9, 17],
]
const familyHabits: Habit[] = [['look', 1, 8, 22]]
/** What people began to do later: drawn last, so that the lives of before stay as they were. */
const laterHabits: readonly (readonly [who: string, habits: Habit[]])[] = [
  [
    'clientAdmin',
    [
      ['ask', 0.7, 8, 22],
      ['read', 0.5, 8, 22],
    ],
  ],
  ['planner', [['reply', 0.8, 9, 20]]],
]
const laterWorkerHabits: Habit[] = [['tax', 0.08, 8, 22]]
const agreeing: readonly (readonly [who: string, habits: Habit[]])[] = ['organization', 'otherOrganization'].map(who => [
  who,
  [['agree', 2, 8, 18]],
])
const latestWorkerHabits: Habit[] = [['agree', 0.1, 7, 23]]
const strangeHabits: Habit[] = [['crash', 0.4, 0, 24]]

const actionsOf = (dice: Dice, day: number, who: string, habits: readonly Habit[]): Action[] =>
  habits.flatMap(([kind, aDay, from, until]) => {
    const times = Math.floor(aDay) + (dice.chance(aDay % 1) ? 1 : 0)
    return Array.from({ length: times }, () => {
      // Never at the very minute of a shift or a job.
      const minute = (from * 60 + dice.below((until - from) * 4) * 15 + 1 + dice.below(13)) | 0
      return { day, minute, who, kind, die: dice.below(2 ** 31) }
    })
  })

/** The organizations' users, by their name in the world. */
export const offices = ['organization', 'secondUser', 'locationAdmin', 'otherOrganization', 'otherLocationAdmin'] as const

/** Everything that is tried in a life of this size, in order. */
export const lifeOf = ({ seed, days, workers }: Size): Action[] => {
  const busy = perWorker.map(([kind, aDay, from, until]): Habit => [kind, (aDay * workers) / 2.5, from, until])
  const all: Action[] = []
  for (let day = 0; day < days; day++) {
    const dice = diceOf(seed * 1_000_003 + day * 7919)
    for (let n = 0; n < workers; n++) all.push(...actionsOf(dice, day, `w${n}`, workerHabits))
    for (const who of offices) all.push(...actionsOf(dice, day, who, [...busy, ...plannerHabits]))
    all.push(...actionsOf(dice, day, 'planner', officeHabits))
    all.push(...actionsOf(dice, day, 'clientAdmin', familyHabits))
    all.push(...actionsOf(dice, day, 'nobody', strangeHabits))
    for (const [who, habits] of laterHabits) all.push(...actionsOf(dice, day, who, habits))
    for (let n = 0; n < workers; n++) all.push(...actionsOf(dice, day, `w${n}`, laterWorkerHabits))
    for (const [who, habits] of agreeing) all.push(...actionsOf(dice, day, who, habits))
    for (let n = 0; n < workers; n++) all.push(...actionsOf(dice, day, `w${n}`, latestWorkerHabits))
  }
  return all.sort((a, b) => a.day - b.day || a.minute - b.minute)
}
