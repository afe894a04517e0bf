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
  // A new version follows the organization's own newest version; without one it is the first.
  'agreementTemplates.create': [
    {
      fills: { organization: ({ api }: FieldData) => api.world.organization, version: 0 },
      as: { version: (_said, { version }) => Number(version) - 1 },
    },
  ],
  'agreementTemplates.example': [{ from: async ({ answer }) => answer }],
}
