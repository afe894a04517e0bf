import type { AnswerOf } from '#client/api.ts'
import type { Address } from '#contract/addresses.ts'
import { testKind, webhookKinds } from '#contract/events/webhook-kinds.ts'

export type Endpoint = AnswerOf<'GET /webhook_endpoints'>['member'][number]
export type Delivery = AnswerOf<'GET /webhook_deliveries'>['member'][number]

const list = '/organisatie/tarieven?onderdeel=organisatie&deel=koppelingen' as const satisfies Address
export const webhooksHref = list
export const endpointHref = (uuid: string): Address => `${list}&koppeling=${uuid}`

/** The name of an endpoint: the organization's own, otherwise the host of its address. */
export const nameOfEndpoint = ({ description, url }: Pick<Endpoint, 'description' | 'url'>): string =>
  description || (URL.canParse(url) ? new URL(url).host : url)
export const sayKind = (kind: Delivery['kind']): string =>
  kind === testKind ? 'Proefbericht' : webhookKinds[kind].about.replace(/\.$/, '')

const errorWords = {
  not_public: 'Dit adres is niet vanaf internet te bereiken',
  certificate: 'Het certificaat van dit adres klopt niet',
  too_slow: 'Geen antwoord binnen vijftien seconden',
  no_connection: 'Geen verbinding',
} as const
type Attempt = Delivery['attempts'][number]
/** The result of one attempt, in words. */
export const sayAttempt = ({ status, error, tookMs }: Attempt): string => {
  if (error) return errorWords[error]
  const isRedirect = status !== null && status >= 300 && status < 400
  return `Antwoord ${status} na ${tookMs} ms${isRedirect ? ': een verwijzing, die volgen we niet' : ''}`
}
export const endpointTones = { active: 'green', stopped: 'grey', paused: 'red' } as const
export const deliveryTones = { waiting: 'yellow', delivered: 'green', failed: 'red' } as const
