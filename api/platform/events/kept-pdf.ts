// PDFs that are made once and never change afterwards, in a table with uuid, content, hash and made_at.
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { Problem } from '../problem.ts'
import { inQueue, openQueue } from '../queue.ts'

// When many first requests come at once, one of them makes it.
const printing = openQueue(1, 30_000, 'unavailable')

/** The PDF with this uuid in the table; undefined when it was not made yet. Throws 503 when it differs from what was stored. */
const keptPdf = async (db: Database, table: string, uuid: string): Promise<Buffer | undefined> => {
  const { rows } = await sql<{ content: Buffer; hash: string }>`
    select content, hash from ${sql.table(table)} where uuid = ${uuid}::uuid`.execute(db)
  const [found] = rows
  if (found && hash('sha256', found.content) !== found.hash) {
    console.error(`${table}: the kept PDF of ${uuid} is not what was kept`)
    throw new Problem('unavailable')
  }
  return found?.content
}

/** The PDF with this uuid in the table: made by `make` at the first request, and then stored. */
export const pdfKeptIn = async (
  db: Database,
  table: string,
  { uuid, now }: { uuid: string; now: string },
  make: () => Promise<Uint8Array>,
): Promise<Buffer> =>
  (await keptPdf(db, table, uuid)) ??
  inQueue(printing, `${table} ${uuid}`, async () => {
    const storedKey = await keptPdf(db, table, uuid)
    if (storedKey) return storedKey
    const content = Buffer.from(await make())
    await sql`insert into ${sql.table(table)} (uuid, content, hash, made_at)
      values (${uuid}::uuid, ${content}, ${hash('sha256', content)}, ${now}::timestamptz) on conflict do nothing`.execute(db)
    // When two servers made it, the first one is kept.
    return (await keptPdf(db, table, uuid))!
  })
