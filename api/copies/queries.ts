// What a copy takes from its original.
import { sql } from 'kysely'
import { addDays, amsterdamDate, amsterdamTime, toInstant } from '../../rules/amsterdam.ts'
import type { NewMoment } from '../care-moments/queries.ts'
import type { Tx } from '../platform/database/database.ts'

const later = (instant: string, days: number) => toInstant(addDays(amsterdamDate(instant), days), amsterdamTime(instant))

/**
 * These shifts as if they were made anew so many days later, by the uuid of the original, in their order. A period, and a shift of
 * one, is left out: it is made in its period.
 */
export const likeOriginals = async (tx: Tx, moments: string[], days: number): Promise<Map<string, NewMoment>> => {
  const { rows } = await sql<NewMoment & { uuid: string }>`
    select m.uuid, m.title, m.description, m.start_date as "startDate", m.end_date as "endDate", m.break_minutes as "breakMinutes",
      m.time_scope as "timeScope", m.asked_contract_type as "contractType", m.expertise_level_uuid as "expertiseLevel",
      m.service_type_uuid as "serviceType", m.client_uuid as client, m.location_uuid as location,
      m.managed_by_organization_location_uuid as "managedByOrganizationLocation",
      case when m.rate_is_given then m.hourly_rate end as "hourlyRate", 0 as bonus,
      m.published_for_contract_types as "publishedForContractTypes",
      array(select a.act_uuid from care_moment_act a where a.care_moment_uuid = m.uuid) as acts,
      coalesce((select p.audience from care_moment_publication p where p.care_moment_uuid = m.uuid order by p.uuid desc limit 1),
        'everyone') as audience
    from care_moment m where m.uuid = any(${moments}::uuid[]) and m.time_scope = 'moment' and m.care_period_uuid is null
    order by m.start_date, m.uuid`.execute(tx)
  return new Map(
    rows.map(({ uuid, ...like }) => [
      uuid,
      { ...like, startDate: later(like.startDate, days), endDate: later(like.endDate, days) },
    ]),
  )
}
