// The files of documents that await review: a page with the owner's name and the content, so that they can be approved.
import { sql } from 'kysely'
import type { Database } from '../api/platform/database/database.ts'
import type { FileStore } from '../api/platform/files/files.ts'
import { neededFields } from '../rules/documents/document-requirements.ts'
import { type DocumentKind, documentName } from '../rules/documents/required-documents.ts'
import { formatDate } from '../rules/time/format-nl.ts'

/** A page of these lines, as a PDF. */
const pageOf = (lines: string[]): Buffer => {
  const shown = lines.map(line => `(${line.replace(/[\\()]/g, '')}) Tj T*`).join('\n')
  const drawn = `BT /F1 18 Tf 28 TL 60 760 Td\n${shown}\nET`
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
    font,
  ]
  let text = '%PDF-1.7\n'
  const places = objects.map((object, n) => {
    const at = text.length
    text += `${n + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}${table}${end}`, 'latin1')
}

interface Waiting {
  uuid: string
  worker: string
  name: string
  kind: DocumentKind
  title: string | null
  number: string | null
  issued: string
  expires: string | null
  at: string
}
const linesOf = ({ name, kind, title, number, issued, expires }: Waiting): string[] => [
  documentName[kind],
  name,
  ...(title ? [title] : []),
  ...(number ? [`Nummer ${number}`] : []),
  `Afgegeven op ${formatDate(issued)}`,
  ...(expires ? [`Geldig tot en met ${formatDate(expires)}`] : []),
]

/**
 * Uploads a file for each document that awaits review and needs one, and stores it. A document with a file only gets it back in the
 * file storage.
 */
export const handInFiles = async (db: Database, files: FileStore): Promise<void> => {
  const { rows } =
    await sql<Waiting>`select d.uuid, d.care_worker_uuid as worker, p.first_name || ' ' || p.last_name as name, d.kind,
      d.title, d.number, d.issued_on as issued, d.expires_on as expires, d.created_at as at
    from care_worker_document d join care_worker_profile p on p.uuid = d.care_worker_uuid
    where d.status = 'submitted' and d.issued_on is not null order by d.uuid`.execute(db)
  for (const row of rows.filter(({ kind }) => neededFields[kind].includes('files'))) {
    const bytes = pageOf(linesOf(row))
    await files.put(row.uuid, bytes, 'application/pdf')
    await sql`with handed as (
        insert into user_file (account_uuid, name, media_type, size, storage_key, created_at)
        select ${row.worker}::uuid, ${`${row.kind}.pdf`}, 'application/pdf', ${bytes.length}, ${row.uuid}, ${row.at}::timestamptz
        where not exists (select 1 from care_worker_document_file where care_worker_document_uuid = ${row.uuid}::uuid) returning uuid)
      insert into care_worker_document_file (care_worker_document_uuid, user_file_uuid) select ${row.uuid}::uuid, uuid from handed`.execute(
      db,
    )
  }
}
