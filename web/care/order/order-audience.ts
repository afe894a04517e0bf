import type { Address } from '#contract/addresses.ts'

/** The audience that places an order, and its differences. */
export interface OrderAudience {
  one: 'POST /care_moments_by_organization' | 'POST /care_moments_by_backoffice'
  momentHref: (uuid: string) => Address
  /** The list, which opens for a series without a moment to show yet. */
  list: Address
  /** The form's address with a template, for audiences that have one. */
  templateHref?: (uuid: string) => Address
  /** For the back office, which works for every organization: the client's organization, and the location whose templates apply. */
  organization?: string
  location?: string
}
