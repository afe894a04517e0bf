import type { Address } from '#contract/addresses.ts'
/** A care worker's page for planners. */
export const workerHref = (uuid: string): Address => `/backoffice/zzpers/${uuid}`
/** The queue of documents to review: everyone's, or one care worker's. */
export const queueHref = (careWorker?: string): Address =>
  careWorker ? `/backoffice/zzpers?onderdeel=beoordelen&van=${careWorker}` : '/backoffice/zzpers?onderdeel=beoordelen'
