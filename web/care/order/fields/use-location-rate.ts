import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../client/cache.ts'
import type { Draft } from '../draft.ts'

const uuidIn = (iri: string) => iri.split('/').at(-1)!

/** The rate of the location for the level, contract form and date: the latest that has begun, in cents an hour. */
export function useLocationRate({ location, level, contractTypes, date }: Draft, today: string): number | undefined {
  const contractType = contractTypes.length === 1 ? contractTypes[0]! : 'freelance'
  // The rate of another level may not show while this one loads.
  const { placeholderData: _previous, ...fresh } = ask('GET /organization_location_rates', {
    query: {
      'organizationLocation.uuid': uuidIn(location),
      'expertiseLevel.uuid': uuidIn(level),
      contractType,
      'order[validFrom]': 'desc',
      pagination: false,
    },
  })
  const query = useQuery({ ...fresh, enabled: location !== '' && level !== '' })
  return query.data?.member.find(rate => rate.validFrom <= (date ?? today))?.hourlyRate
}
