// Users (gebruikers): every account with the person behind it, for the planner who activates and deactivates accounts.
import * as z from 'zod/mini'
import { custom, dates, exact, flag, order } from '../filters.ts'
import { type Actor, type AnyItem, computed, maybeOne, resource, roles, type Transition } from '../language.ts'
import { action, get, list } from '../operations.ts'
import { nothing, text } from '../schemas.ts'
import { type UserStatus, userStatus, userStatusName } from '../statuses.ts'
import { IdentityProvider } from './sign-on.ts'

const by = ['ROLE_PLANNER'] as const
const isAnother = (item: AnyItem, me: Actor) => item.uuid !== me.uuid && me.impersonator === null
const userActions = {
  deactivate: [{ by, from: ['active'], to: 'inactive', event: 'user_deactivated', who: isAnother }],
  activate: [{ by, from: ['inactive'], to: 'active', event: 'user_activated', who: isAnother }],
} as const satisfies Record<string, readonly Transition<UserStatus>[]>

export const User = resource(
  'User',
  '/users',
  {
    username: z.string(),
    /** From the record behind the account. */
    firstName: computed(z.nullable(z.string())),
    lastName: computed(z.nullable(z.string())),
    roles: z.array(z.enum(roles)),
    active: z.boolean(),
    /** The account's `active`, in the words of the transition table. */
    status: computed(z.enum(userStatus)),
    multiFactorEnabled: z.boolean(),
    /** Absent for someone who has not logged in during the last year. */
    lastLoginAt: computed(z.nullable(z.string())),
    /** Future shifts that are assigned to them. A deactivated worker keeps these until someone cancels them. */
    upcomingMoments: computed(z.int()),
    createdAt: z.string(),
  },
  { table: 'account', actions: userActions, statusNames: userStatusName },
)

/**
 * What was refused: a password, the code or passkey of the second step, a refresh token that somebody else had used. For a
 * sign-on: an address whose domain has no provider; an attempt that expired, or was cancelled at the provider; an error of the
 * provider; a missing second factor where one is required; an account that may not sign on.
 */
export const refusedKind = [
  ...['password', 'code', 'passkey', 'refresh_token', 'sign_on_domain', 'sign_on_over', 'sign_on_stopped'],
  ...['sign_on_answer', 'sign_on_assurance', 'sign_on_account'],
] as const
/** A login refused in the last ninety days: shows planners which accounts are under attack, and from where. */
export const RefusedLogin = resource('RefusedLogin', '/refused_logins', {
  kind: z.enum(refusedKind),
  refusedAt: z.string(),
  /** The network, not the address: 192.0.2.0/24. Empty when it is not known. */
  network: z.string(),
  /** Null when no account has the typed name, which itself is not stored. */
  account: maybeOne(User, 'username'),
  /** The name of the person behind the account. */
  name: computed(z.nullable(z.string())),
  /** At which provider a sign-on was refused, and of which organization it is. */
  provider: maybeOne(IdentityProvider, 'name'),
  organization: computed(z.nullable(z.string())),
})

const role = z.enum(roles)
export const userOperations = {
  list: list(User, {
    by,
    addition: true,
    order: ['username'],
    filters: [
      custom('search', z.string()),
      custom('roles', z.union([role, z.array(role)])),
      flag('active'),
      order('username'),
      order('lastName'),
      order('createdAt'),
    ],
  }),
  get: get(User, { by, addition: true }),
  refusals: list(RefusedLogin, {
    by,
    addition: true,
    order: ['-refusedAt'],
    filters: [exact('account.uuid'), exact('kind'), dates('refusedAt')],
  }),
  deactivate: action('PUT', User, 'deactivate', z.object({ reason: text(500) }), { addition: true }),
  activate: action('PUT', User, 'activate', nothing, { addition: true }),
}
