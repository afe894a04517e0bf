import { useEffect, useState } from 'react'
import { minutesBetween } from '../../../../../rules/amsterdam.ts'
import { now } from '../../../../care/now.ts'

const secondsSince = (since: string) => Math.max(0, Math.floor(minutesBetween(since, now()) * 60))

/** How long a call lasts already: ' · 0:42'. It is not read out each second. */
export function OnTheLine({ since }: { since: string }) {
  const [seconds, setSeconds] = useState(() => secondsSince(since))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsSince(since)), 1000)
    return () => clearInterval(timer)
  }, [since])
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return (
    <span role="timer">
      {' · '}
      {minutes}:{String(rest).padStart(2, '0')}
    </span>
  )
}
