// How each operation of the contract is called, well-formed, about one side or the other: the address and the body.
import { randomUUID } from 'node:crypto'
import { contract } from '../contract/index.ts'
import type { Role, Transition } from '../contract/language.ts'
import type { Operation } from '../contract/operations.ts'
import type { CareMomentStatus } from '../contract/care-moment-transitions.ts'
import { jobs } from '../api/invoices/jobs.ts'
import { type TestApi, uploadOf } from './api.ts'
import { bodyFor, clientOf } from './bodies.ts'
import { must } from './moments.ts'
import { fitFor, rowsOf, type Side, sideOf } from './rows.ts'
import { everybody, password, uuidOf } from './world.ts'

export interface Call {
  path: string
  body?: unknown
  headers?: Record<string, string>
}
export const operations: { id: string; operation: Operation }[] = Object.entries(contract).flatMap(([concept, ops]) =>
  Object.entries<Operation>(ops).map(([name, operation]) => ({ id: `${concept}.${name}`, operation })),
)
const filled = (path: string, uuid: string) => path.replace(/\{\w+\}/, uuid)

/** What the items of a side are, made once; the calls that use them up make their own. */
const makeSides = async (api: TestApi, rows: ReturnType<typeof rowsOf>) => {
  const { as, db } = api
  const approved = async (side: Side, fixed: boolean) => {
    const uuid = await rows.putMoment('awaiting_approval', { side, past: true })
    await db.updateTable('care_moment').set({ rate_is_fixed: fixed }).where('uuid', '=', uuid).execute()
    must(await as.planner.patch(`/care_moments/${uuid}/approve`), 200)
  }
  for (const side of ['own', 'other'] as const) for (const fixed of [false, true]) await approved(side, fixed)
  await jobs.invoices!.run(db, '2026-10-19T04:00:00+00:00')
  const lines = await db.selectFrom('care_moment_invoice_line').selectAll().execute()
  const invoices = await db.selectFrom('care_moment_invoice').selectAll().execute()
  const isOf = (side: Side) => (row: { care_worker_uuid: string | null }) => row.care_worker_uuid === sideOf(api.world, side).worker
  const overviews = await db.selectFrom('care_worker_assist_annual_overview').selectAll().execute()
  const archives = await db.selectFrom('care_worker_care_assist_invoice_archive').selectAll().execute()
  return (side: Side) => ({
    overview: overviews.find(isOf(side))!.uuid!,
    archive: archives.find(isOf(side))!.uuid!,
    invoice: invoices.find(isOf(side))!.uuid,
    line: (kind: string) => lines.filter(isOf(side)).find(line => line.kind === kind)!.uuid,
  })
}

/** Gives, for an operation, a role and a side, a call that this role could make with success if anyone could. */
export const openCalls = async (api: TestApi) => {
  const { db, world, as } = api
  const rows = rowsOf(db, world)
  const made = await makeSides(api, rows)
  const moments: Record<Side, string> = { own: await rows.putMoment('open'), other: await rows.putMoment('open', { side: 'other' }) }
  const publications: Record<Side, string> = { own: await rows.putPublication('open'), other: await rows.putPublication('open', undefined, 'other') }
  const worker = (side: Side) => sideOf(world, side).worker
  const favorite = async (side: Side) => {
    const row = { organization_uuid: uuidOf(sideOf(world, side).organization), care_worker_uuid: worker(side), created_at: '2026-10-01' }
    await db.deleteFrom('favorite_care_worker').execute()
    return row
  }
  const pdf = uploadOf('bon.pdf', '%PDF-1.7 bon')
  const uploadedBy = async (role: Role) => {
    const who = everybody.find(each => world.people[each].roles.includes(role)) ?? 'careWorker'
    return must(await as[who].post('/user_files', pdf.body, pdf.headers), 201).uuid
  }
  const targets: Record<string, (side: Side, role: Role) => Promise<string> | string> = {
    'accounts.backOfficeEmployee': (side, role) =>
      world.people[(side === 'own') === (role === 'ROLE_PLANNER') ? 'planner' : 'backOffice'].uuid,
    'calendars.read': async side =>
      side === 'own' ? uuidOf(String(must(await as.careWorker.post('/calendar_feed'), 200).url)) : '0'.repeat(128),
    'careMoments.get': side => moments[side],
    'careMoments.history': side => moments[side],
    'careMoments.listOfClient': side => clientOf(world, side),
    'clients.get': side => clientOf(world, side),
    'careWorkers.removeAvailability': async side => {
      const row = { care_worker_uuid: worker(side), available: true, start_date: '2027-01-01', end_date: '2027-01-02' }
      return (await db.insertInto('care_worker_availability').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
    },
    'files.download': (side, role) => uploadedBy(side === 'own' ? role : 'ROLE_BACK_OFFICE_EMPLOYEE'),
    'organizations.organizationUser': (side, role) =>
      world.people[side === 'other' ? 'otherOrganization' : role === 'ROLE_ORGANIZATION_LOCATION_ADMIN' ? 'locationAdmin' : 'secondUser'].uuid,
    'organizations.removeFavorite': async side =>
      (await db.insertInto('favorite_care_worker').values(await favorite(side)).returning('uuid').executeTakeFirstOrThrow()).uuid,
    'invoices.get': side => made(side).invoice,
    'invoices.pdf': side => made(side).invoice,
    'invoices.ubl': side => made(side).invoice,
    'invoices.annualOverviewPdf': side => made(side).overview,
    'invoices.archiveZip': side => made(side).archive,
    'invoices.hourlyRateLine': side => made(side).line('hourly_rate'),
    'invoices.fixedHourlyRateLine': side => made(side).line('fixed_hourly_rate'),
    'invoices.bonusLine': side => made(side).line('bonus'),
    'invoices.expenseLine': side => made(side).line('expense'),
    'publications.get': side => publications[side],
    'publications.eligibility': side => publications[side],
    'publications.withdrawPublication': side => rows.putPublication('open', undefined, side),
    'publications.reject': side => rows.putReaction('open', side),
    'publications.withdraw': side => rows.putReaction('open', side),
    'publications.resolve': side => rows.putReaction('not_selected', side),
    'searches.remove': async side => {
      const row = { care_worker_uuid: worker(side), name: 'Dichtbij', query: 'distance=10', created_at: '2026-10-01' }
      return (await db.insertInto('saved_search').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
    },
    'templates.get': side => putTemplate(side),
    'templates.remove': side => putTemplate(side),
  }
  const putTemplate = async (side: Side) => {
    const place = { organization_location_uuid: uuidOf(sideOf(world, side).location), expertise_level_uuid: uuidOf(world.level) }
    const row = { ...place, title: 'Vroege dienst', start_time: '07:00', end_time: '15:00', created_at: '2026-10-01' }
    return (await db.insertInto('care_moment_template').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
  }
  const bodies: Record<string, (side: Side) => Promise<unknown>> = {
    'accounts.login': async side => (side === 'own' ? loginBody : { username: randomUUID(), password }),
    'accounts.logout': async side => ({ refresh_token: side === 'own' ? 'ended' : 5 }),
    'accounts.refresh': async side => ({
      refresh_token: side === 'own' ? must(await as.nobody.post('/login/check', loginBody), 200).refresh_token : 'unknown',
    }),
    'careMoments.assign': async () => {
      const row = { organization_uuid: uuidOf(world.organization), care_worker_uuid: world.people.thirdWorker.uuid, created_at: '2026-10-01' }
      await db.insertInto('favorite_care_worker').values(row).onConflict(c => c.doNothing()).execute()
      return bodyFor('careMoments.assign', world)
    },
    'organizations.createFavorite': async side => {
      await favorite(side)
      return bodyFor('organizations.createFavorite', world, side)
    },
    'publications.create': async side => {
      const moment = await rows.putMoment('open', { side })
      await db.deleteFrom('care_moment_publication').where('care_moment_uuid', '=', moment).execute()
      return { careMoment: `/v1/care_moments/${moment}`, publishedForContractTypes: ['freelance'] }
    },
    'publications.react': async side => ({
      careMomentPublication: `/v1/care_moment_publications/${await rows.putPublication('open', undefined, side)}`,
      agreed: true,
    }),
    'publications.select': async side => ({ reactions: [`/v1/care_moment_publication_reactions/${await rows.putReaction('open', side)}`] }),
  }
  const loginBody = { username: world.people.thirdWorker.username, password }
  const momentFor = (transitions: readonly Transition[], action: string, side: Side, role: Role) => {
    const transition = transitions.find(t => t.by.includes(role)) ?? transitions[0]!
    return rows.putMoment(transition.from[0] as CareMomentStatus, { ...fitFor(action, role), side })
  }
  return async (id: string, { path, kind, resource, action, query }: Operation, side: Side, role: Role): Promise<Call> => {
    const target = targets[id]
    let uuid = worker(side)
    if (target) uuid = await target(side, role)
    else if (kind === 'action' && resource?.type === 'CareMoment') uuid = await momentFor(resource.actions[action!]!, action!, side, role)
    else if (path.includes('{') && !/^\/care_workers\/\{\w+\}/.test(path)) throw new Error(`Say in tests/calls.ts about which item ${id} is called`)
    let body = bodies[id] ? await bodies[id](side) : bodyFor(id, world, side)
    if (id === 'hours.submit') body = await hoursOf(uuid)
    const address = filled(path, uuid) + (query ? '?year=2026' : '')
    return kind === 'upload' ? { path: address, ...pdf } : { path: address, body }
  }
  async function hoursOf(uuid: string) {
    const moment = (await as.planner.get(`/care_moments/${uuid}`)).body
    return { startDate: moment.startDate, endDate: moment.endDate, breakMinutes: 5, reason: 'Kortere pauze' }
  }
}
