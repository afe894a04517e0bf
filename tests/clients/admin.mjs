// API Platform's admin without its screens, assembled as its documentation describes. Plain JavaScript: its packages are not
// installed when the product's types are checked.

/** The admin was written for browsers, and needs this much of one. */
function beBrowser() {
  globalThis.window ??= globalThis
  globalThis.location ??= new URL('http://localhost/')
  globalThis.addEventListener ??= () => undefined
}

export async function openAdmin(entrypoint, token) {
  beBrowser()
  const { fetchHydra, hydraDataProvider } = await import('@api-platform/admin')
  const { parseHydraDocumentation } = await import('@api-platform/api-doc-parser')
  const headers = () => ({ Authorization: `Bearer ${token}` })
  return hydraDataProvider({
    entrypoint,
    httpClient: (url, options = {}) => fetchHydra(url, { ...options, headers }),
    apiDocumentationParser: url => parseHydraDocumentation(url, { headers }),
    mercure: false,
  })
}

export async function messagesOf(error) {
  const { hydraSchemaAnalyzer } = await import('@api-platform/admin')
  return hydraSchemaAnalyzer().getSubmissionErrors(error)
}
