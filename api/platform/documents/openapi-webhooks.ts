// The messages of webhooks, for the OpenAPI document and the catalogue: the body of each kind, with an example.
import { resourceOf } from '../../../contract/catalogue.ts'
import { testKind, type WebhookKindName, webhookKindNames, webhookKinds } from '../../../contract/events/webhook-kinds.ts'
import type { JsonSchema } from './json-schema.ts'

const [subjectUuid, momentUuid] = ['019a0f3c-5b1e-7c34-9d55-0c6a1e1f7b21', '019a0f3c-5b1e-7c34-9d55-0c6a1e1f7b22']
type Kind = WebhookKindName | typeof testKind
const kinds: Record<Kind, { about: string; subject: string }> = {
  ...webhookKinds,
  [testKind]: {
    about: 'Iemand stuurt een proefbericht. Het gaat over de koppeling zelf, en komt één keer.',
    subject: 'WebhookEndpoint',
  },
}
const namesMoment = (subject: string) => subject.startsWith('CareMomentPublication')

/** The schema of a body of this kind. */
export const webhookExample = (kind: Kind, publicUrl: string) => {
  const { subject } = kinds[kind]
  const addressOf = (type: string, uuid: string) => `${publicUrl}/v1${resourceOf(type).path}/${uuid}`
  return {
    type: kind,
    timestamp: '2026-11-20T08:00:00.000Z',
    data: {
      '@id': addressOf(subject, subjectUuid!),
      '@type': subject,
      uuid: subjectUuid!,
      ...(namesMoment(subject) && { careMoment: addressOf('CareMoment', momentUuid!) }),
    },
  }
}
const schemaOf = (kind: Kind): JsonSchema => {
  const { subject } = kinds[kind]
  const address = { type: 'string', format: 'uri' }
  return {
    type: 'object',
    properties: {
      type: { type: 'string', const: kind },
      timestamp: { type: 'string', format: 'date-time' },
      data: {
        type: 'object',
        properties: {
          '@id': address,
          '@type': { type: 'string', const: subject },
          uuid: { type: 'string', format: 'uuid' },
          ...(namesMoment(subject) && { careMoment: address }),
        },
        required: ['@id', '@type', 'uuid', ...(namesMoment(subject) ? ['careMoment'] : [])],
      },
    },
    required: ['type', 'timestamp', 'data'],
  }
}
const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})
const headers = [
  header('webhook-id', 'The same each time that this message is sent: what was seen before is not done again'),
  header('webhook-timestamp', 'When it was sent, in seconds since 1970: refuse what is minutes old'),
  header('webhook-signature', 'v1, and HMAC-SHA256 in base64 over id.timestamp.body; two while a secret is being changed'),
]
/** The `webhooks` of the OpenAPI document, by kind. */
export const openApiWebhooks = (publicUrl: string) =>
  Object.fromEntries(
    ([...webhookKindNames, testKind] as const).map(kind => [
      kind,
      {
        post: {
          operationId: `webhook_${kind.replace('.', '_')}`,
          summary: kinds[kind].about,
          security: [],
          parameters: headers,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(kind), example: webhookExample(kind, publicUrl) } },
          },
          responses: {
            '2XX': { description: 'Accepted' },
            410: { description: 'Gone: the endpoint is paused at once' },
            default: { description: 'Not accepted, redirects too: it is sent again, with growing pauses, for three days' },
          },
        },
      },
    ]),
  )
