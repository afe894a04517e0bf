// The events behind each kind of webhook. Not in webhook-kinds.ts: event names are derived from the contract, which imports the
// kinds.
import type { EventName } from './events.ts'
import { type WebhookKindName, webhookKindNames } from './webhook-kinds.ts'

/** The events of each kind. */
export const webhookEvents: Record<WebhookKindName, readonly EventName[]> = {
  'care_moment.created': ['care_moment_created'],
  'care_moment.published': ['care_moment_published'],
  'care_moment.changed': ['care_moment_updated', 'care_moment_moved', 'care_moment_period_changed', 'care_moment_bonus_set'],
  'care_moment.withdrawn': ['care_moment_withdrawn'],
  'care_moment.cancelled': ['care_moment_canceled'],
  'care_moment.expired': ['care_moment_assignment_expired'],
  'care_moment.assigned': ['care_moment_assigned'],
  'care_moment.unassigned': ['care_moment_assignment_canceled'],
  'reaction.received': ['reaction_placed'],
  'reaction.withdrawn': ['reaction_withdrawn'],
  'hours.handed_in': ['care_moment_submitted'],
  'hours.proposed': ['care_moment_proposed', 'care_moment_proposed_not_worked'],
  'hours.proposal_rejected': ['care_moment_proposal_rejected'],
  'hours.approved': ['care_moment_approved'],
  'hours.rejected': ['care_moment_disapproved'],
  'hours.reopened': ['care_moment_reopened'],
  'hours.not_worked': ['care_moment_not_worked'],
  'invoice.created': ['invoice_made'],
  'invoice.credited': ['invoice_credited'],
  'invoice.payment_booked': ['payout_booked', 'payment_reversed'],
  'contract_proposal.accepted': ['contract_proposal_accepted'],
  'contract_proposal.rejected': ['contract_proposal_rejected'],
  'contract_proposal.expired': ['contract_proposal_expired'],
}
const kindOfEvent = new Map<string, WebhookKindName>(
  webhookKindNames.flatMap(kind => webhookEvents[kind].map((event): [string, WebhookKindName] => [event, kind])),
)
/** The kind of webhook for each event; events without one are absent. */
export const webhookKindsOf = (events: Iterable<string>): Record<string, WebhookKindName> =>
  Object.fromEntries(
    [...events].flatMap(event => {
      const kind = kindOfEvent.get(event)
      return kind ? [[event, kind] as const] : []
    }),
  )
