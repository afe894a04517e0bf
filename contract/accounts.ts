// Accounts: login, second factor, refresh, logout, and the records behind the roles.
import * as z from 'zod/mini'
import { backOfficeRoles, resource } from './language.ts'
import { command, get } from './operations.ts'

export const BackOfficeEmployee = resource('BackOfficeEmployee', '/back_office_employees', {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
})

const token = z.object({ token: z.string(), refresh_token: z.optional(z.string()) })
export const accountOperations = {
  login: command('POST', '/login/check', {
    by: 'public',
    body: z.object({ username: z.string(), password: z.string() }),
    answer: token,
  }),
  refresh: command('POST', '/login/token_refresh', {
    by: 'public',
    body: z.optional(z.object({ refresh_token: z.optional(z.string()) })),
    answer: token,
  }),
  logout: command('POST', '/logout', {
    by: 'public',
    body: z.optional(z.object({ refresh_token: z.optional(z.string()) })),
    answer: z.object({ code: z.int(), message: z.string() }),
  }),
  mfaVerify: command('PUT', '/mfa/verify', {
    by: ['IS_AUTHENTICATED_2FA_IN_PROGRESS'],
    body: z.object({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/, { error: 'De code heeft zes cijfers.' })) }),
    answer: token,
  }),
  mfaResend: command('PUT', '/mfa/resend', { by: ['IS_AUTHENTICATED_2FA_IN_PROGRESS'], status: 202 }),
  backOfficeEmployee: get(BackOfficeEmployee, { by: backOfficeRoles }),
}
