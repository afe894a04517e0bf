import type { ReactNode } from 'react'
import classes from './refusal.module.css'

/** A refusal, announced to screen readers when it appears; renders no text while there is none. */
export function Refusal({ children }: { children?: ReactNode }) {
  return (
    <p className={classes.refusal} role="alert" hidden={!children}>
      {children}
    </p>
  )
}
