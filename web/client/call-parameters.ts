// Which parts of a call are optional, where the types cannot tell: nothing of the contract is loaded at run time.
import type { Calls } from '#contract/index.ts'
import type { In, Schema } from '#contract/language.ts'
import type { Query } from '#contract/operations.ts'

type Changing = Exclude<keyof Calls, `${'GET' | 'DELETE'} ${string}`>
type IsOptional<O> = O extends { body: infer B extends Schema } ? (undefined extends In<B> ? true : false) : true
type WithoutBody = { [K in Changing]: IsOptional<Calls[K]> extends true ? K : never }[Changing]

// Does not compile unless all are listed.
const withoutBody: Record<WithoutBody, true> = {
  'PATCH /care_moment_publication_reactions/{uuid}/no_standby': true,
  'PATCH /care_moment_publication_reactions/{uuid}/reject': true,
  'PATCH /care_moment_publication_reactions/{uuid}/resolve': true,
  'PATCH /care_moment_publication_reactions/{uuid}/standby': true,
  'PATCH /care_moment_publication_reactions/{uuid}/withdraw': true,
  'PATCH /care_moment_publications/{uuid}/withdraw': true,
  'PATCH /care_moments/{uuid}/approve': true,
  'PATCH /care_moments/{uuid}/approve_not_worked': true,
  'PATCH /care_moments/{uuid}/arrive': true,
  'PATCH /care_moments/{uuid}/check_arrival': true,
  'PATCH /care_moments/{uuid}/leave': true,
  'PATCH /care_moments/{uuid}/resolve_for_care_worker': true,
  'PATCH /care_moments/{uuid}/undo_arrival': true,
  'POST /calendar_feed': true,
  'POST /client_relations/{uuid}/end_access': true,
  'POST /client_relations/{uuid}/invite': true,
  'POST /identity_providers/{uuid}/try': true,
  'POST /jobs/{name}/run': true,
  'POST /login/token_refresh': true,
  'POST /logout': true,
  'POST /user_files': true,
  'POST /user_tokens/{user_token}/renew': true,
  'POST /api_clients/{uuid}/secret': true,
  'POST /webhook_endpoints/{uuid}/test': true,
  'PUT /big_registers/{uuid}/load': true,
  'PUT /care_moment_calls/{uuid}/not_reached': true,
  'PUT /care_moment_holds/{uuid}/still': true,
  'PUT /care_moment_invitations/{uuid}/accept': true,
  'PUT /care_moment_invitations/{uuid}/decline': true,
  'PUT /care_moment_invitations/{uuid}/withdraw': true,
  'PUT /care_moments/{uuid}/confirm_change': true,
  'PUT /care_worker_documents/{uuid}/approve': true,
  'PUT /care_workers/{uuid}/complete_introduction': true,
  'PUT /care_workers/{uuid}/take_back': true,
  'PUT /contract_proposals/{uuid}/resend': true,
  'PUT /conversations/{uuid}/read': true,
  'PUT /family_look': true,
  'PUT /family_look/welcomed': true,
  'PUT /favorite_care_workers/{uuid}/restore': true,
  'PUT /identity_providers/{uuid}/switch_off': true,
  'PUT /identity_providers/{uuid}/switch_on': true,
  'PUT /mfa/passkey_options': true,
  'PUT /mfa/resend': true,
  'PUT /notifications/read': true,
  'PUT /organization_users/{uuid}/activate': true,
  'PUT /organization_users/{uuid}/deactivate': true,
  'PUT /rosters/{uuid}/stop': true,
  'PUT /user_tokens/{user_token}/impersonate': true,
  'PUT /user_tokens/{user_token}/join_family': true,
  'PUT /user_tokens/{user_token}/join_work': true,
  'PUT /users/{uuid}/activate': true,
  'PUT /api_clients/{uuid}/end': true,
  'PUT /webhook_deliveries/{uuid}/send_again': true,
  'PUT /webhook_endpoints/{uuid}/resume': true,
  'PUT /webhook_endpoints/{uuid}/stop': true,
}
/** Whether this call may be sent without a body. */
export const mayBeLeftOut = (name: string): boolean => name in withoutBody

type Required = { [K in keyof Calls]?: readonly (string & keyof NonNullable<Query<Calls[K]>>)[] }
const required: Required = { 'GET /clients/{uuid}/export': ['startDate', 'endDate'] }
/** The query parameters this call needs. */
export const requiredQuery = (name: string): readonly string[] => (required as Record<string, readonly string[]>)[name] ?? []
