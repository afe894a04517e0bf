import { useQuery } from '@tanstack/react-query'
import type { Args } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { groupWords, type Offer } from './offer.ts'

type New = 'GET /care_moments/publication_preview'
/** For a moment that does not exist yet: what is known about it. */
export type NewWork = Omit<Args<New>['query'], 'publishedForContractTypes' | 'audience'>
/** An existing moment, or one that is being made. */
export type Work = { moment: string } | { work: NewWork | undefined }

const useOne = (of: Work, { publishedForContractTypes }: Offer, audience: Offer['audience'], enabled: boolean) => {
  const offer = { publishedForContractTypes, audience }
  const isStored = 'moment' in of
  const canAsk = enabled && publishedForContractTypes.length > 0
  const stored = useQuery({
    ...queryOf('GET /care_moments/{uuid}/publication_preview', { uuid: isStored ? of.moment : '', query: offer }),
    enabled: canAsk && isStored,
  })
  const work = isStored ? undefined : of.work
  const made = useQuery({
    // Without a location and a level there is nothing to query.
    ...queryOf('GET /care_moments/publication_preview', { query: { location: '', expertiseLevel: '', ...work, ...offer } }),
    enabled: canAsk && work !== undefined,
  })
  return isStored ? stored.data : made.data
}
/** How many people an offer reaches in the end; with steps also how many at first. */
export const useReach = (of: Work, offer: Offer) => {
  const last = offer.widening.at(-1)
  const reached = useOne(of, offer, last?.audience ?? offer.audience, true)
  const early = useOne(of, offer, offer.audience, last !== undefined)
  const first = last && { group: groupWords[offer.audience], reached: early }
  return { reached, first, forms: offer.publishedForContractTypes }
}
