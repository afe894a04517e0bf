// Items, pages and problems on the wire: JSON-LD with Hydra, or the same document without its @ keys.
import type { AnyItem, AnyResource } from '../../../contract/language.ts'
import type { Operation } from '../../../contract/operations.ts'
import { templateOf } from '../documents/search-template.ts'
import type { Problem } from '../problem.ts'
import type { Found } from '../rows/rows.ts'

/** `lean` is JSON-LD without what an address says already: the uuid and the type of an item. */
export type Format = 'ld' | 'json' | 'lean'
const withoutAt = (key: string, value: unknown) => (key.startsWith('@') ? undefined : value)

// Unset and not deleted: objects that lose a key become dictionaries (rows/item-reader.ts).
const makeLean = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return
  const item = value as Record<string, unknown>
  for (const name in item) if (typeof item[name] === 'object') makeLean(item[name])
  const { '@id': address, uuid } = item
  if (typeof address !== 'string' || typeof uuid !== 'string' || !address.endsWith(uuid)) return
  item.uuid = undefined
  item['@type'] = undefined
}

/** An item with its context. */
export const writeItem = (resource: AnyResource, item: AnyItem, format: Format): string => {
  if (format === 'json') return JSON.stringify(item, withoutAt)
  if (format === 'lean') for (const value of Object.values(item)) makeLean(value)
  return JSON.stringify({ '@context': `/v1/contexts/${resource.type}`, ...item })
}

/** A command's answer. Its type is the operation's and its address the request's, unless the answer is an item. */
export const writeObject = (type: string, path: string, value: unknown, format: Format): string => {
  if (format === 'json') return JSON.stringify(value, withoutAt)
  const own = { '@id': path, '@type': type, ...(value as object) }
  return JSON.stringify({ '@context': `/v1/contexts/${own['@type']}`, ...own })
}

/** A page: a bare array in JSON, a Hydra collection in JSON-LD. `query` is the raw query string, which the links keep. */
export const writePage = (
  operation: Operation,
  resource: AnyResource,
  path: string,
  query: string,
  found: Found,
  format: Format,
): string => {
  if (format === 'json') return JSON.stringify(found.items, withoutAt)
  if (format === 'lean') makeLean(found.items)
  const view = viewOf(path, query, found)
  // Clients look for it at the bare address. In pages of thirty items it would be a third of the answer.
  const search = query === '' ? templateOf(operation, path) : undefined
  const page = JSON.stringify({
    '@context': `/v1/contexts/${resource.type}`,
    '@id': path,
    '@type': 'Collection',
    totalItems: found.totalItems,
    member: found.items,
    ...(view && { view }),
  })
  return search ? `${page.slice(0, -1)},"search":${textOf(search)}}` : page
}
// The same for every page of a list, and longer than some items.
const texts = new Map<string, string>()
const textOf = (search: { template: string }): string => {
  const known = texts.get(search.template)
  if (known) return known
  const text = JSON.stringify(search)
  if (texts.size < 200) texts.set(search.template, text)
  return text
}

// The links to other pages: parameters by name, the page last, list indexes merged.
const viewOf = (path: string, query: string, { totalItems, paging }: Found): Record<string, string> | undefined => {
  const pairs = [...new URLSearchParams(query)].map(([key, value]): [string, string] => [key.replace(/\[\d+\]$/, '[]'), value])
  const sortedPairs = pairs.filter(([key]) => key !== 'page').sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const pages = paging.paged && paging.itemsPerPage > 0 ? Math.ceil(totalItems / paging.itemsPerPage) : 1
  const address = (page?: number) => {
    const text = new URLSearchParams(page === undefined ? sortedPairs : [...sortedPairs, ['page', String(page)]]).toString()
    return text ? `${path}?${text}` : path
  }
  if (pages <= 1 && paging.page === 1) {
    if (sortedPairs.every(([key]) => key === 'pagination')) return undefined
    return { '@id': address(), '@type': 'PartialCollectionView' }
  }
  return {
    '@id': address(paging.page),
    '@type': 'PartialCollectionView',
    first: address(1),
    last: address(Math.max(pages, 1)),
    ...(paging.page > 1 && { previous: address(paging.page - 1) }),
    ...(paging.page < pages && { next: address(paging.page + 1) }),
  }
}

/** A refusal as problem+json; with violations it is a ConstraintViolation. */
export const writeProblem = (problem: Pick<Problem, 'status' | 'message' | 'violations' | 'members'>, format: Format): string => {
  const { status, violations } = problem
  if (!violations) {
    const body = { title: 'An error occurred', detail: problem.message, status, type: `/errors/${status}`, ...problem.members }
    return JSON.stringify(
      format === 'json'
        ? body
        : {
            '@context': '/v1/contexts/Error',
            '@id': `/v1/errors/${status}`,
            '@type': 'Error',
            ...body,
            description: problem.message,
          },
    )
  }
  const codes = violations.length === 1 ? violations[0]!.code : violations.map((v, i) => `${i}=${v.code}`).join(';')
  const detail = violations.map(v => (v.propertyPath ? `${v.propertyPath}: ${v.message}` : v.message)).join('\n')
  const body = { status, violations, detail, type: `/validation_errors/${codes}`, title: 'An error occurred' }
  return JSON.stringify(
    format === 'json'
      ? body
      : {
          '@context': '/v1/contexts/ConstraintViolation',
          '@id': `/v1/validation_errors/${codes}`,
          '@type': 'ConstraintViolation',
          ...body,
          description: detail,
        },
  )
}
