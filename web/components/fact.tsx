import type { ReactNode } from 'react'
import classes from './fact.module.css'

/** A list of facts: put Fact elements in it. Two columns where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>
}

/** A label with its value; "Niet bekend" when there is none. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  const known = children !== null && children !== undefined && children !== ''
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd data-unknown={!known || undefined}>{known ? children : 'Niet bekend'}</dd>
    </div>
  )
}
