// The agreement as a PDF: its text, both approvals, and the hash of the text.
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { agreementTitle } from '../../rules/documents/agreement-title.ts'
import { type AgreementSection, agreementText } from '../../rules/documents/assignment-agreement.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { formatDate, formatDateTime } from '../../rules/time/format-nl.ts'
import { type Database, wireTime } from '../platform/database/database.ts'
import { pdfKeptIn } from '../platform/events/kept-pdf.ts'
import { bottom, color, left, openPaper, type Paper, width } from '../platform/files/paper.ts'
import { inThread } from '../platform/files/thread.ts'
import { Problem } from '../platform/problem.ts'

interface Act {
  at: string
  name: string
  login: string | null
}
interface Printable {
  status: string
  sequence: number
  template: { name: string; version: number; modelNumber: string | null; modelValidUntil: string | null; isOurs: boolean }
  organization: string
  careWorker: string
  sections: AgreementSection[]
  hash: string
  createdAt: string
  organizationAct: Act | null
  workerAct: Act | null
  endedAt: string | null
  endedReason: string | null
}
const headingOf = ({ template, sequence }: Printable) => agreementTitle(template.name, sequence)
/** The content of the PDF. Throws 503 when the hash differs, so that the text is not the one that was agreed to. */
const printable = async (db: Database, uuid: string): Promise<Printable> => {
  const act = (whose: string) => {
    const [at, name, login] = ['at', 'name', 'login'].map(column => sql.ref(`a.${whose}_agreed_${column}`))
    return sql`case when ${at!} is not null then jsonb_build_object('at', ${wireTime(sql`${at!}`)}, 'name', ${name!}, 'login', ${login!}) end`
  }
  const { rows } = await sql<Printable>`
    select a.status, a.sequence,
      jsonb_build_object('name', t.name, 'version', t.version, 'modelNumber', t.model_number, 'modelValidUntil', t.model_valid_until,
        'isOurs', t.organization_uuid is null) as template,
      a.facts ->> 'organizationName' as organization, a.facts ->> 'careWorkerName' as "careWorker", a.sections, a.hash,
      ${wireTime(sql`a.created_at`)} as "createdAt", ${act('organization')} as "organizationAct", ${act('worker')} as "workerAct",
      ${wireTime(sql`a.ended_at`)} as "endedAt", a.ended_reason as "endedReason"
    from assignment_agreement a join agreement_template t on t.uuid = a.agreement_template_uuid where a.uuid = ${uuid}::uuid`.execute(
    db,
  )
  const found = rows[0]!
  if (hash('sha256', agreementText(headingOf(found), found.sections)) !== found.hash) {
    console.error(`assignment agreements: the text of ${uuid} is not what was hashed`)
    throw new Problem('unavailable')
  }
  return found
}
const sayAct = (act: Act | null) =>
  act ? `${act.name}, op ${formatDateTime(act.at)}${act.login ? `, login ${act.login}` : ''}` : 'nog niet akkoord'

/** Writes paragraphs, each on the page where it fits. */
const flow = (paper: Paper, from: number) => {
  let y = from
  const put = (text: string, after: number, style: Parameters<Paper['write']>[3] = {}) => {
    if (y + paper.heightOf(text, width, style.size) > bottom) y = paper.turn()
    y += paper.write(text, left, y, { width, ...style }) + after
  }
  return put
}
/** The PDF; marked as a draft until both have agreed. */
export const agreementPage = async (agreement: Printable): Promise<Buffer> => {
  const { template, organization, careWorker, sections, createdAt, organizationAct, workerAct } = agreement
  const heading = headingOf(agreement)
  const paper = await openPaper({
    title: `${heading}: ${organization} en ${careWorker}`,
    author: organization,
    date: amsterdamDate(createdAt),
  })
  const isDraft = !organizationAct || !workerAct
  const put = flow(paper, paper.letterhead(isDraft ? 'Concept' : 'Overeenkomst'))
  put(heading, 4, { size: 15, bold: true, as: 'H2' })
  put(`${organization} en ${careWorker}`, 14, { tint: color.soft })
  if (isDraft) put('Concept: nog niet alle partijen zijn akkoord.', 14, { bold: true })
  for (const { title, text } of sections) {
    put(title, 3, { size: 11, bold: true, as: 'H3' })
    for (const paragraph of text.split('\n\n')) put(paragraph, 6)
    put(' ', 0, { size: 5, as: 'nothing' })
  }
  put('Akkoord', 3, { size: 11, bold: true, as: 'H3' })
  put(`Organisatie: ${sayAct(organizationAct)}.`, 3)
  put(`Zorgverlener: ${sayAct(workerAct)}.`, 8)
  put('Kenmerk van de tekst (SHA-256)', 2, { size: 8.5, tint: color.soft })
  put(agreement.hash, 8, { size: 8.5 })
  const { name, version, isOurs, modelNumber, modelValidUntil } = template
  put(`Gemaakt uit “${name}”, versie ${version}${isOurs ? ' van Zorginzet' : ` van ${organization}`}.`, 2, { tint: color.soft })
  const until = modelValidUntil ? `, geldig tot en met ${formatDate(modelValidUntil)}` : ''
  if (modelNumber) put(`Naar modelovereenkomst ${modelNumber}${until}.`, 2, { tint: color.soft })
  return paper.close(`${heading} van ${formatDate(amsterdamDate(createdAt))}, vastgelegd via Zorginzet.`)
}
const printed = inThread<[Printable], Buffer>(import.meta.url, 'agreementPage')

/** The PDF: a draft of the present text, or the final one that was made when both had agreed. */
export const agreementPdf = async (db: Database, uuid: string, now: string): Promise<Buffer> => {
  const agreement = await printable(db, uuid)
  const { organizationAct, workerAct } = agreement
  const print = () => printed(agreement)
  return organizationAct && workerAct ? pdfKeptIn(db, 'agreement_pdf', { uuid, now }, print) : Buffer.from(await print())
}
