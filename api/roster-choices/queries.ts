// What a user accepted of a roster, stored for the workers concerned.
import { sql } from 'kysely'
import type { RosterReason } from '../../rules/rosters/roster-reasons.ts'
import { whyNot, whyYou } from '../../rules/rosters/roster-reasons.ts'
import type { Viewer } from '../platform/concept.ts'
import { type Tx, wireTime } from '../platform/database/database.ts'

/** The outcomes of the accepted lines of a roster, by moment. */
export const outcomesOf = async (tx: Tx, roster: string) => {
  const { rows } = await sql<{ moment: string; outcome: 'selected' | 'asked' | 'refused'; message: string | null }>`
    select care_moment_uuid as moment, outcome, message from roster_choice where roster_uuid = ${roster}::uuid and chosen`.execute(
    tx,
  )
  return new Map(rows.map(({ moment, ...outcome }) => [moment, outcome]))
}
/** The workers who reacted to a moment and may still be chosen: uuids. */
export const reactedTo = async (tx: Tx, moment: string): Promise<string[]> => {
  const { rows } = await sql<{
    worker: string
  }>`select distinct r.care_worker_uuid as worker from care_moment_publication_reaction r
    join care_moment_publication p on p.uuid = r.care_moment_publication_uuid
    where p.care_moment_uuid = ${moment}::uuid and r.status = 'open' order by 1`.execute(tx)
  return rows.map(({ worker }) => worker)
}
interface Choice {
  roster: string
  line: { moment: string; worker: string; reasons: RosterReason[] }
  /** The other workers who reacted. */
  others: string[]
  outcome: 'selected' | 'asked' | 'refused'
  message: string | null
}
/** Stores an accepted choice for the workers concerned: the one who was chosen, and those who reacted and were not. */
export const keepChoices = async (
  tx: Tx,
  { roster, line, others, outcome, message }: Choice,
  { me, now }: Pick<Viewer, 'me' | 'now'>,
): Promise<void> => {
  const notChosen = outcome === 'selected' ? others.filter(worker => worker !== line.worker) : []
  const rows = [
    { care_worker_uuid: line.worker, chosen: true, reasons: whyYou(line.reasons) },
    ...notChosen.map(care_worker_uuid => ({ care_worker_uuid, chosen: false, reasons: whyNot(line.reasons) })),
  ]
  await tx
    .insertInto('roster_choice')
    .values(
      rows.map(({ reasons, ...row }) => ({
        ...{ roster_uuid: roster, care_moment_uuid: line.moment, account_uuid: me.uuid, at: now, outcome, message },
        ...row,
        reasons: JSON.stringify(reasons),
      })),
    )
    .onConflict(other =>
      other.columns(['roster_uuid', 'care_moment_uuid', 'care_worker_uuid']).doUpdateSet(eb => ({
        outcome: eb.ref('excluded.outcome'),
        message: eb.ref('excluded.message'),
        at: eb.ref('excluded.at'),
        account_uuid: eb.ref('excluded.account_uuid'),
      })),
    )
    .execute()
}
/** The choices that concern a care worker, the newest first. */
export const choicesOf = async (tx: Tx, worker: string) => {
  const { rows } = await sql<{
    uuid: string
    chosen: boolean
    outcome: 'selected' | 'asked' | 'refused'
    title: string
    startDate: string
    endDate: string
    place: string
    organization: string
    reasons: { code: string; message: string }[]
    at: string
  }>`select c.uuid, c.chosen, c.outcome, m.title, ${wireTime(sql`m.start_date`)} as "startDate", ${wireTime(sql`m.end_date`)} as "endDate",
      l.city as place, o.name as organization, c.reasons, ${wireTime(sql`c.at`)} as at
    from roster_choice c join care_moment m on m.uuid = c.care_moment_uuid join organization_location l on l.uuid = m.location_uuid
    join organization o on o.uuid = m.organization_uuid where c.care_worker_uuid = ${worker}::uuid and c.outcome <> 'refused'
    order by c.at desc, c.uuid limit 200`.execute(tx)
  return rows
}
