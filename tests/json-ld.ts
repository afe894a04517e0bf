// A JSON-LD processor that others wrote. It brings no types.
import { createRequire } from 'node:module'

export type Expanded = Record<string, unknown>
interface Processor {
  expand(document: object, options: object): Promise<Expanded[]>
}
const processor = createRequire(import.meta.url)('jsonld') as Processor

/** What a document says in full: every term an address. `load` fetches a context by its address. */
export const expand = async (document: object, base: string, load: (url: string) => Promise<unknown>): Promise<Expanded> => {
  const documentLoader = async (url: string) => ({ documentUrl: url, document: await load(url) })
  return (await processor.expand(document, { base, documentLoader }))[0]!
}
