import type { ReactNode } from 'react'
import classes from './data-table.module.css'

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
    <section className={`wrap-row sticky on-card floats no-print ${classes.bulk}`} aria-label={chosen}>
      <strong role="status">{chosen}</strong>
      <span className={`soft small figures ${classes.what}`}>{what}</span>
      <span className={`row to-end gap-8 ${classes.acts}`}>
        {children}
        <button type="button" className={`grid centred rounded soft ${classes.clear}`} aria-label={clearLabel} onClick={onClear}>
          {clearIcon}
        </button>
      </span>
    </section>
  )
}
