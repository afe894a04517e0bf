// Contract proposals (contractvoorstellen): an organization offers a care worker a contract. The worker can answer through the
// link in the mail, without a login.
import * as z from 'zod/mini'
import { custom, exact, flag, order } from '../filters.ts'
import {
  type Actor,
  type AnyItem,
  computed,
  everyone,
  maybeOne,
  one,
  organizationRoles,
  resource,
  type Transition,
} from '../language.ts'
import { command, create, list } from '../operations.ts'
import { Organization } from '../organizations/organizations.ts'
import { among, iri, nothing, text } from '../schemas.ts'
import { type ContractProposalStatus, contractProposalStatus, contractProposalStatusName } from '../statuses.ts'
import { CareWorker } from './care-workers.ts'
import { selectableField } from './reference.ts'

export const contractForm = [
  'fixed_term',
  'zero_hours',
  'min_max',
  'agency_employment',
  'temp_agency',
  'payroll',
  'by_agreement',
] as const
export const contractDuration = ['0_3', '3_6', '6_12', 'by_agreement'] as const

/**
 * A salary scale (functiegroep, FWG): cents a month for full-time work. Without amounts when they are unknown; `estimated` when
 * they are our estimate that no planner has confirmed.
 */
export const SalaryScale = resource(
  'SalaryScale',
  '/salary_scales',
  {
    ...{ scale: z.int(), minimum: z.nullable(z.int()), maximum: z.nullable(z.int()) },
    ...{ estimated: z.boolean(), selectable: z.boolean() },
  },
  selectableField,
)

const worker = ['ROLE_CARE_WORKER'] as const
const own = (item: AnyItem, me: Actor) => (item.careWorker as { uuid?: string } | undefined)?.uuid === me.uuid
const contractProposalActions = {
  accept: [{ by: worker, from: ['open'], to: 'accepted', event: 'contract_proposal_accepted', who: own }],
  reject: [{ by: worker, from: ['open'], to: 'rejected', event: 'contract_proposal_rejected', who: own }],
  withdraw: [{ by: organizationRoles, from: ['open'], to: 'withdrawn', event: 'contract_proposal_withdrawn' }],
  resend: [{ by: organizationRoles, from: ['open'], event: 'contract_proposal_resent' }],
  expire: [{ by: [], from: ['open'], to: 'expired', event: 'contract_proposal_expired' }],
} as const satisfies Record<string, readonly Transition<ContractProposalStatus>[]>

export const ContractProposal = resource(
  'ContractProposal',
  '/contract_proposals',
  {
    status: z.enum(contractProposalStatus),
    organization: one(Organization, 'name', 'city'),
    careWorker: one(CareWorker, 'profile'),
    form: z.enum(contractForm),
    /** In months. */
    duration: z.enum(contractDuration),
    /** Null means: by agreement. The same holds for the hours. */
    salaryScale: maybeOne(SalaryScale, 'scale', 'minimum', 'maximum', 'estimated'),
    hoursPerWeek: z.nullable(z.int()),
    message: z.nullable(z.string()),
    /** The number to call with questions: of the organization's first location, by name, that has one. */
    phone: computed(z.nullable(z.string())),
    /** Why the worker rejected it, in their own words. */
    statusReason: z.nullable(z.string()),
    /** When its link was last mailed: thirty days before it expires. */
    sentAt: computed(z.string()),
    expiresAt: z.string(),
    /** When the care worker first opened it. */
    viewedAt: z.nullable(z.string()),
    answeredAt: z.nullable(z.string()),
    createdAt: z.string(),
  },
  {
    itemOnly: [
      'message',
      'phone',
      'careWorker.profile.about',
      'careWorker.profile.languages',
      'careWorker.profile.openToOtherContractForms',
    ],
    actions: contractProposalActions,
    statusNames: contractProposalStatusName,
  },
)

const named = { '@id': z.string(), uuid: z.string() }
const contractProposalAction = ['accept', 'reject', 'withdraw', 'resend', 'expire'] as const
const profile = z.object({
  ...named,
  ...{ firstName: z.string(), lastName: z.string(), photo: z.optional(z.string()) },
  expertiseLevel: z.object({ ...named, name: z.string() }),
})
/** The item, in the form that someone with only the link also gets. */
const item = z.object({
  ...named,
  '@type': z.literal('ContractProposal'),
  status: z.enum(contractProposalStatus),
  organization: z.object({ ...named, name: z.string(), city: z.string() }),
  careWorker: z.object({ ...named, profile }),
  form: z.enum(contractForm),
  duration: z.enum(contractDuration),
  salaryScale: z.optional(
    z.object({
      ...{ ...named, scale: z.int(), minimum: z.optional(z.int()), maximum: z.optional(z.int()) },
      estimated: z.boolean(),
    }),
  ),
  hoursPerWeek: z.optional(z.int()),
  message: z.optional(z.string()),
  phone: z.optional(z.string()),
  statusReason: z.optional(z.string()),
  sentAt: z.string(),
  expiresAt: z.string(),
  viewedAt: z.optional(z.string()),
  answeredAt: z.optional(z.string()),
  createdAt: z.string(),
  allowedActions: z.array(z.enum(contractProposalAction)),
  obstacles: z.partialRecord(z.enum(contractProposalAction), z.string()),
})

const noFixedHours = { path: ['hoursPerWeek'], error: 'Een nulurencontract heeft geen vast aantal uren.' }
const onlyOfRejection = { path: ['reason'], error: 'Een reden hoort alleen bij afwijzen.' }
// By uuid for a party who is logged in, by token for whoever has the link.
const uuid = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{128})$/
export const contractProposalOperations = {
  list: list(ContractProposal, {
    by: [...worker, ...organizationRoles, 'ROLE_PLANNER'],
    addition: true,
    order: ['-createdAt'],
    filters: [
      exact('status'),
      exact('careWorker.uuid'),
      exact('organization.uuid'),
      custom('search', z.string()),
      order('createdAt'),
      order('expiresAt'),
    ],
  }),
  get: command('GET', '/contract_proposals/{uuid}', { by: 'public', params: { uuid }, answer: item }),
  create: create(
    ContractProposal,
    z
      .object({
        careWorker: iri(CareWorker),
        form: z.enum(contractForm),
        duration: z.enum(contractDuration),
        salaryScale: z.nullish(iri(SalaryScale)),
        hoursPerWeek: z.nullish(z.int().check(z.minimum(8), z.maximum(40))),
        message: z.nullish(text(2000)),
      })
      .check(among(['form', 'hoursPerWeek'], ({ form, hoursPerWeek }) => form !== 'zero_hours' || !hoursPerWeek, noFixedHours)),
    { by: organizationRoles, inOwnName: true, feature: 'contract_proposals', event: 'contract_proposal_made' },
  ),
  answer: command('PATCH', '/contract_proposals/{uuid}', {
    by: 'public',
    inOwnName: true,
    params: { uuid },
    body: z
      .object({
        status: z.enum(['accepted', 'rejected', 'withdrawn']),
        /** Why the worker rejects it. The organization can read it. */
        reason: z.nullish(text(1000)),
      })
      .check(among(['status', 'reason'], ({ status, reason }) => !reason || status === 'rejected', onlyOfRejection)),
    answer: item,
  }),
  /** Mails a new link, valid for thirty days. The previous link stops working. */
  resend: command('PUT', '/contract_proposals/{uuid}/resend', {
    by: organizationRoles,
    addition: true,
    body: nothing,
    answer: item,
  }),
  salaryScales: list(SalaryScale, {
    by: everyone,
    addition: true,
    unpaged: true,
    order: ['scale'],
    filters: [flag('selectable')],
  }),
}
