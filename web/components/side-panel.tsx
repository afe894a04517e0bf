import { type ReactNode, useEffect, useRef } from 'react'
import type { Address } from '../../contract/addresses.ts'
import { AppLink } from './app-link.tsx'
import { IconButton } from './icon-button.tsx'
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from './icons.tsx'
import classes from './side-panel.module.css'

type Props = {
  id: string
  label: string
  /** What is shown in it: another one begins at the top. */
  subject: string
  /** Whether people go into it when it opens, because what they pressed in the list is answered here. */
  takesFocus?: boolean
  /** The place in the list: "4 van 117". */
  place?: string | undefined
  /** To the one before and after it in the list; undefined at its ends. */
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** Its own page, where it has one. */
  page?: { href: Address; label: string }
  /** What stands in the head beside it. */
  aside?: ReactNode
  /** Leads back to the row, and leaves the panel open. */
  onBack: () => void
  onClose: () => void
  children: ReactNode
}

/**
 * What is open beside a list: people go on working in the list, so it holds no focus and covers only what it must; below 62em it
 * covers the screen. Escape leads back to the row.
 */
export function SidePanel({
  id,
  label,
  subject,
  takesFocus = false,
  place,
  onPrevious,
  onNext,
  page,
  aside,
  onBack,
  onClose,
  children,
}: Props) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (subject) panel.current?.scrollTo(0, 0)
    if (subject && takesFocus) panel.current?.focus({ preventScroll: true })
  }, [subject, takesFocus])
  return (
    <aside
      ref={panel}
      id={id}
      className={classes.panel}
      aria-label={label}
      tabIndex={-1}
      data-side-panel=""
      onKeyDown={event => {
        // Escape closes a dialog over the panel first.
        const { target } = event
        const inside = target instanceof Element && event.currentTarget.contains(target) && !target.closest('dialog')
        if (event.key === 'Escape' && inside) onBack()
      }}
    >
      <div className={classes.head}>
        {place && <span className={`${classes.place} figures`}>{place}</span>}
        <IconButton aria-label="Vorige" disabled={!onPrevious} onClick={onPrevious}>
          <ChevronUpIcon size={20} />
        </IconButton>
        <IconButton aria-label="Volgende" disabled={!onNext} onClick={onNext}>
          <ChevronDownIcon size={20} />
        </IconButton>
        <span className={classes.aside}>{aside}</span>
        {page && (
          <AppLink href={page.href} className={classes.page}>
            {page.label}
          </AppLink>
        )}
        <IconButton aria-label="Paneel sluiten" onClick={onClose}>
          <CloseIcon size={20} />
        </IconButton>
      </div>
      <div className={classes.body}>{children}</div>
    </aside>
  )
}
