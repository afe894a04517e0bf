// Mails that follow from what happened to an item.
import { now } from '../../api/platform/clock.ts'
import type { Database } from '../../api/platform/database/database.ts'
import type { TestApi } from '../servers/api.ts'

/** Delivers the last event of the item with this uuid, of this name if one is given; gives its mails, by recipient. */
export const mailsAboutOf =
  (db: Database, mailbox: Pick<TestApi['server']['mailbox'], 'deliver'>) => async (subject: string, name?: string) => {
    const events = db.selectFrom('event').select('uuid').where('subject_uuid', '=', subject)
    const { uuid } = await (name === undefined ? events : events.where('name', '=', name))
      .orderBy('uuid', 'desc')
      .executeTakeFirstOrThrow()
    await mailbox.deliver(uuid, now())
    return db
      .selectFrom('mail')
      .select(['event_uuid', 'recipient', 'subject', 'text'])
      .where('event_uuid', '=', uuid)
      .orderBy('recipient')
      .execute()
  }
