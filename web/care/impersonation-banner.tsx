import { useEffect, useRef, useState } from 'react'
import { useCurrentName } from '#client/current-user.ts'
import { endImpersonation } from '#client/session.ts'
import { EyeIcon } from '#components/marks/icons.tsx'
import classes from './impersonation-banner.module.css'
import { minutesUntil, sayLeft } from './time-left.ts'

/** The whole minutes until an instant (seconds since 1970). By the device's clock: sessions run on real time. */
function useMinutesUntil(instantSeconds: number): number {
  const [minutes, setMinutes] = useState(() => minutesUntil(instantSeconds, Date.now()))
  useEffect(() => {
    // Every second, so that it is right as soon as a laptop wakes up.
    const timer = setInterval(() => setMinutes(minutesUntil(instantSeconds, Date.now())), 1000)
    return () => clearInterval(timer)
  }, [instantSeconds])
  return minutes
}

/** Shown while a planner is impersonating: whom, for how long, and a button to stop. */
export default function ImpersonationBanner({ endsAtSeconds }: { endsAtSeconds: number }) {
  const banner = useRef<HTMLElement>(null)
  const name = useCurrentName()
  const minutes = useMinutesUntil(endsAtSeconds)
  const over = minutes <= 0
  useEffect(() => {
    if (over) void endImpersonation()
  }, [over])
  useEffect(() => {
    // Sticky elements at the top of the window must stick below this banner.
    const { style } = document.documentElement
    const size = new ResizeObserver(() => style.setProperty('--above', `${banner.current!.offsetHeight}px`))
    size.observe(banner.current!)
    return () => {
      size.disconnect()
      style.removeProperty('--above')
    }
  }, [])
  return (
    <section ref={banner} className={`row sticky gap-12 ${classes.banner}`} aria-label="Ingelogd als iemand anders">
      <EyeIcon size={24} />
      <p className="shrinks grows tight breaks">
        Ingelogd als <strong>{name}</strong>.{' '}
        <span className={classes.about}>Instemmen, weigeren en als gelezen markeren kan alleen die persoon zelf. </span>
        <span className="one-line figures">{sayLeft(minutes)}</span>
      </p>
      <button type="button" onClick={() => void endImpersonation()}>
        Stoppen
      </button>
    </section>
  )
}
