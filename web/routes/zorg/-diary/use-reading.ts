import { useEffect, useState } from 'react'
import type { Report } from '../../../care/client-reports/reports.ts'
import { useChange } from '../../../client/cache.ts'
import { useSession } from '../../../client/use-session.ts'

const readsMs = 3_000

/**
 * Marks what is on the screen as read once somebody has looked at it for a moment. Gives which of it was new: it stays so until one
 * leaves. Through another's eyes nothing is read.
 *
 * A mark is one instant, up to which all is read: so there is none while something older is still to be seen, on a later page or
 * outside the subject that was chosen (`isAll` is false).
 */
export function useReading(client: string, reports: readonly Report[] | undefined, isAll: boolean): ReadonlySet<string> {
  const isOwn = !useSession()?.impersonated
  const { run } = useChange('PUT /clients/{uuid}/reports_read')
  const [fresh, setFresh] = useState<ReadonlyMap<string, string>>(new Map())
  const unread = reports?.filter(({ isUnread }) => isUnread) ?? []
  if (unread.some(({ uuid }) => !fresh.has(uuid)))
    setFresh(new Map([...fresh, ...unread.map(({ uuid, createdAt }) => [uuid, createdAt] as const)]))
  const until = isAll && isOwn && unread.length > 0 ? [...fresh.values()].toSorted().at(-1) : undefined
  useEffect(() => {
    if (!until) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      // What fails, such as without a network, is done when one looks again.
      if (!document.hidden) timer = setTimeout(() => void run({ uuid: client, body: { until } }).catch(() => undefined), readsMs)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [client, until, run])
  return new Set(fresh.keys())
}
