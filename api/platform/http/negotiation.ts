// The format of an answer and the allowed formats of a body.
import { minimally, type Operation, strictly } from '../../../contract/operations.ts'
import { Problem } from '../problem.ts'
import type { Format } from './jsonld.ts'

/** JSON-LD or JSON, by the Accept header: quality first, then our own order. Parameters other than q are ignored. Throws 406. */
export const negotiate = (accept: string | undefined, otherwise?: Format): Format => {
  if (!accept || accept === '*/*' || accept === 'application/ld+json') return 'ld'
  if (accept === 'application/json') return 'json'
  let best: { format: Format; quality: number } | undefined
  for (const range of accept.split(',')) {
    const [type = '', ...parameters] = range
      .trim()
      .split(';')
      .map(part => part.trim())
    const quality = Number(parameters.find(p => p.startsWith('q='))?.slice(2) ?? 1)
    for (const format of ['ld', 'json'] as const) {
      const fits =
        type === '*/*' || type === 'application/*' || type === (format === 'ld' ? 'application/ld+json' : 'application/json')
      if (fits && quality > 0 && (!best || quality > best.quality || (quality === best.quality && format === 'ld')))
        best = { format, quality }
    }
  }
  if (best) return best.format
  if (otherwise) return otherwise
  const sentence = `Requested format "${accept}" is not supported. Supported MIME types are "application/ld+json", "application/json".`
  throw Object.assign(new Problem('not_acceptable'), { message: sentence })
}

const asking = (preference: string) => {
  const [name, value] = preference.split('=')
  return new RegExp(`(^|[,;])\\s*${name}\\s*=\\s*"?${value}"?\\s*($|[,;])`, 'i')
}
const preferences = { strict: [strictly, asking(strictly)], minimal: [minimally, asking(minimally)] } as const
type Preference = keyof typeof preferences
/** The preferences in the header Prefer (RFC 7240), and the value of Preference-Applied for the answer. */
export const preferencesIn = (prefer: string | string[] | undefined): { [P in Preference]: boolean } & { applied: string[] } => {
  const has = (name: Preference) => prefer !== undefined && preferences[name][1].test(String(prefer))
  const named = { strict: has('strict'), minimal: has('minimal') }
  return { ...named, applied: (['strict', 'minimal'] as const).flatMap(name => (named[name] ? [preferences[name][0]] : [])) }
}

/**
 * Refuses (415) a body type that we do not read. PATCH also takes merge-patch. An optional body may be absent, or of any type
 * when empty.
 */
export const refuseContentType = (operation: Operation, header: string | undefined, hasBody: boolean): void => {
  const isOptional = (operation.body as { _zod?: { def?: { type?: string } } })._zod?.def?.type === 'optional'
  const type = (header ?? '').split(';', 1)[0]!.trim().toLowerCase()
  // The body of a form has not been read yet, and a page of another site may send one.
  if (isOptional && !hasBody && !type.startsWith('multipart/')) return
  if (!type) throw Object.assign(new Problem('media_type'), { message: 'The "Content-Type" header must exist.' })
  const known = [
    'application/ld+json',
    'application/json',
    ...(operation.method === 'PATCH' ? ['application/merge-patch+json'] : []),
  ]
  if (known.includes(type)) return
  const supported = known.map(k => `"${k}"`).join(', ')
  throw Object.assign(new Problem('media_type'), {
    message: `The content-type "${type}" is not supported. Supported MIME types are ${supported}.`,
  })
}
