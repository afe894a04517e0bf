// Whose account somebody means who types an address.
import type { Tx } from '../platform/database/database.ts'
import { accountByUsername } from './queries.ts'

/**
 * Whose this address is: of who logs in with it, or of who moved to another one and can still have it back (docs/decisions/0134). Until
 * then nobody begins an account with it.
 */
export const ownerOf = async (tx: Tx, address: string, now: string) => {
  const known = await accountByUsername(tx, address)
  if (known) return known
  const links = tx.selectFrom('user_token').select('account_uuid').where('kind', '=', 'keep_email').where('email', '=', address)
  const held = links.where('used_at', 'is', null).where('expires_at', '>', now)
  return tx.selectFrom('account').selectAll().where('uuid', 'in', held).executeTakeFirst()
}
