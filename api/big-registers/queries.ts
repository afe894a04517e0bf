// Looks up the BIG numbers of care workers in the register, and stores the results.
import { sql } from 'kysely'
import type { bigRegisterOperations } from '../../contract/office/big-registers.ts'
import { type BigStanding, bigStandingOf, gotWorse, type RegisterEntry } from '../../rules/documents/big-standing.ts'
import { everyRole, type Queries } from '../platform/concept.ts'
import type { Sql, Tx } from '../platform/database/database.ts'
import { type NewEvent, record } from '../platform/events/outbox.ts'

export const queries: Queries<typeof bigRegisterOperations> = {
  BigRegister: { visible: { ...everyRole(false), ROLE_PLANNER: true } },
}

/** Whether a BIG number of this care worker is in the register under another name, has expired, or is missing. */
export const bigDiffers = (careWorker: Sql): Sql => sql`exists (select 1 from care_worker_document doc
  where doc.care_worker_uuid = ${careWorker} and doc.kind = 'big' and doc.status in ('submitted', 'approved')
  and doc.register_standing <> 'in_register')`

export interface Register {
  uuid: string
  takenOn: string
}
interface StoredDocument {
  uuid: string
  status: 'submitted' | 'approved'
  careWorker: string
  firstName: string
  lastName: string
  number: string
  before: BigStanding | null
  entries: RegisterEntry[]
}
/** The results for these BIG documents in a register, with the previous ones. */
export const registerResults = async (
  tx: Tx,
  { uuid, takenOn }: Register,
  condition: Sql = sql`true`,
): Promise<(Omit<StoredDocument, 'entries'> & { standing: BigStanding })[]> => {
  const { rows } =
    await sql<StoredDocument>`select d.uuid, d.status, d.care_worker_uuid as "careWorker", p.first_name as "firstName",
      p.last_name as "lastName", d.number, d.register_standing as before,
      coalesce((select jsonb_agg(jsonb_build_object('name', e.name, 'endsOn', e.ends_on)) from big_register_entry e
        where e.big_register_uuid = ${uuid}::uuid and e.number = d.number), '[]') as entries
    from care_worker_document d join care_worker_profile p on p.uuid = d.care_worker_uuid
    where d.kind = 'big' and d.status in ('submitted', 'approved') and d.number is not null and ${condition}
    order by p.last_name_sorted, p.first_name, d.uuid`.execute(tx)
  return rows.map(({ entries, ...document }) => ({ ...document, standing: bigStandingOf(entries, document, takenOn) }))
}

/**
 * Stores the results for these BIG documents. An approved document with a worse result than before gets an event in its history,
 * without further consequences. Gives the number of those.
 */
export const checkInRegister = async (
  tx: Tx,
  register: Register,
  { now }: Pick<NewEvent, 'now'>,
  condition?: Sql,
): Promise<number> => {
  const documents = await registerResults(tx, register, condition)
  const changed = documents.filter(({ standing, before }) => standing !== before)
  await sql`update care_worker_document d set register_standing = said.standing, register_taken_on = ${register.takenOn}::date
    from unnest(${documents.map(({ uuid }) => uuid)}::uuid[], ${documents.map(({ standing }) => standing)}::text[]) as said(uuid, standing)
    where d.uuid = said.uuid and (d.register_standing, d.register_taken_on) is distinct from (said.standing, ${register.takenOn}::date)`.execute(
    tx,
  )
  const worse = changed.filter(({ status, before, standing }) => status === 'approved' && gotWorse(before, standing))
  const event = { name: 'care_worker_document_differs_from_register', subjectType: 'CareWorkerDocument', me: null, now } as const
  await record(
    tx,
    worse.map(({ uuid, standing }) => ({ ...event, subjectUuid: uuid, data: { standing, takenOn: register.takenOn } })),
  )
  return worse.length
}

/** Looks up these BIG documents in the loaded register; without one it does nothing. */
export const checkInCurrentRegister = async (tx: Tx, who: Pick<NewEvent, 'now'>, condition?: Sql): Promise<void> => {
  const { rows } = await sql<Register>`select uuid, taken_on as "takenOn" from big_register where status = 'current'`.execute(tx)
  if (rows[0]) await checkInRegister(tx, rows[0], who, condition)
}
