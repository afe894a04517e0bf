import type { ReactNode } from 'react'
import classes from './fact.module.css'

type Props = {
  /** Label above value in as many columns as fit; or in rows with the value at the end, for sums. */
  look?: 'columns' | 'rows'
  children: ReactNode
}

/** A list of facts: put Fact elements in it. */
export function Facts({ look = 'columns', children }: Props) {
  return (
    <dl className={`grid ${classes.facts} ${look === 'rows' ? 'figures' : ''}`} data-look={look}>
      {children}
    </dl>
  )
}

type FactProps = {
  label: ReactNode
  /** The total of the facts, or an extra. */
  kind?: 'total' | 'extra'
  /** What is shown when there is no value. */
  none?: string
  children: ReactNode
}

/** A label with its value, or a text saying there is none. */
export function Fact({ label, kind, none = 'Niet bekend', children }: FactProps) {
  const known = children !== null && children !== undefined && children !== ''
  return (
    <div className={classes.fact} data-kind={kind}>
      <dt>{label}</dt>
      <dd data-unknown={!known || undefined}>{known ? children : none}</dd>
    </div>
  )
}
