// The list of care workers and the checks of their documents: its filters and sort orders.
import { oneOf, searched } from '#care/list/choice-filters.ts'
import { defineList } from '#care/list/list-search.ts'
import type { ListSearch } from '#care/list/use-list-search.ts'
import { dateOf } from '#care/moment/moment.ts'
import type { AnswerOf } from '#client/api.ts'
import { formatDate } from '#rules/time/format-nl.ts'

/** A care worker who works or worked here, as in the list. */
export type Checked = AnswerOf<'GET /checked_care_workers'>['member'][number]
export type Check = Checked['documents'][number]

export const checked = defineList<'GET /checked_care_workers', null>()({
  filters: {
    zoek: searched({ label: 'Naam', question: 'Zoek op naam', field: 'search' }),
    stand: oneOf({
      label: 'Op orde',
      field: 'inOrder',
      choices: [
        { value: 'niet-op-orde', label: 'Niet op orde', asked: false },
        { value: 'op-orde', label: 'Op orde', asked: true },
      ],
    }),
  },
  orders: {
    naam: { label: 'Op naam', asked: { 'order[profile.lastName]': 'asc' } },
    'naam-terug': { label: 'Op naam, van Z naar A', asked: { 'order[profile.lastName]': 'desc' } },
  },
  pageSize: 50,
  keeps: () => false,
  also: () => ({ onderdeel: 'papieren' }),
})
export type CheckedSearch = ListSearch<'GET /checked_care_workers', null>

const on = (instant: string | undefined) => (instant ? ` op ${formatDate(dateOf(instant))}` : '')
/** How a document was checked, by whom and when. */
export function sayCheck({ checkedBy, checkedAt, seal, inRegisterOf }: Check): string {
  const sealed = seal && `elektronisch zegel van ${seal.signer}${on(seal.signedAt)}`
  const register = inRegisterOf && `staat in het BIG-register van ${formatDate(inRegisterOf)}`
  const who = checkedBy === 'seal' ? 'Vanzelf' : 'Door Zorginzet'
  return [`${who}${on(checkedAt)}`, sealed && `met ${sealed}`, register].filter(Boolean).join(', ')
}
