import { sql } from 'kysely'
import { careWorkerOperations } from '../../contract/care-workers.ts'
import type { Actor } from '../../contract/language.ts'
import { phaseAfterChoice, phaseAfterReturn } from '../../rules/care-worker-phase.ts'
import { authorOf } from '../accounts/queries.ts'
import { settlePhase } from '../documents/queries.ts'
import { mustBeKnown } from '../forgetting/queries.ts'
import { type Concept, type Handlers, plain } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { invalid, Problem } from '../platform/problem.ts'
import { mustHaveRoom } from '../platform/rows/room.ts'
import { filterChoices, queries } from './queries.ts'

// Enough for a year with different hours each day. Each row is read when work is offered.
const mostAvailabilities = 500

type Noted = { careWorker: string; text: string; me: Actor; now: string }
const writeNote = async (tx: Tx, { careWorker, text, me, now }: Noted) => {
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
    if (body.endDate <= body.startDate) throw invalid('endDate', 'Het einde moet na het begin liggen.')
    const coming = sql`care_worker_availability where care_worker_uuid = ${body.careWorker}::uuid and end_date > ${now}`
    await mustHaveRoom(tx, body.careWorker, coming, mostAvailabilities, 'enough_availabilities')
    const made = {
      care_worker_uuid: body.careWorker,
      available: body.available,
      start_date: body.startDate,
      end_date: body.endDate,
    }
    return (await tx.insertInto('care_worker_availability').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  removeAvailability: plain,
  createNote: ({ tx, me, body, now }) => writeNote(tx, { ...body, me, now }),
  removeNote: async ({ item }) => {
    if (!item.isOwn) throw new Problem('forbidden')
    return undefined
  },
} satisfies Handlers<typeof careWorkerOperations>

export const careWorkers = { operations: careWorkerOperations, handlers, queries } satisfies Concept
