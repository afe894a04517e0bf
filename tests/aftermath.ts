// What a call has changed, read from the database: for tests that look beyond the response.
import type { Database } from '../api/platform/database/database.ts'
import { uuidOf } from './worlds/world.ts'

export const aftermathIn = (db: Database) => ({
  /** The events of one subject, oldest first. */
  history: (uuid: string) =>
    db
      .selectFrom('event')
      .select(['name', 'from_status', 'to_status', 'reason'])
      .where('subject_uuid', '=', uuid)
      .orderBy('uuid')
      .execute(),
  reactionStatus: async (reaction: string) => {
    const found = db.selectFrom('care_moment_publication_reaction').select('status').where('uuid', '=', uuidOf(reaction))
    return (await found.executeTakeFirstOrThrow()).status
  },
})
