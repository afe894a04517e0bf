import type { ReactNode } from 'react'
import classes from './said.module.css'

/**
 * Around what comes and goes while people work: how many are found, what is not there, what a choice means. It is always there, as
 * screen readers tell what comes into a place that they know; without a box of its own, so that what is in it lies as if it were not.
 */
export const Said = ({ children }: { children: ReactNode }) => (
  <div role="status" className={classes.said}>
    {children}
  </div>
)
