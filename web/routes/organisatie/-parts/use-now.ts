import { useEffect, useState } from 'react'
import { serverNow } from '../../../client/api.ts'

const minuteMs = 60_000
const thisMinute = () => new Date(Math.floor(serverNow() / minuteMs) * minuteMs).toISOString()

/** The present by the server's clock as an ISO instant, kept to the minute. */
export function useNow(): string {
  const [now, setNow] = useState(thisMinute)
  useEffect(() => {
    const timer = setInterval(() => setNow(thisMinute()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
