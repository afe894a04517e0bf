import type { Address } from '#contract/addresses.ts'
/** An opdracht beside the work list, which shows it also when it is no longer open. */
export const openMomentHref = (uuid: string): Address => `/backoffice/open-zorgmomenten?open=${uuid}`
