// Care moments (zorgmomenten): one shift, or a period that contains shifts.
import * as z from 'zod/mini'
import { Client } from '../clients/clients.ts'
import { backOfficeRoles, computed, maybeLink, maybeOne, one, organizationRoles, resource, seenBy } from '../language.ts'
import { expense } from '../money/expense.ts'
import { action, command, create, file, get, list } from '../operations.ts'
import { OrganizationLocation } from '../organizations/organizations.ts'
import { previewsOf } from '../previews.ts'
import { among, cents, clock, iri, iriText, line, minute, nothing, text } from '../schemas.ts'
import { careMomentStatusName } from '../status-groups.ts'
import { CareWorker, contractType } from '../workers/care-workers.ts'
import { Act, CancelAssignmentReason, CancelReason, ExpertiseLevel, ServiceType } from '../workers/reference.ts'
import { arrivalActions } from './arrival-transitions.ts'
import { openedWords, type Word, wordsOf } from './assignment-words.ts'
import { endsAfterStart, isOffered, isOneShift, leavesWork } from './care-moment-checks.ts'
import { CareMomentEvent } from './care-moment-events.ts'
import { breakMinutes, times } from './care-moment-fields.ts'
import { careMomentFilters as filters } from './care-moment-filters.ts'
import { careMomentActions, careMomentStatus, planner } from './care-moment-transitions.ts'
import { hoursActions } from './hours-transitions.ts'
import { audience } from './widening.ts'
import { stepAfter } from './widening-steps.ts'

export const timeScope = ['moment', 'period'] as const

// Also when and how often the moment was changed, as that reveals when hours were handed in and answered.
const ofWhoWorksIt = [
  ...(['assignee', 'openReactionCount', 'statusReason', 'cancelReason', 'cancelledBy'] as const),
  ...(['actualStartDate', 'actualEndDate', 'actualBreakMinutes', 'expenses', 'resolvedForCareWorkerAt', 'reopenedAt'] as const),
  ...(['arrivedAt', 'leftAt', 'arrivalCheckedAt', 'assigneeReaction'] as const),
  ...(['proposedStartDate', 'proposedEndDate', 'proposedBreakMinutes', 'proposedExpenses', 'proposedBy'] as const),
  ...(['changeAnnouncedAt', 'changeConfirmedAt', 'approvalHeldAt', 'approvalHeldReason', 'updatedAt', 'version'] as const),
] as const
export const CareMoment = resource(
  'CareMoment',
  '/care_moments',
  {
    status: z.enum(careMomentStatus),
    timeScope: z.enum(timeScope),
    contractType: z.nullable(z.enum(contractType)),
    title: z.string(),
    description: z.nullable(z.string()),
    startDate: z.string(),
    endDate: z.string(),
    /** The name of the national holiday on which it begins. */
    holiday: computed(z.nullable(z.string())),
    breakMinutes: z.int(),
    /** The clock time at which the break of a shift in two parts begins, HH:MM (rules/time/broken-shift.ts). */
    breakFrom: z.nullable(z.string()),
    hoursPerWeek: z.nullable(z.number()),
    /** When the care worker arrived and left, by their own report: it only prefills the hours. */
    arrivedAt: z.nullable(z.string()),
    leftAt: z.nullable(z.string()),
    /** When a planner or organization checked on it, without a report by the care worker. */
    arrivalCheckedAt: z.nullable(z.string()),
    actualStartDate: z.nullable(z.string()),
    actualEndDate: z.nullable(z.string()),
    actualBreakMinutes: z.nullable(z.int()),
    expenses: z.array(expense),
    proposedStartDate: z.nullable(z.string()),
    proposedEndDate: z.nullable(z.string()),
    proposedBreakMinutes: z.nullable(z.int()),
    proposedExpenses: z.nullable(z.array(expense)),
    proposedBy: z.nullable(z.enum(['care_worker', 'organization'])),
    statusReason: z.nullable(z.string()),
    expertiseLevel: one(ExpertiseLevel, 'key', 'name', 'rank'),
    serviceType: maybeOne(ServiceType, 'key', 'name'),
    acts: computed(z.array(z.object({ '@id': z.string(), uuid: z.string(), name: z.string() }))),
    client: maybeOne(Client, 'firstName', 'lastName'),
    location: one(OrganizationLocation, 'name', 'street', 'postcode', 'city', 'phone', 'latitude', 'longitude', 'organization'),
    managedByOrganizationLocation: maybeOne(OrganizationLocation, 'name'),
    recurringCareMoment: maybeLink('RecurringCareMoment'),
    carePeriod: maybeLink('CareMoment'),
    assignee: maybeOne(CareWorker, 'profile'),
    /** The assignee's number: for the back office, and for the organization around the time of the work (rules/shifts/reach.ts). */
    assigneePhone: computed(z.nullable(z.string())),
    /** The assignee's reaction, if they reacted: messages to them are about it. */
    assigneeReaction: computed(z.nullable(iriText('CareMomentPublicationReaction'))),
    hourlyRate: z.nullable(z.int()),
    rateIsFixed: z.boolean(),
    rateIsGiven: z.boolean(),
    bonus: z.int(),
    /** For the organization and the back office: the reference on its invoice lines. */
    orderNumber: z.nullable(z.string()),
    costCentre: z.nullable(z.string()),
    cancellationTermHours: z.int(),
    /** When the time or place was changed after the assignment. Cancelling because of that never counts as late. */
    changeAnnouncedAt: z.nullable(z.string()),
    /** When the worker confirmed the last such change. Until then the organization waits for an answer. */
    changeConfirmedAt: z.nullable(z.string()),
    publishedForContractTypes: z.array(z.enum(contractType)),
    publication: computed(z.nullable(iriText('CareMomentPublication'))),
    openReactionCount: computed(z.int()),
    /** For the back office: how many care workers were notified, and since when it is offered, or else when it was made. */
    reachedCount: computed(z.int()),
    openSince: computed(z.string()),
    /** Who is asked by name: how many can answer now, the first deadline, and how many come after them. */
    asking: computed(z.nullable(z.object({ asked: z.int(), answerBefore: z.nullable(z.string()), queued: z.int() }))),
    cancelReason: maybeOne(CancelReason, 'name'),
    cancelledBy: z.nullable(z.string()),
    resolvedForCareWorkerAt: z.nullable(z.string()),
    /** When a credit note reopened the hours. They must be handed in again within sixty days. */
    reopenedAt: z.nullable(z.string()),
    /**
     * Since when the hours wait for a planner, and why: nobody answered them, and they differ too much from the plan to be
     * approved automatically.
     */
    approvalHeldAt: z.nullable(z.string()),
    approvalHeldReason: z.nullable(z.string()),
    createdAt: z.string(),
    updatedAt: z.string(),
    version: z.int(),
  },
  {
    actions: { ...careMomentActions, ...hoursActions, ...arrivalActions },
    itemOnly: [
      ...openedWords,
      ...(['holiday', 'cancellationTermHours', 'rateIsFixed', 'rateIsGiven', 'changeAnnouncedAt'] as const),
      ...(['arrivalCheckedAt', 'assigneePhone', 'assigneeReaction'] as const),
      ...(['cancelReason', 'cancelledBy', 'createdAt', 'updatedAt', 'expertiseLevel.key', 'expertiseLevel.rank'] as const),
      ...(['location.street', 'location.postcode', 'location.phone', 'location.latitude', 'location.longitude'] as const),
      ...([
        'assignee.profile.city',
        'assignee.profile.expertiseLevel',
        'assignee.profile.about',
        'assignee.profile.languages',
      ] as const),
      ...(['assignee.profile.openToOtherContractForms', 'assignee.profile.photo'] as const),
    ],
    statusNames: careMomentStatusName,
    clientField: 'client',
    // A care worker who is not chosen (yet) sees the work, but not the client, the other reactions or the outcome. A back-office
    // employee sees open work, but not the client. A client's administrator sees who works it, but not their expenses or why they
    // cancelled.
    hides: me =>
      me.roles.includes('ROLE_PLANNER')
        ? {}
        : {
            // A question by name is between the person asked and whoever asks.
            ...(!organizationRoles.some(role => me.roles.includes(role)) && { asking: false }),
            ...(![...organizationRoles, 'ROLE_BACK_OFFICE_EMPLOYEE'].some(role => me.roles.some(each => each === role)) && {
              ...{ orderNumber: false, costCentre: false },
            }),
            ...(!me.roles.includes('ROLE_BACK_OFFICE_EMPLOYEE') && { reachedCount: false, openSince: false }),
            ...(me.roles.includes('ROLE_BACK_OFFICE_EMPLOYEE') && { client: false, assigneeReaction: false }),
            ...(me.roles.includes('ROLE_CLIENT_ADMIN') && {
              ...{ expenses: false, proposedExpenses: false, statusReason: false },
              ...{ approvalHeldAt: false, approvalHeldReason: false, arrivalCheckedAt: false, assigneePhone: false },
              assigneeReaction: false,
            }),
            ...(me.roles.includes('ROLE_CARE_WORKER') && { assigneePhone: false }),
            ...(me.roles.includes('ROLE_CARE_WORKER') && seenBy('assignee', 'client', ...ofWhoWorksIt)),
          },
  },
)
/** The fields that moments and series share: the work, for whom, and the audience. */
export const assignmentFields = {
  title: text(120),
  description: z.nullish(text(4000)),
  breakMinutes: times.breakMinutes,
  breakFrom: z.nullish(clock),
  contractType: z.nullish(z.enum(contractType)),
  expertiseLevel: iri(ExpertiseLevel),
  serviceType: z.nullish(iri(ServiceType)),
  acts: z._default(z.array(iri(Act)).check(z.maxLength(40)), []),
  client: z.nullish(iri(Client)),
  location: iri(OrganizationLocation),
  hourlyRate: z.nullish(z.int().check(z.minimum(1), z.maximum(20_000))),
  bonus: z._default(cents(100_000), 0),
  /** On its invoice lines, instead of the organization's order number and the location's cost centre. */
  orderNumber: z.nullish(line(100)),
  costCentre: z.nullish(line(100)),
  /** When not empty, the moment is published at once for these contract types. */
  publishedForContractTypes: z._default(z.array(z.enum(contractType)).check(z.maxLength(2)), []),
  audience: z._default(z.enum(audience), 'everyone'),
  /** A wider audience later: each step is wider and later than the one before it, and before the start. */
  widening: z._default(z.array(stepAfter).check(z.maxLength(2)), []),
} satisfies Record<Exclude<Word, 'hoursPerWeek' | 'managedByOrganizationLocation'>, unknown>
const momentFields = {
  ...assignmentFields,
  managedByOrganizationLocation: z.nullish(iri(OrganizationLocation)),
  hoursPerWeek: z.nullish(z.number().check(z.minimum(1), z.maximum(60))),
} satisfies Record<Word, unknown>
export const newCareMoment = z
  .object({
    ...times,
    ...momentFields,
    timeScope: z._default(z.enum(timeScope), 'moment'),
    /** The period that contains the moment. The moment is then assigned to the period's worker at once. */
    carePeriod: z.nullish(iri(CareMoment)),
  })
  .check(endsAfterStart, isOneShift, leavesWork, ...isOffered)

const viewers = ['ROLE_CARE_WORKER', 'ROLE_CLIENT_ADMIN', ...backOfficeRoles, ...organizationRoles] as const
const byStart = ['startDate'] as const

const version = z.optional(z.int())
const operations = {
  list: list(CareMoment, { by: viewers, order: byStart, filters }),
  get: get(CareMoment, { by: viewers }),
  listOfCareWorker: list(CareMoment, {
    path: '/care_workers/{uuid}/care_moments',
    by: ['ROLE_CARE_WORKER', 'ROLE_PLANNER'],
    order: byStart,
    filters,
    parent: { parameter: 'uuid', type: 'CareWorker', path: 'assignee' },
  }),
  listOfClient: list(CareMoment, {
    path: '/clients/{client_id}/care_moments',
    by: ['ROLE_CARE_WORKER', 'ROLE_CLIENT_ADMIN', 'ROLE_PLANNER', ...organizationRoles],
    order: byStart,
    filters,
    parent: { parameter: 'client_id', type: 'Client', path: 'client' },
  }),
  history: list(CareMomentEvent, {
    path: '/care_moments/{uuid}/history',
    by: [...organizationRoles, 'ROLE_PLANNER'],
    addition: true,
    order: ['-uuid'],
    parent: { parameter: 'uuid', type: 'CareMoment' },
  }),
  exportCsv: file('/care_moments/export', {
    feature: 'exports',
    by: [...organizationRoles, 'ROLE_PLANNER'],
    addition: true,
    filters,
    order: byStart,
  }),
  createByOrganization: create(CareMoment, newCareMoment, { path: '/care_moments_by_organization', by: organizationRoles }),
  createByBackoffice: create(CareMoment, newCareMoment, { path: '/care_moments_by_backoffice', by: planner }),
  organizationStats: command('GET', '/care_moments/organization_stats', {
    by: organizationRoles,
    addition: true,
    answer: z.object({
      open: z.int(),
      toApprove: z.int(),
      startingWithoutAnyone: z.int(),
      awaitingArrival: z.int(),
      agreementsAwaitingMe: z.int(),
      periodsRunning: z.int(),
    }),
  }),
  assign: action('PUT', CareMoment, 'assign', z.object({ careWorker: iri(CareWorker), version })),
  cancelAssignment: action(
    'PUT',
    CareMoment,
    'cancel_assignment',
    z.object({
      cancelAssignmentReason: iri(CancelAssignmentReason),
      reason: z.nullish(text(1000)),
      /** By name, whom the freelancer who gives it back proposes instead. The organization decides. */
      replacement: z.nullish(line(100)),
      version,
    }),
  ),
  cancel: action(
    'PUT',
    CareMoment,
    'cancel',
    z.object({ cancelReason: iri(CancelReason), reason: z.nullish(text(1000)), version }),
  ),
  period: action('PUT', CareMoment, 'period', z.object({ endDate: minute(), ...wordsOf('period', momentFields), version })),
  update: action(
    'PATCH',
    CareMoment,
    'update',
    z.partial(z.object({ ...times, ...wordsOf('moment', momentFields), breakMinutes, version: z.int() })).check(
      among(['startDate', 'endDate'], v => !v.startDate || !v.endDate || v.endDate > v.startDate, {
        error: 'Het einde moet na het begin liggen.',
        path: ['endDate'],
      }),
    ),
  ),
  updateLocation: action('PATCH', CareMoment, 'update_location', z.object({ location: iri(OrganizationLocation), version })),
  /** The worker accepts a changed time or place. To give the moment back they use `cancel_assignment`. */
  confirmChange: action('PUT', CareMoment, 'confirm_change', z.optional(z.object({ version })), {
    addition: true,
  }),
  bonus: action('PUT', CareMoment, 'bonus', z.object({ bonus: cents(100_000), version })),
  resolveForCareWorker: action('PATCH', CareMoment, 'resolve_for_care_worker', nothing),
}
export const careMomentOperations = {
  ...operations,
  ...previewsOf(operations, ['update', 'updateLocation', 'cancel', 'cancelAssignment', 'period']),
}
