// What happens to every table when a former care worker or a closed client is forgotten. This is the only place that says so. A
// test fails if a table of the database is missing here (api/forgetting/held.test.ts); another forgets somebody, and reads what
// is left.
import type { RetainedKind } from './retention.ts'

/** Why something stays: a legal term, or because it no longer identifies anybody. */
type Because = RetainedKind | 'nobodyInIt'
/** What happens to somebody's rows. */
export type Fate =
  | 'removed'
  /** They stay; these columns are cleared. */
  | { stays: Because; emptied: readonly string[] }
export interface TableFates {
  /** The rows of a care worker. */
  careWorker?: Fate
  /** The rows of a client, and of relatives who act for nobody else. */
  client?: Fate
  /** Columns that name somebody, or contain text, and stay as they are. */
  keeps?: readonly string[]
}
const stays = (because: Because, ...emptied: string[]): Fate => ({ stays: because, emptied })
const removed = 'removed'
const ofBoth = { careWorker: removed, client: removed } as const
const ofWorker = { careWorker: removed } as const
const ofClient = { client: removed } as const

/** The tables with data about a care worker or a client. */
export const held: Readonly<Record<string, TableFates>> = {
  account: {
    careWorker: stays('nobodyInIt', 'username', 'password_hash'),
    client: stays('nobodyInIt', 'username', 'password_hash'),
  },
  // Proof of consent stays, as it justifies what was done for them, but no longer identifies them.
  agreement: { careWorker: stays('nobodyInIt'), client: stays('nobodyInIt'), keeps: ['account_uuid'] },
  // Kept as long as the accounts that it explains, and never changed: who agreed to what, with their names.
  assignment_agreement: {
    careWorker: stays('invoice'),
    keeps: [
      ...['care_worker_uuid', 'reason', 'facts', 'sections', 'hash', 'ended_reason'],
      ...['organization_agreed_by', 'organization_agreed_name', 'organization_agreed_login'],
      ...['worker_agreed_by', 'worker_agreed_name', 'worker_agreed_login'],
    ],
  },
  assignment_agreement_moment: { careWorker: stays('invoice') },
  agreement_pdf: { careWorker: stays('invoice'), keeps: ['content', 'hash'] },
  // Kept for three months at most: the networks of refused logins.
  refused_login: { careWorker: stays('nobodyInIt'), client: stays('nobodyInIt'), keeps: ['account_uuid', 'network', 'detail'] },
  feature_switch: { careWorker: stays('nobodyInIt'), client: stays('nobodyInIt'), keeps: ['account_uuid'] },
  care_worker: { careWorker: stays('nobodyInIt', 'kvk', 'vat_id', 'iban', 'trade_name') },
  // The name is attached to the care they gave: it goes when no client file and no invoice has it any more.
  care_worker_profile: {
    careWorker: stays(
      'client',
      'phone',
      'about',
      'street',
      'house_number',
      'postcode',
      'city',
      'languages',
      'photo_uuid',
      'latitude',
      'longitude',
    ),
    keeps: ['first_name', 'last_name', 'country'],
  },
  care_worker_preferences: { careWorker: stays('nobodyInIt') },
  client: {
    client: stays(
      'nobodyInIt',
      ...['first_name', 'last_name', 'birth_date', 'gender', 'phone', 'email', 'end_comment', 'client_manager_uuid'],
      ...['street', 'house_number', 'postcode', 'city', 'latitude', 'longitude'],
    ),
    keeps: ['country'],
  },
  client_admin: { client: stays('nobodyInIt', 'first_name', 'last_name') },

  // Their login and settings.
  account_device: ofBoth,
  account_session: ofBoth,
  authenticator: ofBoth,
  calendar_feed: ofBoth,
  conversation_read: ofBoth,
  family_look: ofClient,
  former_address: ofBoth,
  multi_factor_code: ofBoth,
  notification: ofBoth,
  notification_preference: ofBoth,
  passkey: ofBoth,
  passkey_challenge: ofBoth,
  push_subscription: ofBoth,
  quiet_hours: ofBoth,
  recovery_code: ofBoth,
  replaced_refresh_token: ofBoth,
  saved_view: ofBoth,
  user_token: ofBoth,

  // The care worker's details, preferences and statements.
  care_moment_call: ofBoth,
  care_moment_invitation: ofBoth,
  care_moment_publication_reaction: ofWorker,
  care_team: ofBoth,
  care_worker_act: ofWorker,
  care_worker_availability: ofWorker,
  care_worker_document: ofWorker,
  care_worker_document_file: ofWorker,
  care_worker_export: ofWorker,
  roster_choice: ofWorker,
  care_worker_location: ofWorker,
  care_worker_note: ofWorker,
  care_worker_rating: ofWorker,
  care_worker_review: { careWorker: removed, client: stays('nobodyInIt', 'text'), keeps: ['care_worker_uuid', 'author_uuid'] },
  care_worker_review_tag: ofWorker,
  care_worker_violation: ofBoth,
  contract_proposal: ofWorker,
  conversation: ofBoth,
  declined_publication: ofWorker,
  exclude_list: ofBoth,
  favorite_care_worker: ofWorker,
  message: ofBoth,
  organization_review: { careWorker: removed, client: stays('nobodyInIt', 'text'), keeps: ['care_worker_uuid'] },
  organization_review_tag: ofWorker,
  saved_search: ofWorker,
  // Except receipts of expenses, which belong to the accounts.
  user_file: ofBoth,

  // Data about a client. Reports and scores name their author.
  care_plan_problem: ofClient,
  care_plan_score: { careWorker: stays('client'), client: removed, keeps: ['client_uuid', 'author_uuid', 'author_name'] },
  care_request: ofClient,
  client_admin_client: ofClient,
  client_export: ofClient,
  client_home: ofClient,
  client_home_pet: ofClient,
  client_relation: ofClient,
  client_report: { careWorker: stays('client'), client: removed, keeps: ['client_uuid', 'author_uuid', 'author_name', 'text'] },
  client_report_problem: ofClient,
  client_report_reading: ofBoth,
  joined_client: ofClient,
  medication: ofClient,

  // The work: hours and money belong to the organization, and who came to the client's file.
  care_moment: {
    careWorker: stays('client'),
    client: stays(
      'nobodyInIt',
      ...['title', 'description', 'status_reason', 'approval_held_reason', 'expenses', 'proposed_expenses'],
      ...['order_number', 'cost_centre'],
    ),
    keeps: ['assignee_uuid', 'was_assignee_uuid', 'client_uuid', 'cancelled_by', 'published_for_contract_types', 'break_from'],
  },
  recurring_care_moment: {
    client: stays('nobodyInIt', 'title', 'description', 'order_number', 'cost_centre'),
    keeps: ['client_uuid', 'offer', 'start_time', 'end_time', 'break_from'],
  },

  // The accounts: they have a term of their own, whoever they concern.
  care_moment_invoice: {
    careWorker: stays('invoice'),
    keeps: ['care_worker_uuid', 'parties', 'period', 'reason', 'vat_regime'],
  },
  care_moment_invoice_counter: { careWorker: stays('nobodyInIt'), keeps: ['care_worker_uuid'] },
  care_moment_invoice_line: {
    careWorker: stays('invoice'),
    keeps: ['care_worker_uuid', 'description', 'period', 'location', 'order_number', 'cost_centre'],
  },
  care_worker_vat_regime: { careWorker: stays('invoice'), keeps: ['care_worker_uuid', 'reason'] },
  invoice_pdf: { careWorker: stays('invoice'), keeps: ['content', 'hash'] },
  payout_file: { careWorker: stays('invoice'), keeps: ['content', 'hash', 'period', 'status_reason', 'left_out'] },
  payout_ledger: { careWorker: stays('invoice'), keeps: ['care_worker_uuid', 'period', 'reason'] },

  // Events, and who looked.
  access_log: {
    careWorker: stays('accessLog'),
    client: stays('accessLog'),
    keeps: ['actor_uuid', 'client_uuids', 'impersonator_uuid', 'roles', 'operation', 'address'],
  },
  event: {
    careWorker: stays('event', 'reason', 'data'),
    client: stays('event', 'reason', 'data'),
    keeps: ['name', 'subject_type', 'subject_uuid', 'actor_uuid', 'impersonator_uuid', 'from_status', 'to_status'],
  },
  mail: { careWorker: stays('mail'), client: stays('mail'), keeps: ['recipient', 'subject', 'text', 'html'] },

  // The administration of forgetting itself.
  forgetting_hold: ofBoth,
  forgotten: { careWorker: stays('nobodyInIt'), client: stays('nobodyInIt'), keeps: ['person_uuid'] },
}

/** The tables without data about them, by what they contain. */
export const ofNobody = {
  /** Reference data. */
  reference: [
    ...[
      'act',
      'cancel_assignment_reason',
      'cancel_reason',
      'care_type',
      'client_end_reason',
      'country',
      'expertise_level',
      'holiday',
    ],
    ...[
      'household',
      'housing_type',
      'irregular_hours_window',
      'mail_text',
      'office',
      'omaha_system_domain_problem',
      'pet',
      'postcode',
    ],
    ...['review_tag', 'salary_scale', 'service_type', 'import_columns', 'big_register', 'big_register_entry'],
  ],
  /** Data of organizations, their users and the back office. */
  others: [
    ...['organization', 'organization_location', 'organization_location_rate', 'organization_user', 'organization_user_location'],
    ...['webhook_delivery', 'webhook_endpoint', 'identity_provider', 'account_identity'],
    ...['api_client', 'api_client_secret', 'api_client_use', 'api_client_refusal'],
    ...[
      'agreement_template',
      'back_office_employee',
      'care_moment_hold',
      'care_moment_template',
      'payout_account',
      'roster',
      'roster_weights',
    ],
  ],
  /** Data about work that only contains an act, a contract form or an amount. */
  work: ['care_moment_act', 'care_moment_publication', 'payout_file_invoice'],
  /** Deleted within a day or two. */
  passing: ['ended_session', 'idempotency_key', 'login_attempt', 'sign_on', 'used_logout_token'],
  /** The operation of the product. Page statistics name nobody. */
  product: ['analytics_event', 'data_key', 'job_run', 'job_worker', 'migration', 'push_key', 'retention_term'],
} as const satisfies Record<string, readonly string[]>
