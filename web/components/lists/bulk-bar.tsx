import type { ReactNode } from 'react'
import classes from './bulk-bar.module.css'

type Props = {
  /** "2 gekozen". */
  chosen: string
  /** Their total, and what they are. */
  what: ReactNode
  clearLabel: string
  onClear: () => void
  clearIcon: ReactNode
  /** At most three actions. */
  children: ReactNode
}

/** Actions on the selected rows: at the bottom of the screen while anything is selected. */
export function BulkBar({ chosen, what, clearLabel, onClear, clearIcon, children }: Props) {
  return (
    <section className={`wrap-row ${classes.bulk}`} aria-label={chosen}>
      <strong role="status">{chosen}</strong>
      <span className={`soft small ${classes.what} figures`}>{what}</span>
      <span className={`row gap-8 ${classes.acts}`}>
        {children}
        <button type="button" className={classes.clear} aria-label={clearLabel} onClick={onClear}>
          {clearIcon}
        </button>
      </span>
    </section>
  )
}
