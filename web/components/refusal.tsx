import type { ReactNode } from 'react'
import classes from './refusal.module.css'

/** What was refused, said aloud when it comes; nothing while there is nothing to say. */
export function Refusal({ children }: { children?: ReactNode }) {
  return (
    <p className={classes.refusal} role="alert" hidden={!children}>
      {children}
    </p>
  )
}
