import type { Address } from '#contract/addresses.ts'
/** A client's page. */
export const clientHref = (uuid: string): Address => `/organisatie/clienten/${uuid}`
