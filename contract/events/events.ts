// The names of events, in the past tense. Each event is written as one row together with its change. That row serves as history,
// audit and mail queue.
import type { contract } from '../index.ts'

type Contract = typeof contract
type AnyOf<Group> = Group[keyof Group]
type EventOfOperation<O> = O extends { event: infer E extends string } ? E : never
type EventOfAction<O> = O extends { resource: { actions: infer Actions } }
  ? AnyOf<Actions> extends infer Rows
    ? Rows extends readonly { event: infer E extends string }[]
      ? E
      : never
    : never
  : never
type EventOfContract = {
  [G in keyof Contract]: EventOfOperation<AnyOf<Contract[G]>> | EventOfAction<AnyOf<Contract[G]>>
}[keyof Contract]

/** Events that no operation and no transition of the contract names. */
export const otherEvents = [
  'assignment_agreement_made',
  'api_client_secret_made',
  'api_client_secret_removed',
  'account_activated',
  'account_device_added',
  'account_email_changed',
  'account_email_kept',
  'account_made',
  'account_multi_factor_disabled',
  'account_multi_factor_enabled',
  'account_password_changed',
  'account_recovery_code_used',
  'account_recovery_codes_made',
  'account_signed_on_first',
  'account_sign_on_linked',
  'care_moment_approval_held',
  'care_moment_approval_reminded',
  'care_moment_change_reminded',
  'care_moment_created',
  'care_moment_hours_reminded',
  'care_moment_invitations_ended',
  'care_moment_invited',
  'care_worker_availabilities_said',
  'care_worker_document_differs_from_register',
  'care_worker_document_reminded',
  'care_worker_documents_complete',
  'care_worker_export_made',
  'care_worker_forgotten',
  'care_worker_in_transfer',
  'care_worker_joined',
  'care_worker_let_in',
  'care_worker_name_forgotten',
  'client_export_made',
  'client_forgotten',
  'client_relation_access_ended',
  'client_relation_invited',
  'client_relation_joined',
  'family_call_due',
  'feature_switch_removed',
  'feature_switched',
  'impersonation_started',
  'invoice_made',
  'mail_text_changed',
  'mail_text_restored',
  'new_matches_gathered',
  'papers_agreed',
  'reaction_assignment_canceled',
  'reaction_canceled',
  'reaction_not_selected',
  'reaction_not_selected_withdrawn',
  'retention_term_changed',
  'roster_accepted',
  'roster_made',
  'roster_weights_set',
  'webhook_endpoint_paused',
  'webhook_secret_made',
] as const
/** Events beside the requested operation, or started by the clock. A handler or a job writes them. */
type OtherEvent = (typeof otherEvents)[number]
export type EventName = EventOfContract | OtherEvent
