import { type Actor, uuidOf } from '../../contract/language.ts'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import { copyOperations } from '../../contract/moments/copies.ts'
import { createMoment, type NewMoment } from '../care-moments/queries.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { Problem } from '../platform/problem.ts'
import { visibleAmong } from '../platform/rows/rows.ts'
import { likeOriginals } from './queries.ts'

const handlers = {
  copy: async ({ tx, body, viewer, me, now }) => {
    const uuids = [...new Set(body.careMoments.map(uuidOf))]
    const seen = await visibleAmong(tx, CareMoment, uuids, viewer)
    const originals = await likeOriginals(tx, [...seen.keys()], body.days)
    const made = new Map<string, Copied>()
    for (const [uuid, like] of originals) {
      const published = body.publish ? like.publishedForContractTypes : []
      made.set(uuid, await tryToMake({ tx, me, now }, { ...like, publishedForContractTypes: published }))
    }
    return {
      results: uuids.map(uuid => {
        const { copy = null, refusal = null } = made.get(uuid) ?? (seen.has(uuid) ? ofPeriod : notFound)
        return { careMoment: `/v1/care_moments/${uuid}`, copy: copy && `/v1/care_moments/${copy}`, refusal }
      }),
    }
  },
} satisfies Handlers<typeof copyOperations>

type Copied = { copy?: string; refusal?: string }
const ofPeriod: Copied = { refusal: 'Wat bij een periode hoort, voeg je in die periode toe.' }
const notFound: Copied = { refusal: new Problem('not_found').message }
// A refusal comes before anything of this moment is written.
const tryToMake = async (maker: { tx: Tx; me: Actor; now: string }, like: NewMoment): Promise<Copied> => {
  try {
    return { copy: await createMoment(maker, like) }
  } catch (problem) {
    if (problem instanceof Problem) return { refusal: problem.violations?.[0]?.message ?? problem.message }
    throw problem
  }
}

export const copies = { operations: copyOperations, handlers } satisfies Concept
