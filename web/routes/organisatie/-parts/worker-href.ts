import type { Address } from '../../../../contract/addresses.ts'
/** Where one reads of a care worker, and asks them for work. */
export const workerHref = (uuid: string): Address => `/organisatie/favorieten?wie=${uuid}`
