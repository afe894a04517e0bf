// A fake standby for tests: it follows the changes of a PostgreSQL and reports that it has applied those up to its start, and no
// more.
import pg from 'pg'

/** An answer of a standby in the streaming protocol of PostgreSQL: what it has written, flushed and applied, when, and no question. */
const applied = (place: bigint): Buffer => {
  const message = Buffer.alloc(34)
  message.write('r')
  for (const at of [1, 9, 17]) message.writeBigInt64BE(place, at)
  return message
}

/** Begins to follow the server of this address under a name. */
export const followAs = async (name: string, url: string): Promise<{ close(): void }> => {
  const asked: pg.ClientConfig & { replication: string } = { connectionString: url, application_name: name, replication: 'true' }
  const client = new pg.Client(asked)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ xlogpos: string }>('IDENTIFY_SYSTEM')
  const place = rows[0]!.xlogpos
  const [high = '0', low = '0'] = place.split('/')
  const { connection } = client as unknown as { connection: pg.Connection }
  // Never answered: from here on both sides send.
  client.query(`START_REPLICATION PHYSICAL ${place}`).catch(() => undefined)
  const header = Buffer.from([0x64, 0, 0, 0, 38])
  connection.stream.write(Buffer.concat([header, applied((BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`))]))
  return { close: () => connection.stream.destroy() }
}
