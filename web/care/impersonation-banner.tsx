import { useEffect, useRef, useState } from 'react'
import { useCurrentName } from '../client/current-user.ts'
import { endImpersonation } from '../client/session.ts'
import { EyeIcon } from '../components/icons.tsx'
import classes from './impersonation-banner.module.css'
import { minutesUntil, sayLeft } from './time-left.ts'

/** The minutes until an instant (seconds since 1970), kept to the minute. By our own clock: sessions run on real time. */
function useMinutesUntil(instantSeconds: number): number {
  const [minutes, setMinutes] = useState(() => minutesUntil(instantSeconds, Date.now()))
  useEffect(() => {
    // Often, so that a laptop that wakes up knows at once.
    const timer = setInterval(() => setMinutes(minutesUntil(instantSeconds, Date.now())), 1000)
    return () => clearInterval(timer)
  }, [instantSeconds])
  return minutes
}

/** Constant while one looks through the eyes of another: who that is, how long it still lasts, and the way out. */
export default function ImpersonationBanner({ endsAtSeconds }: { endsAtSeconds: number }) {
  const banner = useRef<HTMLElement>(null)
  const name = useCurrentName()
  const minutes = useMinutesUntil(endsAtSeconds)
  const over = minutes <= 0
  useEffect(() => {
    if (over) void endImpersonation()
  }, [over])
  useEffect(() => {
    // What sticks to the top of the window sticks below this.
    const { style } = document.documentElement
    const size = new ResizeObserver(() => style.setProperty('--above', `${banner.current!.offsetHeight}px`))
    size.observe(banner.current!)
    return () => {
      size.disconnect()
      style.removeProperty('--above')
    }
  }, [])
  return (
    <section ref={banner} className={classes.banner} aria-label="Ingelogd als iemand anders">
      <EyeIcon size={24} />
      <p>
        Je bent ingelogd als <strong>{name}</strong>. <span className={`${classes.left} figures`}>{sayLeft(minutes)}</span>
      </p>
      <button type="button" onClick={() => void endImpersonation()}>
        Stoppen
      </button>
    </section>
  )
}
