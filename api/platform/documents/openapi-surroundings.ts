// The parts of the OpenAPI document besides the operations: the servers, the links to the guide and the errors, and the headers
// that say how long to wait.
import type { Settings } from '../settings.ts'

type Node = Record<string, unknown>
const retryAfter = {
  'Retry-After': { description: 'After how many seconds to try again', required: true, schema: { type: 'integer', minimum: 1 } },
}
const errorOf: Record<string, number> = {
  ...{ BadRequest: 400, Unauthorized: 401, Forbidden: 403, NotFound: 404, NotAcceptable: 406, Conflict: 409 },
  ...{ TooLarge: 413, MediaType: 415, Unprocessable: 422, TooManyRequests: 429, Unavailable: 503 },
}

/** The document, with this server's addresses. */
export const withSurroundings = (
  document: Node,
  { publicUrl, sandbox, sandboxUrl }: Pick<Settings, 'publicUrl' | 'sandbox' | 'sandboxUrl'>,
): Node => {
  const components = document.components as { responses: Record<string, Node> }
  const responses = Object.entries(components.responses).map(([name, response]) => {
    const description = `${response.description} (${publicUrl}/errors/${errorOf[name]})`
    return [
      name,
      {
        ...response,
        description: description,
        ...([429, 503].includes(errorOf[name]!) && { headers: { ...(response.headers as Node), ...retryAfter } }),
      },
    ]
  })
  // A relative address counts from the one the document was fetched from.
  return {
    ...document,
    externalDocs: { url: `${publicUrl}/partners`, description: 'For partners: the first hour, the errors and the sandbox' },
    servers: [
      { url: '/v1', description: sandbox ? 'Sandbox: nothing here is real, and nothing is sent' : 'This server' },
      ...(sandboxUrl ? [{ url: `${sandboxUrl}/v1`, description: 'Sandbox: nothing there is real, and nothing is sent' }] : []),
    ],
    components: { ...components, responses: Object.fromEntries(responses) },
  }
}
