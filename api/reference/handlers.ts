import { referenceOperations } from '../../contract/workers/reference.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { Problem } from '../platform/problem.ts'
import { placeOf, queries } from './queries.ts'

const handlers = {
  postcode: async ({ tx, params }) => {
    const found = await placeOf(tx, params.postcode)
    if (!found) throw new Problem('not_found')
    return { place: found.place, municipality: found.municipality }
  },
} satisfies Handlers<typeof referenceOperations>

export const reference = { operations: referenceOperations, handlers, queries } satisfies Concept
