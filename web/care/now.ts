// The present by the server's clock, as an ISO instant.
import { useEffect, useState } from 'react'
import { onClockSet, serverNow } from '#client/api.ts'

const minuteMs = 60_000
const inStepsOf = (stepMs: number) => new Date(Math.floor(serverNow() / stepMs) * stepMs).toISOString()
const thisMinute = () => inStepsOf(minuteMs)

/** Now. */
export const now = (): string => new Date(serverNow()).toISOString()

/** Now, rounded down to five minutes: a query that contains it stays the same between renders. */
export const recentNow = (): string => inStepsOf(5 * minuteMs)

/** Now, updated every minute, and when the server's clock becomes known. */
export function useNow(): string {
  const [minute, setMinute] = useState(thisMinute)
  useEffect(() => {
    const update = () => setMinute(thisMinute())
    update() // it may have become known before we listened
    const timer = setInterval(update, minuteMs)
    const end = onClockSet(update)
    return () => {
      clearInterval(timer)
      end()
    }
  }, [])
  return minute
}
