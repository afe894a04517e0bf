// Finds the account that an address belongs to.
import type { Tx } from '../platform/database/database.ts'
import { accountByUsername } from './queries.ts'

/**
 * The account of this address: the one that logs in with it, or one that moved to another address and can still take it back
 * (docs/decisions/0134). Until then nobody can register with it.
 */
export const ownerOf = async (tx: Tx, address: string, now: string) => {
  const known = await accountByUsername(tx, address)
  if (known) return known
  const links = tx.selectFrom('user_token').select('account_uuid').where('kind', '=', 'keep_email').where('email', '=', address)
  const usable = links.where('used_at', 'is', null).where('expires_at', '>', now)
  return tx.selectFrom('account').selectAll().where('uuid', 'in', usable).executeTakeFirst()
}
