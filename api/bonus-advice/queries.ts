// The effect of a bonus on comparable work.
import { sql } from 'kysely'
import { careMomentActions } from '../../contract/moments/care-moment-transitions.ts'
import { notWorkedStatuses, plannedStatuses } from '../../contract/status-groups.ts'
import { type BonusBand, bonusSteps } from '../../rules/shifts/bonus-advice.ts'
import type { Tx } from '../platform/database/database.ts'
import { kilometres, kilometresADegree } from '../publications/conditions.ts'

const nearKm = 30
const filled = [...plannedStatuses, ...notWorkedStatuses]
/** The work of the last year that is like this moment, by the size of its bonus: a row for each step, the largest last. */
export const bonusBandsOf = async (tx: Tx, moment: string, now: string): Promise<BonusBand[]> => {
  const distance = kilometres(
    { lat: sql`l.latitude`, lon: sql`l.longitude` },
    { lat: sql`here.latitude`, lon: sql`here.longitude` },
  )
  const isWeekend = (row: string) => sql.raw(`(extract(isodow from ${row}.start_date at time zone 'Europe/Amsterdam') > 5)`)
  const { rows } = await sql<BonusBand>`
    with asked as materialized (select m.*, l.latitude, l.longitude from care_moment m join organization_location l on l.uuid = m.location_uuid
      where m.uuid = ${moment}::uuid),
    near as materialized (select l.uuid from organization_location l, asked here
      where abs(l.latitude - here.latitude) <= ${nearKm}::float8 / ${kilometresADegree} and ${distance} <= ${nearKm}),
    alike as (select m.bonus, m.status, extract(epoch from given.at - first.at) / 60 as waited
      from asked join care_moment m on m.location_uuid in (select uuid from near) and m.expertise_level_uuid = asked.expertise_level_uuid
        and m.time_scope = 'moment' and m.start_date between ${now}::timestamptz - interval '1 year' and ${now}
        and care_day_part(m.start_date, m.end_date) = care_day_part(asked.start_date, asked.end_date) and ${isWeekend('m')} = ${isWeekend('asked')}
      cross join lateral (select min(created_at) as at from care_moment_publication p where p.care_moment_uuid = m.uuid) first
      left join lateral (select min(e.at) as at from event e where e.subject_uuid = m.uuid and e.uuid >= events_from(m.uuid)
        and e.name = ${careMomentActions.assign[0].event} and e.at >= first.at) given on true
      where first.at is not null and m.status <> ${careMomentActions.cancel[0].to})
    select step.up_to as "upTo", count(alike.bonus)::int as offered,
      (count(*) filter (where alike.status = any(${filled}::text[])))::int as filled,
      round(percentile_cont(0.5) within group (order by alike.waited) filter (where alike.status = any(${filled}::text[])))::int as "medianMinutes"
    from unnest(${[...bonusSteps, null]}::int[], ${[-1, ...bonusSteps]}::int[]) as step(up_to, above)
      left join alike on alike.bonus > step.above and (step.up_to is null or alike.bonus <= step.up_to)
    group by step.up_to, step.above order by step.above`.execute(tx)
  return rows
}
