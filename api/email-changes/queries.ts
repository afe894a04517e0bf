// The address of an account as rows: changing it, keeping it, and pending mail to the previous one.
import { sql } from 'kysely'
import type { Account } from '../accounts/queries.ts'
import type { Tx } from '../platform/database/database.ts'
import { real } from '../platform/login/token.ts'

/**
 * Sets the address that the account logs in with. The database refuses one that is in use. Mailed links stop working, except those that
 * keep an address. Pending mails about events go to the new address.
 */
export const setUsername = async (tx: Tx, { uuid, username: former }: Account, username: string, now: string): Promise<void> => {
  await tx.updateTable('account').set({ username }).where('uuid', '=', uuid).execute()
  await tx.insertInto('former_address').values({ account_uuid: uuid, username: former, left_at: now }).execute()
  // An organization and a family reach a manager of the back office at this address.
  await tx.updateTable('back_office_employee').set({ email: username }).where('uuid', '=', uuid).execute()
  await tx
    .updateTable('user_token')
    .set({ used_at: real() })
    .where('account_uuid', '=', uuid)
    .where('kind', '<>', 'keep_email')
    .where('used_at', 'is', null)
    .execute()
  await sql`update mail set recipient = ${username} where recipient = ${former} and event_uuid is not null
    and not exists (select 1 from mail other where other.event_uuid = mail.event_uuid and other.recipient = ${username})
    and sending_at is null and sent_at is null and at > ${now}::timestamptz - interval '7 days'`.execute(tx)
}

/** Ends a pending change: the code to the new address, and every link that keeps an address of this account. */
export const endChange = async (tx: Tx, account: string): Promise<void> => {
  await tx.deleteFrom('multi_factor_code').where('account_uuid', '=', account).execute()
  await tx
    .updateTable('user_token')
    .set({ used_at: real() })
    .where('account_uuid', '=', account)
    .where('kind', '=', 'keep_email')
    .where('used_at', 'is', null)
    .execute()
}
