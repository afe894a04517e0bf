// How copied shifts are offered: in the contract forms and to the audience of their originals.
import { type AnswerOf, call } from '#client/api.ts'
import type { Item } from '../bulk/use-bulk.ts'
import type { Copied } from './copied.ts'

type Results = AnswerOf<'POST /care_moments/copies'>['results']
type Publish = 'POST /care_moment_publications'

/** The publication of each copy, like that of its original; a copy of an unpublished one is not published. */
export async function offersOf(copied: readonly Copied[], results: Results): Promise<Item<Publish>[]> {
  const made = results.flatMap(({ careMoment, copy }) => {
    const original = copied.find(({ moment }) => moment['@id'] === careMoment)?.moment
    return original && copy && original.publishedForContractTypes.length > 0 ? [{ original, copy }] : []
  })
  if (made.length === 0) return []
  const { member } = await call('GET /care_moment_publications', {
    query: { 'careMoment.uuid': made.map(({ original }) => original.uuid), 'order[createdAt]': 'asc', pagination: false },
  })
  const audiences = new Map(member.map(({ careMoment, audience }) => [careMoment.uuid, audience]))
  return made.flatMap(({ original, copy }) => {
    const audience = audiences.get(original.uuid)
    const offer = { careMoment: copy, publishedForContractTypes: original.publishedForContractTypes, audience }
    return audience ? [{ moment: { ...original, '@id': copy }, args: { body: { ...offer, audience } } }] : []
  })
}
