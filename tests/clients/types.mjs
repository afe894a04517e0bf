// The types that openapi-typescript generates from an OpenAPI document. Plain JavaScript, because it uses its own compiler.

export async function typesOf(document) {
  const { default: openapiTS, astToString } = await import('openapi-typescript')
  const { version } = (await import('openapi-typescript/package.json', { with: { type: 'json' } })).default
  const made = astToString(await openapiTS(document, { alphabetize: false }))
  return `// Made by openapi-typescript ${version} from GET /v1/docs.jsonopenapi: UPDATE_TYPES=1 npm run test:clients\n${made}`
}
