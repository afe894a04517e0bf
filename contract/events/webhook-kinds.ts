// The kinds of webhooks: what other programs can subscribe to. Each is about the work or the money of one organization; there is
// none for what concerns a client, or what only a worker may know.

interface WebhookKind {
  /** What happened, in one Dutch sentence. */
  about: string
  /** The type of the resource it is about; the body has its address. */
  subject: 'CareMoment' | 'CareMomentPublication' | 'CareMomentPublicationReaction' | 'CareMomentInvoice' | 'ContractProposal'
}
/** By name, which is the `type` in the body. */
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
/** The kind of a test message. */
export const testKind = 'webhook.test'
