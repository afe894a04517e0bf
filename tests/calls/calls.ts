// How to call each operation of the contract with a well-formed request, on one side or the other: the address and the body.
import { queriesOf } from '../../api/concepts.ts'
import { jobs } from '../../api/invoices/jobs.ts'
import { contract } from '../../contract/index.ts'
import type { Role, Transition } from '../../contract/language.ts'
import type { CareMomentStatus } from '../../contract/moments/care-moment-transitions.ts'
import type { Operation } from '../../contract/operations.ts'
import { pdfOf } from '../files/sent-files.ts'
import { type TestApi, uploadOf } from '../servers/api.ts'
import { must } from '../worlds/moments.ts'
import { fitFor, putClient, rowsOf, type Side, sideOf } from '../worlds/rows.ts'
import { everybody, uuidOf, type World } from '../worlds/world.ts'
import { accountBodies, accountTargets } from './account-calls.ts'
import { bodyFor, clientOf } from './bodies.ts'
import { careCalls } from './care-calls.ts'
import { careWorkerBodies, careWorkerTargets } from './care-worker-calls.ts'
import { conversationBodies, conversationTargets } from './conversation-calls.ts'
import { apiClientBodies, apiClientTargets } from './doors/api-client-calls.ts'
import { signOnBodies, signOnTargets } from './doors/sign-on-calls.ts'
import { webhookBodies, webhookTargets } from './doors/webhook-calls.ts'
import { familyBodies, familyTargets } from './family-calls.ts'
import { forgettingBodies, forgettingTargets } from './forgetting-calls.ts'
import { invitationBodies, invitationTargets } from './invitation-calls.ts'
import { itemTargets } from './item-calls.ts'
import { comparedWith, joiningBodies, joiningTargets } from './joining-calls.ts'
import { keptBodies, keptTargets } from './kept-calls.ts'
import { notificationBodies, notificationTargets } from './notification-calls.ts'
import { passkeyBodies, passkeyTargets } from './passkey-calls.ts'
import { referenceBodies, referenceTargets } from './reference-calls.ts'
import { registerBodies, registerTargets } from './register-calls.ts'
import { reviewBodies, reviewTargets } from './review-calls.ts'
import { helpsPath, rosterBodies, rosterTargets } from './roster-calls.ts'
import { seriesTargets } from './series-calls.ts'
import { userBodies, userTargets } from './user-calls.ts'

export interface Call {
  path: string
  body?: unknown
  headers?: Record<string, string>
}
export const operations: { id: string; operation: Operation }[] = Object.entries(contract).flatMap(([concept, ops]) =>
  Object.entries<Operation>(ops).map(([name, operation]) => ({ id: `${concept}.${name}`, operation })),
)

/** The items of a side, made once. Calls that use up an item make their own. */
const makeSides = async (api: TestApi, rows: ReturnType<typeof rowsOf>) => {
  const { as, db } = api
  const approved = async (side: Side, fixed: boolean) => {
    const uuid = await rows.putMoment('awaiting_approval', { side, past: true })
    await db.updateTable('care_moment').set({ rate_is_fixed: fixed }).where('uuid', '=', uuid).execute()
    must(await as.planner.patch(`/care_moments/${uuid}/approve`), 200)
  }
  for (const side of ['own', 'other'] as const) for (const fixed of [false, true]) await approved(side, fixed)
  await jobs.invoices!.run(db, '2026-10-19T04:00:00+00:00', queriesOf)
  const lines = await db.selectFrom('care_moment_invoice_line').selectAll().execute()
  const invoices = await db.selectFrom('care_moment_invoice').selectAll().execute()
  const isOf = (side: Side) => (row: { care_worker_uuid: string | null }) =>
    row.care_worker_uuid === sideOf(api.world, side).worker
  const overviews = await db.selectFrom('care_worker_assist_annual_overview').selectAll().execute()
  const archives = await db.selectFrom('care_worker_care_assist_invoice_archive').selectAll().execute()
  return (side: Side) => ({
    overview: overviews.find(isOf(side))!.uuid!,
    archive: archives.find(isOf(side))!.uuid!,
    invoice: invoices.find(isOf(side))!.uuid,
    line: (kind: string) => lines.filter(isOf(side)).find(line => line.kind === kind)!.uuid,
  })
}

interface Ground {
  api: TestApi
  rows: ReturnType<typeof rowsOf>
  made: Awaited<ReturnType<typeof makeSides>>
}
export type Target = (side: Side, role: Role) => Promise<string> | string
export type MakeBody = (side: Side, role: Role, uuid: string) => Promise<unknown> | unknown
const pdf = uploadOf('bon.pdf', pdfOf('bon'))

const rateOf = (world: World, side: Side): string => {
  const [location, level] = [uuidOf(sideOf(world, side).location), uuidOf(world.level)]
  return `?organizationLocation=${location}&expertiseLevel=${level}&contractType=freelance&validFrom=2026-12-01&hourlyRate=5000&organization=${uuidOf(sideOf(world, side).organization)}`
}

/** Items that are only read, or that belong to the caller: one per side is enough. */
const lastingTargets = async ({ api, rows, made }: Ground): Promise<Record<string, Target>> => {
  const { world } = api
  const moments: Record<Side, string> = {
    own: await rows.putMoment('open'),
    other: await rows.putMoment('open', { side: 'other' }),
  }
  const publications: Record<Side, string> = {
    own: await rows.putPublication('open'),
    other: await rows.putPublication('open', undefined, 'other'),
  }
  const { people } = world
  const invoice: Target = side => made(side).invoice
  const line =
    (kind: string): Target =>
    side =>
      made(side).line(kind)
  return {
    'careMoments.get': side => moments[side],
    'careMoments.history': side => moments[side],
    'proofs.proof': side => moments[side],
    'proofs.pdf': side => moments[side],
    'careMoments.listOfClient': side => clientOf(world, side),
    'careTeams.careWorkers': side => clientOf(world, side),
    'clients.get': side => clientOf(world, side),
    'clients.update': side => clientOf(world, side),
    'clients.export': side => clientOf(world, side),
    'clients.accessLog': side => clientOf(world, side),
    'clients.clientAdmins': side => clientOf(world, side),
    'clients.clientAdmin': side => people[side === 'own' ? 'clientAdmin' : 'backOffice'].uuid,
    'clients.listOfClientAdmin': side => people[side === 'own' ? 'clientAdmin' : 'backOffice'].uuid,
    'organizations.organizationUser': (side, role) =>
      people[
        side === 'other' ? 'otherOrganization' : role === 'ROLE_ORGANIZATION_LOCATION_ADMIN' ? 'locationAdmin' : 'secondUser'
      ].uuid,
    'invoices.get': invoice,
    'invoices.pdf': invoice,
    'invoices.ubl': invoice,
    'invoices.annualOverviewPdf': side => made(side).overview,
    'invoices.archiveZip': side => made(side).archive,
    'invoices.hourlyRateLine': line('hourly_rate'),
    'invoices.fixedHourlyRateLine': line('fixed_hourly_rate'),
    'invoices.bonusLine': line('bonus'),
    'invoices.expenseLine': line('expense'),
    'publications.get': side => publications[side],
    'publications.eligibility': side => publications[side],
    'publications.seriesDates': side => publications[side],
    'comparisons.comparison': side => publications[side],
  }
}

/** Items that a call uses up: each call gets a new one. */
const freshTargets = ({ api, rows }: Ground): Record<string, Target> => {
  const { as, db, world } = api
  const worker = (side: Side) => ({ care_worker_uuid: sideOf(world, side).worker })
  const putPair = (table: 'care_team' | 'exclude_list') => async (side: Side) => {
    const row = { client_uuid: await putClient(db, world, 'active', side), ...worker(side) }
    return (await db.insertInto(table).values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
  }
  return {
    'careTeams.remove': putPair('care_team'),
    'careTeams.include': putPair('exclude_list'),
    'clients.setInactive': side => putClient(db, world, 'active', side),
    'calendars.read': async side =>
      side === 'own' ? uuidOf(String(must(await as.careWorker.post('/calendar_feed'), 200).url)) : '0'.repeat(128),
    'careWorkers.removeAvailability': async side => {
      const row = { ...worker(side), available: true, start_date: '2027-01-01', end_date: '2027-01-02' }
      return (await db.insertInto('care_worker_availability').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
    },
    'files.download': async (side, role) => {
      const who = everybody.find(each => side === 'own' && world.people[each].roles.includes(role)) ?? 'backOffice'
      return must(await as[who].post('/user_files', pdf.body, pdf.headers), 201).uuid
    },
    'publications.withdrawPublication': side => rows.putPublication('open', undefined, side),
    'publications.forms': side => rows.putPublication('open', undefined, side),
    'publications.widening': async side => {
      const uuid = await rows.putPublication('open', undefined, side)
      await db.updateTable('care_moment_publication').set({ audience: 'favorites' }).where('uuid', '=', uuid).execute()
      return uuid
    },
    'publications.reaction': side => rows.putReaction('open', side),
    'publications.reject': side => rows.putReaction('open', side),
    'publications.withdraw': side => rows.putReaction('open', side),
    'comparisons.seriesReactions': side => rows.putReaction('open', side),
    'comparisons.standby': side => rows.putReaction('open', side),
    'comparisons.noStandby': side => rows.putReaction('open', side),
    'publications.resolve': side => rows.putReaction('not_selected', side),
  }
}

/** Bodies that name an item made for this call. */
const freshBodies = ({ api, rows }: Ground): Record<string, MakeBody> => {
  const { as, db, world } = api
  // For a worker whom the side's organization knows, and who is neither on the team nor excluded yet.
  const pairWith = async (id: string, side: Side) => {
    const care_worker_uuid = world.people.tempWorker.uuid
    for (const table of ['care_team', 'exclude_list'] as const)
      await db.deleteFrom(table).where('care_worker_uuid', '=', care_worker_uuid).execute()
    const favorite = { organization_uuid: uuidOf(sideOf(world, side).organization), care_worker_uuid, created_at: '2026-10-01' }
    await db
      .insertInto('favorite_care_worker')
      .values(favorite)
      .onConflict(c => c.doNothing())
      .execute()
    return bodyFor(id, world, side)
  }
  return {
    'careMoments.assign': async () => {
      const organization_uuid = uuidOf(world.organization)
      const row = { organization_uuid, care_worker_uuid: world.people.thirdWorker.uuid, created_at: '2026-10-01' }
      await db
        .insertInto('favorite_care_worker')
        .values(row)
        .onConflict(c => c.doNothing())
        .execute()
      return bodyFor('careMoments.assign', world)
    },
    'careTeams.create': side => pairWith('careTeams.create', side),
    'careTeams.exclude': side => pairWith('careTeams.exclude', side),
    'hours.submit': async (_side, _role, uuid) => {
      const { startDate, endDate } = must(await as.planner.get(`/care_moments/${uuid}`), 200)
      const expenses = [{ kind: 'kilometres', quantity: 12, amount: 23 }]
      return { startDate, endDate, breakMinutes: 5, expenses, reason: 'Kortere pauze' }
    },
    'favorites.create': async side => {
      await db.deleteFrom('favorite_care_worker').execute()
      return bodyFor('favorites.create', world, side)
    },
    'hours.approveMany': async side => {
      const moment = await rows.putMoment('awaiting_approval', { ...fitFor('approve', 'ROLE_ORGANIZATION_USER'), side })
      return { careMoments: [{ careMoment: `/v1/care_moments/${moment}`, version: 1 }] }
    },
    'publications.create': async side => {
      const moment = await rows.putMoment('open', { side })
      await db.deleteFrom('care_moment_publication').where('care_moment_uuid', '=', moment).execute()
      return { careMoment: `/v1/care_moments/${moment}`, publishedForContractTypes: ['freelance'] }
    },
    'publications.react': async side => {
      const publication = await rows.putPublication('open', undefined, side)
      return { careMomentPublication: `/v1/care_moment_publications/${publication}`, agreed: true }
    },
    'publications.reactToSeries': async side => ({
      careMomentPublications: [`/v1/care_moment_publications/${await rows.putPublication('open', undefined, side)}`],
      agreed: true,
    }),
    'publications.select': async side => ({
      reactions: [`/v1/care_moment_publication_reactions/${await rows.putReaction('open', side)}`],
    }),
  }
}
const previewed = (id: string) => operations.find(other => other.id === id.replace(/Preview$/, ''))!
const asPreview = (call: Call): Call => ({ ...call, path: `${call.path}/preview` })
const momentFor = (
  rows: ReturnType<typeof rowsOf>,
  transitions: readonly Transition[],
  action: string,
  side: Side,
  role: Role,
) => {
  const transition = transitions.find(t => t.by.includes(role)) ?? transitions[0]!
  return rows.putMoment(transition.from[0] as CareMomentStatus, { ...fitFor(action, role), side })
}
/** Takes an operation, a role and a side; returns a call that succeeds for this role if it can succeed for any role. */
export const openCalls = async (api: TestApi) => {
  const { world } = api
  const rows = rowsOf(api.db, world)
  const ground = { api, rows, made: await makeSides(api, rows) }
  const care = await careCalls(api, rows)
  const named = {
    ...care.targets,
    ...(await lastingTargets(ground)),
    ...{ ...freshTargets(ground), ...keptTargets(api), ...accountTargets(api), ...registerTargets(api) },
    ...{ ...userTargets(api), ...webhookTargets(api), ...signOnTargets(api), ...apiClientTargets(api) },
    ...{ ...passkeyTargets(api), ...notificationTargets(api, rows), ...invitationTargets(api, rows) },
    ...{ ...familyTargets(api, rows), ...forgettingTargets(api), ...joiningTargets(api) },
    ...{ ...conversationTargets(api, rows), ...rosterTargets(api, rows) },
    ...{ ...careWorkerTargets(api, rows), ...seriesTargets(api, rows), ...referenceTargets(api) },
    ...(await reviewTargets(ground)),
  }
  const targets = { ...named, ...itemTargets(api, rows, named) }
  const bodies = {
    ...care.bodies,
    ...freshBodies(ground),
    ...keptBodies(rows),
    ...accountBodies(api),
    ...{ ...passkeyBodies(api), ...notificationBodies(rows), ...registerBodies },
    ...invitationBodies(api, rows),
    ...{ ...familyBodies(api), ...forgettingBodies(api), ...joiningBodies(api) },
    ...{ ...conversationBodies(api, rows), ...rosterBodies(api, rows) },
    ...careWorkerBodies(api, rows),
    ...{ ...referenceBodies(api), ...userBodies(api), ...webhookBodies(api), ...signOnBodies(api), ...apiClientBodies(api) },
    ...reviewBodies(ground),
  }
  const targetOf = async (id: string, { path, kind, resource, action }: Operation, side: Side, role: Role): Promise<string> => {
    const target = targets[id]
    if (target) return target(side, role)
    if (kind === 'action' && resource?.type === 'CareMoment')
      return momentFor(rows, resource.actions[action!]!, action!, side, role)
    if (path.includes('{') && !path.startsWith('/care_workers/{'))
      throw new Error(`Say in tests/calls/calls.ts about which item ${id} is called`)
    return sideOf(world, side).worker
  }
  const callFor = async (id: string, operation: Operation, side: Side, role: Role): Promise<Call> => {
    if (operation.kind === 'preview') return asPreview(await callFor(previewed(id).id, previewed(id).operation, side, role))
    const uuid = await targetOf(id, operation, side, role)
    const offered = `?location=${uuidOf(sideOf(world, side).location)}&expertiseLevel=${uuidOf(world.level)}&publishedForContractTypes=freelance`
    if (id === 'matches.newPublicationPreview') return { path: `${operation.path}${offered}` }
    if (id === 'rosters.helps') return { path: await helpsPath(operation.path, uuid, side, rows) }
    const path =
      operation.path.replace(/\{\w+\}/, uuid) +
      (operation.query
        ? `${rateOf(world, side)}&year=2026&month=2026-10&period=2026-W35&startDate=2026-01-01&endDate=2026-12-31&publishedForContractTypes=freelance&table=shares&obstacle=level&careWorker=${sideOf(world, side).worker}${await comparedWith(api, id, side)}`
        : '')
    if (operation.kind === 'upload') return { path, ...pdf }
    return { path, body: bodies[id] ? await bodies[id](side, role, uuid) : bodyFor(id, world, side) }
  }
  return callFor
}
