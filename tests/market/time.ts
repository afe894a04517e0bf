// Time of the market: jobs at their minute, and the queue worked off, as the worker of a server does.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { jobs, mails, queriesOf, tasks } from '../../api/concepts.ts'
import { moveClock } from '../../api/platform/clock.ts'
import type { ScheduledJob } from '../../api/platform/concept.ts'
import { openMailbox } from '../../api/platform/events/mailbox.ts'
import { keepMonths } from '../../api/platform/events/months.ts'
import { settings } from '../servers/settings.ts'
import type { Dice } from './dice.ts'
import type { Market } from './market.ts'
import { timed } from './spent.ts'

/** The Monday on which every life begins. */
export const firstDay = Date.UTC(2026, 9, 19)
const minuteMs = 60_000
/** Amsterdam is an hour ahead of UTC, two in summer: from the last Sunday of March until that of October, at 01:00 UTC. */
const lastSunday = (year: number, month: number) => {
  const last = new Date(Date.UTC(year, month + 1, 0))
  return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1)
}
const aheadOf = (at: number) => {
  const year = new Date(at).getUTCFullYear()
  return at >= lastSunday(year, 2) && at < lastSunday(year, 9) ? 2 : 1
}
/** The instant at this minute of the clock in Amsterdam, on this day of the life. */
export const at = (day: number, minute: number): string => {
  const guess = firstDay + day * 1440 * minuteMs + minute * minuteMs
  const instant = guess - aheadOf(guess - 60 * minuteMs) * 60 * minuteMs
  return `${new Date(instant).toISOString().slice(0, 19)}+00:00`
}
/** The date of this day of the life, as YYYY-MM-DD. */
export const dateOf = (day: number): string => new Date(firstDay + day * 1440 * minuteMs).toISOString().slice(0, 10)

const matches = (field: string, value: number) =>
  field === '*' ||
  field.split(',').some(part => (part.startsWith('*/') ? value % Number(part.slice(2)) === 0 : Number(part) === value))
const isDue = ({ cron, atHour }: ScheduledJob, instant: number) => {
  const date = new Date(instant)
  const [minute = '', hour = '', , , weekday = ''] = cron.split(' ')
  const here = new Date(instant + aheadOf(instant) * 60 * minuteMs).getUTCHours()
  return (
    matches(minute, date.getUTCMinutes()) &&
    matches(hour, date.getUTCHours()) &&
    matches(weekday, date.getUTCDay()) &&
    (atHour === undefined || atHour === here)
  )
}
const isOften = ({ cron }: ScheduledJob) => /^\*(\/5)? \* /.test(cron)

/** What somebody does at this minute of the day. */
interface Act {
  minute: number
  act(): Promise<unknown>
}

/** Whether a job of every minute has anything to do; the whole hour is always tried. */
const isAnythingDue = async ({ owner }: Market, now: string) => {
  const { rows } = await sql<{ due: boolean }>`select
    exists (select 1 from care_moment where status in ('open', 'assigned') and start_date <= ${now} and (status = 'open' or time_scope = 'period'))
    or exists (select 1 from care_moment_publication where status = 'open' and widens_at <= ${now})
    or exists (select 1 from care_moment_invitation where status = 'open' and answer_before <= ${now})
    or exists (select 1 from notification where mailed_at is null and mail_due_at <= ${now}) as due`.execute(owner)
  return rows[0]!.due
}

/** What a worker of a server does: scheduled jobs, deliveries and tasks. */
const worksOf = (market: Market) => {
  const db = () => market.server().database
  const mailbox = () => openMailbox(db(), { mails, queriesOf }, settings)
  const all: Record<string, ScheduledJob> = {
    ...jobs,
    'keep-months': keepMonths,
    'held-mails': { cron: '*/5 * * * *', run: (_, now) => mailbox().deliverHeld(now) },
  }
  const run = async (name: string, now: string, dice: Dice) => {
    const job = async () => void (await all[name]!.run(db(), now, queriesOf))
    await timed(market.spent, `job ${name}`, () => survived(market, dice, job)).catch((error: Error) =>
      market.faults.push(`job ${name} failed: ${error.message}`),
    )
  }
  const work = async (task: string, payload: Record<string, unknown>, now: string): Promise<void> => {
    const given = { db: db(), payload, now, publicUrl: settings.publicUrl, files: market.server().files, queriesOf }
    if (task === 'deliver') await mailbox().deliver(String(payload.event), now)
    else if (all[task]) await all[task].run(db(), now, queriesOf)
    else
      await db()
        .transaction()
        .execute(async tx => tasks[task]?.({ tx, ...given }))
  }
  return { all, run, work }
}

/** After its connection was cut a job runs again, as the queue does it. */
const afterCut = async (work: () => Promise<void>): Promise<void> => {
  for (let tries = 0; ; tries++)
    try {
      return await work()
    } catch (error) {
      if (tries === 5) throw error
      await sleep(200)
    }
}
/** Does it; now and then the process dies in the middle of it, and another takes it up again. */
const survived = async ({ cut }: Market, dice: Dice, work: () => Promise<void>): Promise<void> => {
  if (!(cut && dice.chance(0.01))) return work()
  await Promise.all([work().catch(() => undefined), sleep(dice.below(10)).then(cut)])
  await afterCut(work)
}

/** The clock of this market. */
export const clockOf = (market: Market) => {
  const { all, run, work } = worksOf(market)
  /** Works off the queue; now and then an event twice, as after a server that died before it could say that it was done. */
  const drain = (now: string, dice: Dice) => timed(market.spent, 'queue', () => workOff(now, dice))
  const workOff = async (now: string, dice: Dice) => {
    for (;;) {
      const { rows } = await sql<{ id: string; task: string; payload: Record<string, unknown> }>`
        select j.id, t.identifier as task, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where j.run_at <= greatest(${now}::timestamptz, now()) order by j.priority, j.id limit 200`.execute(market.owner)
      if (rows.length === 0) return
      for (const { task, payload } of rows)
        try {
          await timed(market.spent, `task ${task}`, () => survived(market, dice, () => work(task, payload, now)))
          if (task === 'deliver' && dice.chance(0.05)) await work(task, payload, now)
        } catch (error) {
          market.faults.push(`task ${task} failed: ${(error as Error).message}`)
        }
      await sql`delete from graphile_worker._private_jobs where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(
        market.owner,
      )
    }
  }
  /**
   * Lets a quarter of an hour pass: the jobs at their minutes, and what people do in it. Jobs of every minute run at its end, when
   * shifts may begin.
   */
  const quarter = async (day: number, from: number, acts: readonly Act[], dice: Dice) => {
    const [begin, end] = [at(day, from), at(day, from + 15)].map(Date.parse) as [number, number]
    const waiting = [...acts]
    const isWhole = (from + 15) % 60 === 0
    for (let instant = begin + minuteMs; instant <= end; instant += minuteMs) {
      const now = `${new Date(instant).toISOString().slice(0, 19)}+00:00`
      const isEnd = instant === end && (isWhole || (await isAnythingDue(market, now)))
      const due = Object.keys(all).filter(name => (isOften(all[name]!) ? isEnd : isDue(all[name]!, instant)))
      if (due.length > 0) moveClock(now)
      for (const name of due) await run(name, now, dice)
      while (waiting[0] && (instant === end || from + (instant - begin) / minuteMs >= waiting[0].minute)) {
        moveClock(now)
        await waiting.shift()!.act()
        await drain(now, dice)
      }
      if (due.length > 0) await drain(now, dice)
    }
    // An hour that the clock skips.
    for (const { act } of waiting) await act()
  }
  return { quarter }
}
