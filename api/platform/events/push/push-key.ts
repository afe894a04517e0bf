// The key by which push services know this product (VAPID, RFC 8292). Every subscription is for this key: it is generated once,
// as a new one would invalidate them all.
import type { Database, Tx } from '../../database/database.ts'

export interface PushKey {
  publicKey: string
  privateKey: string
}

/** The key of this database; the first server that asks generates it. Of two at once, both get the first one's. */
export const pushKey = async (db: Database | Tx): Promise<PushKey> => {
  const find = () => db.selectFrom('push_key').select(['public_key as publicKey', 'private_key as privateKey']).executeTakeFirst()
  const known = await find()
  if (known) return known
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await db
    .insertInto('push_key')
    .values({ public_key: publicKey, private_key: privateKey })
    .onConflict(c => c.doNothing())
    .execute()
  return (await find())!
}
