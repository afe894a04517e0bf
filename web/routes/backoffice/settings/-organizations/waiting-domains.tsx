import { useQuery } from '@tanstack/react-query'
import { unconfirmedOf } from '#care/sign-on/provider.ts'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Notice } from '#components/page/notice.tsx'
import { organizationHref } from './organization.ts'

/** The domains that a planner has to confirm; nothing when there are none. */
export function WaitingDomains() {
  const { data } = useQuery(queryOf('GET /identity_providers', { query: { awaitsConfirmation: true, pagination: false } }))
  if (!data || data.member.length === 0) return null
  return (
    <Notice tone="attention" title="Domeinen om te bevestigen">
      <ul>
        {data.member.map(provider => (
          <li key={provider.uuid}>
            <AppLink href={organizationHref(provider.organization.uuid)}>{provider.organization.name}</AppLink>:{' '}
            <span className="breaks">{unconfirmedOf(provider).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
