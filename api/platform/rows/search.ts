// Searching in text for people: names, places, titles, numbers.
import { sql } from 'kysely'
import { partsFor, wordsAsked } from '../../../rules/typed/folded.ts'
import type { Sql } from '../database/database.ts'

/** A text as it is compared with what people type (migration 0001, folded), with a space before and after it. */
export const spoken = (text: Sql): Sql => sql`(' ' || folded(${text}) || ' ')`

/**
 * The condition that this text, normalized as by `spoken`, has each search word, in any order. A trigram index (gin_trgm_ops)
 * supports every part of it.
 */
export const holds = (text: Sql, search: string): Sql => {
  const words = wordsAsked(search)
  if (words.length === 0) return search.trim() === '' ? sql`true` : sql`false`
  // Normalized words have no characters that are special to `like`.
  const has = words.map(
    word =>
      sql`(${sql.join(
        partsFor(word).map(part => sql`${text} like ${`%${part}%`}`),
        sql` or `,
      )})`,
  )
  return sql`(${sql.join(has, sql` and `)})`
}
