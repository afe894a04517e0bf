import { retentionOperations } from '../../contract/accounts/retention.ts'
import { isKept, minYears, terms } from '../../rules/people/retention.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { record } from '../platform/events/outbox.ts'
import { invalid, Problem, violationCodes } from '../platform/problem.ts'
import { allTerms, setTerm } from './queries.ts'

const handlers = {
  terms: async ({ tx }) => ({ retentionTerms: await allTerms(tx) }),
  change: async ({ tx, me, now, params: { kind }, body }) => {
    if (!isKept(kind)) throw new Problem('not_found')
    const least = minYears(kind)
    if (body.years < least)
      throw invalid('years', `Korter dan ${least} jaar mag niet. ${terms[kind].law}.`, violationCodes.tooLow)
    const changed = await setTerm(tx, kind, body, now)
    if (!changed) throw new Problem('version')
    const data = { kind, from: changed.was, to: body.years }
    await record(tx, [{ name: 'retention_term_changed', subjectType: 'RetentionTerm', subjectUuid: changed.uuid, me, now, data }])
    return (await allTerms(tx)).find(term => term.kind === kind)!
  },
} satisfies Handlers<typeof retentionOperations>

export const retention = { operations: retentionOperations, handlers } satisfies Concept
