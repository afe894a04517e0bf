import type { Address } from '#contract/addresses.ts'
/** The address of an assignment. */
export const momentHref = (uuid: string): Address => `/organisatie/opdrachten/${uuid}`
/** The same, opening the form to ask somebody by name: this care worker, or one to be chosen. */
export const askHref = (uuid: string, careWorker = 'iemand'): Address => `/organisatie/opdrachten/${uuid}?vraag=${careWorker}`
