// Reads the facts for the eligibility rule in one statement, does what follows
// when someone is chosen, and has the same rule as a condition for lists.
import { sql } from 'kysely'
import type { Actor, Item } from '../../contract/language.ts'
import type { CareMoment } from '../../contract/moments/care-moments.ts'
import { busyStatuses } from '../../contract/status-groups.ts'
import { type ContractType, requiredDocuments } from '../../rules/documents/required-documents.ts'
import { type EligibilityMoment, type EligibilityWorker, eligibility } from '../../rules/shifts/eligibility.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { inSentences, type Reason } from '../../rules/typed/reason.ts'
import { rateColumns } from '../organizations/queries.ts'
import { type Database, type Sql, type Tx, wireTime } from '../platform/database/database.ts'
import { Problem } from '../platform/problem.ts'
import { countsOn, isExcluded, mayWork, meetsLevel } from './conditions.ts'

/** Written out: the index of no_overlap covers only these statuses, and PostgreSQL cannot match that index with a parameter. */
export const busyInText = sql.raw(busyStatuses.map(status => `'${status}'`).join(', '))
/**
 * The required documents, as rows: for which contract type, for a level in the BIG register or not, and the kinds of which one is enough.
 */
export const requirements: Sql = sql.raw(
  `(values ${(['freelance', 'temp_work'] as const)
    .flatMap(form =>
      [true, false].flatMap(big =>
        requiredDocuments(form, { big }).map(kinds => `('${form}', ${big}, array['${kinds.join("', '")}'])`),
      ),
    )
    .join(', ')}) as asked(form, big, kinds)`,
)
/**
 * Whether someone with these kinds of documents has everything that this contract type requires. For many people at once: as conditions,
 * because the rows above would be read once per person.
 */
export const hasRequired = (form: ContractType, isBig: Sql, kinds: Sql): Sql => {
  const all = (big: boolean) =>
    sql.join(
      requiredDocuments(form, { big }).map(choices => sql`${kinds} && ${sql.raw(`array['${choices.join("', '")}']`)}`),
      sql` and `,
    )
  return sql`(case when ${isBig} then ${all(true)} else ${all(false)} end)`
}
const dayOfMoment = sql`(m.start_date at time zone 'Europe/Amsterdam')::date`

export const momentFacts = sql`(select jsonb_build_object('uuid', m.uuid, 'timeScope', m.time_scope, 'contractType', m.contract_type,
    'startDate', ${wireTime(sql`m.start_date`)}, 'endDate', ${wireTime(sql`m.end_date`)}, 'breakMinutes', m.break_minutes,
    'publishedForContractTypes', m.published_for_contract_types,
    'expertiseLevels', jsonb_build_array(jsonb_build_object('key', l.key, 'name', l.name, 'rank', l.rank, 'track', l.track)),
    'acts', coalesce((select jsonb_agg(jsonb_build_object('uuid', a.uuid, 'name', a.name)) from care_moment_act ma join act a on a.uuid = ma.act_uuid
      where ma.care_moment_uuid = m.uuid), '[]'),
    'hasPets', coalesce(h.has_pets, false), 'smoking', h.smoking)
  from expertise_level l where l.uuid = m.expertise_level_uuid)`
const own = sql`o.assignee_uuid = w.uuid and o.status = any(${busyStatuses}::text[])`
/** `taken` are moments that this worker would have in addition. */
const workerFacts = (
  taken: string[],
): Sql => sql`(select jsonb_build_object('active', w.active, 'phase', w.phase, 'contractTypes', w.contract_types,
    'expertiseLevel', jsonb_build_object('key', l.key, 'name', l.name, 'rank', l.rank, 'track', l.track, 'big', l.big_registered),
    'documents', coalesce((select jsonb_agg(jsonb_build_object('kind', d.kind, 'status', d.status, 'expiresOn', d.expires_on))
      from care_worker_document d where d.care_worker_uuid = w.uuid), '[]'),
    'assigned', coalesce((select jsonb_agg(jsonb_build_object('uuid', o.uuid, 'startDate', ${wireTime(sql`o.start_date`)}, 'endDate', ${wireTime(sql`o.end_date`)},
        'breakMinutes', o.break_minutes, 'placeName', ol.name)) from care_moment o join organization_location ol on ol.uuid = o.location_uuid
      where ${taken.length > 0 ? sql`(${own} or o.uuid = any(${taken}::uuid[]) and o.uuid <> m.uuid)` : own} and o.time_scope = 'moment'
        and o.start_date between m.start_date - interval '14 days' and m.end_date + interval '14 days'), '[]'),
    'excluded', ${isExcluded(sql`w.uuid`, sql`m.client_uuid`)},
    'actUuids', coalesce((select jsonb_agg(wa.act_uuid) from care_worker_act wa where wa.care_worker_uuid = w.uuid
      and ${countsOn(sql`wa.valid_until`, dayOfMoment)}), '[]'),
    'alreadyReacted', exists (select 1 from care_moment_publication_reaction r join care_moment_publication p on p.uuid = r.care_moment_publication_uuid
      where p.care_moment_uuid = m.uuid and p.status = 'open' and r.care_worker_uuid = w.uuid and r.status in ('open', 'assigned')),
    'hasObjectionToPets', pr.has_objection_to_pets, 'hasObjectionToSmokingInside', pr.has_objection_to_smoking_inside,
    'hasObjectionToSmokingOutside', pr.has_objection_to_smoking_outside)
  from care_worker_profile p join expertise_level l on l.uuid = p.expertise_level_uuid, care_worker_preferences pr
  where p.uuid = w.uuid and pr.uuid = w.uuid)`

/** The times of the moment if it were replanned. */
interface Replanned {
  startDate: string
  endDate: string
}
/**
 * Every reason why this worker may not do this moment, as it is or as `replanned`, and the signals; read in one statement. A period is
 * judged together with its future shifts that have no worker: an obstacle to one of them is a reason with its day.
 */
export const eligibilityOf = async (
  db: Database | Tx,
  careMoment: string | Sql,
  careWorker: string,
  now: string,
  replanned?: Replanned,
) => {
  const judged = await judge(
    db,
    isIn(sql`planned`, careMoment, now),
    [careWorker],
    now,
    ownFirst(careMoment),
    replanned && { replanned },
  )
  if (!judged[0]) throw new Problem('not_found')
  return together(judged)
}
/** The same for several workers, by uuid, in one statement; `assigned` are the shifts that the signals are computed from. */
export const eligibilityOfWorkers = async (db: Database | Tx, careMoment: string, careWorkers: string[], now: string) => {
  const judged = await judge(db, isIn(sql`planned`, careMoment, now), careWorkers, now, ownFirst(careMoment))
  const ofEach = Map.groupBy(judged, ({ careWorker }) => careWorker)
  return new Map(
    [...ofEach].map(([worker, rows]) => [worker, { ...together(rows), assigned: rows.flatMap(row => row.assigned) }]),
  )
}
const ownFirst = (careMoment: string | Sql): Sql => sql`planned.uuid <> ${careMoment}::uuid, planned.start_date`
const together = ([own, ...shifts]: Judgement[]) => {
  if (!own) throw new Problem('not_found')
  const { reasons, signals, contractType } = own
  const known = reasons.map(({ message }) => message)
  const ofShifts = shifts.flatMap(({ moment, reasons: why }) =>
    why.filter(({ message }) => !known.includes(message)).map(reason => ({ ...reason, day: amsterdamDate(moment.startDate) })),
  )
  return { reasons: [...reasons, ...ofShifts], signals: [...signals, ...shifts.flatMap(shift => shift.signals)], contractType }
}
/** The same for several moments, each judged separately, by uuid, in one statement; as if the worker had those of `taken` as well. */
export const eligibilityOfEach = async (
  db: Database | Tx,
  careMoments: string[],
  careWorker: string,
  now: string,
  taken: string[] = [],
) => {
  const each = sql`planned.uuid = any(${careMoments}::uuid[])`
  const judged = await judge(db, each, [careWorker], now, sql`planned.uuid`, { taken })
  return new Map(judged.map(one => [one.moment.uuid, one]))
}
type Judgement = Awaited<ReturnType<typeof judge>>[number]
interface Hypothesis {
  replanned?: Replanned
  taken?: string[]
}
const judge = async (
  db: Database | Tx,
  condition: Sql,
  careWorkers: string[],
  now: string,
  order: Sql,
  { replanned, taken = [] }: Hypothesis = {},
) => {
  const changed = replanned && { start_date: replanned.startDate, end_date: replanned.endDate }
  // A record of the whole row costs a tenth of the statement: only when something is changed in it.
  const imagined = changed ? sql`jsonb_populate_record(planned, ${JSON.stringify(changed)}::jsonb)` : sql`(select planned.*)`
  const { rows } = await sql<{ careWorker: string; moment: EligibilityMoment; worker: EligibilityWorker }>`
    select w.uuid as "careWorker", ${momentFacts} as moment, ${workerFacts(taken)} as worker
    from care_worker w, care_moment planned
      cross join lateral ${imagined} m left join client_home h on h.uuid = m.client_uuid
    where ${condition} and w.uuid = any(${careWorkers}::uuid[])
    order by ${order}`.execute(db)
  return rows.map(({ careWorker, moment, worker }) => {
    const { assigned } = worker
    return { careWorker, moment, assigned, ...eligibility(moment, worker, now) }
  })
}
// The moment itself. For a period also its future shifts that the period's worker will get.
const isIn = (m: Sql, careMoment: string | Sql, now: string): Sql => sql`(${m}.uuid = ${careMoment}::uuid
  or (${m}.care_period_uuid = ${careMoment}::uuid and ${m}.status = 'open' and ${m}.start_date > ${now}))`

const refuse = (reasons: Reason[], asWorker = false): void => {
  const sentences = inSentences(reasons, asWorker).map(({ message }) => message)
  if (sentences.length > 0) throw new Problem('not_eligible', { reasons: sentences.join(' ') })
}

/**
 * Throws 409 with all reasons unless the worker may do the moment; gives the contract type they would work under. `ignoring` leaves out a
 * code that is handled elsewhere. Only the worker gets the reasons in full.
 */
export const mustBeEligible = async (
  tx: Tx,
  careMoment: string | Sql,
  careWorker: string,
  now: string,
  { ignoring = [], asWorker = false }: { ignoring?: string[]; asWorker?: boolean } = {},
): Promise<{ contractType: ContractType }> => {
  const { reasons, contractType } = await eligibilityOf(tx, careMoment, careWorker, now)
  refuse(
    reasons.filter(reason => !ignoring.includes(reason.code)),
    asWorker,
  )
  return { contractType }
}

/** Throws 409 when the new times give a reason that the present times do not. Older reasons were settled when the worker was chosen. */
export const mustStayEligible = async (
  tx: Tx,
  careMoment: string,
  careWorker: string,
  replanned: Replanned,
  now: string,
): Promise<void> => {
  const before = (await eligibilityOf(tx, careMoment, careWorker, now)).reasons.map(({ code }) => code)
  const { reasons } = await eligibilityOf(tx, careMoment, careWorker, now, replanned)
  refuse(reasons.filter(({ code }) => code !== 'started' && !before.includes(code)))
}

/** The columns of a moment without changes since its assignment, or without an assignee; nobody has arrived yet either. */
export const nothingChanged = {
  ...{ change_announced_at: null, change_confirmed_at: null, change_reminded_at: null },
  ...{ arrived_at: null, left_at: null, arrival_checked_at: null },
}

/** The columns that assign a moment. Throws 409 when this worker may not do it, with the reasons worded for the caller. */
export const assignTo = async (
  tx: Tx,
  moment: Item<typeof CareMoment>,
  careWorker: string,
  { me, now }: { me: Actor; now: string },
) => {
  const options = { ignoring: ['already'], asWorker: me.uuid === careWorker }
  const { contractType } = await mustBeEligible(tx, moment.uuid, careWorker, now, options)
  const { location, expertiseLevel, startDate, rateIsGiven } = moment
  const at = { location: location.uuid, level: expertiseLevel.uuid, date: amsterdamDate(startDate) }
  // A rate that was not given with the moment follows the contract type of the worker.
  const rate = rateIsGiven || contractType === moment.contractType ? undefined : await rateColumns(tx, at, contractType)
  return { ...nothingChanged, assignee_uuid: careWorker, contract_type: contractType, ...rate }
}

/**
 * Whether these lists of contract types overlap. Written so that PostgreSQL estimates that half of the rows match: for && with an unknown
 * array it estimates one in two hundred, and then reads all publications before it filters by distance.
 */
export const shares = (one: Sql, other: Sql): Sql => sql`coalesce(${one} && ${other}, false)`

/** Hypothetical changes to a worker, to see their effect: the contract types, and the uuid of the level. */
export interface HypotheticalWorker {
  contractTypes?: readonly string[] | undefined
  level?: string | undefined
}
// An inactive worker gets no contract types here, so nothing matches.
const formsOf = (worker: string, { contractTypes }: HypotheticalWorker): Sql =>
  sql`(select ${contractTypes ? sql`${contractTypes}::text[]` : sql`contract_types`} from care_worker where uuid = ${worker}::uuid and active and phase <> 'lost')`
/**
 * The core of the rule as a condition for lists: active, contract type, level, own live reaction, overlap, exclusion. Documents and acts
 * are left out on purpose: a worker who lacks one still sees the work, and learns of it when they react. The shifts of a period are left
 * out too. The worker's data are read once per statement, not once per row. All moments start after `after`.
 */
export const mayRespond = (
  worker: string,
  publication: Sql,
  moment: { level: Sql; start: Sql; end: Sql; client: Sql; timeScope: Sql; contractType: Sql; after: string },
  supposed: HypotheticalWorker = {},
): Sql => sql`
  ${shares(sql`${publication}.published_for_contract_types`, formsOf(worker, supposed))}
  and (${moment.contractType} is null or ${moment.contractType} = any(${formsOf(worker, supposed)}::text[]))
  and ${moment.level} = any(array(select asked.uuid from expertise_level asked join expertise_level own on ${meetsLevel(sql`own`, sql`asked`)} ${supposed.level ? sql`where own.uuid = ${supposed.level}::uuid` : sql`join care_worker_profile p on p.expertise_level_uuid = own.uuid where p.uuid = ${worker}::uuid`}))
  and ${publication}.uuid <> all(array(select r.care_moment_publication_uuid from care_moment_publication_reaction r
    where r.care_worker_uuid = ${worker}::uuid and r.status in ('open', 'assigned')))
  and (${moment.timeScope} = 'period' or ((select range_agg(tstzrange(busy.start_date, busy.end_date)) from care_moment busy
    where busy.assignee_uuid = ${worker}::uuid and busy.time_scope = 'moment' and busy.end_date > ${moment.after}
    and busy.status in (${busyInText})) && tstzrange(${moment.start}, ${moment.end})) is not true)
  and not ${isExcluded(sql`${worker}::uuid`, moment.client)}`

/**
 * The whole rule as a condition for a list of workers or of moments: who could be assigned to this moment now, by the checks of `assign`.
 * `worker` is the row of a care worker, `level` the column of their level, `isAskers` a condition on moment `m`: the actor may know of it.
 * The requirements of the moment are read once per statement, and its levels only while it can still be assigned. A period requires
 * everything that its open shifts require.
 */
export const mayBeAssigned = (worker: Sql, level: Sql, careMoment: string | Sql, now: string, isAskers: Sql): Sql => sql`(
  ${level} = any(array(select own.uuid from care_moment m join expertise_level need on need.uuid = m.expertise_level_uuid
    join expertise_level own on ${meetsLevel(sql`own`, sql`need`)}
    where m.uuid = ${careMoment}::uuid and ${isAskers} and m.status = 'open'
      and case m.time_scope when 'period' then m.end_date else m.start_date end > ${now}))
  and ${mayWork(worker)}
  and ${worker}.uuid not in (select e.care_worker_uuid from exclude_list e join care_moment m on m.client_uuid = e.client_uuid where ${isIn(sql`m`, careMoment, now)}
    union all select f.client_admin_uuid from client_admin_client f join care_moment m on m.client_uuid = f.client_uuid where ${isIn(sql`m`, careMoment, now)})
  and not exists (select 1 from care_moment m join expertise_level need on need.uuid = m.expertise_level_uuid
      join expertise_level own on own.uuid = ${level}
    where m.uuid = any(array(select asked.uuid from care_moment asked where ${isIn(sql`asked`, careMoment, now)})) and not (
    ${meetsLevel(sql`own`, sql`need`)}
    and not exists (select 1 from care_moment_act ma where ma.care_moment_uuid = m.uuid and not exists (select 1 from care_worker_act wa
      where wa.care_worker_uuid = ${worker}.uuid and wa.act_uuid = ma.act_uuid and ${countsOn(sql`wa.valid_until`, dayOfMoment)}))
    and (m.time_scope = 'period' or not exists (select 1 from care_moment o where o.assignee_uuid = ${worker}.uuid and o.time_scope = 'moment'
      and o.uuid <> m.uuid and o.status in (${busyInText}) and tstzrange(o.start_date, o.end_date) && tstzrange(m.start_date, m.end_date)))
    and exists (select 1 from unnest(case when m.contract_type is not null then array[m.contract_type]
        when cardinality(m.published_for_contract_types) > 0 then m.published_for_contract_types else array['freelance', 'temp_work'] end) as accepted(form)
      where accepted.form = any(${worker}.contract_types) and not exists (select 1 from ${requirements}
        where asked.form = accepted.form and asked.big = own.big_registered and not exists (select 1 from care_worker_document d
          where d.care_worker_uuid = ${worker}.uuid and d.status = 'approved' and d.kind = any(asked.kinds)
          and ${countsOn(sql`d.expires_on`, dayOfMoment)}))))))`
