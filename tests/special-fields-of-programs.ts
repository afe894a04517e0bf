// Special body fields of API clients (tests/special-fields.ts).
import type { Given, Way } from './special-fields.ts'

// Only an organization chooses locations, and only scopes that lead to something are taken.
const ofOrganization: Way = {
  by: 'ROLE_ORGANIZATION_USER',
  fills: { scopes: ['care-moments:read', 'hours:write'], locations: ({ api }: Given) => [api.world.east, api.world.west] },
}
export const fieldsOfPrograms: Record<string, Way[]> = {
  'apiClients.create': [ofOrganization],
  'apiClients.change': [ofOrganization],
}
