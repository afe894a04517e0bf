// A JSON-LD processor from a package without types.
import { createRequire } from 'node:module'

export type Expanded = Record<string, unknown>
interface Processor {
  expand(document: object, options: object): Promise<Expanded[]>
}
const processor = createRequire(import.meta.url)('jsonld') as Processor

/** A document in expanded form: every term becomes an IRI. `load` fetches a context by its address. */
export const expand = async (document: object, base: string, load: (url: string) => Promise<unknown>): Promise<Expanded> => {
  const documentLoader = async (url: string) => ({ documentUrl: url, document: await load(url) })
  return (await processor.expand(document, { base, documentLoader }))[0]!
}
