// What lists of care moments can be narrowed to and ordered by.
import * as z from 'zod/mini'
import { contractType } from './care-workers.ts'
import { coalesceOrder, custom, dates, exact, exists, order, orderByMatch } from './filters.ts'

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
  /** What this care worker could be assigned to now, by the very checks of `assign`. For the organization that offers the work. */
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
  /** Whether work that nobody comes to yet is offered now; what somebody comes to is neither. */
  custom('isPublished', z.stringbool()),
  /** What a planner must decide: rejected proposals, and hours that are held. */
  custom('awaitsPlanner', z.stringbool()),
  /** Approved work of the self-employed that waits for the weekly invoices. For those who see how its hours stand. */
  custom('awaitsInvoice', z.stringbool()),
  /**
   * Whether it goes on since half an hour or more and nobody said a word of it: no arrival, no report, no hours, nobody who plans. For
   * those who see who comes.
   */
  custom('awaitsArrival', z.stringbool()),
  /** Whether somebody of the back office is at work on it now. For the back office. */
  custom('isHeld', z.stringbool()),
  custom('search', z.string()),
] as const
