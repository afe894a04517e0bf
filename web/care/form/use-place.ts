import { useQuery } from '@tanstack/react-query'
import { parsePostcode } from '../../../rules/dutch-numbers.ts'
import { askOnce } from '../../client/cache.ts'

/** The place of a complete postcode, asked with its four digits. `unknown` when there is no such postcode. */
export function usePlace(typed: string): { place: string | undefined; unknown: boolean } {
  const postcode = parsePostcode(typed)?.slice(0, 4)
  const query = askOnce('GET /postcodes/{postcode}', { postcode: postcode ?? '' })
  const { data, error } = useQuery({ ...query, enabled: postcode !== undefined })
  return { place: data?.place, unknown: error?.status === 404 }
}
