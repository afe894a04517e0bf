// Everything about a client in one file (dossier), for the family and the planners: made beside the request, as it may take a while.
// Nobody but who asked for it gets it, and it is kept for a week.
import * as z from 'zod/mini'
import { Client } from './clients.ts'
import { exact } from './filters.ts'
import { one, resource } from './language.ts'
import { create, download, get, list } from './operations.ts'
import { day, iri } from './schemas.ts'

/** It is being made, can be had, could not be made, or was removed after a week. */
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
    /** How much of it is made, in percent. */
    progress: z.int(),
    /** In bytes, once it is made. */
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
  /** Who asks for it again while it is being made gets that one. */
  ask: create(
    ClientExport,
    z
      .object({ client: iri(Client), startDate: day(), endDate: day() })
      .check(z.refine(v => v.endDate >= v.startDate, { error: 'De einddatum ligt voor de begindatum.', path: ['endDate'] })),
    { by, inOwnName: true, addition: true, event: 'client_export_asked' },
  ),
  /** All of it as a ZIP, or with `only=pdf` what is there to read. 409 while it is not ready, or not there any more. */
  download: download(ClientExport, '/client_exports/{uuid}/download', {
    by,
    addition: true,
    query: z.object({ only: z.optional(z.enum(['pdf'])) }),
  }),
}
