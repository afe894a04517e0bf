import { sql } from 'kysely'
import { Client, clientOperations } from '../../contract/clients/clients.ts'
import type { Item } from '../../contract/language.ts'
import { amsterdamDate, toInstant } from '../../rules/time/amsterdam.ts'
import { endMoments } from '../care-moments/queries.ts'
import { closeRequests, shortenPeriods, shortenRequests } from '../client-life/queries.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { archiveFor } from '../platform/files/archive.ts'
import { invalid } from '../platform/problem.ts'
import { showTo } from '../platform/rows/show.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import { printDossier } from './print.ts'
import { columnsOf, dossierDataOf, filterChoicesFor, makeClient, queries } from './queries.ts'

const handlers = {
  filterChoices: ({ tx, viewer }) => filterChoicesFor(tx, viewer),
  createByOrganization: ({ tx, body, now }) => makeClient(tx, body, now),
  update: async ({ tx, body, item, me, now }) => {
    const manager = item.clientManager?.uuid ?? null
    const columns = await columnsOf(tx, body, now)
    if (me.roles.includes('ROLE_PLANNER')) return { ...columns, client_manager_uuid: body.clientManager ?? null }
    if (body.clientManager !== undefined && body.clientManager !== manager)
      throw invalid('clientManager', 'De cliëntmanager wordt door de backoffice gekozen.')
    return columns
  },
  changeClientAdmin: async ({ body }) => ({ first_name: body.firstName, last_name: body.lastName }),
  setInactive: async ({ tx, body, item, me, now, note }) => {
    // A date in the past is no mistake: a client who died is often registered later.
    const days = Math.abs(Temporal.PlainDate.from(amsterdamDate(now)).until(body.date).total('days'))
    if (days > 366) throw invalid('date', 'Kies een datum binnen een jaar van vandaag.')
    const reason = await tx
      .selectFrom('client_end_reason')
      .select('name')
      .where('uuid', '=', body.reason)
      .executeTakeFirstOrThrow()
    note({ reason: [reason.name, body.comment].filter(Boolean).join(': ') })
    // Work that has begun counts as worked: its hours must still be submitted.
    const from = [toInstant(body.date, '00:00'), now].sort().at(-1)!
    const words = 'De cliënt is uit zorg'
    await shortenPeriods(tx, item.uuid, from, { me, now, reason: words })
    await shortenRequests(tx, item.uuid, body.date, { me, now, reason: words })
    const cancelled_by = me.roles.includes('ROLE_PLANNER') ? 'back_office' : 'organization'
    const ofClient = sql`client_uuid = ${item.uuid}::uuid and start_date >= ${from}`
    await endMoments(tx, ofClient, { me, now, reason: words }, { status_reason: words, cancelled_by })
    return { ended_on: body.date, end_reason_uuid: body.reason, end_comment: body.comment ?? null }
  },
  setActive: async () => ({ ended_on: null, end_reason_uuid: null, end_comment: null }),
  close: async ({ tx, item, me, now }) => closeRequests(tx, item.uuid, { me, now }),
  export: async ({ tx, item, query, viewer, now, reads, me }) => {
    reads([item.uuid])
    const client = showTo(viewer, Client, { ...item }, 'item') as unknown as Item<typeof Client>
    const chapters = await dossierDataOf(tx, item.uuid, query, viewer)
    async function* files() {
      yield* await printDossier(client, query, chapters, amsterdamDate(now))
    }
    return {
      name: `dossier-${client.number}-${query.startDate}-${query.endDate}.zip`,
      type: 'application/zip',
      content: () => archiveFor(me.uuid, files()),
    }
  },
} satisfies Handlers<typeof clientOperations>

export const clients = { operations: clientOperations, handlers, queries, mails, mailTemplates } satisfies Concept
