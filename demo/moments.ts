// The life of one care moment, as acts in time: offered, reacted to, chosen, worked, handed in, approved.
import type { ContractType } from '../rules/documents/required-documents.ts'
import type { Times } from './calendar.ts'
import { type Cast, type CastLocation, type CastWorker, iri, known } from './cast.ts'
import type { Kind } from './data/shifts.ts'
import type { Call, CreatedItem, Person, Timeline } from './play.ts'

interface Stage {
  timeline: Timeline
  call: Call
  cast: Cast
}
export interface Plan extends Times {
  location: CastLocation
  kind: Kind
  /** When empty, the moment is created but not published yet. */
  contractTypes: ContractType[]
  client?: string | undefined
  bonus?: number
  audience?: 'everyone' | 'favorites' | 'care_team' | undefined
  title?: string
  period?: { hoursPerWeek: number }
  /** The care period that contains it. */
  within?: Offer
}
/** A moment of the plan: it has a value once it is created. */
export interface Offer extends Plan {
  made?: CreatedItem
  reactions: Map<string, string>
}
export interface Hours extends Times {
  expenses: { kind: 'kilometres' | 'public_transport' | 'other'; quantity: number; amount: number; description?: string }[]
  reason?: string
}

export const bodyOf = (cast: Cast, { location, kind, client, period, within, title, ...plan }: Plan) => ({
  title: title ?? kind.title,
  description: kind.description,
  startDate: plan.startDate,
  endDate: plan.endDate,
  breakMinutes: plan.breakMinutes,
  expertiseLevel: iri('expertise_levels', known(cast.levels.get(kind.level), kind.level).uuid),
  serviceType: iri('service_types', known(cast.serviceTypes.get(kind.serviceType), kind.serviceType)),
  acts: kind.acts.map(act => iri('acts', known(cast.acts.get(act), act))),
  location: iri('organization_locations', location.uuid),
  ...(client && { client: iri('clients', client) }),
  ...(period && { timeScope: 'period', hoursPerWeek: period.hoursPerWeek }),
  ...(within && { carePeriod: iri('care_moments', known(within.made, 'period').uuid) }),
  bonus: plan.bonus ?? 0,
  publishedForContractTypes: plan.contractTypes,
  audience: plan.audience ?? 'everyone',
})

const reportOn =
  ({ timeline, call, cast }: Stage) =>
  (offer: Offer, worker: CastWorker, at: string, problem: string, text: string) =>
    timeline.at(at, () =>
      call(worker, 'POST', '/client_reports', {
        client: iri('clients', known(offer.client, 'client')),
        careMoment: known(offer.made, 'moment yet')['@id'],
        problems: [iri('omaha_system_domain_problems', known(cast.problems.get(problem), problem))],
        text,
      }),
    )

/** Invites these people by name, in this order, with the maximum time to answer; the first of them says no. */
const askOn =
  ({ timeline, call }: Stage) =>
  (offer: Offer, workers: CastWorker[], at: string, saidNoAt: string) => {
    let first = ''
    timeline.at(at, async () => {
      const careWorkers = workers.map(({ uuid }) => iri('care_workers', uuid))
      const body = { careMoment: known(offer.made, 'moment yet')['@id'], careWorkers, answerMinutes: 4320 }
      const { results } = await call(offer.location.user, 'POST', '/care_moment_invitations', body)
      first = known(results?.[0]?.invitation ?? undefined, 'first invitation').replace('/v1', '')
    })
    timeline.at(saidNoAt, () => call(known(workers[0], 'first'), 'PUT', `${first}/decline`))
  }

/** Two of three who are chosen agree at once; the agreement of the third waits for them. */
const agreeOn = ({ call }: Stage) => {
  let selected = 0
  return async ({ made }: Offer, worker: CastWorker) => {
    selected += 1
    if (selected % 3 === 0) return
    const { member } = await call(worker, 'GET', `/assignment_agreements?awaitsMe=true&careMoment=${known(made, 'moment').uuid}`)
    for (const { '@id': id, hash } of member ?? []) await call(worker, 'PUT', `${id.replace('/v1', '')}/agree`, { hash })
  }
}

const selectOn = (stage: Stage, reactionOf: (offer: Offer, worker: CastWorker) => string) => {
  const { timeline, call } = stage
  const agree = agreeOn(stage)
  return (offer: Offer, worker: CastWorker, at: string) =>
    timeline.at(at, async () => {
      const reactions = [iri('care_moment_publication_reactions', reactionOf(offer, worker))]
      await call(offer.location.user, 'PUT', '/care_moment_publication_reactions/select', { reactions })
      await agree(offer, worker)
    })
}

/** The acts of one stage. Every act except the first needs the moment that the first act creates. */
export const actsOn = (stage: Stage) => {
  const { timeline, call, cast } = stage
  const address = ({ made }: Offer) => `/care_moments/${known(made, 'moment yet').uuid}`
  const reactionOf = (offer: Offer, worker: CastWorker) => known(offer.reactions.get(worker.uuid), 'such reaction')
  const onReaction = (act: 'withdraw' | 'reject' | 'resolve') => (offer: Offer, worker: CastWorker, at: string) =>
    timeline.at(at, () =>
      call(
        act === 'reject' ? offer.location.user : worker,
        'PATCH',
        `/care_moment_publication_reactions/${reactionOf(offer, worker)}/${act}`,
      ),
    )
  const change = (method: 'PUT' | 'PATCH', action: string) => (offer: Offer, who: Person, at: string, body?: object) =>
    timeline.at(at, () => call(who, method, `${address(offer)}/${action}`, body))
  return {
    offer: (plan: Plan, at: string, by?: Person): Offer => {
      const offer: Offer = { ...plan, reactions: new Map() }
      timeline.at(at, async () => {
        const path = by ? '/care_moments_by_backoffice' : '/care_moments_by_organization'
        offer.made = await call(by ?? plan.location.user, 'POST', path, bodyOf(cast, plan))
      })
      return offer
    },
    react: (offer: Offer, worker: CastWorker, at: string, motivation: string | null = null) =>
      timeline.at(at, async () => {
        const body = { careMomentPublication: known(offer.made?.publication, 'publication'), motivation, agreed: true }
        offer.reactions.set(worker.uuid, (await call(worker, 'POST', '/care_moment_publication_reactions', body)).uuid)
      }),
    select: selectOn(stage, reactionOf),
    assign: (offer: Offer, who: Person, worker: CastWorker, at: string) =>
      change('PUT', 'assign')(offer, who, at, { careWorker: iri('care_workers', worker.uuid) }),
    withdraw: onReaction('withdraw'),
    reject: onReaction('reject'),
    resolve: onReaction('resolve'),
    submit: (offer: Offer, who: Person, at: string, hours: Hours) => change('PUT', 'submit')(offer, who, at, hours),
    approve: change('PATCH', 'approve'),
    disapprove: change('PATCH', 'disapprove'),
    notWorked: change('PUT', 'not_worked'),
    approveNotWorked: change('PATCH', 'approve_not_worked'),
    rejectProposal: change('PATCH', 'reject_proposal'),
    bonus: change('PUT', 'bonus'),
    update: change('PATCH', 'update'),
    period: change('PUT', 'period'),
    cancel: (offer: Offer, who: Person, at: string, reason: string) =>
      change('PUT', 'cancel')(offer, who, at, {
        cancelReason: iri('cancel_reasons', known(cast.cancelReasons.get(reason), reason)),
      }),
    cancelAssignment: (offer: Offer, who: Person, at: string, reason: string) =>
      change('PUT', 'cancel_assignment')(offer, who, at, {
        cancelAssignmentReason: iri('cancel_assignment_reasons', known(cast.cancelAssignmentReasons.get(reason), reason)),
      }),
    withdrawPublication: (offer: Offer, who: Person, at: string) =>
      timeline.at(at, () => call(who, 'PATCH', `${known(offer.made?.publication, 'publication').replace('/v1', '')}/withdraw`)),
    ...{ report: reportOn(stage), ask: askOn(stage), arrive: change('PATCH', 'arrive') },
  }
}
export type Acts = ReturnType<typeof actsOn>
