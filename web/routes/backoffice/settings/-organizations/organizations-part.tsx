import { useSearch } from '@tanstack/react-router'
import { OneOrganization } from './one-organization.tsx'
import { OrganizationList } from './organization-list.tsx'

/** The list of organizations, or the one in the address with its locations, users and rates. */
export default function OrganizationsPart() {
  const { organisatie } = useSearch({ strict: false }) as { organisatie?: string }
  return organisatie ? <OneOrganization key={organisatie} uuid={organisatie} /> : <OrganizationList />
}
