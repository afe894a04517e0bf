// After the invoices: choices of VAT, payments, and a wrong invoice.

import { iri } from './cast.ts'
import { firstDay } from './everyday.ts'
import type { Means } from './reviews.ts'

/** The demo care worker chooses their VAT regime at the start. */
export const planVat = ({ cast, calendar, timeline, call }: Means): void =>
  timeline.at(calendar.at(firstDay - 1, '20:15'), async () => {
    const worker = cast.worker('zorgverlener@demo.example')
    await call(worker, 'POST', '/care_worker_vat_regimes', {
      careWorker: iri('care_workers', worker.uuid),
      vatRegime: 'exempt_care',
      validFrom: `${calendar.today.slice(0, 4)}-01-01`,
      reason: 'Ik verleen zelf de zorg en heb de vereiste opleiding.',
    })
  })

/** The planner books payments and pays out from one account, in one file a week. The file of the last week has not been sent yet. */
export const planPayouts = ({ cast, calendar, timeline, call, db }: Means): void =>
  timeline.at(calendar.at(-1, '09:30'), async () => {
    const account = { name: 'Stichting Derdengelden Zorginzet', iban: 'NL91ABNA0417164300' }
    await call(cast.planner, 'PUT', '/payouts/account', account)
    const due = db.selectFrom('care_moment_invoice').select(['uuid', 'period']).where('due_date', '<=', calendar.today)
    const rows = await due.orderBy('number').orderBy('care_worker_uuid').execute()
    const bookedOn = calendar.at(-1, '09:30')
    for (const [index, { uuid }] of rows.entries()) {
      const payment = { careMomentInvoice: iri('care_moment_invoices', uuid), kind: 'payment', bookedOn }
      // One was paid in two parts.
      if (index === 0) await call(cast.planner, 'POST', '/payout_ledger', { ...payment, amount: 10_000 })
      await call(cast.planner, 'POST', '/payout_ledger', payment)
    }
    const weeks = [...new Set(rows.map(({ period }) => period))].sort()
    for (const period of weeks) {
      const { uuid } = await call(cast.planner, 'POST', '/payout_files', { period })
      if (period !== weeks.at(-1)) await call(cast.planner, 'PUT', `/payout_files/${uuid}/paid_out`, { bookedOn })
    }
  })

/**
 * The demo care worker's smallest invoice that was not paid out yet had a mistake: it is credited, and its hours are handed in and
 * approved again, for the next invoice.
 */
export const planCredit = ({ cast, calendar, timeline, call, db }: Means): void =>
  timeline.at(calendar.at(-1, '10:30'), async () => {
    const worker = cast.worker('zorgverlener@demo.example')
    const theirs = db.selectFrom('care_moment_invoice').select('uuid').where('care_worker_uuid', '=', worker.uuid)
    const wrong = await theirs.where('due_date', '>', calendar.today).orderBy('payable').executeTakeFirst()
    if (!wrong) return
    const reason = 'De onkosten stonden er niet goed op.'
    await call(cast.planner, 'POST', `/care_moment_invoices/${wrong.uuid}/credit`, { reason, reopen: true })
    const lines = db
      .selectFrom('care_moment_invoice_line')
      .select('care_moment_uuid')
      .where('care_moment_invoice_uuid', '=', wrong.uuid)
    for (const moment of await db
      .selectFrom('care_moment')
      .selectAll()
      .where('uuid', 'in', lines)
      .orderBy('start_date')
      .execute()) {
      await call(worker, 'PUT', `/care_moments/${moment.uuid}/submit`, {
        startDate: moment.actual_start_date,
        endDate: moment.actual_end_date,
        breakMinutes: moment.actual_break_minutes,
        expenses: [{ kind: 'kilometres', quantity: 18, amount: 23 }],
        reason: 'Met de goede kilometers.',
      })
      await call(cast.planner, 'PATCH', `/care_moments/${moment.uuid}/approve`)
    }
  })
