// A person who does not answer in time is passed over: the next one is asked.
import { sql } from 'kysely'
import { CareMomentInvitation } from '../../contract/moments/invitations.ts'
import type { ScheduledJob } from '../platform/concept.ts'
import { record } from '../platform/events/outbox.ts'
import { fallThrough } from './queries.ts'

export const jobs: Record<string, ScheduledJob> = {
  'pass-over-unanswered': {
    cron: '* * * * *',
    run: (db, now) =>
      db.transaction().execute(async tx => {
        const { from, to, event } = CareMomentInvitation.actions.expire[0]!
        // A moment that somebody is changing waits for the next minute.
        const moments = await sql<{ uuid: string }>`
          select uuid from care_moment where uuid = any(array(select care_moment_uuid from care_moment_invitation
            where status = 'open' and answer_before <= ${now})) order by uuid for no key update skip locked`.execute(tx)
        const uuids = moments.rows.map(({ uuid }) => uuid)
        if (uuids.length === 0) return
        const { rows } = await sql<{ uuid: string }>`
          update care_moment_invitation set status = ${to} where status = ${from[0]} and answer_before <= ${now}
            and care_moment_uuid = any(${uuids}::uuid[]) returning uuid`.execute(tx)
        const expired = { name: event, subjectType: CareMomentInvitation.type, me: null, now, from: from[0]!, to: to! }
        await record(
          tx,
          rows.map(({ uuid }) => ({ ...expired, subjectUuid: uuid })),
        )
        for (const uuid of uuids) await fallThrough(tx, uuid, now)
      }),
  },
}
