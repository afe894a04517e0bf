// A client's whole file (dossier), for the family and the planners. Made in the background, as it may take a while. Only whoever
// asked for it gets it; it is kept for a week.
import * as z from 'zod/mini'
import { exact } from '../filters.ts'
import { one, resource } from '../language.ts'
import { create, download, get, list } from '../operations.ts'
import { among, day, iri } from '../schemas.ts'
import { Client } from './clients.ts'

/** Being made, ready, failed, or removed after a week. */
export const clientExportStatus = ['waiting', 'ready', 'failed', 'removed'] as const
/** How many days it is kept. */
export const exportKeptDays = 7
export const ClientExport = resource(
  'ClientExport',
  '/client_exports',
  {
    client: one(Client, 'firstName', 'lastName'),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    status: z.enum(clientExportStatus),
    /** Progress in percent. */
    progress: z.int(),
    /** In bytes, once it is ready. */
    size: z.nullable(z.int()),
    createdAt: z.string(),
    readyAt: z.nullable(z.string()),
  },
  { clientField: 'client' },
)

const by = ['ROLE_CLIENT_ADMIN', 'ROLE_PLANNER'] as const
export const clientExportOperations = {
  list: list(ClientExport, { by, addition: true, order: ['-createdAt'], filters: [exact('client.uuid')] }),
  get: get(ClientExport, { by, addition: true }),
  /** Asking again while it is being made returns the same one. */
  ask: create(
    ClientExport,
    z.object({ client: iri(Client), startDate: day(), endDate: day() }).check(
      among(['startDate', 'endDate'], v => v.endDate >= v.startDate, {
        error: 'De einddatum ligt voor de begindatum.',
        path: ['endDate'],
      }),
    ),
    { by, inOwnName: true, addition: true, event: 'client_export_asked' },
  ),
  /** Everything as a ZIP, or only the readable part with `only=pdf`. 409 while it is not ready, or once it is gone. */
  download: download(ClientExport, '/client_exports/{uuid}/download', {
    by,
    addition: true,
    query: z.object({ only: z.optional(z.enum(['pdf'])) }),
  }),
}
