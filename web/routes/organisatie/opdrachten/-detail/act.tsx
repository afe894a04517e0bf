import { useId } from 'react'
import { Button } from '../../../../components/button.tsx'
import classes from './act.module.css'

/** What the server says of an action of this item: whether it may be done now, and of a whole item why not. */
export type ActProps<A extends string> = {
  item: { allowedActions: readonly A[]; obstacles?: { [K in A]?: string } }
  action: NoInfer<A>
}
type Props<A extends string> = ActProps<A> & {
  children: string
  primary?: boolean
  danger?: boolean
  busy?: boolean
  onClick: () => void
}

/** A button for an action that may not be possible now; then it gives the server's reason. */
export function Act<A extends string>({
  item,
  action,
  children,
  primary = false,
  danger = false,
  busy = false,
  onClick,
}: Props<A>) {
  const id = useId()
  const allowed = item.allowedActions.includes(action)
  const obstacle = item.obstacles?.[action]
  return (
    <div className={classes.act}>
      <Button
        variant={primary ? 'filled' : 'default'}
        {...(danger && allowed && { className: classes.danger })}
        disabled={!allowed}
        loading={busy}
        onClick={onClick}
        aria-describedby={obstacle ? id : undefined}
      >
        {children}
      </Button>
      {obstacle && (
        <span id={id} className={classes.reason}>
          {obstacle}
        </span>
      )}
    </div>
  )
}

/** Acts in a row; in a column on a phone. */
export function Acts({ children }: { children: React.ReactNode }) {
  return <div className={classes.acts}>{children}</div>
}
