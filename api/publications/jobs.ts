// What happens by time alone: a publication is offered to more people.
import { sql } from 'kysely'
import type { Audience } from '../../contract/moments/widening.ts'
import { widen } from '../offers/queries.ts'
import type { ScheduledJob } from '../platform/concept.ts'

interface Due {
  uuid: string
  audience: string
  createdAt: string
  widened: { audience: Audience; at: string }[]
  widening: { audience: Audience; at: string }[]
  series: string | null
}

export const jobs: Record<string, ScheduledJob> = {
  'widen-publications': {
    cron: '* * * * *',
    // Another server skips the rows that this one has locked, and finds nothing due in them afterwards.
    run: (db, now) =>
      db.transaction().execute(async tx => {
        const { rows } = await sql<Due>`
          select p.uuid, p.audience, p.created_at as "createdAt", p.widened, p.widening, m.recurring_care_moment_uuid as series
          from care_moment_publication p join care_moment m on m.uuid = p.care_moment_uuid
          where p.status = 'open' and p.widens_at <= ${now} and m.status = 'open'
            and case m.time_scope when 'period' then m.end_date else m.start_date end > ${now}
          order by m.start_date, p.uuid for update of p skip locked`.execute(tx)
        const told = new Set<string>()
        for (const { series, widening, ...publication } of rows) {
          // As at publication, one mail for a whole series: about its first moment.
          const data = series && told.has(series) ? { quiet: true } : {}
          if (series) told.add(series)
          const columns = await widen(tx, publication, widening, { me: null, now, data })
          await tx
            .updateTable('care_moment_publication')
            .set({ ...columns, version: sql`version + 1` })
            .where('uuid', '=', publication.uuid)
            .execute()
        }
      }),
  },
}
