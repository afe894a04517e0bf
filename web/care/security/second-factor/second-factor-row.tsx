import type { ReactNode } from 'react'
import { Button } from '#components/controls/button.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import classes from '../security.module.css'

type Props = {
  title: string
  inUse?: boolean
  children: ReactNode
  /** The text of the button; without it there is no button. */
  act: string
  quiet?: boolean
  onAct: () => void
  /** Content below the row, over the whole width. */
  below?: ReactNode
}

/** One method of the second step, with its button. */
export function SecondFactorRow({ title, inUse = false, children, act, quiet = true, onAct, below }: Props) {
  return (
    <li className={`grid gap-4-16 ruled ${classes.row}`}>
      <div>
        <h3>
          {title}
          {inUse && <StatusPill tone="green">In gebruik</StatusPill>}
        </h3>
        {children}
      </div>
      {act && (
        <Button {...(quiet && { variant: 'default' })} onClick={onAct}>
          {act}
        </Button>
      )}
      {below}
    </li>
  )
}
