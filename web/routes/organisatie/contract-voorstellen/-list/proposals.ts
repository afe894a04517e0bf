// The list of contract proposals: its statuses, its search, and what is open beside it.

import { searched, slugOf } from '#care/list/choice-filters.ts'
import type { Search } from '#care/list/filter.ts'
import { defineList } from '#care/list/list-search.ts'
import type { ListSearch } from '#care/list/use-list-search.ts'
import type { AnswerOf } from '#client/api.ts'
import { readChoice, readUuid } from '#client/search-params.ts'
import { contractProposalStatusName } from '#contract/statuses.ts'

/** A proposal as in the list. */
export type ListedProposal = AnswerOf<'GET /contract_proposals'>['member'][number]
type Status = ListedProposal['status']

/** In order: the pending ones first. */
export const states = Object.keys(contractProposalStatusName) as Status[]
export const path = '/organisatie/contract-voorstellen'
/** A status as in the address: 'aangenomen'. */
export const stateSlug = (status: Status): string => slugOf(contractProposalStatusName[status])
/** The status in the address; by default, the pending ones. */
export const statusIn = ({ stand }: Search): Status => states.find(status => stateSlug(status) === stand) ?? 'open'

export const proposals = defineList<'GET /contract_proposals', undefined>()({
  filters: { zoek: searched({ label: 'Naam', question: 'Zoek op naam', field: 'search' }) },
  orders: { nieuwste: { label: 'Nieuwste eerst', asked: { 'order[createdAt]': 'desc' } } },
  pageSize: 30,
  also: ({ stand, open, nieuw }) => ({
    stand: readChoice(stand, states.map(stateSlug), undefined),
    open: readUuid(open),
    // A new proposal: for this care worker, or for one still to be chosen.
    nieuw: nieuw === 'ja' ? nieuw : readUuid(nieuw),
  }),
})

/** The list as its screen uses it. */
export type ProposalSearch = ListSearch<'GET /contract_proposals', undefined>
