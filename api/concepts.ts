// The list of concepts, and what the platform learns from it.
import { contract } from '../contract/index.ts'
import type { ProblemCode } from '../contract/problems.ts'
import { keyedReferenceData } from '../contract/reference-changes.ts'
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
import { handlers as careTeamHandlers } from './care-teams/handlers.ts'
import { queries as careTeams } from './care-teams/queries.ts'
import { handlers as careWorkerHandlers } from './care-workers/handlers.ts'
import { queries as careWorkers } from './care-workers/queries.ts'
import { handlers as clientCareHandlers } from './client-care/handlers.ts'
import { mails as clientCareMails } from './client-care/mails.ts'
import { queries as clientCare } from './client-care/queries.ts'
import { handlers as clientHandlers } from './clients/handlers.ts'
import { mails as clientMails } from './clients/mails.ts'
import { queries as clients } from './clients/queries.ts'
import { handlers as contractProposalHandlers } from './contract-proposals/handlers.ts'
import { jobs as contractProposalJobs } from './contract-proposals/jobs.ts'
import { mails as contractProposalMails } from './contract-proposals/mails.ts'
import { queries as contractProposals } from './contract-proposals/queries.ts'
import { handlers as conversationHandlers } from './conversations/handlers.ts'
import { mails as conversationMails } from './conversations/mails.ts'
import { queries as conversations } from './conversations/queries.ts'
import { handlers as documentHandlers } from './documents/handlers.ts'
import { jobs as documentJobs } from './documents/jobs.ts'
import { mails as documentMails } from './documents/mails.ts'
import { queries as documents } from './documents/queries.ts'
import { handlers as fileHandlers } from './files/handlers.ts'
import { queries as files } from './files/queries.ts'
import { handlers as hoursHandlers } from './hours/handlers.ts'
import { jobs as hoursJobs } from './hours/jobs.ts'
import { mails as hoursMails } from './hours/mails.ts'
import { handlers as invoiceHandlers } from './invoices/handlers.ts'
import { jobs as invoiceJobs } from './invoices/jobs.ts'
import { mails as invoiceMails } from './invoices/mails.ts'
import { queries as invoices } from './invoices/queries.ts'
import { handlers as jobHandlers } from './jobs/handlers.ts'
import { handlers as matchHandlers } from './matches/handlers.ts'
import { jobs as matchJobs } from './matches/jobs.ts'
import { mails as matchMails } from './matches/mails.ts'
import { queries as matches } from './matches/queries.ts'
import { handlers as notificationHandlers } from './notifications/handlers.ts'
import { jobs as notificationJobs } from './notifications/jobs.ts'
import { queries as notifications } from './notifications/queries.ts'
import { handlers as organizationHandlers } from './organizations/handlers.ts'
import { queries as organizations } from './organizations/queries.ts'
import { handlers as passkeyHandlers } from './passkeys/handlers.ts'
import { mails as passkeyMails } from './passkeys/mails.ts'
import { queries as passkeys } from './passkeys/queries.ts'
import { handlers as payoutHandlers } from './payouts/handlers.ts'
import { queries as payouts } from './payouts/queries.ts'
import type { Concept, Mails, ScheduledJob, Tasks } from './platform/concept.ts'
import { handlers as profileHandlers } from './profiles/handlers.ts'
import { queries as profiles } from './profiles/queries.ts'
import { handlers as publicationHandlers } from './publications/handlers.ts'
import { mails as publicationMails } from './publications/mails.ts'
import { queries as publications } from './publications/queries.ts'
import { handlers as referenceHandlers } from './reference/handlers.ts'
import { queries as reference } from './reference/queries.ts'
import { handlers as referenceChangeHandlers } from './reference-changes/handlers.ts'
import { handlers as reviewHandlers } from './reviews/handlers.ts'
import { queries as reviews } from './reviews/queries.ts'
import { handlers as searchHandlers } from './searches/handlers.ts'
import { queries as searches } from './searches/queries.ts'
import { handlers as secondFactorHandlers } from './second-factors/handlers.ts'
import { handlers as seriesHandlers } from './series/handlers.ts'
import { mails as seriesMails } from './series/mails.ts'
import { queries as series } from './series/queries.ts'
import { handlers as templateHandlers } from './templates/handlers.ts'
import { queries as templates } from './templates/queries.ts'
import { handlers as userTokenHandlers } from './user-tokens/handlers.ts'
import { tasks as userTokenTasks } from './user-tokens/jobs.ts'
import { handlers as userHandlers } from './users/handlers.ts'
import { queries as users } from './users/queries.ts'
import { handlers as violationHandlers } from './violations/handlers.ts'
import { queries as violations } from './violations/queries.ts'

/** Every concept under its name in the contract. */
export const concepts: Record<keyof typeof contract, Concept> = {
  accounts: { operations: contract.accounts, queries: accounts, handlers: accountHandlers },
  analytics: { operations: contract.analytics, handlers: analyticsHandlers },
  calendars: { operations: contract.calendars, handlers: calendarHandlers },
  careMoments: { operations: contract.careMoments, queries: careMoments, handlers: careMomentHandlers },
  careTeams: { operations: contract.careTeams, queries: careTeams, handlers: careTeamHandlers },
  careWorkers: { operations: contract.careWorkers, queries: careWorkers, handlers: careWorkerHandlers },
  clientCare: { operations: contract.clientCare, queries: clientCare, handlers: clientCareHandlers },
  clients: { operations: contract.clients, queries: clients, handlers: clientHandlers },
  contractProposals: { operations: contract.contractProposals, queries: contractProposals, handlers: contractProposalHandlers },
  conversations: { operations: contract.conversations, queries: conversations, handlers: conversationHandlers },
  documents: { operations: contract.documents, queries: documents, handlers: documentHandlers },
  files: { operations: contract.files, queries: files, handlers: fileHandlers },
  hours: { operations: contract.hours, handlers: hoursHandlers },
  invoices: { operations: contract.invoices, queries: invoices, handlers: invoiceHandlers },
  items: { operations: contract.items, handlers: {} },
  jobs: { operations: contract.jobs, handlers: jobHandlers },
  matches: { operations: contract.matches, queries: matches, handlers: matchHandlers },
  notifications: { operations: contract.notifications, queries: notifications, handlers: notificationHandlers },
  organizations: { operations: contract.organizations, queries: organizations, handlers: organizationHandlers },
  passkeys: { operations: contract.passkeys, queries: passkeys, handlers: passkeyHandlers },
  profiles: { operations: contract.profiles, queries: profiles, handlers: profileHandlers },
  payouts: { operations: contract.payouts, queries: payouts, handlers: payoutHandlers },
  publications: { operations: contract.publications, queries: publications, handlers: publicationHandlers },
  reference: { operations: contract.reference, queries: reference, handlers: referenceHandlers },
  referenceChanges: { operations: contract.referenceChanges, handlers: referenceChangeHandlers },
  reviews: { operations: contract.reviews, queries: reviews, handlers: reviewHandlers },
  searches: { operations: contract.searches, queries: searches, handlers: searchHandlers },
  secondFactors: { operations: contract.secondFactors, handlers: secondFactorHandlers },
  series: { operations: contract.series, queries: series, handlers: seriesHandlers },
  templates: { operations: contract.templates, queries: templates, handlers: templateHandlers },
  users: { operations: contract.users, queries: users, handlers: userHandlers },
  userTokens: { operations: contract.userTokens, handlers: userTokenHandlers },
  violations: { operations: contract.violations, queries: violations, handlers: violationHandlers },
}

const allMails: Mails[] = [
  careMomentMails,
  hoursMails,
  seriesMails,
  publicationMails,
  invoiceMails,
  contractProposalMails,
  documentMails,
  clientMails,
  clientCareMails,
  conversationMails,
  matchMails,
  accountMails,
  passkeyMails,
]
/** By kind; several concepts may have events of one. */
export const mails: Mails = {}
for (const [kind, makers] of allMails.flatMap(own => Object.entries(own))) mails[kind] = { ...mails[kind], ...makers }
export const jobs: Record<string, ScheduledJob> = {
  ...accountJobs,
  ...careMomentJobs,
  ...hoursJobs,
  ...invoiceJobs,
  ...contractProposalJobs,
  ...documentJobs,
  ...matchJobs,
  ...notificationJobs,
}
export const tasks: Tasks = userTokenTasks
/** Constraints that hold what two people at once would break, and what they mean to the one who came second. */
export const conflicts: Record<string, ProblemCode> = {
  no_overlap: 'overlap',
  one_live_reaction: 'already_reacted',
  one_decline: 'already_declined',
  one_assigned_reaction: 'taken',
  one_first_contact: 'taken',
  one_problem_a_plan: 'already_in_plan',
  one_open_publication: 'already_published',
  one_hours_line: 'taken',
  organization_name_key: 'already_organization',
  account_username_key: 'already_account',
  care_team_client_uuid_care_worker_uuid_key: 'already_in_team',
  exclude_list_client_uuid_care_worker_uuid_key: 'already_excluded',
  favorite_care_worker_organization_uuid_care_worker_uuid_key: 'already_favorite',
  one_credit_note: 'already_credited',
  one_booking: 'already_booked',
  one_payout_file: 'taken',
  one_open_proposal: 'already_proposed',
  one_submitted_document: 'taken',
  one_approved_document: 'taken',
  one_violation_of_a_kind: 'already_violation',
  one_care_worker_review: 'already_reviewed',
  one_organization_review: 'already_reviewed',
  organization_location_rate_organization_location_uuid_exper_key: 'already_rate',
  ...Object.fromEntries(keyedReferenceData.map(({ table }) => [`${table}_key_key`, 'already_key' as const])),
}
