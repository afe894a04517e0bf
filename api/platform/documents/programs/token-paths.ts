// The two OAuth 2.0 endpoints in the OpenAPI document, which are not operations of the contract.
import { oauthErrors, oauthPaths } from '../../../../contract/organizations/client-scopes.ts'
import { problems } from '../../../../contract/problems.ts'
import type { JsonSchema } from '../json-schema.ts'

type Node = Record<string, unknown>
const text: JsonSchema = { type: 'string' }
/** How a client authenticates, other than in the form. */
export const clientSecret = {
  type: 'http',
  scheme: 'basic',
  description: 'The number of an API client and its secret. They may be in the form instead, as client_id and client_secret',
}
const ref = (name: string) => ({ $ref: `#/components/responses/${name}` })
const formOf = (fields: Record<string, JsonSchema>, required: string[]): JsonSchema => ({
  type: 'object',
  properties: { ...fields, client_id: text, client_secret: text },
  required,
})
const post = (operationId: string, summary: string, form: string, answer: Node): Node => ({
  post: {
    operationId,
    tags: ['OAuth'],
    summary,
    security: [{ clientSecret: [] }, {}],
    requestBody: {
      required: true,
      content: {
        'application/x-www-form-urlencoded': { schema: { $ref: `#/components/schemas/${form}` } },
      },
    },
    responses: {
      200: answer,
      ...Object.fromEntries(
        [
          [400, 'The form is not right: error says what, and error_description and error_uri how'],
          [401, 'The number or the secret is not right, or the client has ended'],
        ].map(([status, description]) => [
          status,
          { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/OAuthError' } } } },
        ]),
      ),
      429: ref('TooManyRequests'),
      503: ref('Unavailable'),
    },
  },
})

const tokenForm = { grant_type: 'client_credentials', scope: 'care-moments:read' }
const revokeForm = { token: 'eyJhbGciOiJIUzI1NiJ9.eyJ1dWlkIjoiMDE5NSJ9.c2lnbmF0dXJl' }
/** The schemas of their forms and answers, each with an example. */
export const tokenSchemas: Record<string, JsonSchema> = {
  OAuthTokenForm: {
    ...formOf({ grant_type: { type: 'string', const: 'client_credentials' }, scope: text }, ['grant_type']),
    examples: [tokenForm],
  },
  OAuthRevokeForm: { ...formOf({ token: text, token_type_hint: text }, ['token']), examples: [revokeForm] },
  OAuthToken: {
    type: 'object',
    properties: {
      access_token: text,
      token_type: { type: 'string', const: 'Bearer' },
      expires_in: { type: 'integer', minimum: 1 },
      scope: text,
    },
    required: ['access_token', 'token_type', 'expires_in', 'scope'],
    examples: [{ access_token: revokeForm.token, token_type: 'Bearer', expires_in: 900, scope: tokenForm.scope }],
  },
  OAuthError: {
    type: 'object',
    properties: {
      error: { type: 'string', enum: [...oauthErrors] },
      error_description: text,
      error_uri: { type: 'string', format: 'uri' },
    },
    required: ['error', 'error_description', 'error_uri'],
    examples: [
      {
        error: 'invalid_client',
        error_description: problems.invalid_client[1],
        error_uri: 'https://zorginzet.example/errors/invalid_client',
      },
    ],
  },
}
/** Their paths. */
export const tokenPaths: Record<string, Node> = {
  [oauthPaths.token]: post('oauth_token_post', 'Gives an API client a token (RFC 6749, 4.4)', 'OAuthTokenForm', {
    description: 'The token. It is sent as Authorization: Bearer, until it is refused (401)',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/OAuthToken' } } },
  }),
  [oauthPaths.revoke]: post('oauth_revoke_post', 'Ends one token of the client before its time (RFC 7009)', 'OAuthRevokeForm', {
    description: 'It is refused from now on. Also for one that was over, or is no token of this client',
  }),
}
