import type { Address } from '#contract/addresses.ts'
/** The page of a care worker, as a planner reads it. */
export const workerHref = (uuid: string): Address => `/backoffice/zzpers/${uuid}`
/** The queue of documents that wait for judgement: of everyone, or of one care worker. */
export const queueHref = (careWorker?: string): Address =>
  careWorker ? `/backoffice/zzpers?onderdeel=beoordelen&van=${careWorker}` : '/backoffice/zzpers?onderdeel=beoordelen'
