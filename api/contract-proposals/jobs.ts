// A proposal expires when nobody answers it within thirty days.
import { sql } from 'kysely'
import { ContractProposal } from '../../contract/workers/contract-proposals.ts'
import type { ScheduledJob } from '../platform/concept.ts'
import { record } from '../platform/events/outbox.ts'

export const jobs: Record<string, ScheduledJob> = {
  'expire-contract-proposals': {
    cron: '30 * * * *',
    run: (db, now) =>
      db.transaction().execute(async tx => {
        const { from, to, event } = ContractProposal.actions.expire[0]!
        const { rows } = await sql<{ uuid: string }>`
          update contract_proposal set status = ${to} where uuid in (
            select uuid from contract_proposal where status = ${from[0]} and expires_at <= ${now} for update skip locked) returning uuid`.execute(
          tx,
        )
        const expired = rows.map(({ uuid }) => ({ subjectType: ContractProposal.type, subjectUuid: uuid, me: null, now }))
        await record(
          tx,
          expired.map(each => ({ ...each, name: event, from: from[0]!, to: to! })),
        )
      }),
  },
}
