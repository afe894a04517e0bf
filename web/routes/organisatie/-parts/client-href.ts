import type { Address } from '#contract/addresses.ts'
/** The page of a client. */
export const clientHref = (uuid: string): Address => `/organisatie/clienten/${uuid}`
