import { CareMoment } from '../../contract/moments/care-moments.ts'
import { violationOperations } from '../../contract/workers/violations.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { invalid, Problem } from '../platform/problem.ts'
import { findItem } from '../platform/rows/rows.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import { hadMoment, queries, workersOfMoment } from './queries.ts'

// Kinds that someone can only observe at the shift itself.
const seenThere = ['no_show', 'late_arrival', 'unsafe']

const handlers = {
  create: async ({ tx, me, body, now }) => {
    const moment = await tx
      .selectFrom('care_moment')
      .select(['assignee_uuid', 'start_date'])
      .where('uuid', '=', body.careMoment)
      .executeTakeFirstOrThrow()
    const careWorker = body.careWorker ?? moment.assignee_uuid
    if (!careWorker) throw invalid('careWorker', 'Kies over wie het gaat.')
    if (!(await hadMoment(tx, careWorker, body.careMoment)))
      throw invalid('careWorker', 'Deze zorgverlener was niet gekozen voor deze opdracht.')
    if (seenThere.includes(body.kind) && now < moment.start_date) throw new Problem('not_started')
    const made = { care_moment_uuid: body.careMoment, care_worker_uuid: careWorker, reported_by_uuid: me.uuid }
    const { uuid } = await tx
      .insertInto('care_worker_violation')
      .values({ ...made, kind: body.kind, text: body.text, created_at: now })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return uuid
  },
  subjects: async ({ tx, params, viewer }) => {
    if (!(await findItem(tx, CareMoment, params.uuid, viewer))) throw new Problem('not_found')
    return { careWorkers: await workersOfMoment(tx, params.uuid) }
  },
  answer: async ({ item, body, now }) => {
    if (item.answer) throw new Problem('already_answered')
    if (now > item.answerUntil) throw new Problem('violation_answer_too_late')
    return { answer: body.answer, answered_at: now }
  },
} satisfies Handlers<typeof violationOperations>

// Database constraints for what two people could break at the same time, and the refusal that the second one gets.
const conflicts = {
  one_violation_of_a_kind: 'already_violation',
} as const

export const violations = {
  operations: violationOperations,
  handlers,
  queries,
  mails,
  mailTemplates,
  conflicts,
} satisfies Concept
