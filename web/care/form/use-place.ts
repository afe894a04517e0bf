import { useQuery } from '@tanstack/react-query'
import { queryOnceOf } from '#client/cache.ts'
import { homeCountry } from '#rules/typed/address.ts'
import { parsePostcode } from '#rules/typed/dutch-numbers.ts'

/** The city of a complete Dutch postcode, looked up by its four digits. `unknown` when there is no such postcode. */
export function usePlace(typed: { postcode: string; country: string }): { place: string | undefined; unknown: boolean } {
  const postcode = typed.country === homeCountry ? parsePostcode(typed.postcode)?.slice(0, 4) : undefined
  const query = queryOnceOf('GET /postcodes/{postcode}', { postcode: postcode ?? '' })
  const { data, error } = useQuery({ ...query, enabled: postcode !== undefined })
  return { place: data?.place, unknown: error?.status === 404 }
}
