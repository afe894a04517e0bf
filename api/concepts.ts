// The list of concepts, one line each, and what the platform takes from it.
import type { HeardEvent } from '../contract/events/hearing.ts'
import { contract } from '../contract/index.ts'
import type { AnyResource } from '../contract/language.ts'
import type { ProblemCode } from '../contract/problems.ts'
import { accounts } from './accounts/handlers.ts'
import { agreementTemplates } from './agreement-templates/handlers.ts'
import { agreements } from './agreements/handlers.ts'
import { analytics } from './analytics/handlers.ts'
import { apiClients } from './api-clients/handlers.ts'
import { arrival } from './arrival/handlers.ts'
import { assignmentAgreements } from './assignment-agreements/handlers.ts'
import { counted } from './backups/queries.ts'
import { bigRegisters } from './big-registers/handlers.ts'
import { bonusAdvice } from './bonus-advice/handlers.ts'
import { calendars } from './calendars/handlers.ts'
import { calls } from './calls/handlers.ts'
import { careMoments } from './care-moments/handlers.ts'
import { careTeams } from './care-teams/handlers.ts'
import { careWorkerExports } from './care-worker-exports/handlers.ts'
import { careWorkers } from './care-workers/handlers.ts'
import { namesOfCareWorkers } from './care-workers/queries.ts'
import { checkedCareWorkers } from './checked-care-workers/handlers.ts'
import { clientCare } from './client-care/handlers.ts'
import { clientExports } from './client-exports/handlers.ts'
import { clients } from './clients/handlers.ts'
import { comparisons } from './comparisons/handlers.ts'
import { contractProposals } from './contract-proposals/handlers.ts'
import { conversations } from './conversations/handlers.ts'
import { copies } from './copies/handlers.ts'
import { dbaDossiers } from './dba-dossiers/handlers.ts'
import { documents } from './documents/handlers.ts'
import { earnings } from './earnings/handlers.ts'
import { emailChanges } from './email-changes/handlers.ts'
import { favorites } from './favorites/handlers.ts'
import { features } from './features/handlers.ts'
import { figures } from './figures/handlers.ts'
import { files } from './files/handlers.ts'
import { forgetting } from './forgetting/handlers.ts'
import { hours } from './hours/handlers.ts'
import { imports } from './imports/handlers.ts'
import { invitations } from './invitations/handlers.ts'
import { invoices } from './invoices/handlers.ts'
import { jobs as jobsConcept } from './jobs/handlers.ts'
import { joining } from './joining/handlers.ts'
import { live } from './live/handlers.ts'
import { mailTexts } from './mail-texts/handlers.ts'
import { matches } from './matches/handlers.ts'
import { notifications } from './notifications/handlers.ts'
import { organizations } from './organizations/handlers.ts'
import { passkeys } from './passkeys/handlers.ts'
import { payouts } from './payouts/handlers.ts'
import type {
  Concept,
  Mails,
  MakeMails,
  NamesOf,
  ResourceQueries,
  ScheduledJob,
  StrayColumns,
  Tasks,
} from './platform/concept.ts'
import type { MailTemplates } from './platform/mail-template.ts'
import type { Handler } from './platform/request/platform.ts'
import { profiles } from './profiles/handlers.ts'
import { proofs } from './proofs/handlers.ts'
import { publications } from './publications/handlers.ts'
import { reference } from './reference/handlers.ts'
import { referenceChanges } from './reference-changes/handlers.ts'
import { retention } from './retention/handlers.ts'
import { reviews } from './reviews/handlers.ts'
import { rosters } from './rosters/handlers.ts'
import { searches } from './searches/handlers.ts'
import { secondFactors } from './second-factors/handlers.ts'
import { series } from './series/handlers.ts'
import { signOn } from './sign-on/handlers.ts'
import { endLogins } from './sign-on/queries.ts'
import { templates } from './templates/handlers.ts'
import { userTokens } from './user-tokens/handlers.ts'
import { users } from './users/handlers.ts'
import { violations } from './violations/handlers.ts'
import { visits } from './visits/handlers.ts'
import { webhooks } from './webhooks/handlers.ts'

/** Every concept under its name in the contract. */
export const concepts = {
  accounts,
  agreements,
  agreementTemplates,
  analytics,
  apiClients,
  bigRegisters,
  bonusAdvice,
  calendars,
  calls,
  careMoments,
  careTeams,
  careWorkerExports,
  careWorkers,
  checkedCareWorkers,
  clientCare,
  clientExports,
  clients,
  comparisons,
  contractProposals,
  conversations,
  copies,
  dbaDossiers,
  documents,
  earnings,
  emailChanges,
  favorites,
  features,
  figures,
  files,
  forgetting,
  hours,
  arrival,
  assignmentAgreements,
  imports,
  invitations,
  invoices,
  jobs: jobsConcept,
  joining,
  live,
  mailTexts,
  matches,
  notifications,
  organizations,
  passkeys,
  profiles,
  payouts,
  proofs,
  publications,
  reference,
  referenceChanges,
  retention,
  reviews,
  rosters,
  searches,
  secondFactors,
  series,
  signOn,
  templates,
  users,
  userTokens,
  violations,
  visits,
  webhooks,
  items: { operations: contract.items, handlers: {} },
} satisfies Record<keyof typeof contract, Concept>

type MailsOf<C> = C extends { mails: infer M } ? keyof M : never
type Unmailed = Exclude<HeardEvent, MailsOf<(typeof concepts)[keyof typeof concepts]>>
/** When an event is to be notified but has no mail, it appears here, and this line does not compile. */
export const unmailed: Record<Unmailed, never> = {}

/** When a handler changes a column that its table does not have, it appears here, and this line does not compile. */
export const strayColumns: Record<StrayColumns<(typeof concepts)[keyof typeof concepts]>, never> = {}

const all: Concept[] = Object.values(concepts)
const handlers = new Map<string, Handler>(
  Object.entries<Concept>(concepts).flatMap(([concept, { handlers: own }]) =>
    Object.entries(own).map(([name, handler]) => [`${concept}.${name}`, handler as Handler] as const),
  ),
)
/** The handler of an operation by its id. Throws for one without. */
export const handlerOf = (id: string): Handler => {
  const handler = handlers.get(id)
  if (!handler) throw new Error(`${id} has no handler`)
  return handler
}
const joined = <T>(parts: (Record<string, T> | undefined)[]): Record<string, T> => Object.assign({}, ...parts)
// Several concepts may mail about one event: each to its own people.
const hearers = Map.groupBy(
  all.flatMap(({ mails: own = {} }) => Object.entries(own) as [HeardEvent, MakeMails][]),
  ([event]) => event,
)
export const mails: Mails = Object.fromEntries(
  [...hearers].map(([event, makers]): [HeardEvent, MakeMails] => [
    event,
    async (...args) => (await Promise.all(makers.map(([, make]) => make(...args)))).flat(),
  ]),
)
/** The words of every mail, by its name. */
export const mailTemplates: MailTemplates = joined(all.map(each => each.mailTemplates))
export const jobs: Record<string, ScheduledJob> = joined(all.map(each => each.jobs))
export const tasks: Tasks = joined(all.map(each => each.tasks))
export const conflicts = joined<ProblemCode>(all.map(each => each.conflicts))
export const queries = joined<ResourceQueries>(all.map(each => each.queries))
/** The queries of a resource. Throws when it is not defined who may see it. */
export const queriesOf = (resource: AnyResource): ResourceQueries => {
  const found = queries[resource.type]
  if (!found) throw new Error(`${resource.type} has no queries: nobody has said who may see it`)
  return found
}
export { counted, endLogins }
/** The names that this viewer may read: of care workers. */
export const namesOf: NamesOf = namesOfCareWorkers
