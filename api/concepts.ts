// The list of concepts, and what the platform learns from it.
import { contract } from '../contract/index.ts'
import type { ProblemCode } from '../contract/problems.ts'
import { handlers as accountHandlers } from './accounts/handlers.ts'
import { jobs as accountJobs } from './accounts/jobs.ts'
import { mails as accountMails } from './accounts/mails.ts'
import { queries as accounts } from './accounts/queries.ts'
import { handlers as analyticsHandlers } from './analytics/handlers.ts'
import { handlers as calendarHandlers } from './calendars/handlers.ts'
import { handlers as careMomentHandlers } from './care-moments/handlers.ts'
import { jobs as careMomentJobs } from './care-moments/jobs.ts'
import { mails as careMomentMails } from './care-moments/mails.ts'
import { queries as careMoments } from './care-moments/queries.ts'
import { handlers as careWorkerHandlers } from './care-workers/handlers.ts'
import { queries as careWorkers } from './care-workers/queries.ts'
import { handlers as clientHandlers } from './clients/handlers.ts'
import { queries as clients } from './clients/queries.ts'
import { handlers as fileHandlers } from './files/handlers.ts'
import { queries as files } from './files/queries.ts'
import { handlers as hoursHandlers } from './hours/handlers.ts'
import { jobs as hoursJobs } from './hours/jobs.ts'
import { handlers as invoiceHandlers } from './invoices/handlers.ts'
import { jobs as invoiceJobs } from './invoices/jobs.ts'
import { mails as invoiceMails } from './invoices/mails.ts'
import { queries as invoices } from './invoices/queries.ts'
import { handlers as organizationHandlers } from './organizations/handlers.ts'
import { queries as organizations } from './organizations/queries.ts'
import { handlers as passkeyHandlers } from './passkeys/handlers.ts'
import { mails as passkeyMails } from './passkeys/mails.ts'
import { queries as passkeys } from './passkeys/queries.ts'
import type { Concept, Mails, ScheduledJob, Tasks } from './platform/concept.ts'
import { handlers as publicationHandlers } from './publications/handlers.ts'
import { mails as publicationMails } from './publications/mails.ts'
import { queries as publications } from './publications/queries.ts'
import { handlers as referenceHandlers } from './reference/handlers.ts'
import { queries as reference } from './reference/queries.ts'
import { handlers as searchHandlers } from './searches/handlers.ts'
import { queries as searches } from './searches/queries.ts'
import { handlers as secondFactorHandlers } from './second-factors/handlers.ts'
import { handlers as templateHandlers } from './templates/handlers.ts'
import { queries as templates } from './templates/queries.ts'
import { handlers as userTokenHandlers } from './user-tokens/handlers.ts'
import { tasks as userTokenTasks } from './user-tokens/jobs.ts'

/** Every concept under its name in the contract. */
export const concepts: Record<keyof typeof contract, Concept> = {
  accounts: { operations: contract.accounts, queries: accounts, handlers: accountHandlers },
  analytics: { operations: contract.analytics, handlers: analyticsHandlers },
  calendars: { operations: contract.calendars, handlers: calendarHandlers },
  careMoments: { operations: contract.careMoments, queries: careMoments, handlers: careMomentHandlers },
  careWorkers: { operations: contract.careWorkers, queries: careWorkers, handlers: careWorkerHandlers },
  clients: { operations: contract.clients, queries: clients, handlers: clientHandlers },
  files: { operations: contract.files, queries: files, handlers: fileHandlers },
  hours: { operations: contract.hours, handlers: hoursHandlers },
  invoices: { operations: contract.invoices, queries: invoices, handlers: invoiceHandlers },
  organizations: { operations: contract.organizations, queries: organizations, handlers: organizationHandlers },
  passkeys: { operations: contract.passkeys, queries: passkeys, handlers: passkeyHandlers },
  publications: { operations: contract.publications, queries: publications, handlers: publicationHandlers },
  reference: { operations: contract.reference, queries: reference, handlers: referenceHandlers },
  searches: { operations: contract.searches, queries: searches, handlers: searchHandlers },
  secondFactors: { operations: contract.secondFactors, handlers: secondFactorHandlers },
  templates: { operations: contract.templates, queries: templates, handlers: templateHandlers },
  userTokens: { operations: contract.userTokens, handlers: userTokenHandlers },
}

export const mails: Mails = { ...accountMails, ...passkeyMails, ...careMomentMails, ...publicationMails, ...invoiceMails }
export const jobs: Record<string, ScheduledJob> = { ...accountJobs, ...careMomentJobs, ...hoursJobs, ...invoiceJobs }
export const tasks: Tasks = userTokenTasks
/** Constraints that hold what two people at once would break, and what they mean to the one who came second. */
export const conflicts: Record<string, ProblemCode> = {
  no_overlap: 'overlap',
  one_live_reaction: 'already_reacted',
  one_assigned_reaction: 'taken',
  one_open_publication: 'already_published',
  one_hours_line: 'taken',
  account_username_key: 'already_account',
  favorite_care_worker_organization_uuid_care_worker_uuid_key: 'already_favorite',
  organization_location_rate_organization_location_uuid_exper_key: 'already_rate',
}
