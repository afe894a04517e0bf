import { comparisonOperations } from '../../contract/comparisons.ts'
import { CareMomentPublication, CareMomentPublicationReaction } from '../../contract/moments/publications.ts'
import { inSentences, type Reason, type Signal } from '../../rules/typed/reason.ts'
import { eligibilityOfEach, eligibilityOfWorkers } from '../eligibility/queries.ts'
import type { Concept, Handlers, Viewer } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { Problem } from '../platform/problem.ts'
import { findItem, visibleAmong } from '../platform/rows/rows.ts'
import { forViewer, nextStandby, reactionsInSeries, reactionsTo, shownShifts } from './queries.ts'

const handlers = {
  comparison: async ({ tx, params, viewer, now }) => {
    if (!(await findItem(tx, CareMomentPublication, params.uuid, viewer))) throw new Problem('not_found')
    const reactions = await reactionsTo(tx, params.uuid)
    const [first] = reactions
    if (!first) return { reactions: [] }
    const workers = reactions.map(({ worker }) => worker)
    const judged = await eligibilityOfWorkers(tx, first.moment, workers, now)
    return {
      reactions: await shownTo(
        tx,
        viewer,
        reactions.map(reaction => ({ reaction, judged: judged.get(reaction.worker) })),
      ),
    }
  },
  seriesReactions: async ({ tx, params, query, viewer, now }) => {
    if (!(await findItem(tx, CareMomentPublicationReaction, params.uuid, viewer))) throw new Problem('not_found')
    const all = await reactionsInSeries(tx, params.uuid)
    const uuids = all.map(({ uuid }) => uuid)
    const seen = uuids.length > 0 ? await visibleAmong(tx, CareMomentPublicationReaction, uuids, viewer) : new Map()
    const reactions = all.filter(({ uuid }) => seen.has(uuid))
    const [first] = reactions
    if (!first) return { reactions: [] }
    const moments = reactions.map(({ moment }) => moment)
    const chosen = [params.uuid, ...[query.chosen ?? []].flat()]
    const taken = reactions.filter(({ uuid }) => chosen.includes(uuid)).map(({ moment }) => moment)
    const judged = await eligibilityOfEach(tx, moments, first.worker, now, taken)
    const shown = await shownTo(
      tx,
      viewer,
      reactions.map(reaction => ({ reaction, judged: judged.get(reaction.moment) })),
    )
    return {
      reactions: shown.map((one, at) => ({ ...one, startDate: reactions[at]!.startDate, endDate: reactions[at]!.endDate })),
    }
  },
  standby: async ({ tx, item, note }) => {
    if (item.standbyPosition) return { standby_position: item.standbyPosition }
    note({ data: { afterChoice: item.status === 'not_selected' } })
    return { standby_position: await nextStandby(tx, item.careMomentPublication.uuid) }
  },
  noStandby: async () => ({ standby_position: null }),
} satisfies Handlers<typeof comparisonOperations>

interface Judgement {
  reasons: Reason[]
  signals: Signal[]
  assigned: { uuid: string; startDate: string; endDate: string }[]
}
type ComparedReaction = { reaction: { uuid: string; name: string }; judged: Judgement | undefined }
const shownTo = async (tx: Tx, viewer: Viewer, all: ComparedReaction[]) => {
  const behind = all.flatMap(({ judged }) => judged?.assigned ?? [])
  const seen = behind.length > 0 ? new Set(await shownShifts(tx, behind, viewer)) : new Set()
  return all.map(({ reaction: { uuid, name }, judged }) => ({
    reaction: `/v1/care_moment_publication_reactions/${uuid}`,
    // They are listed because they reacted, so this is no reason.
    reasons: inSentences(
      (judged?.reasons ?? []).filter(({ code }) => code !== 'already'),
      false,
    ),
    signals: forViewer(
      judged?.signals ?? [],
      name,
      (judged?.assigned ?? []).filter(shift => seen.has(shift)),
    ),
  }))
}

export const comparisons = { operations: comparisonOperations, handlers } satisfies Concept
