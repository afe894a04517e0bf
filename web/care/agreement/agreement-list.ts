// The list of agreements: its filters, and its address for each reader.
import { picked, several, slugOf } from '#care/list/choice-filters.ts'
import { keptFilters } from '#care/list/kept-filters.ts'
import { defineList } from '#care/list/list-search.ts'
import { readChoice } from '#client/search-params.ts'
import { type AssignmentAgreementStatus, assignmentAgreementStatus, assignmentAgreementStatusName } from '#contract/statuses.ts'

/** The names of the parties in the filters of the list. */
export interface PickedNames {
  organization: string | undefined
  careWorker: string | undefined
}
const wordOf = (status: AssignmentAgreementStatus) => {
  const label = assignmentAgreementStatusName[status]
  return { value: slugOf(label), label, asked: status }
}
export const agreementList = defineList<'GET /assignment_agreements', PickedNames>()({
  filters: {
    stand: several({ label: 'Stand', field: 'status', choices: assignmentAgreementStatus.map(wordOf) }),
    organisatie: picked({ label: 'Organisatie', field: 'organization.uuid', say: ({ organization }) => organization ?? '…' }),
    zorgverlener: picked({ label: 'Zorgverlener', field: 'careWorker.uuid', say: ({ careWorker }) => careWorker ?? '…' }),
  },
  orders: {
    nieuwste: { label: 'Nieuwste eerst', asked: { 'order[createdAt]': 'desc' } },
    oudste: { label: 'Oudste eerst', asked: { 'order[createdAt]': 'asc' } },
  },
  pageSize: 50,
  keeps: () => false,
  // Which part of its screen this is, and whether those that wait are being read.
  also: ({ onderdeel, overeenkomsten, lees }) => ({
    onderdeel: readChoice(onderdeel, ['overeenkomsten', 'opdrachtovereenkomsten'], undefined),
    overeenkomsten: readChoice(overeenkomsten, ['alle', 'wacht'], undefined),
    lees: readChoice(lees, ['wacht'], undefined),
  }),
})
/** The address of the list for each reader. */
export const kept = {
  worker: keptFilters('filters-overeenkomsten', '/werk/documenten'),
  organization: keptFilters('filters-overeenkomsten', '/organisatie/tarieven'),
  planner: keptFilters('filters-overeenkomsten', '/backoffice/settings'),
}
