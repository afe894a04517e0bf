// What follows from news: what this tab shows of it is asked again.
import type { Query, QueryClient } from '@tanstack/react-query'
import type { News } from '../../../contract/live.ts'
import { begin } from '../../components/under-way.ts'
import { lastAnswered } from '../cache.ts'

// An own change has the screen asked again already.
const ownMs = 1500
const [shortestMs, spreadMs] = [500, 200]
// A round that takes long is not followed by the next at once.
const rests = 4

/** Collections that show another resource too: a conversation its messages, a publication its care moment. */
const alsoShows: Record<string, readonly string[]> = {
  '/messages': ['/conversations'],
  '/care_moments': ['/care_moment_publications', '/care_moment_publication_reactions', '/recurring_care_moments', '/visits'],
  '/care_moment_publications': ['/care_moments'],
}

/** The lists below an owner that have another name than their resource: `/care_workers/{uuid}/documents`. */
const nameBelow: Record<string, string> = { '/care_worker_documents': '/documents', '/care_moment_invoices': '/invoices' }

/** Whether the answer to this question may be another one by this news. */
export function concerns([name, args]: readonly unknown[], address: string): boolean {
  const [, path = '', uuid] = /^\/v1(\/.+?)(?:\/([0-9a-f-]{36}))?$/.exec(address) ?? []
  const [method, call = ''] = String(name).split(' ')
  if (method !== 'GET') return false
  if (uuid && JSON.stringify(args ?? null).includes(uuid)) return true
  const isOf = (one: string) => call === one || call.startsWith(`${one}/`)
  // Another item is left alone.
  if (isOf(path)) return !uuid || !call.includes('{')
  if (call.endsWith(`}${path}`) || call.endsWith(`}${nameBelow[path]}`)) return true
  return (alsoShows[path] ?? []).some(one => isOf(one) && !call.includes('{'))
}

/** Asks again what news concerns, in rounds. A tab that nobody looks at asks when it is looked at. */
export function refresher(client: QueryClient) {
  let waiting = new Set<string>()
  let all = false
  let asked: (() => void) | undefined
  let notBefore = 0
  const round = async () => {
    const [addresses, everything] = [[...waiting], all]
    waiting = new Set()
    all = false
    const began = performance.now()
    // What failed is not asked again by itself, but what has changed since is another question.
    const isMeant = ({ meta, queryKey, state }: Query) =>
      !meta?.once && ((everything && state.status !== 'error') || addresses.some(address => concerns(queryKey, address)))
    await client.invalidateQueries({ predicate: isMeant, refetchType: document.hidden ? 'none' : 'active' })
    const ended = performance.now()
    notBefore = ended + Math.max(shortestMs, rests * (ended - began))
    asked?.()
    asked = undefined
    if (waiting.size > 0 || all) plan()
  }
  const plan = () => {
    if (asked) return
    asked = begin('stream')
    setTimeout(() => void round(), Math.max(0, notBefore - performance.now()) + Math.random() * spreadMs)
  }
  return {
    tell: (news: readonly News[]) => {
      const isEcho = performance.now() - lastAnswered() < ownMs
      for (const one of news) if (!(one.own && isEcho)) waiting.add(one['@id'])
      if (waiting.size > 0) plan()
    },
    everything: () => {
      all = true
      plan()
    },
  }
}
