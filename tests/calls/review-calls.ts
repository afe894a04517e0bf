// The targets and bodies for the operations of reviews, contract proposals and money.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { TestApi } from '../servers/api.ts'
import { putPayoutFile, type rowsOf, type Side, sideOf } from '../worlds/rows.ts'
import { today, uuidOf } from '../worlds/world.ts'
import type { MakeBody, Target } from './calls.ts'

const created_at = '2026-10-01'
type Ground = { api: TestApi; rows: ReturnType<typeof rowsOf> }

/** A recently approved moment, with a review by either party. */
const putReviewed = async ({ api: { db, world }, rows }: Ground, side: Side) => {
  const { worker, organization } = sideOf(world, side)
  const moment = await rows.putMoment('approved', { past: true, side })
  const said = { care_moment_uuid: moment, care_worker_uuid: worker, rating: 4, text: 'Prettig gewerkt.', created_at }
  const author = side === 'own' ? world.people.organization.uuid : world.people.otherOrganization.uuid
  const ofWorker = { ...said, written_by: 'organization', author_uuid: author }
  const ofOrganization = { ...said, reviewee_uuid: uuidOf(organization) }
  const first = await db.insertInto('care_worker_review').values(ofWorker).returning('uuid').executeTakeFirstOrThrow()
  const second = await db.insertInto('organization_review').values(ofOrganization).returning('uuid').executeTakeFirstOrThrow()
  return { moment, ofWorker: first.uuid, ofOrganization: second.uuid }
}
/** An open proposal between the parties of a side, their only one. */
export const putProposal = async ({ db, world }: TestApi, side: Side) => {
  await sql`delete from contract_proposal`.execute(db)
  const { worker, organization } = sideOf(world, side)
  const row = {
    care_worker_uuid: worker,
    organization_uuid: uuidOf(organization),
    made_by_uuid: (side === 'own' ? world.people.organization : world.people.otherOrganization).uuid,
    form: 'payroll',
    duration: '3_6',
    token_hash: randomBytes(32),
    expires_at: '2027-12-31',
    created_at,
  }
  return (await db.insertInto('contract_proposal').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
}
/** An invoice of week 43 that is due for payout, and an account to pay from. */
const putPayable = async ({ db, world }: TestApi, side: Side, when = { period: '2026-W43', issue_date: '2026-10-26' }) => {
  const { worker, organization } = sideOf(world, side)
  const whose = { care_worker_uuid: worker, organization_uuid: uuidOf(organization), year: 2026, sequence: sql<number>`null` }
  const place = { street: 'Dam 1', city: 'Amsterdam', postcode: '1012 JS', country: 'NL', kvk: null, vatId: null }
  const [supplier, customer] = [
    { ...place, name: 'Özge' },
    { ...place, name: 'Lindenhof' },
  ]
  const parties = JSON.stringify({ supplier, customer, iban: 'NL91ABNA0417164300' })
  const dates = { ...when, due_date: '2026-11-09', created_at }
  await db
    .insertInto('care_moment_invoice')
    .values({ ...whose, ...dates, parties, vat_regime: 'kor', total: 100, vat: 0, payable: 100 })
    .onConflict(c => c.doNothing())
    .execute()
  await db.updateTable('payout_file_invoice').set({ live: false }).execute()
  const account = { name: 'Zorginzet', iban: 'NL91ABNA0417164300', updated_at: created_at }
  await db
    .insertInto('payout_account')
    .values(account)
    .onConflict(c => c.doNothing())
    .execute()
}
let booked = 0
/** A payment of an invoice of this worker. */
const putPayment = async ({ db }: TestApi, worker: string) => {
  const { uuid: _uuid, ...invoiced } = await db
    .selectFrom('payout_ledger')
    .selectAll()
    .where('care_worker_uuid', '=', worker)
    .where('kind', '=', 'invoice')
    .executeTakeFirstOrThrow()
  const payment = { ...invoiced, kind: 'payment', organization_amount: -100, care_worker_amount: 0, bank_amount: 100 }
  return (await db.insertInto('payout_ledger').values(payment).returning('uuid').executeTakeFirstOrThrow()).uuid
}
const putVatRegime = async ({ db, world }: TestApi, side: Side) => {
  const row = {
    care_worker_uuid: sideOf(world, side).worker,
    vat_regime: 'kor',
    valid_from: '2027-01-01',
    reason: 'x',
    created_at,
  }
  return (await db.insertInto('care_worker_vat_regime').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
}

export const reviewTargets = async (ground: Ground): Promise<Record<string, Target>> => {
  const { api } = ground
  const reviewed = { own: await putReviewed(ground, 'own'), other: await putReviewed(ground, 'other') }
  const proposal: Target = side => putProposal(api, side)
  const ofWorker = (from: 'care_moment_invoice' | 'payout_ledger' | 'care_moment_invoice_summary') => async (side: Side) => {
    const { worker } = sideOf(api.world, side)
    const rows = api.db.selectFrom(from).select('uuid').where('care_worker_uuid', '=', worker)
    return (await rows.executeTakeFirstOrThrow()).uuid!
  }
  return {
    'invoices.summary': ofWorker('care_moment_invoice_summary'),
    'payouts.credit': ofWorker('care_moment_invoice'),
    'payouts.booking': ofWorker('payout_ledger'),
    'payouts.reverse': side => putPayment(api, sideOf(api.world, side).worker),
    'payouts.payoutFile': () => putPayoutFile(api.db),
    'payouts.downloadFile': () => putPayoutFile(api.db),
    'payouts.paidOut': () => putPayoutFile(api.db),
    'payouts.withdrawFile': () => putPayoutFile(api.db),
    'invoices.vatRegime': side => putVatRegime(api, side),
    'contractProposals.get': proposal,
    'contractProposals.answer': proposal,
    'contractProposals.resend': proposal,
    'reviews.careWorkerReview': side => reviewed[side].ofWorker,
    'reviews.organizationReview': side => reviewed[side].ofOrganization,
    'reviews.clientStats': side => uuidOf(sideOf(api.world, side).client),
    'reviews.momentCareWorkerStats': side => reviewed[side].moment,
    'reviews.momentLocationStats': side => reviewed[side].moment,
  }
}
export const reviewBodies = ({ api, rows }: Ground): Record<string, MakeBody> => {
  const review: MakeBody = async side => ({
    careMoment: `/v1/care_moments/${await rows.putMoment('approved', { past: true, side })}`,
    rating: 4,
  })
  return {
    'payouts.credit': () => ({ reason: 'Verkeerde uren.' }),
    'payouts.book': async side => {
      // A different week each time: an invoice can be booked once only.
      const period = `${2001 + Math.floor(booked / 40)}-W${10 + (booked % 40)}`
      booked += 1
      await putPayable(api, side, { period, issue_date: '2026-10-01' })
      const invoices = api.db.selectFrom('care_moment_invoice').select('uuid').where('type', '=', 'invoice')
      const { uuid } = await invoices.where('period', '=', period).executeTakeFirstOrThrow()
      return { careMomentInvoice: `/v1/care_moment_invoices/${uuid}`, kind: 'payment', bookedOn: today.slice(0, 10) }
    },
    'payouts.makeFile': async side => {
      await putPayable(api, side)
      return { period: '2026-W43' }
    },
    'invoices.chooseVatRegime': side => ({
      careWorker: `/v1/care_workers/${sideOf(api.world, side).worker}`,
      vatRegime: 'kor',
      validFrom: '2027-01-01',
      reason: 'Ik doe mee aan de kleineondernemersregeling.',
    }),
    'payouts.setAccount': () => ({ name: 'Zorginzet', iban: 'NL91ABNA0417164300' }),
    'contractProposals.create': async side => {
      await sql`delete from contract_proposal`.execute(api.db)
      return { careWorker: `/v1/care_workers/${sideOf(api.world, side).worker}`, form: 'payroll', duration: '3_6' }
    },
    'contractProposals.answer': (_side, role) => ({
      status: role === 'ROLE_CARE_WORKER' ? 'accepted' : 'withdrawn',
    }),
    'reviews.reviewCareWorker': review,
    'reviews.reviewOrganization': review,
  }
}
