// Sign-on by OpenID Connect (inloggen via je organisatie): the provider of an organization, and the accounts that are linked with it
// (docs/decisions/0151).
import * as z from 'zod/mini'
import { custom, exact } from '../filters.ts'
import { computed, one, organizationRoles, resource, type Transition } from '../language.ts'
import { action, change, command, create, get, list, remove } from '../operations.ts'
import { Organization } from '../organizations/organizations.ts'
import { email, line, nothing, text } from '../schemas.ts'
import { type IdentityProviderStatus, identityProviderStatus, identityProviderStatusName } from '../statuses.ts'
import { token } from './accounts.ts'

const by = ['ROLE_ORGANIZATION_USER'] as const
const both = identityProviderStatus
const providerActions = {
  switch_off: [{ by, from: ['active'], to: 'off', event: 'identity_provider_switched_off' }],
  switch_on: [{ by, from: ['off'], to: 'active', event: 'identity_provider_switched_on' }],
  confirm: [{ by: ['ROLE_PLANNER'], from: both, event: 'identity_provider_confirmed' }],
} as const satisfies Record<string, readonly Transition<IdentityProviderStatus>[]>
export const IdentityProvider = resource(
  'IdentityProvider',
  '/identity_providers',
  {
    organization: one(Organization, 'name'),
    /** As people of the organization know it. */
    name: z.string(),
    issuer: z.string(),
    clientId: z.string(),
    domains: z.array(z.string()),
    /**
     * People with an address at one of these domains are sent to the provider. A planner has checked that the domains are the
     * organization's.
     */
    confirmedDomains: z.array(z.string()),
    /** Whether somebody without an account gets one at their first sign-on. */
    acceptsNew: z.boolean(),
    /** The claim that holds a newcomer's role: `organisatie` or `locatie` is among its values. */
    roleClaim: z.nullable(z.string()),
    /** The claim with the names of the locations, for somebody who works for only some of them. */
    locationsClaim: z.nullable(z.string()),
    /** The values of the `acr` claim that count as our second step. */
    secondFactorAcrs: z.array(z.string()),
    /** Whether `mfa` in the `amr` claim counts as our second step. */
    countsMfa: z.boolean(),
    /** The maximum age of a login, in minutes, to open a client's file; null for no maximum. */
    stepUpMinutes: z.nullable(z.int()),
    status: z.enum(identityProviderStatus),
    /** The last sign-on in ninety days that was refused because of the provider or its settings, in the words that the person read. */
    lastRefusal: computed(z.nullable(z.object({ at: z.string(), detail: z.string() }))),
    createdAt: z.string(),
    version: z.int(),
  },
  { actions: providerActions, statusNames: identityProviderStatusName },
)
/** Links a person at a provider to their account here. */
export const AccountIdentity = resource('AccountIdentity', '/account_identities', {
  provider: one(IdentityProvider, 'name'),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})

/** The maximum number of providers of an organization. */
export const maxProviders = 5
/** The values of the role claim, and the role each gives a newcomer. */
export const roleValues = { organisatie: 'ROLE_ORGANIZATION_USER', locatie: 'ROLE_ORGANIZATION_LOCATION_ADMIN' } as const

/** Why somebody new gets no account at their first sign-on. */
export const newcomerLacks = ['email', 'domain', 'role', 'name', 'locations'] as const
export type NewcomerLacks = (typeof newcomerLacks)[number]

const version = z.int().check(z.minimum(0), z.maximum(2_000_000_000))
const provider = {
  name: line(100),
  clientId: line(300),
  domains: z.array(line(200)).check(z.minLength(1, { error: 'Vul minimaal één domein in.' }), z.maxLength(20)),
  acceptsNew: z._default(z.boolean(), false),
  roleClaim: z.nullish(line(100)),
  locationsClaim: z.nullish(line(100)),
  secondFactorAcrs: z._default(z.array(line(200)).check(z.maxLength(10)), []),
  countsMfa: z._default(z.boolean(), false),
  stepUpMinutes: z.nullish(z.int().check(z.minimum(1), z.maximum(1440))),
}
const own = { by, addition: true } as const
const atLogin = { by: 'public', addition: true, handsOutTokens: true } as const
const address = z.object({ address: z.string() })
export const signOnOperations = {
  /**
   * Where somebody with this address signs on. 422 when no organization has its domain; it does not reveal whether there is an
   * account. `anew`: the provider must ask for the login again, even with a session of its own.
   */
  start: command('POST', '/login/sign_on', {
    ...atLogin,
    body: z.object({ username: email(), anew: z._default(z.boolean(), false) }),
    answer: address,
  }),
  /**
   * The parameters with which the browser returns from the provider. The answer is a login; or `linking`: the user must prove
   * which account is theirs (`link`); or, for a trial, what the provider said.
   */
  finish: command('POST', '/login/sign_on/finish', {
    ...atLogin,
    body: z.object({
      state: text(200),
      code: z.optional(text(4000)),
      iss: z.optional(text(1000)),
      error: z.optional(text(200)),
    }),
    answer: z.object({
      ...z.partial(token).shape,
      linking: z.optional(z.object({ provider: z.string() })),
      trial: z.optional(
        z.object({
          provider: z.string(),
          /** Whether its second factor counts as our second step. */
          secondFactor: z.boolean(),
          claims: z.array(z.object({ name: z.string(), value: z.string() })),
          /**
           * What a new user with these claims would get: a role and locations, or what is missing for that. Null where new users
           * get no account.
           */
          newcomer: z.nullable(
            z.object({
              lacks: z.nullable(z.enum(newcomerLacks)),
              role: z.nullable(z.string()),
              locations: z.array(z.string()),
            }),
          ),
        }),
      ),
    }),
  }),
  /** Links the sign-on of this browser to the caller's account. The password is that of the account. */
  link: command('POST', '/account_identities', {
    by: organizationRoles,
    addition: true,
    inOwnName: true,
    body: z.object({ state: text(200), password: z.string() }),
  }),
  identities: list(AccountIdentity, { by: organizationRoles, addition: true, order: ['createdAt'] }),
  /** 409 for somebody without a password here: it would be the only way in. */
  unlink: remove(AccountIdentity, {
    by: organizationRoles,
    addition: true,
    inOwnName: true,
    event: 'account_identity_removed',
  }),
  providers: list(IdentityProvider, {
    by: [...by, 'ROLE_PLANNER'],
    addition: true,
    order: ['createdAt'],
    filters: [
      exact('organization.uuid'),
      /** Among those that are switched on: whether a domain waits for a planner. */
      custom('awaitsConfirmation', z.stringbool()),
    ],
  }),
  provider: get(IdentityProvider, { by: [...by, 'ROLE_PLANNER'], addition: true }),
  /** 422 for an issuer that is not a public address over TLS, 409 for a domain that is another provider's. */
  create: create(IdentityProvider, z.object({ ...provider, issuer: line(1000), clientSecret: line(1000) }), {
    ...own,
    event: 'identity_provider_created',
  }),
  /** When omitted, the secret stays the same. A new domain must be confirmed. */
  change: change('PUT', IdentityProvider, z.object({ ...provider, clientSecret: z.nullish(line(1000)), version }), {
    ...own,
    event: 'identity_provider_changed',
  }),
  /** Removes its links to accounts; everybody keeps their account and password. */
  remove: remove(IdentityProvider, { ...own, event: 'identity_provider_removed' }),
  switchOff: action('PUT', IdentityProvider, 'switch_off', nothing, { addition: true }),
  switchOn: action('PUT', IdentityProvider, 'switch_on', nothing, { addition: true }),
  /** Confirms that these domains, as they were read, are the organization's. */
  confirm: action('PUT', IdentityProvider, 'confirm', z.object({ version }), { addition: true }),
  /** A trial sign-on for the caller: at its end the screen shows what the provider says, and nobody is logged in. */
  try: command('POST', '/identity_providers/{uuid}/try', { ...own, answer: address, handsOutTokens: true }),
}
