import { sql } from 'kysely'
import { BigRegister, bigRegisterOperations, maxRegisterRows, type registerFields } from '../../contract/office/big-registers.ts'
import { type BigRegisterStatus, bigRegisterStatusName } from '../../contract/statuses.ts'
import { bigStanding } from '../../contract/workers/documents.ts'
import { gotWorse } from '../../rules/documents/big-standing.ts'
import { parseBigNumber } from '../../rules/typed/dutch-numbers.ts'
import { dateIn, type Read, wordsIn } from '../../rules/typed/import-row.ts'
import { authorOf } from '../accounts/queries.ts'
import type { Concept, Context, Handlers } from '../platform/concept.ts'
import { invalid, Problem, violationCodes } from '../platform/problem.ts'
import { findItem } from '../platform/rows/rows.ts'
import { jobs } from './jobs.ts'
import { checkInRegister, queries, registerResults } from './queries.ts'

type All = Handlers<typeof bigRegisterOperations>
type Field = keyof typeof registerFields
type Row = Context<typeof bigRegisterOperations.addRows>['body']['rows'][number]

type StoredFields = Record<Field, string | null>
const nothingThere = { fault: 'Hier staat niets.' }
/** The fields of a row as stored, or what is wrong with them. */
const readRow = ({ row: _row, ...cells }: Row, now: string): Record<Field, Read<string | null>> => {
  const wordsOf = (field: Field) => wordsIn(cells as Record<string, string>, field)
  const day = (field: 'startsOn' | 'endsOn') => (wordsOf(field) ? dateIn(wordsOf(field)!, now) : { value: null })
  const number = parseBigNumber(wordsOf('number') ?? '')
  const wrongNumber = wordsOf('number') ? { fault: 'Een BIG-nummer heeft elf cijfers.' } : nothingThere
  return {
    number: number ? { value: number } : wrongNumber,
    name: wordsOf('name') ? { value: wordsOf('name')! } : nothingThere,
    profession: { value: wordsOf('profession') ?? null },
    specialism: { value: wordsOf('specialism') ?? null },
    startsOn: day('startsOn'),
    endsOn: day('endsOn'),
  }
}
const registerOf = async (
  { tx, params, viewer }: Pick<Context, 'tx' | 'viewer'> & { params: { uuid: string } },
  lock: boolean,
) => {
  const found = await findItem(tx, BigRegister, params.uuid, viewer, { lock })
  if (!found) throw new Problem('not_found')
  return found as { uuid: string; takenOn: string; status: BigRegisterStatus; rows: number }
}
const maxWorse = 200

const handlers = {
  create: async ({ tx, body, me, now }) => {
    const made = { file_name: body.fileName, taken_on: body.takenOn, author_name: authorOf(me), created_at: now }
    return (await tx.insertInto('big_register').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  addRows: async context => {
    const { tx, body, now } = context
    const register = await registerOf(context, true)
    if (register.status !== 'loading') throw new Problem('state', { status: bigRegisterStatusName[register.status] })
    if (register.rows + body.rows.length > maxRegisterRows)
      throw invalid('rows', 'Een register heeft hooguit een miljoen rijen.', violationCodes.tooMany)
    const read = body.rows.map(row => ({ row, fields: Object.entries(readRow(row, now)) as [Field, Read<string | null>][] }))
    const faults = read.flatMap(({ row, fields }) =>
      fields.flatMap(([field, one]) =>
        'fault' in one ? [{ row: row.row, field, value: row[field]?.trim() || null, message: one.fault }] : [],
      ),
    )
    const right = read.flatMap(({ row, fields }) =>
      fields.some(([, one]) => 'fault' in one)
        ? []
        : [
            {
              row: row.row,
              ...(Object.fromEntries(fields.map(([field, one]) => [field, 'value' in one ? one.value : null])) as StoredFields),
            },
          ],
    )
    const column = (field: Field) => right.map(row => row[field])
    const { numAffectedRows = 0n } = await sql`insert into big_register_entry
      (big_register_uuid, row, number, name, profession, specialism, starts_on, ends_on)
      select ${register.uuid}::uuid, * from unnest(${right.map(({ row }) => row)}::int[], ${column('number')}::text[],
        ${column('name')}::text[], ${column('profession')}::text[], ${column('specialism')}::text[], ${column('startsOn')}::date[],
        ${column('endsOn')}::date[]) on conflict do nothing`.execute(tx)
    const rows = register.rows + Number(numAffectedRows)
    await tx.updateTable('big_register').set({ rows }).where('uuid', '=', register.uuid).execute()
    return { rows, faults }
  },
  look: async context => {
    const found = await registerResults(context.tx, await registerOf(context, false))
    const worse = found.filter(({ status, standing, before }) => status === 'approved' && gotWorse(before, standing))
    return {
      standings: bigStanding.map(standing => ({ standing, count: found.filter(one => one.standing === standing).length })),
      worse: worse.slice(0, maxWorse).map(({ careWorker, firstName, lastName, number, standing }) => ({
        ...{ careWorker: `/v1/care_workers/${careWorker}`, name: `${firstName} ${lastName}`, number, standing },
      })),
    }
  },
  load: async ({ tx, item, now, note }) => {
    await tx.updateTable('big_register').set({ status: 'replaced' }).where('status', '=', 'current').execute()
    note({ data: { worse: await checkInRegister(tx, item, { now }) } })
    return { loaded_at: now }
  },
} satisfies All

// Two planners may each load another register at the same time.
const conflicts = { one_current_register: 'taken' } as const

export const bigRegisters = { operations: bigRegisterOperations, handlers, queries, jobs, conflicts } satisfies Concept
