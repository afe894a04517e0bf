// The kinds of webhooks: which events other programs hear of, in the words of the field. Every one is about the work or the money of
// one organization; what is about a client, or what a worker alone may know, has none.
import type { EventName } from './events.ts'

interface WebhookKind {
  /** What happened, in one Dutch sentence. */
  about: string
  /** The type of the resource that it is about, whose address is in the body. */
  subject: 'CareMoment' | 'CareMomentPublication' | 'CareMomentPublicationReaction' | 'CareMomentInvoice' | 'ContractProposal'
}
/** By their name, which is the `type` of the body. */
export const webhookKinds = {
  'care_moment.created': { about: 'Er is een opdracht gemaakt.', subject: 'CareMoment' },
  'care_moment.published': { about: 'Een opdracht is gepubliceerd.', subject: 'CareMomentPublication' },
  'care_moment.changed': { about: 'Van een opdracht is iets gewijzigd.', subject: 'CareMoment' },
  'care_moment.withdrawn': { about: 'Een open opdracht is ingetrokken.', subject: 'CareMoment' },
  'care_moment.cancelled': { about: 'Een opdracht waarvoor iemand gekozen was, gaat niet door.', subject: 'CareMoment' },
  'care_moment.expired': { about: 'Een opdracht is begonnen zonder dat iemand komt.', subject: 'CareMoment' },
  'care_moment.assigned': { about: 'Voor een opdracht is iemand gekozen.', subject: 'CareMoment' },
  'care_moment.unassigned': { about: 'Wie gekozen was voor een opdracht, komt niet meer.', subject: 'CareMoment' },
  'reaction.received': { about: 'Een zorgverlener heeft op een opdracht gereageerd.', subject: 'CareMomentPublicationReaction' },
  'reaction.withdrawn': { about: 'Een zorgverlener heeft een reactie ingetrokken.', subject: 'CareMomentPublicationReaction' },
  'hours.handed_in': { about: 'Uren zijn ingediend.', subject: 'CareMoment' },
  'hours.proposed': { about: 'Er zijn andere uren voorgesteld, of dat er niet gewerkt is.', subject: 'CareMoment' },
  'hours.proposal_rejected': { about: 'Een voorstel over uren is afgewezen.', subject: 'CareMoment' },
  'hours.approved': { about: 'Uren zijn goedgekeurd.', subject: 'CareMoment' },
  'hours.rejected': { about: 'Uren zijn afgekeurd.', subject: 'CareMoment' },
  'hours.reopened': { about: 'Goedgekeurde uren worden opnieuw gevraagd.', subject: 'CareMoment' },
  'hours.not_worked': { about: 'Vastgesteld is dat niet gewerkt is.', subject: 'CareMoment' },
  'invoice.created': { about: 'Er is een factuur gemaakt.', subject: 'CareMomentInvoice' },
  'invoice.credited': { about: 'Er is een creditnota gemaakt.', subject: 'CareMomentInvoice' },
  'invoice.payment_booked': { about: 'Op een factuur is een betaling geboekt of teruggedraaid.', subject: 'CareMomentInvoice' },
  'contract_proposal.accepted': { about: 'Een contractvoorstel is aangenomen.', subject: 'ContractProposal' },
  'contract_proposal.rejected': { about: 'Een contractvoorstel is afgewezen.', subject: 'ContractProposal' },
  'contract_proposal.expired': { about: 'Een contractvoorstel is verlopen.', subject: 'ContractProposal' },
} as const satisfies Record<string, WebhookKind>
export type WebhookKindName = keyof typeof webhookKinds
/** The names that an endpoint can choose from. */
export const webhookKindNames = Object.keys(webhookKinds) as [WebhookKindName, ...WebhookKindName[]]
/** Which events each tells of. Apart from the kinds: the names of events follow from the contract, which has the kinds in it. */
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
/** The kind of the message that somebody sends to try an endpoint. */
export const testKind = 'webhook.test'

const kindOfEvent = new Map<string, WebhookKindName>(
  webhookKindNames.flatMap(kind => webhookEvents[kind].map((event): [string, WebhookKindName] => [event, kind])),
)
/** Of these events the kind of webhook that tells of each, by the event's name; nothing of the others. */
export const webhookKindsOf = (events: Iterable<string>): Record<string, WebhookKindName> =>
  Object.fromEntries(
    [...events].flatMap(event => {
      const kind = kindOfEvent.get(event)
      return kind ? [[event, kind] as const] : []
    }),
  )
