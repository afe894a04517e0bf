// Lives a life: every quarter of an hour of every day, and after each day the audits.

import { agreedAudits } from './audits/agreed.ts'
import type { Audit } from './audits/audit.ts'
import { changedAudits } from './audits/changed.ts'
import { hearingAudits } from './audits/hearing.ts'
import { listAudits } from './audits/lists.ts'
import { liveAudits } from './audits/live.ts'
import { moneyAudits } from './audits/money.ts'
import { secretAudits } from './audits/secrets.ts'
import { waitingAudits } from './audits/waiting.ts'
import { workAudits } from './audits/work.ts'
import { diceOf } from './dice.ts'
import { type Deed, doingOf } from './doing.ts'
import type { Action } from './life.ts'
import type { Market } from './market.ts'
import { familyDeeds, officeDeeds } from './office.ts'
import { organizationDeeds } from './organizations.ts'
import { timed } from './spent.ts'
import { at, clockOf } from './time.ts'
import { workerDeeds } from './workers.ts'

const crash: Deed = async ({ market }) => {
  await market.restart()
  return undefined
}
const deedsOf = (who: string): Record<string, Deed> => {
  if (/^w\d/.test(who)) return workerDeeds
  if (who === 'planner') return officeDeeds
  if (who === 'clientAdmin') return familyDeeds
  return who === 'nobody' ? { crash } : organizationDeeds
}
export const audits: Record<string, Audit> = {
  ...{ ...moneyAudits, ...workAudits, ...agreedAudits, ...waitingAudits, ...hearingAudits, ...listAudits },
  ...{ ...changedAudits, ...secretAudits, ...liveAudits },
}

export interface Failure {
  day: number
  audit: string
  wrong: string[]
}
export interface Lived {
  failures: Failure[]
  /** For each kind of act: how often it was tried on something, and how often it was done. */
  tried: Map<string, { tried: number; done: number; answers: Map<number, number> }>
}
interface Options {
  seed: number
  days: number
  which?: typeof audits
  /** Stops at the first day with a failure. */
  stop?: boolean
  onDay?: (day: number, failures: Failure[]) => void
}

/** All that is wrong at the end of this day, of what happened in it or since another instant. */
export const auditAt = async (market: Market, day: number, which = audits, before = at(day, 0)): Promise<Failure[]> => {
  const moment = { market, day, now: at(day, 1440), before }
  const failures: Failure[] = []
  for (const [audit, ask] of Object.entries(which)) {
    const wrong = await timed(market.spent, `audit: ${audit}`, () => ask(moment)).catch((error: Error) => [
      `the audit failed: ${error.message}`,
    ])
    if (wrong.length > 0) failures.push({ day, audit, wrong })
  }
  if (market.faults.length > 0)
    failures.push({ day, audit: 'every request and every job is answered', wrong: market.faults.splice(0) })
  return failures
}

/** Lives these actions, in this order, in this market. */
export const live = async (
  market: Market,
  life: readonly Action[],
  { seed, days, which = audits, stop, onDay }: Options,
): Promise<Lived> => {
  const { quarter } = clockOf(market)
  const lived: Lived = { failures: [], tried: new Map() }
  const perform = async (action: Action) => {
    if (diceOf(action.die).chance(0.5)) for (const arrive of market.late.splice(0)) await arrive()
    const { who, kind } = action
    const deed = async () => deedsOf(who)[kind]!(await doingOf(market, action))
    const answer = await timed(market.spent, `act: ${kind}`, deed).catch((error: Error) => {
      market.faults.push(`${who} ${kind}: ${error.message}`)
      return undefined
    })
    const count = lived.tried.get(kind) ?? { tried: 0, done: 0, answers: new Map<number, number>() }
    if (answer) {
      count.tried += 1
      count.answers.set(answer.status, (count.answers.get(answer.status) ?? 0) + 1)
      if (answer.status < 300) count.done += 1
    }
    lived.tried.set(kind, count)
  }
  let next = 0
  for (let day = 0; day < days; day++) {
    const dice = diceOf(seed + day * 31)
    for (let minute = 0; minute < 1440; minute += 15) {
      const acts: { minute: number; act(): Promise<unknown> }[] = []
      for (let action = life[next]; action && action.day === day && action.minute < minute + 15; action = life[++next]) {
        const one = action
        acts.push({ minute: one.minute, act: () => perform(one) })
      }
      await quarter(day, minute, acts, dice)
    }
    const failures = await auditAt(market, day, which)
    lived.failures.push(...failures)
    onDay?.(day, failures)
    if (stop && failures.length > 0) break
  }
  return lived
}
