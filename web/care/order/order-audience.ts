import type { Address } from '#contract/addresses.ts'

/** Who places an order, and what differs by that. */
export interface OrderAudience {
  one: 'POST /care_moments_by_organization' | 'POST /care_moments_by_backoffice'
  momentHref: (uuid: string) => Address
  /** The list, where a series leads that has nothing to show yet. */
  list: Address
  /** Where the form begins with a template, for who has such an address. */
  templateHref?: (uuid: string) => Address
  /** Of somebody who works for every organization: the one whose client it is, and the location whose templates help. */
  organization?: string
  location?: string
}
