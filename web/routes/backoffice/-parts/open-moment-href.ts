import type { Address } from '#contract/addresses.ts'
/** An assignment beside the work list, which also shows it when it is no longer open. */
export const openMomentHref = (uuid: string): Address => `/backoffice/open-zorgmomenten?open=${uuid}`
