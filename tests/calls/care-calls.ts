// The care of a client, for tests/calls/calls.ts: the target of each call, and the bodies that name reference data.

import { randomUUID } from 'node:crypto'
import type { CareRequestStatus } from '../../contract/statuses.ts'
import type { TestApi } from '../servers/api.ts'
import { putCareRequest, putClient, type rowsOf, type Side, sideOf } from '../worlds/rows.ts'
import { today, uuidOf } from '../worlds/world.ts'
import type { MakeBody, Target } from './calls.ts'

/** Rows of the reference data, by their use in the calls. */
const reference = async ({ db }: TestApi) => {
  const problems = await db.selectFrom('omaha_system_domain_problem').select('uuid').orderBy('number').execute()
  const service = await db.selectFrom('service_type').select('uuid').executeTakeFirstOrThrow()
  let turn = 0
  return {
    service: service.uuid,
    /** A different one each time: a plan has each problem at most once. */
    nextProblem: () => problems[turn++ % problems.length]!.uuid,
  }
}

const careRowsOf = ({ db, world }: TestApi, { nextProblem }: Awaited<ReturnType<typeof reference>>) => {
  const client = (side: Side) => ({ client_uuid: uuidOf(sideOf(world, side).client) })
  const author = (side: Side) => ({ author_uuid: sideOf(world, side).worker, author_name: 'Özge' })
  return {
    relation: async (side: Side) => {
      const email = `${randomUUID()}@voorbeeld.example`
      const row = { ...client(side), first_name: 'Kees', last_name: 'de Wit', kind: 'partner', email }
      return (await db.insertInto('client_relation').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
    },
    request: (status: CareRequestStatus) => (side: Side) => putCareRequest(db, world, status, side),
    planProblem: async (side: Side) => {
      await db.deleteFrom('care_plan_score').execute()
      await db.deleteFrom('care_plan_problem').execute()
      const times = { created_at: today, updated_at: today }
      const row = { ...client(side), problem_uuid: nextProblem(), modifier: 'actual', goal: 'Blijft zelf lopen.', ...times }
      return (await db.insertInto('care_plan_problem').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
    },
    medication: async (side: Side) => {
      const row = { ...client(side), name: 'Metoprolol', dose: '50 mg', from: '2026-10-01' }
      return (await db.insertInto('medication').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
    },
    report: async (side: Side) => {
      const row = { ...client(side), ...author(side), text: 'Rustige nacht.', created_at: today }
      const { uuid } = await db.insertInto('client_report').values(row).returning('uuid').executeTakeFirstOrThrow()
      await db.insertInto('client_report_problem').values({ client_report_uuid: uuid, problem_uuid: nextProblem() }).execute()
      return uuid
    },
    /** A yearly view of the side's reports. */
    careAssistReport: async (side: Side) => {
      const found = await db
        .selectFrom('client_care_assist_report')
        .select('uuid')
        .where('client_uuid', '=', client(side).client_uuid)
        .executeTakeFirstOrThrow()
      return found.uuid!
    },
  }
}

/** The targets of calls about the care of a client, and the bodies that need more than well-formed text. */
export const careCalls = async (
  api: TestApi,
  moments: ReturnType<typeof rowsOf>,
): Promise<{ targets: Record<string, Target>; bodies: Record<string, MakeBody> }> => {
  const known = await reference(api)
  const rows = careRowsOf(api, known)
  const { world } = api
  const startOf: MakeBody = async (_side, _role, uuid) => {
    const found = api.db.selectFrom('care_moment').select('start_date as at').where('uuid', '=', uuid)
    return found.executeTakeFirstOrThrow()
  }
  const outOfCare: Target = side => putClient(api.db, world, 'inactive', side)
  const home: Target = side => uuidOf(sideOf(world, side).client)
  for (const side of ['own', 'other'] as const) await rows.report(side)
  // A worker with a future shift may write the plan.
  await moments.putMoment('assigned')
  const request = { serviceType: `/v1/service_types/${known.service}`, wantedFrom: '2027-01-01' }
  return {
    targets: {
      'clientCare.home': home,
      'clientCare.accessNotes': home,
      'clientCare.changeHome': home,
      'clientCare.changeRelation': rows.relation,
      'clientCare.removeRelation': rows.relation,
      'userTokens.inviteRelative': rows.relation,
      'clientCare.request': rows.request('new'),
      'clientCare.changeRequest': rows.request('new'),
      'clientCare.activateRequest': rows.request('new'),
      'clientCare.pauseRequest': rows.request('active'),
      'clientCare.closeRequest': rows.request('active'),
      'clients.setActive': outOfCare,
      'clients.close': outOfCare,
      'clientCare.changePlanProblem': rows.planProblem,
      'clientCare.changeMedication': rows.medication,
      'clientCare.removeMedication': rows.medication,
      'clientCare.report': rows.report,
      'clientCare.changeReport': rows.report,
      'clientCare.readReports': home,
      'clientCare.careAssistReport': rows.careAssistReport,
    },
    bodies: {
      ...{ 'arrival.arrive': startOf, 'arrival.leave': startOf },
      'clientCare.createRequest': side => ({ client: sideOf(world, side).client, ...request }),
      'clientCare.changeRequest': () => ({ ...request, hoursPerWeek: 8, status: 'active' }),
      'clientCare.createPlanProblem': async side => {
        await rows.planProblem(side)
        const problem = `/v1/omaha_system_domain_problems/${known.nextProblem()}`
        return { client: sideOf(world, side).client, problem, modifier: 'actual', goal: 'Blijft zelf lopen.' }
      },
      'clientCare.createPlanScore': async side => ({
        carePlanProblem: `/v1/care_plan_problems/${await rows.planProblem(side)}`,
        knowledge: 3,
        scoredOn: today.slice(0, 10),
      }),
    },
  }
}
