import type { Address } from '../../../../contract/addresses.ts'
/** The address of an assignment. */
export const momentHref = (uuid: string): Address => `/organisatie/opdrachten/${uuid}`
