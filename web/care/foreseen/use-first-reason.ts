import { useQuery } from '@tanstack/react-query'
import { askOnce } from '../../client/cache.ts'

/** Some reason to ask with what would follow, before people chose one: what follows is the same for each. */
export function useFirstReason(call: 'GET /cancel_reasons' | 'GET /cancel_assignment_reasons'): string | undefined {
  const query = { isSelectableForOrganization: true, selectable: true } as const
  const ofCancel = useQuery({ ...askOnce('GET /cancel_reasons', { query }), enabled: call === 'GET /cancel_reasons' })
  const ofAssignment = useQuery({
    ...askOnce('GET /cancel_assignment_reasons', { query }),
    enabled: call === 'GET /cancel_assignment_reasons',
  })
  return (ofCancel.data ?? ofAssignment.data)?.member[0]?.['@id']
}
