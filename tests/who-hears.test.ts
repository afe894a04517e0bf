// Of everything that happens: who hears of it, in the app and by mail, or why nobody does. Whoever must do something else because
// of it hears; whoever did it does not.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mails } from '../api/concepts.ts'
import { contract } from '../contract/index.ts'
import { allResources } from '../contract/language.ts'
import type { Operation } from '../contract/operations.ts'
import { reactionStatus } from '../contract/publications.ts'

const heard: Record<string, string> = {
  care_moment_created: 'the worker of the period it is made in',
  care_moment_published: 'care workers whom it suits, as they wish; who keeps a search that it meets',
  new_matches_gathered: 'care workers who hear of new work once a day',
  care_moment_assigned: 'who gets it (of the shifts of a period: by the mail of the period)',
  care_moment_assignment_canceled: 'the worker and the organization, but for whichever of them did it',
  care_moment_assignment_expired: 'the organization: nobody comes',
  care_moment_canceled: 'who was to work it',
  care_moment_updated: 'who works it, when its times changed',
  care_moment_moved: 'who works it',
  care_moment_change_reminded: 'who works it and has not answered, once',
  care_moment_change_confirmed: 'the organization, which waited for it',
  care_moment_period_changed: 'who works the period',
  recurring_care_moment_updated: 'who works shifts of it, in one mail',
  recurring_care_moment_canceled: 'who was to work shifts of it or reacted to them, in one mail',
  recurring_care_moment_until_changed: 'who was to work shifts of it or reacted to them, in one mail',
  reaction_placed: 'the organization',
  reaction_not_selected: 'who reacted',
  reaction_rejected: 'who reacted',
  reaction_canceled: 'who reacted',
  reaction_not_selected_withdrawn: 'who reacted',
  care_moment_hours_reminded: 'the worker',
  care_moment_submitted: 'the organization; the worker, of what a planner hands in for them',
  care_moment_approval_reminded: 'the organization',
  care_moment_approval_held: 'the planners, who decide',
  care_moment_proposed: 'the worker',
  care_moment_proposal_rejected: 'the planners, who decide, and whichever of the two did not do it',
  care_moment_proposed_not_worked: 'whichever of the two did not say so',
  care_moment_not_worked: 'the worker and the organization, but for whichever of them did it',
  care_moment_disapproved: 'the worker; the organization, when a planner did it',
  care_moment_approved: 'the worker and the organization, but for whichever of them did it',
  care_moment_reopened: 'the worker',
  invoice_made: 'both parties of the invoice',
  invoice_credited: 'both parties of the invoice',
  care_worker_document_handed_in: 'the planners, of a worker who is at work',
  care_worker_documents_complete: 'the planners',
  care_worker_document_approved: 'the worker, of a renewal',
  care_worker_document_rejected: 'the worker',
  care_worker_document_expired: 'the worker, and the planners when there is work ahead',
  care_worker_document_reminded: 'the worker',
  care_worker_let_in: 'the worker',
  client_set_inactive: 'the care team',
  client_report_written: 'the family',
  contract_proposal_accepted: 'who proposed',
  contract_proposal_rejected: 'who proposed',
  contract_proposal_expired: 'who proposed',
  contract_proposal_withdrawn: 'the worker',
  message_sent: 'the other side',
  account_device_added: 'its owner',
  account_password_changed: 'its owner',
  account_multi_factor_enabled: 'its owner',
  account_multi_factor_disabled: 'its owner',
  account_recovery_codes_made: 'its owner',
  account_recovery_code_used: 'its owner',
  passkey_added: 'its owner',
  passkey_removed: 'its owner',
}

const shown = 'it is seen where it stands, and asks nothing of anybody'
const said = 'another happening of the same act tells it'
const ours = 'the back office does it for itself'
const own = 'its owner does it for themselves'
const byLink = 'the mail with its link is posted at once'
const nobody: Record<string, string> = {
  care_moment_bonus_set: shown,
  care_moment_restored: `${said}: published`,
  care_moment_withdrawn: `${said}: what becomes of the reactions`,
  care_moment_publication_withdrawn: `${said}: what becomes of the reactions`,
  care_moment_period_started: shown,
  care_moment_period_ended: 'its shifts were told of one by one',
  care_moment_resolved: own,
  reaction_open: 'no event: a reaction that may be chosen again is seen in the list',
  reaction_assigned: `${said}: assigned`,
  reaction_selected: `${said}: assigned`,
  reaction_assignment_canceled: `${said}: the assignment`,
  reaction_withdrawn: 'who reacted changed their mind: it leaves the list of who may be chosen',
  reaction_resolved: own,
  recurring_care_moment_created: `${said}: the first of it is published`,
  publication_declined: 'a no of a worker is theirs alone',
  publication_decline_undone: 'a no of a worker is theirs alone',
  care_moment_template_created: own,
  care_moment_template_changed: own,
  care_moment_template_removed: own,
  saved_search_created: own,
  saved_search_removed: own,
  session_ended: own,
  user_file_uploaded: own,
  account_made: byLink,
  account_activated: own,
  impersonation_started: 'in the audit of the account',
  user_deactivated: 'who is kept out is not written to',
  user_activated: ours,
  contract_proposal_made: byLink,
  contract_proposal_resent: byLink,
  care_worker_availability_set: shown,
  care_worker_availability_removed: shown,
  care_worker_contract_types_chosen: own,
  care_worker_in_transfer: 'its documents are asked of the worker on their own list',
  care_worker_introduction_completed: own,
  care_worker_note_written: ours,
  care_worker_note_removed: ours,
  care_worker_preferences_changed: own,
  care_worker_profile_changed: own,
  care_worker_vat_regime_chosen: own,
  care_worker_violation_reported: 'planners see it with the worker, flagged from three on; a worker does not hear who complained',
  care_worker_reviewed: shown,
  organization_reviewed: shown,
  care_team_member_added: shown,
  care_team_member_removed: shown,
  exclude_list_entry_added: 'exclusion is never said',
  exclude_list_entry_removed: 'exclusion is never said',
  favorite_care_worker_added: own,
  favorite_care_worker_removed: own,
  client_created: shown,
  client_changed: shown,
  client_home_changed: shown,
  client_relation_added: shown,
  client_relation_changed: shown,
  client_relation_removed: shown,
  client_report_changed: 'the family heard of the report itself',
  care_request_created: shown,
  care_request_changed: shown,
  care_plan_problem_added: shown,
  care_plan_problem_changed: shown,
  care_plan_scored: shown,
  medication_added: shown,
  medication_changed: shown,
  medication_removed: shown,
  organization_created: ours,
  organization_changed: ours,
  organization_location_created: ours,
  organization_location_changed: ours,
  organization_location_rate_created: shown,
  organization_user_changed: ours,
  payout_booked: ours,
  payout_file_made: ours,
  payout_file_paid_out: ours,
  payout_file_withdrawn: ours,
  reference_data_added: ours,
  reference_data_changed: ours,
}

// Those that the contract names, and those that the code writes beside it.
const named = [
  ...allResources().flatMap(({ actions }) => Object.values(actions).flatMap(rows => rows.map(({ event }) => event))),
  ...Object.values(contract).flatMap(operations => Object.values<Operation>(operations).flatMap(({ event }) => event ?? [])),
  ...reactionStatus.map(status => `reaction_${status}`),
]
const api = join(import.meta.dirname, '..', 'api')
const sources = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter(file => /(handlers|queries|jobs)\.ts$/.test(file))
const texts = sources.map(file => readFileSync(join(api, file), 'utf8'))
const matching = (pattern: RegExp) => texts.flatMap(text => [...text.matchAll(pattern)].map(([, name]) => name!))
// Written where they happen; and those of a table from a status to its event.
const written = [
  ...matching(/(?:\bname: |recordOf\(tx, )'([a-z]+(?:_[a-z]+)+)'/g),
  ...matching(/^ {2}\w+: '(care_worker_[a-z_]+)',$/gm),
]
const mailed = Object.assign({}, ...Object.values(mails)) as Record<string, unknown>
const events = [...new Set([...named, ...written])].sort()

test.each(events)('of %s it is said who hears, or why nobody does', name => {
  expect([name in heard, name in nobody], 'in one of the two tables').toContain(true)
  expect(name in heard && name in nobody, 'and not in both').toBe(false)
  expect(name in mailed, name in heard ? 'has its mail' : 'has no mail').toBe(name in heard)
})
test('a mail is of something that happens, and the tables name nothing else', () => {
  const known = new Set(events)
  expect(Object.keys(mailed).filter(name => !known.has(name))).toEqual([])
  expect([...Object.keys(heard), ...Object.keys(nobody)].filter(name => !known.has(name))).toEqual([])
})
