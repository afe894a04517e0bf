// All data about a care worker in one file (AVG art. 15 and 20), for themselves, or for a planner on their written request. Made
// in the background, as it may take a while. Only whoever asked for it gets it; it is kept for a week.
import * as z from 'zod/mini'
import { clientExportStatus } from '../clients/client-exports.ts'
import { exact } from '../filters.ts'
import { link, resource } from '../language.ts'
import { create, download, get, list } from '../operations.ts'
import { iri } from '../schemas.ts'
import { CareWorker } from './care-workers.ts'

export const CareWorkerExport = resource('CareWorkerExport', '/care_worker_exports', {
  careWorker: link('CareWorker'),
  status: z.enum(clientExportStatus),
  /** Progress in percent. */
  progress: z.int(),
  /** In bytes, once it is ready. */
  size: z.nullable(z.int()),
  createdAt: z.string(),
  readyAt: z.nullable(z.string()),
})

const by = ['ROLE_CARE_WORKER', 'ROLE_PLANNER'] as const
export const careWorkerExportOperations = {
  list: list(CareWorkerExport, { by, addition: true, order: ['-createdAt'], filters: [exact('careWorker.uuid')] }),
  get: get(CareWorkerExport, { by, addition: true }),
  /** Asking again while it is being made returns the same one. */
  ask: create(CareWorkerExport, z.object({ careWorker: iri(CareWorker) }), {
    by,
    inOwnName: true,
    addition: true,
    event: 'care_worker_export_asked',
  }),
  /** 409 while it is not ready, or once it is gone. */
  download: download(CareWorkerExport, '/care_worker_exports/{uuid}/download', { by, addition: true }),
}
