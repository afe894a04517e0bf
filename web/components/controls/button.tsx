import { type ButtonHTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Address } from '#contract/addresses.ts'
import { AppLink } from './app-link.tsx'
import classes from './button.module.css'

export type ButtonLook = {
  /** The main action is filled; others have an outline, or nothing. */
  variant?: 'filled' | 'default' | 'subtle'
  size?: 'sm' | 'md' | 'lg'
  fullWidth?: boolean
  /** Whether the action removes something for good. */
  danger?: boolean
  leftSection?: ReactNode
}
type Props = ButtonLook & {
  /** An address of this app: the button becomes a link. */
  href?: Address
  /** See AppLink. */
  inPlace?: boolean
  loading?: boolean
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'>

/** A busy button is disabled and so loses the focus: give it back afterwards, unless the focus has moved elsewhere. */
function useKeptFocus(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const held = useRef(false)
  useLayoutEffect(() => {
    const { activeElement } = document
    if (isBusy) held.current = activeElement === button.current
    else if (held.current) {
      held.current = false
      if (!activeElement || activeElement === document.body) button.current?.focus()
    }
  }, [isBusy])
  return button
}

/** A button, or a link that looks like one. While it is busy it keeps its width and cannot be pressed again. */
export function Button({
  variant = 'filled',
  size = 'md',
  fullWidth = false,
  danger = false,
  leftSection,
  href,
  inPlace,
  loading = false,
  disabled = false,
  className,
  children,
  ...rest
}: Props) {
  const button = useKeptFocus(loading)
  const look = {
    className: `${classes.button} ${className ?? ''}`,
    'data-variant': variant,
    'data-size': size,
    'data-wide': fullWidth || undefined,
    'data-danger': danger || undefined,
    'data-marked': leftSection ? true : undefined,
    'data-loading': loading || undefined,
  }
  const content = (
    <>
      {loading && <span className={classes.loader} aria-hidden="true" />}
      <span className={`row shrinks ${classes.inner}`}>
        {leftSection && (
          <span className={`middle ${classes.section}`} data-section>
            {leftSection}
          </span>
        )}
        <span className={`shrinks ${classes.label}`}>{children}</span>
      </span>
    </>
  )
  if (href !== undefined) {
    return (
      <AppLink {...look} href={href} inPlace={inPlace ?? false}>
        {content}
      </AppLink>
    )
  }
  return (
    <button ref={button} type="button" {...rest} {...look} disabled={disabled || loading}>
      {content}
    </button>
  )
}
