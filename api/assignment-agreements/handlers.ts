import { sql } from 'kysely'
import type { Item } from '../../contract/language.ts'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import { assignmentAgreementOperations } from '../../contract/money/assignment-agreements.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { agreeFor, confirmChanges, newestOf } from '../agreement-acts/queries.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { queue } from '../platform/events/outbox.ts'
import { Problem } from '../platform/problem.ts'
import { findItem } from '../platform/rows/rows.ts'
import { tasks } from './jobs.ts'
import { agreementPdf } from './print.ts'
import { draftOf, queries } from './queries.ts'

const handlers = {
  agree: async ({ tx, item, body, me, now }) => {
    const { root, newest } = await newestOf(tx, item.uuid)
    if (newest !== body.hash) throw new Problem('agreement_changed')
    const whose = me.uuid === item.careWorker.uuid ? 'worker' : 'organization'
    const others = sql`(a.uuid = ${root}::uuid or a.amends_uuid = ${root}::uuid) and a.uuid <> ${item.uuid}::uuid`
    const act = await agreeFor(tx, others, whose, { me, now })
    if (whose === 'worker') await confirmChanges(tx, root, { me, now })
    // The other party agreed before: with this act the text is final, and its PDF is made once, to keep.
    const isComplete = Boolean(item.organizationAct || item.workerAct)
    if (isComplete) await queue(tx, 'keep-agreement', { agreement: item.uuid })
    return act
  },
  draft: async ({ tx, params, query: { contractType }, viewer }) => {
    const found = await findItem(tx, CareMoment, params.uuid, viewer)
    if (!found) throw new Problem('not_found')
    const moment = found as unknown as Item<typeof CareMoment>
    // A rate that was not given with the work follows the chosen worker's form of contract.
    const isOther = !moment.rateIsGiven && moment.contractType && moment.contractType !== contractType
    return draftOf(tx, moment.uuid, { contract_type: contractType, ...(isOther && { hourly_rate: null }) })
  },
  pdf: async ({ db, item, now }) => {
    const name = `overeenkomst-${amsterdamDate(item.facts.startDate)}-${item.hash.slice(0, 6)}.pdf`
    return { name, type: 'application/pdf', content: () => agreementPdf(db, item.uuid, now) }
  },
} satisfies Handlers<typeof assignmentAgreementOperations>

export const assignmentAgreements = {
  operations: assignmentAgreementOperations,
  handlers,
  queries,
  tasks,
} satisfies Concept
