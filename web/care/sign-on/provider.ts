import type { AnswerOf } from '#client/api.ts'
import type { IdentityProviderStatus } from '#contract/statuses.ts'

export type Provider = AnswerOf<'GET /identity_providers'>['member'][number]
export const providerTones = { active: 'green', off: 'grey' } as const satisfies Record<IdentityProviderStatus, string>
/** The domains that are not confirmed yet: nobody is sent to the provider from these. */
export const unconfirmedOf = ({ domains, confirmedDomains }: Provider): string[] =>
  domains.filter(domain => !confirmedDomains.includes(domain))
