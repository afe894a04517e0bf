// The PDF of an invoice, which is made once and kept with what it must be the same as.
import { hash } from 'node:crypto'
import type { Database } from '../platform/database/database.ts'
import { Problem } from '../platform/problem.ts'

/**
 * The PDF of an invoice as it was kept; undefined when it has not been made yet. Throws 503 when the file differs from what was
 * kept.
 */
export const keptPdf = async (db: Database, uuid: string): Promise<Buffer | undefined> => {
  const kept = db.selectFrom('invoice_pdf').select(['content', 'hash']).where('uuid', '=', uuid)
  const found = await kept.executeTakeFirst()
  if (found && hash('sha256', found.content) !== found.hash) {
    console.error(`invoices: the kept PDF of ${uuid} is not what was kept`)
    throw new Problem('unavailable')
  }
  return found?.content
}
/** Keeps the PDF of an invoice, unless one is kept already. */
export const keepPdf = async (db: Database, uuid: string, content: Buffer, made_at: string): Promise<void> => {
  const row = { uuid, content, hash: hash('sha256', content), made_at }
  await db
    .insertInto('invoice_pdf')
    .values(row)
    .onConflict(c => c.doNothing())
    .execute()
}
