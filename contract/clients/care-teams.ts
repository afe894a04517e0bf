// Care teams (zorgteams): who is on the team of a client. And the exclude list (uitsluitlijst): who may not work there.
import * as z from 'zod/mini'
import { exact, flag, order } from '../filters.ts'
import { one, organizationRoles, resource } from '../language.ts'
import { create, list, remove } from '../operations.ts'
import { iri, text } from '../schemas.ts'
import { CareWorker } from '../workers/care-workers.ts'
import { Client } from './clients.ts'

export const CareTeam = resource(
  'CareTeam',
  '/care_teams',
  {
    client: one(Client, 'firstName', 'lastName'),
    careWorker: one(CareWorker, 'profile'),
    /** Steps in when none of the others can. */
    isReserve: z.boolean(),
  },
  {
    itemOnly: ['careWorker.profile.about', 'careWorker.profile.languages', 'careWorker.profile.openToOtherContractForms'],
    clientField: 'client',
  },
)
/** Never shown to the worker it names, in any form. */
export const ExcludeList = resource(
  'ExcludeList',
  '/exclude_lists',
  {
    client: one(Client, 'firstName', 'lastName'),
    careWorker: one(CareWorker, 'profile'),
    /** The reason, for those who look after the client; null for entries from before it was asked. */
    reason: z.nullable(z.string()),
  },
  {
    itemOnly: ['careWorker.profile.about', 'careWorker.profile.languages', 'careWorker.profile.openToOtherContractForms'],
    clientField: 'client',
  },
)

const keepers = [...organizationRoles, 'ROLE_PLANNER'] as const
const readers = [...keepers, 'ROLE_CLIENT_ADMIN', 'ROLE_CARE_WORKER'] as const
const byName = ['careWorker.profile.lastName', 'careWorker.profile.firstName'] as const
const ofWhom = [exact('client.uuid'), exact('careWorker.uuid'), order('careWorker.profile.lastName')] as const
export const careTeamOperations = {
  list: list(CareTeam, { by: readers, order: byName, filters: [...ofWhom, flag('isReserve')] }),
  create: create(
    CareTeam,
    z.object({ client: iri(Client), careWorker: iri(CareWorker), isReserve: z._default(z.boolean(), false) }),
    { by: keepers, event: 'care_team_member_added' },
  ),
  remove: remove(CareTeam, { by: keepers, event: 'care_team_member_removed' }),
  /** The client's team, and everyone who works there now or did in the last 90 days. */
  careWorkers: list(CareWorker, {
    path: '/clients/{uuid}/care_workers',
    by: readers,
    order: ['profile.lastName', 'profile.firstName'],
    filters: [order('profile.lastName')],
    parent: { parameter: 'uuid', type: 'Client' },
  }),
  excludeLists: list(ExcludeList, { by: keepers, order: byName, filters: ofWhom }),
  exclude: create(ExcludeList, z.object({ client: iri(Client), careWorker: iri(CareWorker), reason: z.nullish(text(500)) }), {
    by: keepers,
    event: 'exclude_list_entry_added',
  }),
  include: remove(ExcludeList, { by: keepers, event: 'exclude_list_entry_removed' }),
}
