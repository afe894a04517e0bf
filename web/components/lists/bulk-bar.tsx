import type { ReactNode } from 'react'
import { CloseIcon } from '../marks/icons.tsx'
import classes from './data-table.module.css'

type Props = {
  /** "2 gekozen". */
  chosen: string
  /** Their total, and what they are. */
  summary: ReactNode
  clearLabel: string
  onClear: () => void
  /** At most three actions. */
  children: ReactNode
}

/** Actions on the selected rows: at the bottom of the screen while anything is selected. */
export function BulkBar({ chosen, summary, clearLabel, onClear, children }: Props) {
  return (
    <section className={`wrap-row sticky on-card floats no-print ${classes.bulk}`} aria-label={chosen}>
      <strong role="status">{chosen}</strong>
      <span className={`soft small figures ${classes.summary}`}>{summary}</span>
      <span className={`row to-end gap-8 ${classes.acts}`}>
        {children}
        <button type="button" className={`grid centred rounded soft ${classes.clear}`} aria-label={clearLabel} onClick={onClear}>
          <CloseIcon size={20} />
        </button>
      </span>
    </section>
  )
}
