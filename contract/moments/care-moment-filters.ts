// What lists of care moments can be narrowed to and ordered by.
import * as z from 'zod/mini'
import { coalesceOrder, custom, dates, exact, exists, order, orderByMatch } from '../filters.ts'
import { contractType } from '../workers/care-workers.ts'

/** The filters and orders of every list of care moments. */
export const careMomentFilters = [
  dates('startDate'),
  dates('endDate'),
  order('startDate'),
  order('actualStartDate'),
  order('createdAt'),
  exists('managedByOrganizationLocation'),
  exists('resolvedForCareWorkerAt'),
  exists('carePeriod'),
  custom('careWorkerUuid', z.uuid()),
  /** Work this care worker could be assigned to now, by the same checks as `assign`. For the organization that offers it. */
  custom('care_worker_available_uuid', z.uuid()),
  orderByMatch('status'),
  coalesceOrder('startDate', 'actualStartDate'),
  exact('assignee.uuid'),
  exact('uuid'),
  exact('status'),
  exact('client.uuid'),
  exact('client.status'),
  exact('client.careRequests.status'),
  exact('managedByOrganizationLocation.uuid'),
  exact('contractType'),
  exact('expertiseLevel.uuid'),
  exact('location.uuid'),
  exact('location.organization.uuid'),
  exact('timeScope'),
  exact('carePeriod.uuid'),
  exact('recurringCareMoment.uuid'),
  custom('publishedForContractTypes', z.union([z.enum(contractType), z.array(z.enum(contractType))])),
  /** Whether unassigned work is currently offered; assigned work matches neither value. */
  custom('isPublished', z.stringbool()),
  /** What a planner must decide: rejected proposals, and hours that are held. */
  custom('awaitsPlanner', z.stringbool()),
  /** Approved freelance work that waits for the weekly invoices. For those who may see its hours. */
  custom('awaitsInvoice', z.stringbool()),
  /**
   * Whether it began at least half an hour ago without any sign: no arrival, report, hours or check by a planner. For those who
   * see who comes.
   */
  custom('awaitsArrival', z.stringbool()),
  /**
   * With an agreement or an addition to which the viewer must still agree (`me`: of each agreement the work that it was made for), or
   * the other party (`other`: all work that it covers).
   */
  custom('agreementAwaits', z.enum(['me', 'other'])),
  /** Whether a planner of the back office has claimed it. For the back office. */
  custom('isHeld', z.stringbool()),
  custom('search', z.string()),
] as const
