// Searching in words that people read: names, places, titles, numbers.
import { sql } from 'kysely'
import { partsFor, wordsAsked } from '../../../rules/folded.ts'
import type { Sql } from '../database/database.ts'

/** A text as it is compared with what people type (migration 0001, folded), with a space before and after it. */
export const spoken = (text: Sql): Sql => sql`(' ' || folded(${text}) || ' ')`

/**
 * The condition that this text, folded as `spoken` does, has each word that is asked, in any order. Every part of it is one that an
 * index by trigrams (gin_trgm_ops) finds.
 */
export const holds = (text: Sql, asked: string): Sql => {
  const words = wordsAsked(asked)
  if (words.length === 0) return asked.trim() === '' ? sql`true` : sql`false`
  // Folded words have no sign that `like` reads as something else.
  const has = words.map(
    word =>
      sql`(${sql.join(
        partsFor(word).map(part => sql`${text} like ${`%${part}%`}`),
        sql` or `,
      )})`,
  )
  return sql`(${sql.join(has, sql` and `)})`
}
