// Searching in words that people read: names, places, titles.
import { sql } from 'kysely'
import type { Sql } from '../database/database.ts'

/** Fewer letters than this have no trigram of their own: an index by trigrams would be read whole. */
const wholeTrigram = 3

/**
 * The condition that this text has these letters somewhere, whatever their case. One or two letters must begin a word of it: of those
 * there are few, and an index by trigrams (gin_trgm_ops) finds them, as it keeps where words begin.
 */
export const holds = (text: Sql, asked: string): Sql => {
  const words = asked.trim()
  const literal = words.replace(/[\\%_]/g, '\\$&')
  if ([...words].length >= wholeTrigram || words === '') return sql`${text} ilike ${`%${literal}%`}`
  return sql`(${text} ilike ${`${literal}%`} or ${text} ilike ${`% ${literal}%`})`
}
