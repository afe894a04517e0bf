// Links that arrive by mail and work once: they complete a registration, activate an account, set a new password or, for a
// planner, impersonate someone. Also the registration and the invitation that send them.
import * as z from 'zod/mini'
import { Client } from '../clients/clients.ts'
import { everyone, organizationRoles } from '../language.ts'
import { command } from '../operations.ts'
import { Organization, OrganizationLocation } from '../organizations/organizations.ts'
import { agreed, bigNumber, email, iri, newPassword, personName, phone, postalAddress, text } from '../schemas.ts'
import { contractType } from '../workers/care-workers.ts'
import { documentKind } from '../workers/documents.ts'
import { ExpertiseLevel } from '../workers/reference.ts'

export const userTokenKind = [
  'complete_registration',
  'activate_account',
  'join_family',
  'join_work',
  'keep_email',
  'reset_password',
  'impersonate',
] as const
export const invitedRole = [
  'ROLE_CLIENT_ADMIN',
  'ROLE_PLANNER',
  'ROLE_BACK_OFFICE_EMPLOYEE',
  'ROLE_ORGANIZATION_USER',
  'ROLE_ORGANIZATION_LOCATION_ADMIN',
] as const

const params = { user_token: /^[0-9a-f]{128}$/ }
export const userTokenOperations = {
  get: command('GET', '/user_tokens/{user_token}', {
    by: 'public',
    params,
    answer: z.object({
      kind: z.enum(userTokenKind),
      email: z.string(),
      expiresAt: z.string(),
      /** The name in an invitation, for its owner to check (docs/decisions/0100), or in a registration; otherwise null. */
      firstName: z.nullable(z.string()),
      lastName: z.nullable(z.string()),
      /** For an invitation: who invited, and where they work, if known. */
      invitedBy: z.nullable(z.string()),
      /** For an invitation of a relative, with or without an account: the first names of the clients whose care they will see. */
      clients: z.array(z.string()),
      /** Whether its owner has agreed to the current terms and privacy statement. */
      agreed: z.boolean(),
      /** For a registration: the documents its owner has to hand in; of each inner list one is enough. Otherwise empty. */
      documents: z.array(z.array(z.enum(documentKind))),
    }),
  }),
  /**
   * What can be done about a link that no longer works. 404 for one we never sent, or that is too old: `tidy-accounts` removes a
   * link thirty days after its end.
   */
  ended: command('GET', '/user_tokens/{user_token}/ended', {
    by: 'public',
    addition: true,
    params,
    answer: z.object({
      kind: z.enum(userTokenKind),
      /** Its owner may ask for a new one. */
      renewable: z.boolean(),
      /** For a relative: who gives the care, and can be called when the office is closed. */
      place: z.nullable(z.object({ name: z.string(), phone: z.string() })),
    }),
  }),
  /**
   * Mails a new link to the same address in place of one that no longer works. After a few the answer stays the same, but no mail
   * is sent.
   */
  renew: command('POST', '/user_tokens/{user_token}/renew', { by: 'public', addition: true, params, status: 202 }),
  /** For complete_registration and activate_account. A kind ignores the fields that it does not use. */
  completeRegistration: command('PUT', '/user_tokens/{user_token}/complete_registration', {
    by: 'public',
    params,
    body: z.object({
      password: newPassword,
      /** May be omitted by people who agreed before. */
      agreed: z.optional(agreed),
      firstName: z.optional(personName()),
      lastName: z.optional(personName()),
      profile: z.optional(z.object({ about: z.nullish(text(2000)), openToOtherContractForms: z.optional(z.boolean()) })),
      preferences: z.optional(
        z.object({
          hasObjectionToPets: z.optional(z.boolean()),
          hasObjectionToSmokingInside: z.optional(z.boolean()),
          hasObjectionToSmokingOutside: z.optional(z.boolean()),
          hasDriversLicense: z.optional(z.boolean()),
          hasCar: z.optional(z.boolean()),
          maximumDistanceKm: z.optional(z.int().check(z.minimum(1), z.maximum(300))),
        }),
      ),
    }),
  }),
  /** A token for sixty minutes. It cannot be refreshed. */
  impersonate: command('PUT', '/user_tokens/{user_token}/impersonate', {
    by: 'public',
    params,
    body: z.optional(z.looseObject({})),
    answer: z.object({ token: z.string() }),
    handsOutTokens: true,
  }),
  resetPassword: command('PUT', '/user_tokens/{user_token}/reset_password', {
    by: 'public',
    params,
    body: z.object({ password: newPassword }),
  }),
  /** The answer is the same whether or not the account exists. */
  requestReset: command('POST', '/user_tokens/reset_password', {
    by: 'public',
    body: z.object({ username: email() }),
    status: 202,
  }),
  /** The answer is the same whether or not the address is already known. The link arrives by mail. */
  register: command('POST', '/care_workers/register', {
    by: 'public',
    body: z.object({
      firstName: personName(),
      lastName: personName(),
      email: email(),
      phone: phone(),
      address: postalAddress,
      expertiseLevel: iri(ExpertiseLevel),
      contractTypes: z.array(z.enum(contractType)).check(z.minLength(1), z.maxLength(2)),
      bigNumber: z.nullish(bigNumber()),
      agreed,
    }),
    status: 202,
  }),
  /** A link, valid for five minutes, with which a planner sees what this person sees. */
  impersonationLink: command('POST', '/user_tokens/impersonate', {
    by: ['ROLE_PLANNER'],
    addition: true,
    body: z.object({ user: z.uuid() }),
    answer: z.object({ url: z.string(), expiresAt: z.string() }),
    status: 201,
  }),
  /**
   * A new account with a link to activate it; a new link for an account that is not activated yet. An organization user invites
   * colleagues to their own organization only.
   */
  invite: command('POST', '/user_tokens/activate_account', {
    by: ['ROLE_PLANNER', 'ROLE_ORGANIZATION_USER'],
    addition: true,
    body: z.object({
      role: z.enum(invitedRole),
      email: email(),
      firstName: personName(),
      lastName: personName(),
      organization: z.nullish(iri(Organization)),
      locations: z.optional(z.array(iri(OrganizationLocation)).check(z.maxLength(100))),
      clients: z.optional(z.array(iri(Client)).check(z.maxLength(100))),
    }),
    status: 202,
  }),
  /**
   * Lets a client's contact person log in for that client: a new account with a link to activate it, a new link while it is not
   * activated, one more client for a relative's existing account, or a link with which somebody with another account accepts. For
   * whoever keeps the client, in their own name, which the mail mentions.
   */
  inviteRelative: command('POST', '/client_relations/{uuid}/invite', {
    by: [...organizationRoles, 'ROLE_PLANNER'],
    inOwnName: true,
    addition: true,
    status: 202,
  }),
  /** Somebody with an account also acts for a client, by a link that was mailed to them: only they can do this, logged in. */
  joinFamily: command('PUT', '/user_tokens/{user_token}/join_family', {
    by: everyone,
    params,
    inOwnName: true,
    addition: true,
  }),
  /**
   * A relative also becomes a care worker, with the details they filled in and the account they have: only they can do this,
   * logged in.
   */
  joinWork: command('PUT', '/user_tokens/{user_token}/join_work', {
    by: ['ROLE_CLIENT_ADMIN'],
    params,
    inOwnName: true,
    addition: true,
  }),
  /** A contact person no longer acts for this client. Their account stays, for other clients and for their own work. */
  endRelative: command('POST', '/client_relations/{uuid}/end_access', {
    by: ['ROLE_PLANNER'],
    addition: true,
  }),
}
