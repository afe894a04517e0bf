// Refetches what this tab shows when an event says that it changed.
import type { Query, QueryClient } from '@tanstack/react-query'
import { begin } from '#components/page/under-way.ts'
import type { News } from '#contract/events/live.ts'
import { lastAnswered } from '../cache.ts'

// A change made in this tab refreshes the screen by itself.
const ownMs = 1500
const [shortestMs, spreadMs] = [500, 200]
// After a slow round the next one waits longer.
const rests = 4

/** Lists that show another resource too: a conversation its messages, a publication its care moment. */
const alsoShows: Record<string, readonly string[]> = {
  '/messages': ['/conversations'],
  '/care_moments': ['/care_moment_publications', '/care_moment_publication_reactions', '/recurring_care_moments', '/visits'],
  '/care_moment_publications': ['/care_moments'],
}

/** Lists below an owner whose name differs from that of their resource: `/care_workers/{uuid}/documents`. */
const nameBelow: Record<string, string> = { '/care_worker_documents': '/documents', '/care_moment_invoices': '/invoices' }

/** Whether this event may change the answer to this query. */
export function concerns([name, args]: readonly unknown[], address: string): boolean {
  const [, path = '', uuid] = /^\/v1(\/.+?)(?:\/([0-9a-f-]{36}))?$/.exec(address) ?? []
  const [method, call = ''] = String(name).split(' ')
  if (method !== 'GET') return false
  if (uuid && JSON.stringify(args ?? null).includes(uuid)) return true
  const isOf = (one: string) => call === one || call.startsWith(`${one}/`)
  // Other items are left alone.
  if (isOf(path)) return !uuid || !call.includes('{')
  if (call.endsWith(`}${path}`) || call.endsWith(`}${nameBelow[path]}`)) return true
  return (alsoShows[path] ?? []).some(one => isOf(one) && !call.includes('{'))
}

/** Refetches what events concern, in rounds. A hidden tab does so when it becomes visible. */
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
    // A failed query is not retried by itself, but one whose data has changed since may be asked again.
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
  const add = (one: News) => {
    waiting.add(one['@id'])
    plan()
  }
  return {
    tell: (news: readonly News[]) => {
      const isEcho = performance.now() - lastAnswered() < ownMs
      for (const one of news) {
        if (one.own && isEcho) continue
        if (one.within) setTimeout(() => add(one), Math.random() * one.within * 1000)
        else add(one)
      }
    },
    everything: () => {
      all = true
      plan()
    },
  }
}
