// Every Monday at six: the invoices of the week before.
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { isoWeekOf, previousWeek } from '../../rules/time/iso-week.ts'
import type { ScheduledJob } from '../platform/concept.ts'
import { record } from '../platform/events/outbox.ts'
import { makeInvoices } from './queries.ts'

export const jobs: Record<string, ScheduledJob> = {
  invoices: {
    cron: '0 4,5 * * 1',
    atHour: 6,
    run: (db, now) =>
      db.transaction().execute(async tx => {
        const made = await makeInvoices(tx, previousWeek(isoWeekOf(now)), amsterdamDate(now), now)
        await record(
          tx,
          made.map(uuid => ({ name: 'invoice_made', subjectType: 'CareMomentInvoice', subjectUuid: uuid, me: null, now })),
        )
      }),
  },
}
