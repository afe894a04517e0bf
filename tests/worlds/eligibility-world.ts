// A generated world of many workers and moments, for properties that must hold for every pair of them. It is written to the
// database; the facts for the rule come from the generated world, not from the database.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Database } from '../../api/platform/database/database.ts'
import type { WorkerDocument } from '../../rules/documents/document-reasons.ts'
import { type DocumentKind, documentName } from '../../rules/documents/required-documents.ts'
import type { EligibilityMoment, EligibilityWorker, ExpertiseLevel } from '../../rules/shifts/eligibility.ts'
import { today, uuidOf, type World } from './world.ts'

const hour = 3_600_000
const instant = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}+00:00`
/** The days on which almost everything is planned: from midnight in Amsterdam, an hour earlier in UTC. */
const midnight = Date.parse('2026-11-09T23:00:00Z')
const lastDays = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12']
const oneOf = <T>(...values: T[]) => fc.constantFrom(...values)
const often = <T>(most: T, ...others: T[]): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: fc.constant(most), weight: 9 }, { arbitrary: oneOf(...others), weight: 1 })
const contractTypes = oneOf<('freelance' | 'temp_work')[]>(['freelance'], ['temp_work'], ['freelance', 'temp_work'])

/**
 * Work begins every two hours and lasts two, four or eight, so half of the neighbouring work only touches. Some lies around the
 * present.
 */
const times = fc
  .record({
    slot: fc.nat(35),
    hours: oneOf(2, 4, 8),
    around: oneOf(undefined, undefined, undefined, undefined, undefined, undefined, -4, -2, 0, 1 / 4),
  })
  .map(({ slot, hours, around }) => {
    const start = around === undefined ? midnight + slot * 2 * hour : Date.parse(today) + around * hour
    return { startDate: instant(start), endDate: instant(start + hours * hour) }
  })
const aDocument = (kind: DocumentKind) =>
  fc
    .record({
      there: fc.integer({ min: 0, max: 39 }),
      held: oneOf<string | null>(null, '2099-12-31'),
      last: oneOf(...lastDays),
      other: oneOf('submitted' as const, 'rejected' as const, 'expired' as const),
    })
    .map(({ there, held, last, other }): WorkerDocument[] => {
      if (there === 0) return []
      const approved: WorkerDocument = { kind, status: 'approved', expiresOn: there < 4 ? last : held }
      const second: WorkerDocument = { kind, status: other, expiresOn: other === 'expired' ? '2026-10-01' : null }
      return there === 4 ? [second] : there < 8 ? [approved, second] : [approved]
    })
interface Competence {
  act: number
  until: string | null
}
const kinds = Object.keys(documentName) as DocumentKind[]
const aWorker = fc.record({
  active: often(true, false),
  phase: fc.oneof(
    { arbitrary: oneOf('startup' as const, 'won' as const), weight: 8 },
    { arbitrary: oneOf('new' as const, 'pending' as const, 'in_transfer' as const, 'lost' as const), weight: 2 },
  ),
  contractTypes,
  level: fc.nat(4),
  documents: fc.tuple(...kinds.map(aDocument)).map(all => all.flat()),
  acts: fc.tuple(
    ...[0, 1].map(act =>
      oneOf<Competence | undefined>(undefined, { act, until: null }, ...lastDays.map(until => ({ act, until }))),
    ),
  ),
  excludedBy: fc.subarray([0, 1], { maxLength: 1 }),
  teams: fc.subarray([0, 1]),
  isFavorite: fc.boolean(),
  work: fc.array(
    fc.record({
      times,
      status: oneOf('assigned', 'assigned', 'awaiting_approval', 'proposal_not_worked', 'canceled', 'not_worked'),
    }),
    { maxLength: 5 },
  ),
  /** A care period of the worker takes no time of its own. */
  period: fc.boolean(),
})
const aMoment = fc.record({
  times,
  timeScope: often<'moment' | 'period'>('moment', 'period'),
  contractType: often<'freelance' | 'temp_work' | null>(null, 'freelance', 'temp_work'),
  published: fc.oneof(contractTypes, fc.constant<('freelance' | 'temp_work')[]>([])),
  level: fc.nat(4),
  acts: oneOf<number[]>([], [], [0], [1], [0, 1]),
  client: oneOf<number | undefined>(undefined, 0, 1),
  status: often('open', 'canceled', 'withdrawn', 'assignment_expired'),
  publicationStatus: often('open', 'closed', 'withdrawn'),
  audience: oneOf('everyone', 'everyone', 'favorites', 'care_team'),
})
const reactionStatus = [
  'open',
  'open',
  'open',
  'not_selected',
  'not_selected_withdrawn',
  'rejected',
  'withdrawn',
  'assignment_canceled',
]
const theWorld = fc.record({
  workers: fc.array(aWorker, { minLength: 200, maxLength: 200 }),
  moments: fc.array(aMoment, { minLength: 40, maxLength: 40 }),
  reactions: fc.array(fc.record({ worker: fc.nat(199), moment: fc.nat(39), status: oneOf(...reactionStatus) }), {
    minLength: 6000,
    maxLength: 6000,
  }),
})
type Drawn = ReturnType<typeof drawn>
const drawn = (seed: number) => fc.sample(theWorld, { seed, numRuns: 1 })[0]!

interface Around {
  levels: (ExpertiseLevel & { uuid: string })[]
  acts: { uuid: string; name: string }[]
  clients: string[]
}
const aroundOf = async (db: Database, world: World): Promise<Around> => {
  const keys = ['verzorgende_ig', 'verpleegkundige_mbo', 'wijkverpleegkundige', 'begeleider_3', 'begeleider_4']
  const levels = await db.selectFrom('expertise_level').selectAll().where('key', 'in', keys).execute()
  const acts = await db.selectFrom('act').select(['uuid', 'name']).orderBy('uuid').limit(2).execute()
  return {
    levels: levels.map(({ big_registered: big, track, ...rest }) => ({ ...rest, big, track: track as 'care' | 'support' })),
    acts,
    clients: [uuidOf(world.client), uuidOf(world.clientInWest)],
  }
}

/** The worker's work. Work that takes time does not overlap: the database would refuse it. */
const workOf = (worker: Drawn['workers'][number]) => {
  const busy: { startDate: string; endDate: string }[] = []
  return worker.work.flatMap(({ times: { startDate, endDate }, status }) => {
    const isFree = ['canceled', 'not_worked'].includes(status)
    if (!isFree && busy.some(other => other.startDate < endDate && other.endDate > startDate)) return []
    if (!isFree) busy.push({ startDate, endDate })
    return [{ uuid: randomUUID(), startDate, endDate, status, isFree }]
  })
}

const insertWorkers = async (
  db: Database,
  workers: { uuid: string; drawn: Drawn['workers'][number] }[],
  around: Around,
  world: World,
) => {
  const accounts = workers.map(({ uuid }) => ({
    ...{ uuid, username: `${uuid}@voorbeeld.example`, password_hash: 'x', roles: ['ROLE_CARE_WORKER'], created_at: today },
  }))
  await db.insertInto('account').values(accounts).execute()
  const home = { street: 'Maliebaan', house_number: '12', postcode: '3581 CN', city: 'Utrecht', phone: '0612345678' }
  const profiles = workers.map(({ uuid, drawn: { level } }) => ({
    ...{ ...home, uuid, first_name: 'Özge', last_name: uuid, expertise_level_uuid: around.levels[level]!.uuid },
  }))
  await db.insertInto('care_worker_profile').values(profiles).execute()
  const uuids = workers.map(({ uuid }) => ({ uuid }))
  await db.insertInto('care_worker_preferences').values(uuids).execute()
  const rows = workers.map(({ uuid, drawn: { active, phase, contractTypes: contract_types } }) => ({
    ...{ uuid, profile_uuid: uuid, preferences_uuid: uuid, active, phase, contract_types, created_at: today },
  }))
  await db.insertInto('care_worker').values(rows).execute()
  const of = <T>(make: (uuid: string, worker: Drawn['workers'][number]) => T[]) =>
    workers.flatMap(({ uuid, drawn: worker }) => make(uuid, worker).map(made => ({ care_worker_uuid: uuid, ...made })))
  const documents = of((_uuid, { documents: all }) =>
    all.map(({ kind, status, expiresOn }) => ({ kind, status, expires_on: expiresOn, created_at: today })),
  )
  await db.insertInto('care_worker_document').values(documents).execute()
  const acts = of((_uuid, worker) =>
    worker.acts.flatMap(a => (a ? [{ act_uuid: around.acts[a.act]!.uuid, valid_until: a.until }] : [])),
  )
  await db.insertInto('care_worker_act').values(acts).execute()
  const clientsOf = (indexes: number[]) => indexes.map(client => ({ client_uuid: around.clients[client]! }))
  await db
    .insertInto('exclude_list')
    .values(of((_uuid, { excludedBy }) => clientsOf(excludedBy)))
    .execute()
  await db
    .insertInto('care_team')
    .values(of((_uuid, { teams }) => clientsOf(teams)))
    .execute()
  const favorite = { organization_uuid: uuidOf(world.organization), created_at: today }
  await db
    .insertInto('favorite_care_worker')
    .values(of((_uuid, { isFavorite }) => (isFavorite ? [favorite] : [])))
    .execute()
}

const momentRow = (world: World) => ({
  ...{ title: 'Dienst', hourly_rate: 4500, created_at: today, updated_at: today },
  ...{ location_uuid: uuidOf(world.east), organization_uuid: uuidOf(world.organization) },
})

type InsertedWorker = { uuid: string; drawn: Drawn['workers'][number]; work: ReturnType<typeof workOf> }
const insertWork = async (db: Database, made: InsertedWorker[], around: Around, world: World) => {
  const row = { ...momentRow(world), expertise_level_uuid: around.levels[0]!.uuid }
  const period = { start_date: today, end_date: '2027-01-01T00:00:00Z', time_scope: 'period', status: 'assigned' }
  const held = made.flatMap(({ uuid: assignee_uuid, work, drawn: worker }) => [
    ...work.map(({ uuid, startDate, endDate, status }) => ({
      ...{ ...row, assignee_uuid, uuid, status, start_date: startDate, end_date: endDate, time_scope: 'moment' },
    })),
    ...(worker.period ? [{ ...row, ...period, assignee_uuid, uuid: randomUUID() }] : []),
  ])
  await db.insertInto('care_moment').values(held).execute()
}

type InsertedMoment = Drawn['moments'][number] & { uuid: string; publication: string }
const insertMoments = async (db: Database, offered: InsertedMoment[], around: Around, world: World) => {
  const rows = offered.map(m => ({
    ...{ ...momentRow(world), uuid: m.uuid, status: m.status, time_scope: m.timeScope, contract_type: m.contractType },
    ...{ start_date: m.times.startDate, end_date: m.times.endDate, expertise_level_uuid: around.levels[m.level]!.uuid },
    ...{ client_uuid: m.client === undefined ? null : around.clients[m.client]!, published_for_contract_types: m.published },
  }))
  await db.insertInto('care_moment').values(rows).execute()
  const actsOf = (m: InsertedMoment) => m.acts.map(act => ({ care_moment_uuid: m.uuid, act_uuid: around.acts[act]!.uuid }))
  await db.insertInto('care_moment_act').values(offered.flatMap(actsOf)).execute()
  const publications = offered
    .filter(m => m.published.length > 0)
    .map(m => ({
      ...{ uuid: m.publication, care_moment_uuid: m.uuid, status: m.publicationStatus, audience: m.audience },
      ...{ published_for_contract_types: m.published, created_at: today },
    }))
  await db.insertInto('care_moment_publication').values(publications).execute()
}

/** Returns the pairs with a live reaction. */
const insertReactions = async (
  db: Database,
  made: InsertedWorker[],
  offered: InsertedMoment[],
  reactions: Drawn['reactions'],
) => {
  const [...placed] = new Map(reactions.map(reaction => [`${reaction.worker} ${reaction.moment}`, reaction])).values()
  const rows = placed
    .map(({ worker, moment, status }) => ({ worker: made[worker]!.uuid, moment: offered[moment]!, status }))
    .filter(({ moment }) => moment.published.length > 0)
  const values = rows.map(({ worker, moment, status }) => ({
    ...{ care_moment_publication_uuid: moment.publication, care_worker_uuid: worker, status, created_at: today },
  }))
  await db.insertInto('care_moment_publication_reaction').values(values).execute()
  return new Set(rows.filter(({ status }) => status === 'open').map(({ worker, moment }) => `${worker} ${moment.uuid}`))
}

/** Writes a world, generated from this seed, to the database; returns its workers and moments as facts for the rule. */
export const makeEligibilityWorld = async (db: Database, world: World, seed: number) => {
  const around = await aroundOf(db, world)
  const { workers, moments, reactions } = drawn(seed)
  const made = workers.map(worker => ({ uuid: randomUUID(), drawn: worker, work: workOf(worker) }))
  await insertWorkers(db, made, around, world)
  await insertWork(db, made, around, world)
  const offered = moments.map(moment => ({ ...moment, uuid: randomUUID(), publication: randomUUID() }))
  await insertMoments(db, offered, around, world)
  const live = await insertReactions(db, made, offered, reactions)
  return {
    workers: made.map(worker => ({ ...worker, known: (moment: InsertedMoment) => knownOfWorker(worker, moment, around, live) })),
    moments: offered.map(moment => ({ ...moment, known: knownOfMoment(moment, around) })),
  }
}

const knownOfMoment = (m: InsertedMoment, { levels, acts }: Around): EligibilityMoment => ({
  ...{ uuid: m.uuid, timeScope: m.timeScope, contractType: m.contractType, publishedForContractTypes: m.published },
  ...{ ...m.times, breakMinutes: 0, expertiseLevels: [levels[m.level]!], acts: m.acts.map(act => acts[act]!) },
  ...{ hasPets: false, smoking: null },
})
// Amsterdam is an hour ahead of UTC in November, two hours in October.
const dayOf = (at: string) => new Date(Date.parse(at) + (at < '2026-10-25' ? 2 : 1) * hour).toISOString().slice(0, 10)
const knownOfWorker = (
  { uuid, drawn: worker, work }: InsertedWorker,
  moment: InsertedMoment,
  { levels, acts }: Around,
  live: Set<string>,
): EligibilityWorker => ({
  ...{ active: worker.active, phase: worker.phase, contractTypes: worker.contractTypes, documents: worker.documents },
  expertiseLevel: levels[worker.level]!,
  assigned: work.filter(({ isFree }) => !isFree).map(own => ({ ...own, breakMinutes: 0, placeName: '' })),
  excluded: moment.client !== undefined && worker.excludedBy.includes(moment.client),
  actUuids: worker.acts.flatMap(a =>
    a && (a.until === null || a.until >= dayOf(moment.times.startDate)) ? [acts[a.act]!.uuid] : [],
  ),
  alreadyReacted: moment.publicationStatus === 'open' && live.has(`${uuid} ${moment.uuid}`),
  ...{ hasObjectionToPets: false, hasObjectionToSmokingInside: false, hasObjectionToSmokingOutside: false },
})
