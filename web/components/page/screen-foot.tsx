import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import classes from './screen-foot.module.css'

/** A line at the bottom of every screen: it takes its own room and moves nothing. */
export function ScreenFoot({ label, children }: { label: string; children: ReactNode }) {
  const screen = document.querySelector('main')
  if (!screen) return null
  return createPortal(
    <section className={`wrap-row sticky spread gap-wrap rounded no-print ${classes.line}`} aria-label={label}>
      {children}
    </section>,
    screen,
  )
}
