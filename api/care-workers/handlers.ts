import { sql } from 'kysely'
import type { Actor } from '../../contract/language.ts'
import { CareWorker, CareWorkerAvailability, careWorkerOperations } from '../../contract/workers/care-workers.ts'
import { phaseAfterChoice, phaseAfterReturn } from '../../rules/people/care-worker-phase.ts'
import { authorOf } from '../accounts/queries.ts'
import { settlePhase } from '../documents/queries.ts'
import { mustBeKnown } from '../forgetting/queries.ts'
import { type Concept, type Handlers, plain } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { record } from '../platform/events/outbox.ts'
import { invalid, Problem } from '../platform/problem.ts'
import { mustHaveRoom } from '../platform/rows/room.ts'
import { filterChoices } from './found.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails, type Stretch } from './mails.ts'
import { queries } from './queries.ts'

// Enough for a year with different hours each day. All rows are read when work is offered.
const maxAvailabilities = 500

const comingOf = (worker: string, now: string) =>
  sql`care_worker_availability where care_worker_uuid = ${worker}::uuid and end_date > ${now}`
const endsBeforeStart = 'Het einde moet na het begin liggen.'

interface NewAvailabilities {
  careWorker: string
  availabilities: Stretch[]
  instead: string[]
}

/**
 * Writes these availabilities, replacing earlier ones for the same time; what lies outside that time stays. Gives the uuids of the new
 * ones, and those that were replaced: by uuid, with their old values.
 */
const sayAvailabilities = async (tx: Tx, { careWorker, availabilities, instead }: NewAvailabilities) => {
  // Of two at the same time, the second reads what the first wrote.
  await tx.selectFrom('care_worker').select('uuid').where('uuid', '=', careWorker).forNoKeyUpdate().execute()
  const given = sql`jsonb_to_recordset(${JSON.stringify(availabilities)}::jsonb) as said(available boolean, "startDate" timestamptz, "endDate" timestamptz)`
  const { rows: gone } = await sql<Stretch & { uuid: string }>`delete from care_worker_availability a
    where a.care_worker_uuid = ${careWorker}::uuid and (a.uuid = any(${instead}::uuid[])
      or exists (select from ${given} where a.start_date < said."endDate" and a.end_date > said."startDate"))
    returning a.uuid, a.available, a.start_date as "startDate", a.end_date as "endDate"`.execute(tx)
  const cut = gone.filter(({ uuid }) => !instead.includes(uuid))
  const { rows: made } = await sql<{ uuid: string }>`
    insert into care_worker_availability (care_worker_uuid, available, start_date, end_date)
    select ${careWorker}::uuid, available, "startDate", "endDate" from ${given}
    union all
    select ${careWorker}::uuid, old.available, lower(rest), upper(rest)
    from jsonb_to_recordset(${JSON.stringify(cut)}::jsonb) as old(available boolean, "startDate" timestamptz, "endDate" timestamptz)
    cross join unnest(tstzmultirange(tstzrange(old."startDate", old."endDate"))
      - (select range_agg(tstzrange(said."startDate", said."endDate")) from ${given})) rest
    returning uuid`.execute(tx)
  return {
    made: made.map(({ uuid }) => uuid),
    gone: new Set(gone.map(({ uuid }) => uuid)),
    before: gone
      .map(({ available, startDate, endDate }): Stretch => ({ available, startDate, endDate }))
      .sort((one, other) => one.startDate.localeCompare(other.startDate)),
  }
}

type NewNote = { careWorker: string; text: string; me: Actor; now: string }
const writeNote = async (tx: Tx, { careWorker, text, me, now }: NewNote) => {
  const made = { care_worker_uuid: careWorker, text, author_uuid: me.uuid, author_name: authorOf(me), created_at: now }
  return (await tx.insertInto('care_worker_note').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
}

const handlers = {
  filterChoices: ({ tx }) => filterChoices(tx),
  lose: async ({ tx, me, item, body, now, note }) => {
    if (item.phase === 'lost') throw new Problem('taken')
    note({ reason: body.reason })
    await writeNote(tx, { careWorker: item.uuid, text: body.reason, me, now })
    return { phase: 'lost' }
  },
  takeBack: async ({ tx, me, item, now }) => {
    if (item.phase !== 'lost') throw new Problem('taken')
    await mustBeKnown(tx, item.uuid)
    await settlePhase(tx, item.uuid, { me, now }, (_, standing) => phaseAfterReturn(standing))
    return undefined
  },
  completeIntroduction: async ({ me, item, now }) => {
    if (item.uuid !== me.uuid) throw new Problem('forbidden')
    return item.introductionCompletedAt ? undefined : { introduction_completed_at: now }
  },
  chooseContractTypes: async ({ tx, me, item, body, now }) => {
    if (item.uuid !== me.uuid && !me.roles.includes('ROLE_PLANNER')) throw new Problem('forbidden')
    const contract_types = [...new Set(body.contractTypes)]
    await tx.updateTable('care_worker').set({ contract_types }).where('uuid', '=', item.uuid).execute()
    await settlePhase(tx, item.uuid, { me, now }, phaseAfterChoice)
    return undefined
  },
  hoursToSubmit: async ({ tx, params, me, now }) => {
    if (params.uuid !== me.uuid && !me.roles.includes('ROLE_PLANNER')) throw new Problem('not_found')
    const { rows } = await sql<{ count: number }>`
      select count(*) from care_moment where assignee_uuid = ${params.uuid}::uuid and time_scope = 'moment'
      and (status = 'not_approved' or (status = 'assigned' and end_date <= ${now}))`.execute(tx)
    return { count: rows[0]!.count }
  },
  createAvailability: async ({ tx, body, now }) => {
    if (body.endDate <= body.startDate) throw invalid('endDate', endsBeforeStart)
    await mustHaveRoom(tx, body.careWorker, comingOf(body.careWorker, now), maxAvailabilities, 'enough_availabilities')
    const made = {
      care_worker_uuid: body.careWorker,
      available: body.available,
      start_date: body.startDate,
      end_date: body.endDate,
    }
    return (await tx.insertInto('care_worker_availability').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  sayAvailabilities: async ({ tx, me, body, now }) => {
    const { careWorker, availabilities, instead } = body
    const wrong = availabilities.findIndex(({ startDate, endDate }) => endDate <= startDate)
    if (wrong >= 0) throw invalid(`availabilities[${wrong}].endDate`, endsBeforeStart)
    const change = await sayAvailabilities(tx, body)
    if (instead.some(uuid => !change.gone.has(uuid))) throw invalid('instead', 'Dit is van een andere zorgverlener.')
    await mustHaveRoom(tx, careWorker, comingOf(careWorker, now), maxAvailabilities, 'enough_availabilities', 0)
    const about = { subjectType: CareWorker.type, subjectUuid: careWorker, me, now }
    const { made, before } = change
    await record(tx, [{ name: 'care_worker_availabilities_said', ...about, data: { said: availabilities, before } }])
    return { made: made.map(uuid => `/v1${CareWorkerAvailability.path}/${uuid}`), before }
  },
  removeAvailability: plain,
  createNote: ({ tx, me, body, now }) => writeNote(tx, { ...body, me, now }),
  removeNote: async ({ item }) => {
    if (!item.isOwn) throw new Problem('forbidden')
    return undefined
  },
} satisfies Handlers<typeof careWorkerOperations>

export const careWorkers = { operations: careWorkerOperations, handlers, queries, mails, mailTemplates } satisfies Concept
