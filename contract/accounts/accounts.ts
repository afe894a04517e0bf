// Accounts: logging in, staying logged in, logging out, an account's own logins and settings, and the records behind the roles.
import * as z from 'zod/mini'
import { exact } from '../filters.ts'
import { backOfficeRoles, computed, everyone, organizationRoles, resource } from '../language.ts'
import { change, command, get, list, remove } from '../operations.ts'
import { newPassword, personName, phone } from '../schemas.ts'

export const BackOfficeEmployee = resource('BackOfficeEmployee', '/back_office_employees', {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Their own number, for the families of the clients they manage. */
  phone: z.nullable(z.string()),
})
/** A login on one device, until it is ended or not used for thirty days. */
export const AccountSession = resource('AccountSession', '/account_sessions', {
  userAgent: z.nullable(z.string()),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  /** The login that makes this request. */
  current: computed(z.boolean()),
})
export const multiFactorMethod = ['email', 'totp'] as const
/** The settings of someone's account. The uuid is that of the account. */
export const UserSetting = resource('UserSetting', '/user_settings', {
  multiFactorEnabled: z.boolean(),
  multiFactorMethod: z.enum(multiFactorMethod),
  recoveryCodesLeft: z.int(),
  /** False for somebody who has only ever logged in through their organization. */
  hasPassword: z.boolean(),
})

export const token = z.object({ token: z.string(), refresh_token: z.optional(z.string()) })
const refreshToken = z.optional(z.object({ refresh_token: z.optional(z.string()) }))
// Only the user's own: the uuid is that of the record behind the role.
const replacing = { inOwnName: true, body: z.object({ currentPassword: z.string(), password: newPassword }) } as const
export const accountOperations = {
  login: command('POST', '/login/check', {
    by: 'public',
    body: z.object({ username: z.string(), password: z.string() }),
    answer: token,
    handsOutTokens: true,
  }),
  refresh: command('POST', '/login/token_refresh', { by: 'public', body: refreshToken, answer: token, handsOutTokens: true }),
  logout: command('POST', '/logout', {
    by: 'public',
    body: refreshToken,
    /** `endSession`: after a login through an organization, the address that logs the browser out there as well. */
    answer: z.object({ code: z.int(), message: z.string(), endSession: z.optional(z.string()) }),
    handsOutTokens: true,
  }),
  backOfficeEmployee: get(BackOfficeEmployee, { by: backOfficeRoles }),
  /** Only of oneself. */
  changeBackOfficeEmployee: change(
    'PUT',
    BackOfficeEmployee,
    z.object({ firstName: personName(), lastName: personName(), phone: z.nullish(phone()) }),
    { by: backOfficeRoles, inOwnName: true, addition: true, event: 'back_office_employee_changed' },
  ),
  settings: list(UserSetting, { by: everyone, filters: [exact('user.uuid', 'uuid')] }),
  changePassword: command('PUT', '/care_workers/{uuid}/password', { by: ['ROLE_CARE_WORKER'], ...replacing }),
  changeRelativePassword: command('PUT', '/client_admins/{uuid}/password', {
    by: ['ROLE_CLIENT_ADMIN'],
    addition: true,
    ...replacing,
  }),
  changeUserPassword: command('PUT', '/organization_users/{uuid}/password', {
    by: organizationRoles,
    addition: true,
    ...replacing,
  }),
  changeEmployeePassword: command('PUT', '/back_office_employees/{uuid}/password', {
    ...{ by: backOfficeRoles, addition: true },
    ...replacing,
  }),
  sessions: list(AccountSession, { by: everyone, addition: true, order: ['-lastUsedAt'] }),
  endSession: remove(AccountSession, { by: everyone, inOwnName: true, addition: true, event: 'session_ended' }),
  endOtherSessions: command('DELETE', '/account_sessions', { by: everyone, inOwnName: true, addition: true }),
}
