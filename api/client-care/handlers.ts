import { sql } from 'kysely'
import { careRequestActions } from '../../contract/clients/care-request-transitions.ts'
import { CareRequest, clientCareOperations } from '../../contract/clients/client-care.ts'
import type { Out } from '../../contract/language.ts'
import type { CareRequestStatus } from '../../contract/statuses.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { authorOf } from '../accounts/queries.ts'
import { beginCare } from '../client-life/queries.ts'
import { type Concept, type Handlers, plain } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { type NewEvent, record } from '../platform/events/outbox.ts'
import { inState, invalid, Problem } from '../platform/problem.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import {
  accessNotesOf,
  endFirstContact,
  markReportsRead,
  mustBeAboutClient,
  mustCareFor,
  mustNotBeClosed,
  mustSeeClient,
  queries,
  savePets,
  saveProblems,
} from './queries.ts'

type Operations = typeof clientCareOperations
const dayMs = 24 * 3_600_000

const relationColumns = (body: Out<Operations['changeRelation']['body']>) => ({
  first_name: body.firstName,
  last_name: body.lastName,
  kind: body.kind,
  phone: body.phone ?? null,
  email: body.email ?? null,
  is_first_contact: body.isFirstContact,
  is_legal_representative: body.isLegalRepresentative,
})
const requestColumns = (body: Omit<Out<Operations['changeRequest']['body']>, 'status' | 'version'>) => ({
  service_type_uuid: body.serviceType,
  care_type_uuid: body.careType ?? null,
  wanted_from: body.wantedFrom,
  wanted_until: body.wantedUntil ?? null,
  hours_per_week: body.hoursPerWeek ?? null,
  description: body.description ?? null,
})
/** An agreed request has its hours, by whichever action it was agreed. */
const mustSayHours = (status: CareRequestStatus, { hoursPerWeek }: { hoursPerWeek?: number | null | undefined }) => {
  if (status === 'active' && hoursPerWeek == null) throw invalid('hoursPerWeek', 'Vul in hoeveel uren per week zijn afgesproken.')
}
/** The transition between two statuses, whatever its action. */
const stepTo = (from: CareRequestStatus, to: CareRequestStatus) =>
  Object.values(careRequestActions)
    .flat()
    .find(step => step.to === to && (step.from as readonly CareRequestStatus[]).includes(from))
/** Agreed care begins, also for a client who was out of care. */
const agree = async (tx: Tx, client: string, by: Pick<NewEvent, 'me' | 'now'>) => {
  await mustNotBeClosed(tx, client)
  await beginCare(tx, sql`${client}::uuid`, by, ['new', 'inactive'])
}
const problemColumns = (body: Out<Operations['changePlanProblem']['body']>) => ({
  modifier: body.modifier,
  goal: body.goal,
  interventions: JSON.stringify(body.interventions),
  target_knowledge: body.targetKnowledge ?? null,
  target_behaviour: body.targetBehaviour ?? null,
  target_status: body.targetStatus ?? null,
})
const medicationColumns = (body: Out<Operations['changeMedication']['body']>) => ({
  name: body.name,
  dose: body.dose,
  form: body.form ?? null,
  times: [...new Set(body.times)].sort(),
  instructions: body.instructions ?? null,
  from: body.from,
  until: body.until ?? null,
})

const handlers = {
  accessNotes: async ({ tx, viewer, params, reads }) => {
    const accessNotes = await accessNotesOf(tx, viewer, params.uuid)
    if (accessNotes === undefined) throw new Problem('not_found')
    reads([params.uuid])
    return { accessNotes }
  },
  changeHome: async ({ tx, item, body }) => {
    const kinds = await savePets(tx, item.uuid, body.pets)
    if (kinds.some(kind => (kind !== 'geen') !== body.hasPets))
      throw invalid(
        'hasPets',
        body.hasPets
          ? 'Bij “Welke huisdieren” staat “Geen”. Haal dat weg en kies een dier.'
          : 'Er is een huisdier gekozen. Haal dat weg, of kies “Er zijn huisdieren”.',
      )
    return {
      housing_type_uuid: body.housingType ?? null,
      household_uuid: body.household ?? null,
      has_pets: body.hasPets,
      smoking: body.smoking ?? null,
      floor: body.floor ?? null,
      lift: body.lift ?? null,
      parking: body.parking ?? null,
      parking_notes: body.parkingNotes ?? null,
      access_type: body.accessType ?? null,
      access_notes: body.accessNotes ?? null,
      not_known: [...new Set(body.notKnown)],
    }
  },
  createRelation: async ({ tx, body }) => {
    if (body.isFirstContact) await endFirstContact(tx, body.client)
    const made = { client_uuid: body.client, ...relationColumns(body) }
    return (await tx.insertInto('client_relation').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  changeRelation: async ({ tx, item, body }) => {
    if (body.isFirstContact) await endFirstContact(tx, item.client.uuid)
    return relationColumns(body)
  },
  removeRelation: plain,
  createRequest: async ({ tx, body, me, now }) => {
    mustSayHours(body.status, body)
    if (body.status === 'active') await agree(tx, body.client, { me, now })
    else await mustNotBeClosed(tx, body.client)
    const made = { client_uuid: body.client, status: body.status, ...requestColumns(body), created_at: now }
    return (await tx.insertInto('care_request').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  changeRequest: async ({ tx, item, body, me, now }) => {
    const { status: to = item.status } = body
    mustSayHours(to, body)
    if (to === item.status) return requestColumns(body)
    const step = stepTo(item.status, to)
    if (!step) throw inState(CareRequest, item.status)
    if (to === 'closed') throw invalid('status', 'Sluit de zorgvraag af met de reden erbij.')
    if (to === 'active') await agree(tx, item.client.uuid, { me, now })
    const subject = { subjectType: CareRequest.type, subjectUuid: item.uuid }
    await record(tx, [{ name: step.event, ...subject, me, now, from: item.status, to }])
    return { ...requestColumns(body), status: to, paused_until: null }
  },
  activateRequest: async ({ tx, item, me, now }) => {
    await agree(tx, item.client.uuid, { me, now })
    return { paused_until: null }
  },
  pauseRequest: async ({ body, now }) => {
    if (body.until && body.until <= amsterdamDate(now)) throw invalid('until', 'Kies een dag na vandaag.')
    return { paused_until: body.until ?? null }
  },
  closeRequest: async ({ body }) => ({ close_reason: body.reason, paused_until: null }),
  createPlanProblem: async ({ tx, body, now, viewer }) => {
    await mustCareFor(tx, viewer, body.client)
    const times = { created_at: now, updated_at: now }
    const made = { client_uuid: body.client, problem_uuid: body.problem, ...problemColumns(body), ...times }
    return (await tx.insertInto('care_plan_problem').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  changePlanProblem: async ({ tx, item, body, viewer }) => {
    await mustCareFor(tx, viewer, item.client.uuid)
    return problemColumns(body)
  },
  createPlanScore: async ({ tx, body, me, now, viewer }) => {
    const problem = await tx
      .selectFrom('care_plan_problem')
      .select('client_uuid')
      .where('uuid', '=', body.carePlanProblem)
      .executeTakeFirstOrThrow()
    await mustCareFor(tx, viewer, problem.client_uuid)
    if (body.scoredOn > amsterdamDate(now)) throw invalid('scoredOn', 'Kies vandaag of een dag ervoor.')
    const made = {
      ...problem,
      care_plan_problem_uuid: body.carePlanProblem,
      knowledge: body.knowledge ?? null,
      behaviour: body.behaviour ?? null,
      status: body.status ?? null,
      scored_on: body.scoredOn,
      author_uuid: me.uuid,
      author_name: authorOf(me),
      created_at: now,
    }
    return (await tx.insertInto('care_plan_score').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  createMedication: async ({ tx, body, viewer }) => {
    await mustCareFor(tx, viewer, body.client)
    const made = { client_uuid: body.client, ...medicationColumns(body) }
    return (await tx.insertInto('medication').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  changeMedication: async ({ tx, item, body, viewer }) => {
    await mustCareFor(tx, viewer, item.client.uuid)
    return medicationColumns(body)
  },
  removeMedication: async ({ tx, item, viewer }) => {
    await mustCareFor(tx, viewer, item.client.uuid)
    return undefined
  },
  createReport: async ({ tx, body, me, now }) => {
    await mustBeAboutClient(tx, me, body)
    const made = {
      client_uuid: body.client,
      author_uuid: me.uuid,
      author_name: authorOf(me),
      text: body.text,
      care_moment_uuid: body.careMoment ?? null,
      correction_of_uuid: body.correctionOf ?? null,
      created_at: now,
    }
    const { uuid } = await tx.insertInto('client_report').values(made).returning('uuid').executeTakeFirstOrThrow()
    await saveProblems(tx, uuid, body.problems)
    return uuid
  },
  changeReport: async ({ tx, item, body, now }) => {
    if (!item.isOwn) throw new Problem('forbidden')
    if (Date.parse(now) - Date.parse(item.createdAt) > dayMs) throw new Problem('report_final')
    await saveProblems(tx, item.uuid, body.problems)
    return { text: body.text }
  },
  readReports: async ({ tx, me, body, params, now, viewer }) => {
    await mustSeeClient(tx, viewer, params.uuid)
    // A report that is not written yet cannot have been read, however fast the clock of a device runs.
    const [until = now] = [body.until, now].sort()
    await markReportsRead(tx, me, params.uuid, until)
    return undefined
  },
} satisfies Handlers<Operations>

// Database constraints for what two people could break at the same time, and the refusal that the second one gets.
const conflicts = {
  one_first_contact: 'taken',
  one_problem_a_plan: 'already_in_plan',
} as const

export const clientCare = {
  operations: clientCareOperations,
  handlers,
  queries,
  mails,
  mailTemplates,
  conflicts,
} satisfies Concept
