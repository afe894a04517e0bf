// The connections of the demo organization: a sign-on provider, a webhook and an API client, made when their screens are first
// opened.
import { callersOf } from '../journeys/visit.ts'
import type { Find } from './places.ts'

const organization = 'organisatie@demo.example'
const theFirst =
  (list: string, form: Record<string, unknown>): Find =>
  async ({ app }) => {
    const caller = await (await callersOf(app))(organization)
    const made = (await caller.get(`${list}?pagination=false`)).body.member[0]
    const { uuid } = made ?? (await caller.post(list, form)).body
    if (!uuid) throw new Error(`${list} made nothing`)
    return uuid
  }
export const provider = theFirst('/identity_providers', {
  ...{ name: 'Lindevecht', issuer: 'https://sso.lindevecht.example/realms/medewerkers', clientId: 'zorginzet' },
  ...{ clientSecret: 'geheim', domains: ['lindevecht.example', 'thuiszorg-lindevecht.example'] },
})
export const webhook = theFirst('/webhook_endpoints', {
  ...{
    url: 'https://rooster.lindevecht.example/zorginzet/berichten',
    description: 'Ons rooster',
    kinds: ['care_moment.created'],
  },
})
export const apiClient = theFirst('/api_clients', { name: 'Ons rooster', scopes: ['care-moments:read'] })
/** The organization whose domains wait for a planner. */
export const organizationOfProvider: Find = async viewing => {
  await provider(viewing)
  const { organization_uuid } = await viewing.app.server.database
    .selectFrom('identity_provider')
    .select('organization_uuid')
    .executeTakeFirstOrThrow()
  return organization_uuid
}
