// Special body fields of API clients and of agreements (tests/special-fields.ts).
import type { FieldData, Way } from './special-fields.ts'

// Only an organization chooses locations, and only scopes that lead to something are taken.
const ofOrganization: Way = {
  by: 'ROLE_ORGANIZATION_USER',
  fills: { scopes: ['care-moments:read', 'hours:write'], locations: ({ api }: FieldData) => [api.world.east, api.world.west] },
}
export const fieldsOfPrograms: Record<string, Way[]> = {
  'apiClients.create': [ofOrganization],
  'apiClients.change': [ofOrganization],
  // A next version follows the newest of its own: that of an organization without one is its first.
  'agreementTemplates.create': [
    {
      fills: { organization: ({ api }: FieldData) => api.world.organization, version: 0 },
      as: { version: (_said, { version }) => Number(version) - 1 },
    },
  ],
  'agreementTemplates.example': [{ from: async ({ answer }) => answer }],
}
