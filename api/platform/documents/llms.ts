// /llms.txt: what this API is and where its documentation is, for language models (llmstxt.org). In English, like the rest of the
// documentation.
import { allOperations } from '../../../contract/catalogue.ts'
import { webhookKindNames } from '../../../contract/events/webhook-kinds.ts'
import type { Settings } from '../settings.ts'
import { allErrors } from './errors/catalogue.ts'

/** The text, with this server's addresses. */
export const llmsText = ({
  publicUrl,
  sandbox,
  sandboxUrl,
}: Pick<Settings, 'publicUrl' | 'sandbox' | 'sandboxUrl'>): string => `# Zorginzet

> Zorginzet is a Dutch marketplace for care staff: an organization publishes a shift, care workers respond, one is chosen and works it, hours
> are approved and invoices are made. This is its REST API: JSON-LD with Hydra, or plain JSON, below ${publicUrl}/v1.
${sandbox ? '\nThis is a sandbox: nothing here is real, mails are kept and never sent.\n' : ''}${sandboxUrl ? `\nTry it in the sandbox: ${sandboxUrl}\n` : ''}
## Documents

- [OpenAPI 3.1](${publicUrl}/v1/docs.jsonopenapi): all ${allOperations.length} operations, their bodies, answers and examples, and ${webhookKindNames.length} kinds of webhooks
- [Hydra](${publicUrl}/v1/docs.jsonld): the same as linked data
- [For partners](${publicUrl}/partners): the first hour, in Dutch, with code
- [Errors](${publicUrl}/errors): all ${allErrors.length} refusals, by status and code, in Dutch; JSON with Accept: application/json

## Logging in

A program of an organization is an API client (Koppelingen, API-clients). POST /v1/oauth/token with HTTP Basic (client id, secret) and the form
grant_type=client_credentials answers a short-lived access_token; send it as Authorization: Bearer. On 401, ask for another one, once. What is
refused has error, error_description and error_uri (RFC 6749, 5.2). POST /v1/oauth/revoke ends a token (RFC 7009). A 403 for a missing scope
names it; who manages the client adds it, and sees the last refusals there.

## Actions

An item says in allowedActions what the caller may do with it now. Each is an operation of its own: the OpenAPI document names it beside
allowedActions, such as cancel: PUT /care_moments/{uuid}/cancel (paths are below /v1), and has it as x-action at the operation.

## Strict handling

Send Prefer: handling=strict with every request (RFC 7240). A field or filter that is not read is then a 422 that names it and the name that
was probably meant, and the answer has Preference-Applied. Without it, it is ignored.

## Sending twice

Every change takes an Idempotency-Key (1 to 255 visible ASCII characters, a UUID of your own). The same request under the same key is done
once within 24 hours and answered alike each time. After a timeout or 5xx, send again under the same key.

## Errors

application/problem+json: status, detail (a Dutch sentence for people), and type, an address that opens (/errors/409). The header Link with
rel="help" leads to the exact refusal (/errors/taken). 422 has violations: propertyPath, message, and a code that is fixed.
401 is {"code": 401, "message"}.

## Limits

429 and 503 say in Retry-After how many seconds to wait. An API client makes 600 calls a minute (RateLimit, RateLimit-Policy); behind an address
with several servers each counts its own. Lists have at most 100 items a page (itemsPerPage); a body one megabyte. Wrong
passwords and codes are counted for each account and address over a quarter of an hour.

## Webhooks

Standard Webhooks 1.0 (webhook-id, webhook-timestamp, webhook-signature), only to public https addresses. A body has a type, a time, uuids and
addresses; read the rest from the API. Answer 2xx within 15 seconds; otherwise it comes again, under the same webhook-id, for three days.

## Changes of the API

Fields and operations are added without notice: ignore what you do not know. What will go is announced at least six months before, by
deprecated in the OpenAPI document and the headers Deprecation (RFC 9745) and Sunset (RFC 8594) in its answers. Nothing is deprecated now.
`
