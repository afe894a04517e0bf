import { sql } from 'kysely'
import { type Actor, type Item, uuidOf } from '../../contract/language.ts'
import { offerMessages, suitsAudience, suitsForms } from '../../contract/moments/care-moment-checks.ts'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import { CareMomentPublication, publicationOperations } from '../../contract/moments/publications.ts'
import { notPastStatuses } from '../../contract/status-groups.ts'
import { CareWorker } from '../../contract/workers/care-workers.ts'
import { inSentences, type Signal } from '../../rules/typed/reason.ts'
import { endMoments, mustBeInCare } from '../care-moments/queries.ts'
import { eligibilityOf, eligibilityOfEach, mustBeEligible } from '../eligibility/queries.ts'
import { endReactions, formName, inAudience, mustWidenOn, offeredAs, pricedOf, publish, widen } from '../offers/queries.ts'
import { type Concept, type Handlers, plain } from '../platform/concept.ts'
import { allOf, type Tx, unheeded } from '../platform/database/database.ts'
import { record } from '../platform/events/outbox.ts'
import { inState, invalid, Problem } from '../platform/problem.ts'
import { findItem, visibleAmong } from '../platform/rows/rows.ts'
import { jobs } from './jobs.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import { lockMoment, mustBeChoosable, openDates, queries, selectReaction } from './queries.ts'

/**
 * The moment of a publication, locked until the end of the transaction, and whether it is still offered to this worker. A worker who
 * reacted before still sees it, even when no longer in its audience. Includes the uuid that their reaction will get.
 */
const offeredBy = async (tx: Tx, publication: string, me: Actor) => {
  const offered = await tx
    .selectFrom('care_moment_publication as p')
    .innerJoin('care_moment as m', 'm.uuid', 'p.care_moment_uuid')
    .select(['m.uuid', 'm.status', 'p.status as publication_status', sql<string>`uuidv7()`.as('reaction')])
    .select(
      inAudience(sql`${me.uuid}::uuid`, sql`p`, sql`m.client_uuid`, sql`m.organization_uuid`).$castTo<boolean>().as('is_mine'),
    )
    .where('p.uuid', '=', publication)
    .forShare()
    .executeTakeFirstOrThrow()
  const isOpen = offered.publication_status === 'open' && offered.status === 'open' && offered.is_mine
  return { uuid: offered.uuid, isOpen, reaction: offered.reaction }
}

const handlers = {
  create: async ({ tx, body, me, now, viewer }) => {
    const moment = await lockMoment(tx, body.careMoment, viewer)
    mustBeChoosable(moment, ['open', 'withdrawn'], now)
    const priced = await pricedOf(tx, moment.uuid)
    if (!suitsForms({ ...body, contractType: priced.asked })) throw invalid('publishedForContractTypes', offerMessages.forms)
    if (!suitsAudience({ ...body, client: moment.client })) throw invalid('audience', offerMessages.audience)
    if (moment.status === 'withdrawn') await restore(tx, moment, { me, now })
    const offered = await offeredAs(tx, priced, body.publishedForContractTypes, 'publishedForContractTypes')
    return publish(tx, moment, body, now, offered)
  },
  widening: async ({ tx, item, body, me, now }) => {
    mustWidenOn(item.audience, body.widening, item.careMoment, now)
    return widen(tx, item, body.widening, { me, now })
  },
  forms: async ({ tx, item, body, now, viewer, note }) => {
    const { publishedForContractTypes: had } = item
    const forms = [...new Set(body.publishedForContractTypes)]
    const left = had.filter(form => !forms.includes(form))
    if (left.length > 0) throw invalid('publishedForContractTypes', 'Trek de publicatie in om een contractvorm weg te laten.')
    if (forms.length === had.length) return undefined
    const moment = await lockMoment(tx, item.careMoment.uuid, viewer)
    mustBeChoosable(moment, ['open'], now)
    const priced = await pricedOf(tx, moment.uuid)
    if (!suitsForms({ publishedForContractTypes: forms, contractType: priced.asked }))
      throw invalid('publishedForContractTypes', offerMessages.forms)
    const offered = await offeredAs(tx, priced, forms, 'publishedForContractTypes')
    await tx
      .updateTable('care_moment')
      .set({ ...offered, published_for_contract_types: forms })
      .where('uuid', '=', moment.uuid)
      .execute()
    note({
      reason: `Nu ook voor ${forms
        .filter(form => !had.includes(form))
        .map(form => formName[form])
        .join(' en ')}`,
    })
    // The daily mail includes it again, for people who were not notified yet.
    return { published_for_contract_types: forms, digested_at: null }
  },
  withdrawPublication: async ({ tx, item, me, now }) => {
    const moment = item.careMoment.uuid
    await endReactions(
      tx,
      [moment],
      { from: ['open', 'not_selected'], to: 'not_selected_withdrawn', publication: 'open' },
      { me, now },
    )
    const offered = await offeredAs(tx, await pricedOf(tx, moment), [])
    await tx
      .updateTable('care_moment')
      .set({ ...offered, published_for_contract_types: [] })
      .where('uuid', '=', moment)
      .execute()
    // The database makes sure that this was the only live publication of the moment.
    await endMoments(tx, sql`uuid = ${moment}::uuid and status = 'open'`, { me, now, reason: 'De publicatie is ingetrokken' })
    return undefined
  },
  eligibility: async ({ tx, params, viewer, me, now }) => {
    if (!(await findItem(tx, CareMomentPublication, params.uuid, viewer))) throw new Problem('not_found')
    const { uuid, isOpen } = await offeredBy(tx, params.uuid, me)
    const { reasons, signals } = await eligibilityOf(tx, uuid, me.uuid, now)
    const closed = isOpen ? [] : [{ code: 'closed', message: new Problem('not_open').message }]
    return { reasons: [...closed, ...inSentences(reasons, true)], signals: signals.map(signalOf) }
  },
  eligibilityOfWorker: async ({ tx, params, query, viewer, now }) => {
    const isThere =
      (await findItem(tx, CareMoment, params.uuid, viewer)) && (await findItem(tx, CareWorker, query.careWorker, viewer))
    if (!isThere) throw new Problem('not_found')
    const { reasons, signals } = await eligibilityOf(tx, params.uuid, query.careWorker, now)
    return { reasons: inSentences(reasons, false), signals: signals.map(signalOf) }
  },
  seriesDates: async ({ tx, params, viewer, me, now }) => {
    const publication = await findItem(tx, CareMomentPublication, params.uuid, viewer)
    if (!publication) throw new Problem('not_found')
    const { recurringCareMoment } = (publication as unknown as Item<typeof CareMomentPublication>).careMoment
    const dates = recurringCareMoment ? await openDates(tx, uuidOf(recurringCareMoment), viewer) : []
    const moments = dates.map(({ moment }) => moment)
    const judged = await eligibilityOfEach(tx, moments, me.uuid, now)
    return {
      dates: dates.map(({ publication: uuid, moment, ...date }) => {
        const { reasons = [], signals = [] } = judged.get(moment) ?? {}
        const careMomentPublication = `/v1/care_moment_publications/${uuid}`
        return { careMomentPublication, ...date, reasons: inSentences(reasons, true), signals: signals.map(signalOf) }
      }),
    }
  },
  react: async ({ tx, body, me, now }) => {
    const made = await reactionTo(tx, body.careMomentPublication, body, { me, now })
    // A worker who already reacted is refused by `one_live_reaction`.
    await tx.insertInto('care_moment_publication_reaction').values(made).modifyEnd(unheeded).execute()
    return made.uuid
  },
  reactToSeries: async ({ tx, body, viewer, me, now }) => {
    const uuids = [...new Set(body.careMomentPublications.map(uuidOf))]
    const seen = [...(await visibleAmong(tx, CareMomentPublication, uuids, viewer)).keys()]
    await mustBeOneSeries(tx, seen)
    const placed = new Map<string, { reaction: string } | { refusal: string }>()
    // In a fixed order, so that two workers who react to the same dates wait for each other.
    for (const publication of seen.toSorted()) placed.set(publication, await tryToReact(tx, publication, body, { me, now }))
    const reactions = [...placed.values()].flatMap(one => ('reaction' in one ? one.reaction : []))
    const [first] = reactions
    const subjectType = 'CareMomentPublicationReaction'
    await record(
      tx,
      // One mail covers all of them.
      reactions.map(subjectUuid => ({
        ...{ name: 'reaction_placed', subjectType, subjectUuid, me, now },
        data: subjectUuid === first ? { reactions } : { quiet: true },
      })),
    )
    const notOpen = { refusal: new Problem('not_open').message }
    return { results: uuids.map(publication => resultOf(publication, placed.get(publication) ?? notOpen)) }
  },
  reject: async ({ body }) => ({ status_reason: body?.reason ?? null }),
  resolve: async ({ now }) => ({ resolved_at: now }),
  withdraw: plain,
  select: async ({ tx, body, viewer }) => {
    const chosen = await tx
      .selectFrom('care_moment_publication_reaction as r')
      .innerJoin('care_moment_publication as p', 'p.uuid', 'r.care_moment_publication_uuid')
      .select(['r.uuid', 'r.care_worker_uuid', 'p.care_moment_uuid'])
      .where('r.uuid', 'in', body.reactions)
      .orderBy('p.care_moment_uuid')
      .execute()
    await mustBelongTogether(tx, chosen)
    const moments = chosen.map(({ care_moment_uuid }) => care_moment_uuid)
    for (const [index, reaction] of chosen.entries())
      await selectReaction(tx, reaction, viewer, index === 0 ? { moments } : { withOthers: true })
    return { reactions: chosen.map(({ uuid }) => `/v1/care_moment_publication_reactions/${uuid}`) }
  },
} satisfies Handlers<typeof publicationOperations>

const signalOf = ({ id, message, calculation }: Signal) => ({ code: id, message, ...(calculation && { calculation }) })

type By = { me: Actor; now: string }
const mustBeOffered = async (tx: Tx, publication: string, me: Actor) => {
  const { isOpen, reaction } = await offeredBy(tx, publication, me)
  if (!isOpen) throw new Problem('not_open')
  return reaction
}
/** The reaction of this worker, ready to insert. Throws 409 when it is no longer offered, or they may not do it. */
const reactionTo = async (tx: Tx, publication: string, said: { motivation?: string | null | undefined }, { me, now }: By) => {
  const moment = sql`(select care_moment_uuid from care_moment_publication where uuid = ${publication}::uuid)`
  const [uuid] = await allOf([mustBeOffered(tx, publication, me), mustBeEligible(tx, moment, me.uuid, now, { asWorker: true })])
  return {
    uuid,
    care_moment_publication_uuid: publication,
    care_worker_uuid: me.uuid,
    status: 'open',
    motivation: said.motivation ?? null,
    created_at: now,
  }
}
const tryToReact = async (tx: Tx, publication: string, said: { motivation?: string | null | undefined }, by: By) => {
  try {
    const made = await reactionTo(tx, publication, said, by)
    const inserted = tx
      .insertInto('care_moment_publication_reaction')
      .values(made)
      .onConflict(other => other.doNothing())
    const isNew = await inserted.returning('uuid').executeTakeFirst()
    return isNew ? { reaction: made.uuid } : { refusal: new Problem('already_reacted').message }
  } catch (problem) {
    if (problem instanceof Problem) return { refusal: problem.message }
    throw problem
  }
}
const resultOf = (publication: string, placed: { reaction: string } | { refusal: string }) => ({
  careMomentPublication: `/v1/care_moment_publications/${publication}`,
  reaction: 'reaction' in placed ? `/v1/care_moment_publication_reactions/${placed.reaction}` : null,
  refusal: 'refusal' in placed ? placed.refusal : null,
})
const mustBeOneSeries = async (tx: Tx, publications: string[]) => {
  if (publications.length < 2) return
  const series = await tx
    .selectFrom('care_moment_publication as p')
    .innerJoin('care_moment as m', 'm.uuid', 'p.care_moment_uuid')
    .select('m.recurring_care_moment_uuid as uuid')
    .where('p.uuid', 'in', publications)
    .distinct()
    .execute()
  if (series.length > 1 || !series[0]?.uuid) throw new Problem('not_this_publication')
}

/**
 * A withdrawn moment that is published before its start is open again, unless its client is out of care or its period has ended by then.
 */
const restore = async (tx: Tx, moment: Item<typeof CareMoment>, { me, now }: { me: Actor; now: string }) => {
  if (moment.client) await mustBeInCare(tx, moment.client.uuid, moment.startDate, { field: 'careMoment' })
  if (moment.carePeriod) await mustRun(tx, uuidOf(moment.carePeriod), moment.startDate)
  const { from, to, event } = CareMoment.actions.restore[0]!
  await tx
    .updateTable('care_moment')
    .set(eb => ({ status: to!, status_reason: null, updated_at: now, version: eb('version', '+', 1) }))
    .where('uuid', '=', moment.uuid)
    .execute()
  await record(tx, [{ name: event, subjectType: 'CareMoment', subjectUuid: moment.uuid, me, now, from: from[0]!, to: to! }])
}
const mustRun = async (tx: Tx, period: string, startDate: string) => {
  const { status, end_date } = await tx
    .selectFrom('care_moment')
    .select(['status', 'end_date'])
    .where('uuid', '=', period)
    .forShare()
    .executeTakeFirstOrThrow()
  if (!notPastStatuses.some(each => each === status)) throw inState(CareMoment, status)
  if (startDate >= end_date) throw invalid('careMoment', 'Deze opdracht valt buiten de periode.')
}

// One reaction, or several to different moments of one series.
const mustBelongTogether = async (tx: Tx, chosen: { care_moment_uuid: string }[]) => {
  if (chosen.length === 1) return
  const moments = new Set(chosen.map(c => c.care_moment_uuid))
  const series = await tx
    .selectFrom('care_moment')
    .select('recurring_care_moment_uuid')
    .where('uuid', 'in', [...moments])
    .execute()
  const [first] = series
  const isOneSeries =
    first?.recurring_care_moment_uuid && series.every(s => s.recurring_care_moment_uuid === first.recurring_care_moment_uuid)
  if (moments.size !== chosen.length || !isOneSeries) throw new Problem('not_this_publication')
}

// Database constraints for what two people could break at the same time, and the refusal that the second one gets.
const conflicts = {
  one_live_reaction: 'already_reacted',
  one_assigned_reaction: 'taken',
  one_open_publication: 'already_published',
} as const

export const publications = {
  operations: publicationOperations,
  handlers,
  queries,
  mails,
  mailTemplates,
  jobs,
  conflicts,
} satisfies Concept
