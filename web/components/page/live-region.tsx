import type { ReactNode } from 'react'
import classes from './states.module.css'

/**
 * A live region for messages that come and go while people work: how many were found, what is missing, what a choice means. It is
 * always rendered, since screen readers announce only changes in a region they know; it has no box of its own, so it does not
 * affect the layout.
 */
export const LiveRegion = ({ children }: { children: ReactNode }) => (
  <div role="status" className={classes.said}>
    {children}
  </div>
)
