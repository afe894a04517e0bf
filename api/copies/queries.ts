// What a copy takes from its original.
import { sql } from 'kysely'
import { type Word, type WordsTo, wordColumns, wordsOf } from '../../contract/moments/assignment-words.ts'
import { daysOn } from '../../rules/time/clock-pair.ts'
import type { NewMoment } from '../care-moments/queries.ts'
import type { Sql, Tx } from '../platform/database/database.ts'
import type { CareMoment } from '../platform/database/schema.ts'

type ColumnWord = keyof typeof wordColumns
const named: Record<ColumnWord, keyof CareMoment> = wordColumns
const columns = Object.fromEntries(Object.entries(named).map(([word, column]) => [word, sql.ref(`m.${column}`)]))
/** How each copied field is read: from its column, except for these. */
const selected = wordsOf('week', {
  ...(columns as Record<ColumnWord, Sql>),
  hourlyRate: sql`case when m.rate_is_given then m.hourly_rate end`,
  acts: sql`array(select a.act_uuid from care_moment_act a where a.care_moment_uuid = m.uuid)`,
  audience: sql`coalesce((select p.audience from care_moment_publication p where p.care_moment_uuid = m.uuid order by p.uuid desc limit 1),
    'everyone')`,
} satisfies Record<WordsTo<'week'>, Sql> & Partial<Record<Word, Sql>>)
interface Original extends Pick<NewMoment, WordsTo<'week'> | 'startDate' | 'endDate'> {
  uuid: string
}

/**
 * These shifts as if they were made again this many days later, by the uuid of the original, in their order. A period and its shifts are
 * left out: shifts are made in their period.
 */
export const likeOriginals = async (tx: Tx, moments: string[], days: number): Promise<Map<string, NewMoment>> => {
  const aliased = Object.entries(selected).map(([word, value]) => sql`${value} as ${sql.ref(word)}`)
  const { rows } = await sql<Original>`
    select m.uuid, m.start_date as "startDate", m.end_date as "endDate", ${sql.join(aliased)}
    from care_moment m where m.uuid = any(${moments}::uuid[]) and m.time_scope = 'moment' and m.care_period_uuid is null
    order by m.start_date, m.uuid`.execute(tx)
  const anew = { timeScope: 'moment' as const, bonus: 0, widening: [] }
  return new Map(rows.map(({ uuid, ...like }) => [uuid, { ...anew, ...like, ...daysOn(like, days) }]))
}
