import { useId } from 'react'
import { Button } from '../../../../components/button.tsx'
import classes from './act.module.css'

type Props = {
  children: string
  /** Whether the server allows it now. */
  allowed: boolean
  /** Why it cannot be done when it is not allowed. */
  reason?: string
  primary?: boolean
  danger?: boolean
  busy?: boolean
  onClick: () => void
}

/** A button for an act that may not be possible now; then it says why. */
export function Act({ children, allowed, reason, primary = false, danger = false, busy = false, onClick }: Props) {
  const id = useId()
  return (
    <div className={classes.act}>
      <Button
        variant={primary ? 'filled' : 'default'}
        {...(danger && allowed && { className: classes.danger })}
        disabled={!allowed}
        loading={busy}
        onClick={onClick}
        aria-describedby={allowed ? undefined : id}
      >
        {children}
      </Button>
      {!allowed && reason && (
        <span id={id} className={classes.reason}>
          {reason}
        </span>
      )}
    </div>
  )
}

/** Acts in a row; in a column on a phone. */
export function Acts({ children }: { children: React.ReactNode }) {
  return <div className={classes.acts}>{children}</div>
}
