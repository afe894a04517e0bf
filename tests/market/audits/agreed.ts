// What the parties were told and agreed to: an agreement about all work that was given, and the law of working time beforehand.
import { sql } from 'kysely'
import { uuidOf } from '../../worlds/world.ts'
import { diceOf } from '../dice.ts'
import { type Audit, bySql, type Moment } from './audit.ts'

/** Of the Arbeidstijdenwet: less than eight hours of rest join two pieces of work to one shift, of at most twelve hours (5:7). */
const [joinsBelow, longestShift] = [8 * 60, 12 * 60]

/** Open shifts with somebody who works near them: the two together make one shift, and it is too long. */
const tooLong = ({ market, now }: Moment) => sql<{ moment: string; worker: string }>`
  select m.uuid as moment, o.assignee_uuid as worker from care_moment m
  join care_moment o on o.assignee_uuid is not null and o.time_scope = 'moment'
    and o.status in ('assigned', 'awaiting_approval', 'proposal', 'proposal_rejected', 'not_approved', 'approved', 'proposal_not_worked')
    and (o.end_date between m.start_date - make_interval(mins => ${joinsBelow - 1}) and m.start_date
      or o.start_date between m.end_date and m.end_date + make_interval(mins => ${joinsBelow - 1}))
  where m.status = 'open' and m.time_scope = 'moment' and m.start_date > ${now} and m.organization_uuid = ${uuidOf(market.world.organization)}::uuid
    and extract(epoch from (o.end_date - o.start_date) + (m.end_date - m.start_date)) / 60 - o.break_minutes - m.break_minutes > ${longestShift}
  order by m.title, m.start_date`

/** Whoever chooses is told that the law of working time is at stake, not by which of its rules: where somebody else works stays theirs. */
const isTold: Audit = async moment => {
  const { market, day } = moment
  const { rows } = await tooLong(moment).execute(market.owner)
  const one = diceOf(day * 13).pick(rows)
  if (!one) return []
  const { body } = await (await market.clearly('organization')).get(`/care_moments/${one.moment}/candidates`)
  const candidates = body.candidates as { uuid: string; signals: { code: string }[] }[]
  const untold = candidates.filter(
    ({ uuid, signals }) =>
      rows.some(each => each.moment === one.moment && each.worker === uuid) &&
      !signals.some(({ code }) => code.startsWith('ATW-')),
  )
  return untold.map(({ uuid }) => `${uuid} would work more than twelve hours with ${one.moment}, and nobody is told`)
}

export const agreedAudits: Record<string, Audit> = {
  'whoever would work longer than the law allows is named so to whoever chooses': isTold,
  'whoever works it has an agreement about it, and nobody else has': bySql(
    () => sql`select m.title || ' ' || m.status || ' ' || m.start_date from care_moment m where m.assignee_uuid is not null
        and m.status in ('assigned', 'awaiting_approval', 'approved', 'period_started') and not exists (select 1 from assignment_agreement_moment l
          join assignment_agreement a on a.uuid = l.assignment_agreement_uuid where l.care_moment_uuid = m.uuid and l.ended_at is null and a.care_worker_uuid = m.assignee_uuid)
      union all select m.title || ' ' || m.status || ' of another' from assignment_agreement_moment l join assignment_agreement a on a.uuid = l.assignment_agreement_uuid
        join care_moment m on m.uuid = l.care_moment_uuid where l.ended_at is null and a.care_worker_uuid is distinct from m.assignee_uuid`,
  ),
  'what is added to an agreement is numbered without gaps, and of the same worker': bySql(
    () => sql`select min(uuid::text) from assignment_agreement group by coalesce(amends_uuid, uuid)
      having min(sequence) <> 0 or max(sequence) <> count(*) - 1 or count(distinct sequence) <> count(*) or count(distinct care_worker_uuid) <> 1`,
  ),
}
