// The list of all agreements of a party: its filter.
import { oneOf, slugOf } from '#care/list/choice-filters.ts'
import { keptFilters } from '#care/list/kept-filters.ts'
import { defineList } from '#care/list/list-search.ts'
import { readChoice } from '#client/search-params.ts'
import { type AssignmentAgreementStatus, assignmentAgreementStatus, assignmentAgreementStatusName } from '#contract/statuses.ts'

const wordOf = (status: AssignmentAgreementStatus) => {
  const label = assignmentAgreementStatusName[status]
  return { value: slugOf(label), label, asked: status }
}
export const agreementList = defineList<'GET /assignment_agreements', null>()({
  filters: { stand: oneOf({ label: 'Stand', field: 'status', choices: assignmentAgreementStatus.map(wordOf) }) },
  orders: {
    nieuwste: { label: 'Nieuwste eerst', asked: { 'order[createdAt]': 'desc' } },
    oudste: { label: 'Oudste eerst', asked: { 'order[createdAt]': 'asc' } },
  },
  pageSize: 50,
  keeps: () => false,
  // Which part of its screen this is, and whether those that wait are being read.
  also: ({ onderdeel, overeenkomsten, lees }) => ({
    onderdeel: readChoice(onderdeel, ['overeenkomsten'], undefined),
    overeenkomsten: readChoice(overeenkomsten, ['alle', 'wacht'], undefined),
    lees: readChoice(lees, ['wacht'], undefined),
  }),
})
/** Where each party has the list. */
export const kept = {
  worker: keptFilters('filters-overeenkomsten', '/werk/documenten'),
  organization: keptFilters('filters-overeenkomsten', '/organisatie/tarieven'),
}
