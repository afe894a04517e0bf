import { sql } from 'kysely'
import { uuidOf } from '../../contract/language.ts'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import { maxRosterDays, maxRosterShifts, Roster, rosterOperations, type rosterOutcome } from '../../contract/moments/rosters.ts'
import { minCounted } from '../../contract/organizations/matches.ts'
import { CareWorker } from '../../contract/workers/care-workers.ts'
import { usualRosterWeights } from '../../rules/rosters/roster.ts'
import { addDays } from '../../rules/time/amsterdam.ts'
import { formatCount, formatDateTime, formatKm } from '../../rules/time/format-nl.ts'
import { remediesOf } from '../calls/queries.ts'
import { askByName } from '../invitations/queries.ts'
import type { Concept, Context, Handlers, Viewer } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { queueInTurn, record } from '../platform/events/outbox.ts'
import { csvOf } from '../platform/files/csv.ts'
import { mustHave } from '../platform/login/features.ts'
import { asProblem, inState, invalid, Problem } from '../platform/problem.ts'
import { findItem, visibleAmong } from '../platform/rows/rows.ts'
import { selectReaction } from '../publications/queries.ts'
import { choicesOf, keepChoices, outcomesOf, reactedTo } from '../roster-choices/queries.ts'
import { tasks } from './jobs.ts'
import { mails } from './mails.ts'
import {
  assignedIn,
  busyBy,
  isTooMuch,
  keepWeights,
  momentNames,
  openShifts,
  organizationOf,
  queries,
  resultOf,
  weightsOf,
  workerNames,
} from './queries.ts'
import type { RosterResult } from './thread.ts'

type Outcome = { outcome: (typeof rosterOutcome)[number]; message: string | null }

const handlers = {
  plan: async ({ tx, body, viewer, me, now }) => {
    const { startDate, endDate, locations, expertiseLevels, withOthers, held, forbidden } = body
    if (endDate < startDate) throw invalid('endDate', 'De laatste dag ligt voor de eerste.')
    if (endDate >= addDays(startDate, maxRosterDays)) throw invalid('endDate', `Kies hooguit ${maxRosterDays} dagen.`)
    const shifts = await openShifts(tx, { startDate, endDate, locations, levels: expertiseLevels }, viewer)
    if (shifts.length > maxRosterShifts) throw new Problem('too_many_shifts', { most: formatCount(maxRosterShifts) })
    const weights = body.weights ?? (await weightsOf(tx, viewer))
    const made = tx.insertInto('roster').values({
      ...{ account_uuid: me.uuid, organization_uuid: await organizationOf(tx, viewer), created_at: now },
      ...{ start_date: startDate, end_date: endDate, with_others: withOthers, shift_count: shifts.length },
      locations: JSON.stringify(locations.map(uuid => `/v1/organization_locations/${uuid}`)),
      expertise_levels: JSON.stringify(expertiseLevels.map(uuid => `/v1/expertise_levels/${uuid}`)),
      ...{ weights: JSON.stringify(weights), held: JSON.stringify(held), forbidden: JSON.stringify(forbidden) },
    })
    const { uuid } = await made.returning('uuid').executeTakeFirstOrThrow()
    await queueInTurn(tx, 'make-roster', { roster: uuid })
    return uuid
  },
  stop: async () => ({}),
  lines: async context => planOf(context),
  csv: async ({ tx, item, viewer, reads }) => {
    const plan = await planOf({ tx, viewer, params: { uuid: item.uuid }, reads })
    const text = csvOf([
      ['Begin', 'Einde', 'Opdracht', 'Organisatie', 'Locatie', 'Zorgverlener', 'Hoe', 'Afstand', 'Kosten', 'Waarom', 'Uitkomst'],
      ...plan.lines.map(line => [
        ...[formatDateTime(line.startDate), formatDateTime(line.endDate), line.title, line.organization.name, line.location.name],
        `${line.worker.firstName} ${line.worker.lastName}`,
        line.reacted ? 'Reageerde zelf' : 'Wordt gevraagd',
        line.distanceKm === null ? undefined : formatKm(line.distanceKm),
        { cents: line.costCents },
        line.reasons.map(({ message }) => message).join(' '),
        line.outcome ? outcomeNames[line.outcome.outcome] : undefined,
      ]),
      ...plan.open.map(shift => [
        ...[
          formatDateTime(shift.startDate),
          formatDateTime(shift.endDate),
          shift.title,
          shift.organization.name,
          shift.location.name,
        ],
        ...['', 'Blijft open', undefined, undefined, shift.reason.message, undefined],
      ]),
    ])
    const name = `rooster-${item.startDate}-${item.endDate}.csv`
    return { name, type: 'text/csv; charset=utf-8', content: async () => Buffer.from(text) }
  },
  helps: async ({ tx, params, query, viewer, me }) => {
    await mustSee(tx, params.uuid, viewer)
    const moment = await findItem(tx, CareMoment, query.careMoment, viewer)
    if (!moment) throw new Problem('not_found')
    if (moment.status !== 'open') throw inState(CareMoment, String(moment.status))
    const busy = await busyBy(tx, await mustBeThere(tx, params.uuid), query.careMoment)
    const { people, helps } = await remediesOf(tx, query.careMoment, busy)
    const isTooFew = !me.roles.includes('ROLE_PLANNER') && people < minCounted
    return { helps: isTooFew ? [] : helps.map(help => ({ ...help, expertiseLevel: help.expertiseLevel?.name ?? null })) }
  },
  accept: async ({ tx, params, body, viewer, me, now }) => {
    await mustSee(tx, params.uuid, viewer)
    // Others who accept the same roster at the same time wait here, and then read the new state of its lines.
    await tx.selectFrom('roster').select('uuid').where('uuid', '=', params.uuid).forNoKeyUpdate().execute()
    const result = await mustBeThere(tx, params.uuid)
    const uuids = new Set(body.careMoments.map(uuidOf))
    const before = await outcomesOf(tx, params.uuid)
    const outcomes = new Map<string, Outcome>()
    // In a fixed order, so that two who accept the same lines wait for each other without a deadlock.
    for (const line of result.lines
      .filter(({ moment }) => uuids.has(moment))
      .sort((one, other) => (one.moment < other.moment ? -1 : 1))) {
      const done = before.get(line.moment)
      if (done && done.outcome !== 'refused') outcomes.set(line.moment, done)
      else {
        const others = await reactedTo(tx, line.moment)
        const outcome = await accepted({ tx, viewer, me }, line, body.answerMinutes)
        outcomes.set(line.moment, outcome)
        await keepChoices(tx, { roster: params.uuid, line, others, ...outcome }, { me, now })
      }
    }
    const lines = [...outcomes].map(([moment, { outcome }]) => ({ moment, outcome }))
    await record(tx, [{ name: 'roster_accepted', subjectType: Roster.type, subjectUuid: params.uuid, me, now, data: { lines } }])
    const notInIt: Outcome = { outcome: 'refused', message: 'Deze dienst heeft in dit rooster niemand.' }
    return {
      results: [...uuids].map(moment => ({ careMoment: `/v1/care_moments/${moment}`, ...(outcomes.get(moment) ?? notInIt) })),
    }
  },
  weights: async ({ tx, viewer }) => ({ weights: await weightsOf(tx, viewer), usual: usualRosterWeights }),
  setWeights: async ({ tx, body, viewer, me, now }) => {
    const organization = await keepWeights(tx, body.weights, viewer)
    const subject = organization
      ? { subjectType: 'Organization', subjectUuid: organization }
      : { subjectType: 'User', subjectUuid: me.uuid }
    await record(tx, [{ name: 'roster_weights_set', ...subject, me, now, data: { weights: body.weights } }])
    return { weights: body.weights }
  },
  choices: async ({ tx, me }) => ({ choices: await choicesOf(tx, me.uuid) }),
} satisfies Handlers<typeof rosterOperations>

const outcomeNames = { selected: 'Gekozen', asked: 'Gevraagd', refused: 'Geweigerd' } as const
const mustSee = async (tx: Tx, roster: string, viewer: Viewer) => {
  if (!(await findItem(tx, Roster, roster, viewer))) throw new Problem('not_found')
}
const mustBeThere = async (tx: Tx, roster: string): Promise<RosterResult> => {
  const result = await resultOf(tx, roster)
  if (!result) throw new Problem('roster_not_there')
  return result
}

const weekIsFull = 'Deze dienst past niet meer in de uren die deze zorgverlener in deze week wil werken.'
/** Selects or asks the worker of a line, independently: a refusal does not undo the other lines. */
const accepted = async (
  { tx, viewer, me }: Pick<Context, 'tx' | 'viewer' | 'me'>,
  { moment, worker }: RosterResult['lines'][number],
  answerMinutes: number,
): Promise<Outcome> => {
  if (await isTooMuch(tx, moment, worker)) return { outcome: 'refused', message: weekIsFull }
  await sql`savepoint line`.execute(tx)
  try {
    const reaction = await openReaction(tx, moment, worker)
    if (reaction) {
      await selectReaction(tx, { uuid: reaction, care_worker_uuid: worker, care_moment_uuid: moment }, viewer, {
        withOthers: true,
      })
      return { outcome: 'selected', message: null }
    }
    await mustHave(tx, me.uuid, 'asking_by_name')
    const { refused } = await askByName(tx, moment, [worker], { answerMinutes, atOnce: false }, viewer)
    const reasons = refused.get(worker)
    return reasons
      ? { outcome: 'refused', message: reasons.map(({ message }) => message).join(' ') }
      : { outcome: 'asked', message: null }
  } catch (error) {
    const problem = asProblem(error, lineConflicts)
    if (!problem || problem.code === 'unavailable') throw error
    await sql`rollback to savepoint line`.execute(tx)
    return { outcome: 'refused', message: problem.message }
  }
}
const openReaction = async (tx: Tx, moment: string, worker: string): Promise<string | undefined> => {
  const found = tx
    .selectFrom('care_moment_publication_reaction as r')
    .innerJoin('care_moment_publication as p', 'p.uuid', 'r.care_moment_publication_uuid')
    .select('r.uuid')
    .where('p.care_moment_uuid', '=', moment)
    .where('r.care_worker_uuid', '=', worker)
    .where('r.status', '=', 'open')
  return (await found.executeTakeFirst())?.uuid
}

type PlanContext = Pick<Context, 'tx' | 'viewer' | 'reads'> & { params: { uuid: string } }
/** The plan with current names, of the moments that the viewer sees. */
const planOf = async ({ tx, params, viewer, reads }: PlanContext) => {
  const roster = await findItem(tx, Roster, params.uuid, viewer)
  if (!roster) throw new Problem('not_found')
  const result = await mustBeThere(tx, params.uuid)
  const uuids = [...result.lines, ...result.open].map(({ moment }) => moment)
  // Results made before `lost` existed have none.
  const { lost = [] } = result
  const seen = [...(await visibleAmong(tx, CareMoment, [...uuids, ...lost.map(({ moment }) => moment)], viewer)).keys()]
  const [moments, outcomes] = [await momentNames(tx, seen), await outcomesOf(tx, params.uuid)]
  const workers = await workerNames(
    tx,
    result.lines.flatMap(({ worker, next }) => (next ? [worker, next.worker] : [worker])),
  )
  reads([...moments.values()].flatMap(({ client }) => client ?? []))
  const shift = (uuid: string) => {
    const { client: _client, assignee: _assignee, ...named } = moments.get(uuid)!
    return named
  }
  const isSeen = ({ moment }: { moment: string }) => moments.has(moment)
  return {
    lines: result.lines.filter(isSeen).map(({ moment, worker, km, next, rest = 0, ...line }) => ({
      ...shift(moment),
      ...line,
      worker: workers.get(worker)!,
      distanceKm: km,
      rest,
      next: next && { worker: workers.get(next.worker)!, message: next.message },
      outcome: outcomes.get(moment) ?? null,
    })),
    open: result.open.filter(isSeen).map(({ moment, ...why }) => ({ ...shift(moment), ...why })),
    lost: (await lostOf(tx, lost.filter(isSeen), viewer)).flatMap(({ moment, worker, message }) =>
      // A worker who got the work in the meantime is not lost.
      moments.get(moment)!.assignee === worker.uuid ? [] : [{ ...shift(moment), worker, message }],
    ),
    assigned: await assignedIn(tx, roster as unknown as Parameters<typeof assignedIn>[1], uuids, viewer),
    firstCome: result.firstCome.filter(uuid => moments.has(uuid)),
    sums: result.sums,
  }
}
/** With names. A held worker can be anybody; those whom the viewer may not see are left out. */
const lostOf = async (tx: Tx, lost: RosterResult['lost'], viewer: Viewer) => {
  const known = await visibleAmong(tx, CareWorker, [...new Set(lost.map(({ worker }) => worker))], viewer)
  const names = await workerNames(tx, [...known.keys()])
  return lost.flatMap(({ worker, ...line }) => {
    const named = names.get(worker)
    return named ? [{ ...line, worker: named }] : []
  })
}

const lineConflicts = { no_overlap: 'overlap', one_assigned_reaction: 'taken', one_live_invitation: 'already_invited' } as const
// Database constraints for what two people could break at the same time, and the refusal that the second one gets.
const conflicts = { one_roster_under_way: 'roster_busy' } as const

export const rosters = { operations: rosterOperations, handlers, queries, mails, tasks, conflicts } satisfies Concept
