// The list of all operations. This is the only file that collects others.
import { accountOperations } from './accounts.ts'
import { agreementOperations } from './agreements.ts'
import { analyticsOperations } from './analytics.ts'
import { arrivalOperations } from './arrival.ts'
import { bonusAdviceOperations } from './bonus-advice.ts'
import { calendarOperations } from './calendars.ts'
import { callOperations } from './calls.ts'
import { careMomentOperations } from './care-moments.ts'
import { careTeamOperations } from './care-teams.ts'
import { careWorkerExportOperations } from './care-worker-exports.ts'
import { careWorkerOperations } from './care-workers.ts'
import { clientCareOperations } from './client-care.ts'
import { clientExportOperations } from './client-exports.ts'
import { clientOperations } from './clients.ts'
import { comparisonOperations } from './comparisons.ts'
import { contractProposalOperations } from './contract-proposals.ts'
import { conversationOperations } from './conversations.ts'
import { copyOperations } from './copies.ts'
import { documentOperations } from './documents.ts'
import { earningOperations } from './earnings.ts'
import { emailChangeOperations } from './email-changes.ts'
import { favoriteOperations } from './favorites.ts'
import { featureOperations } from './features.ts'
import { figureOperations } from './figures.ts'
import { fileOperations } from './files.ts'
import { forgettingOperations } from './forgetting.ts'
import { hoursOperations } from './hours.ts'
import { importOperations } from './imports.ts'
import { invitationOperations } from './invitations.ts'
import { invoiceOperations } from './invoices.ts'
import { itemsOf } from './items.ts'
import { jobOperations } from './jobs.ts'
import { joiningOperations } from './joining.ts'
import { liveOperations } from './live.ts'
import { mailTextOperations } from './mail-texts.ts'
import { matchOperations } from './matches.ts'
import { notificationOperations } from './notifications.ts'
import type { Operation } from './operations.ts'
import { organizationOperations } from './organizations.ts'
import { passkeyOperations } from './passkeys.ts'
import { payoutOperations } from './payouts.ts'
import { profileOperations } from './profiles.ts'
import { proofOperations } from './proofs.ts'
import { publicationOperations } from './publications.ts'
import { referenceOperations } from './reference.ts'
import { referenceChangeOperations } from './reference-changes.ts'
import { retentionOperations } from './retention.ts'
import { reviewOperations } from './reviews.ts'
import { rosterOperations } from './rosters.ts'
import { searchOperations } from './searches.ts'
import { secondFactorOperations } from './second-factors.ts'
import { seriesOperations } from './series.ts'
import { templateOperations } from './templates.ts'
import { userTokenOperations } from './user-tokens.ts'
import { userOperations } from './users.ts'
import { violationOperations } from './violations.ts'
import { visitOperations } from './visits.ts'

const declared = {
  accounts: accountOperations,
  agreements: agreementOperations,
  analytics: analyticsOperations,
  bonusAdvice: bonusAdviceOperations,
  calendars: calendarOperations,
  calls: callOperations,
  careMoments: careMomentOperations,
  careTeams: careTeamOperations,
  careWorkerExports: careWorkerExportOperations,
  careWorkers: careWorkerOperations,
  clientCare: clientCareOperations,
  clientExports: clientExportOperations,
  clients: clientOperations,
  comparisons: comparisonOperations,
  contractProposals: contractProposalOperations,
  conversations: conversationOperations,
  copies: copyOperations,
  documents: documentOperations,
  earnings: earningOperations,
  emailChanges: emailChangeOperations,
  favorites: favoriteOperations,
  features: featureOperations,
  figures: figureOperations,
  files: fileOperations,
  forgetting: forgettingOperations,
  hours: hoursOperations,
  arrival: arrivalOperations,
  invitations: invitationOperations,
  invoices: invoiceOperations,
  jobs: jobOperations,
  joining: joiningOperations,
  imports: importOperations,
  mailTexts: mailTextOperations,
  live: liveOperations,
  matches: matchOperations,
  notifications: notificationOperations,
  organizations: organizationOperations,
  passkeys: passkeyOperations,
  profiles: profileOperations,
  payouts: payoutOperations,
  proofs: proofOperations,
  publications: publicationOperations,
  reference: referenceOperations,
  referenceChanges: referenceChangeOperations,
  retention: retentionOperations,
  reviews: reviewOperations,
  rosters: rosterOperations,
  searches: searchOperations,
  secondFactors: secondFactorOperations,
  series: seriesOperations,
  templates: templateOperations,
  users: userOperations,
  userTokens: userTokenOperations,
  violations: violationOperations,
  visits: visitOperations,
}
/** All operations by concept; an operation's id is `concept.name`. */
export const contract = { ...declared, items: itemsOf(Object.values(declared).flatMap(own => Object.values<Operation>(own))) }
/** The operations that are declared by hand, with their types. */
type Contract = typeof declared
type AnyOf<C> = { [K in keyof C]: C[K][keyof C[K]] }[keyof C]
type Routed = Extract<AnyOf<Contract>, { method: string; path: string }>
/** Every operation under its method and path, as the client calls it: 'GET /clients/{uuid}'. */
export type Calls = { [O in Routed as `${O['method']} ${O['path']}`]: O }
