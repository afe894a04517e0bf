// The list of all operations. This is the only file that collects others.
import { accountOperations } from './accounts/accounts.ts'
import { emailChangeOperations } from './accounts/email-changes.ts'
import { forgettingOperations } from './accounts/forgetting.ts'
import { joiningOperations } from './accounts/joining.ts'
import { passkeyOperations } from './accounts/passkeys.ts'
import { profileOperations } from './accounts/profiles.ts'
import { retentionOperations } from './accounts/retention.ts'
import { secondFactorOperations } from './accounts/second-factors.ts'
import { signOnOperations } from './accounts/sign-on.ts'
import { userTokenOperations } from './accounts/user-tokens.ts'
import { userOperations } from './accounts/users.ts'
import { careTeamOperations } from './clients/care-teams.ts'
import { clientCareOperations } from './clients/client-care.ts'
import { clientExportOperations } from './clients/client-exports.ts'
import { clientOperations } from './clients/clients.ts'
import { visitOperations } from './clients/visits.ts'
import { comparisonOperations } from './comparisons.ts'
import { conversationOperations } from './events/conversations.ts'
import { liveOperations } from './events/live.ts'
import { notificationOperations } from './events/notifications.ts'
import { featureOperations } from './features.ts'
import { fileOperations } from './files.ts'
import { itemsOf } from './items.ts'
import { arrivalOperations } from './moments/arrival.ts'
import { careMomentOperations } from './moments/care-moments.ts'
import { copyOperations } from './moments/copies.ts'
import { hoursOperations } from './moments/hours.ts'
import { invitationOperations } from './moments/invitations.ts'
import { publicationOperations } from './moments/publications.ts'
import { rosterOperations } from './moments/rosters.ts'
import { seriesOperations } from './moments/series.ts'
import { agreementTemplateOperations, assignmentAgreementOperations } from './money/assignment-agreements.ts'
import { earningOperations } from './money/earnings.ts'
import { invoiceOperations } from './money/invoices.ts'
import { payoutOperations } from './money/payouts.ts'
import { proofOperations } from './money/proofs.ts'
import { analyticsOperations } from './office/analytics.ts'
import { bigRegisterOperations } from './office/big-registers.ts'
import { figureOperations } from './office/figures.ts'
import { importOperations } from './office/imports.ts'
import { jobOperations } from './office/jobs.ts'
import { mailTextOperations } from './office/mail-texts.ts'
import type { Operation } from './operations.ts'
import { apiClientOperations } from './organizations/api-clients.ts'
import { bonusAdviceOperations } from './organizations/bonus-advice.ts'
import { callOperations } from './organizations/calls.ts'
import { checkedCareWorkerOperations } from './organizations/checked-care-workers.ts'
import { favoriteOperations } from './organizations/favorites.ts'
import { matchOperations } from './organizations/matches.ts'
import { organizationOperations } from './organizations/organizations.ts'
import { searchOperations } from './organizations/searches.ts'
import { templateOperations } from './organizations/templates.ts'
import { webhookOperations } from './organizations/webhooks.ts'
import { agreementOperations } from './workers/agreements.ts'
import { calendarOperations } from './workers/calendars.ts'
import { careWorkerExportOperations } from './workers/care-worker-exports.ts'
import { careWorkerOperations } from './workers/care-workers.ts'
import { contractProposalOperations } from './workers/contract-proposals.ts'
import { dbaDossierOperations } from './workers/dba-dossiers.ts'
import { documentOperations } from './workers/documents.ts'
import { referenceOperations } from './workers/reference.ts'
import { referenceChangeOperations } from './workers/reference-changes.ts'
import { reviewOperations } from './workers/reviews.ts'
import { violationOperations } from './workers/violations.ts'

const declared = {
  accounts: accountOperations,
  agreements: agreementOperations,
  agreementTemplates: agreementTemplateOperations,
  analytics: analyticsOperations,
  apiClients: apiClientOperations,
  assignmentAgreements: assignmentAgreementOperations,
  bigRegisters: bigRegisterOperations,
  bonusAdvice: bonusAdviceOperations,
  calendars: calendarOperations,
  calls: callOperations,
  careMoments: careMomentOperations,
  careTeams: careTeamOperations,
  careWorkerExports: careWorkerExportOperations,
  careWorkers: careWorkerOperations,
  checkedCareWorkers: checkedCareWorkerOperations,
  clientCare: clientCareOperations,
  clientExports: clientExportOperations,
  clients: clientOperations,
  comparisons: comparisonOperations,
  contractProposals: contractProposalOperations,
  conversations: conversationOperations,
  copies: copyOperations,
  dbaDossiers: dbaDossierOperations,
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
  signOn: signOnOperations,
  templates: templateOperations,
  users: userOperations,
  userTokens: userTokenOperations,
  violations: violationOperations,
  visits: visitOperations,
  webhooks: webhookOperations,
}
/** All operations by concept; an operation's id is `concept.name`. */
export const contract = { ...declared, items: itemsOf(Object.values(declared).flatMap(own => Object.values<Operation>(own))) }
/** The operations that are declared by hand, with their types. */
type Contract = typeof declared
type AnyOf<C> = { [K in keyof C]: C[K][keyof C[K]] }[keyof C]
type RoutedOperation = Extract<AnyOf<Contract>, { method: string; path: string }>
/** Every operation under its method and path, as the client calls it: 'GET /clients/{uuid}'. */
export type Calls = { [O in RoutedOperation as `${O['method']} ${O['path']}`]: O }
