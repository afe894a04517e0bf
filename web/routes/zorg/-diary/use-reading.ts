import { useEffect, useState } from 'react'
import type { Report } from '../../../care/client-reports/reports.ts'
import { useChange } from '../../../client/cache.ts'
import { useSession } from '../../../client/use-session.ts'

const readsMs = 3_000

/**
 * Marks what is on the screen as read once it has been there for a moment. Gives which of it was new: it stays so until one
 * leaves. Through another's eyes nothing is read.
 */
export function useReading(client: string, reports: readonly Report[] | undefined): ReadonlySet<string> {
  const isOwn = !useSession()?.impersonated
  const { run } = useChange('PUT /clients/{uuid}/reports_read')
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const unread = reports?.filter(({ isUnread }) => isUnread) ?? []
  const until = unread[0]?.createdAt
  if (unread.some(({ uuid }) => !fresh.has(uuid))) setFresh(new Set([...fresh, ...unread.map(({ uuid }) => uuid)]))
  useEffect(() => {
    if (!until || !isOwn) return
    // What fails, such as without a network, is done when one looks again.
    const timer = setTimeout(() => {
      if (!document.hidden) void run({ uuid: client, body: { until } }).catch(() => undefined)
    }, readsMs)
    return () => clearTimeout(timer)
  }, [client, until, isOwn, run])
  return fresh
}
