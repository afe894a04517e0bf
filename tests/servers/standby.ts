// A fake standby for tests: it follows a PostgreSQL server and reports having applied the changes up to its own start, and no more.
import pg from 'pg'

/**
 * A standby status update in PostgreSQL's streaming replication protocol: what it has written, flushed and applied, when, and no
 * reply requested.
 */
const applied = (place: bigint): Buffer => {
  const message = Buffer.alloc(34)
  message.write('r')
  for (const at of [1, 9, 17]) message.writeBigInt64BE(place, at)
  return message
}

/** Starts following the server at this address, under this name. */
export const followAs = async (name: string, url: string): Promise<{ close(): void }> => {
  const asked: pg.ClientConfig & { replication: string } = { connectionString: url, application_name: name, replication: 'true' }
  const client = new pg.Client(asked)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ xlogpos: string }>('IDENTIFY_SYSTEM')
  const place = rows[0]!.xlogpos
  const [high = '0', low = '0'] = place.split('/')
  const { connection } = client as unknown as { connection: pg.Connection }
  // This query never resolves: from here on both sides stream.
  client.query(`START_REPLICATION PHYSICAL ${place}`).catch(() => undefined)
  const header = Buffer.from([0x64, 0, 0, 0, 38])
  connection.stream.write(Buffer.concat([header, applied((BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`))]))
  return { close: () => connection.stream.destroy() }
}
