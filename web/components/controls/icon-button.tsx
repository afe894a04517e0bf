import type { ButtonHTMLAttributes } from 'react'
import classes from './icon-button.module.css'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & { 'aria-label': string; loading?: boolean }

/** A button that shows only an icon; its label says what it does. */
export function IconButton({ loading = false, disabled = false, className, ...rest }: Props) {
  const waiting = loading || disabled
  return (
    <button
      type="button"
      {...rest}
      className={`inline-row touch no-print ${classes.button} ${className ?? ''}`}
      disabled={waiting}
      aria-busy={loading}
    />
  )
}
