import { type ReactNode, useEffect, useRef } from 'react'
import type { Address } from '#contract/addresses.ts'
import { AppLink } from '../controls/app-link.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { useMedia } from '../hooks/use-media.ts'
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from '../marks/icons.tsx'
import classes from './side-panel.module.css'

type Props = {
  id: string
  label: string
  /** What it shows: another subject begins at the top. */
  subject: string
  /** Whether the focus moves into it when it opens, because it answers what was pressed in the list. */
  takesFocus?: boolean
  /** The position in the list: "4 van 117". */
  place?: string | undefined
  /** To the previous and next item in the list; undefined at its ends. */
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** Its own page, if it has one. */
  page?: { href: Address; label: string }
  /** Beside the title. */
  aside?: ReactNode
  /** Returns to the row, and leaves the panel open beside it. */
  onBack: () => void
  onClose: () => void
  children: ReactNode
}

/**
 * The item that is open beside a list: people go on working in the list, so it does not trap the focus and covers no more than it
 * must. Escape returns to the row. Below 62em it covers the screen and nothing else can be reached (shell.module.css): it takes
 * the focus, and Escape closes it.
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
  const covers = useMedia('(max-width: 61.99em)')
  useEffect(() => {
    if (subject) panel.current?.scrollTo(0, 0)
    if (subject && (takesFocus || covers)) panel.current?.focus({ preventScroll: true })
  }, [subject, takesFocus, covers])
  return (
    <aside
      ref={panel}
      id={id}
      className={`fits on-card floats ${classes.panel}`}
      aria-label={label}
      tabIndex={-1}
      data-side-panel={subject}
      onKeyDown={event => {
        // Escape closes a dialog over the panel first.
        const { target } = event
        const inside = target instanceof Element && event.currentTarget.contains(target) && !target.closest('dialog')
        if (event.key === 'Escape' && inside) (covers ? onClose : onBack)()
      }}
    >
      <div className={`row sticky on-card small ${classes.head}`}>
        {place && <span className={`soft figures ${classes.place}`}>{place}</span>}
        <IconButton aria-label="Vorige" disabled={!onPrevious} onClick={onPrevious}>
          <ChevronUpIcon size={20} />
        </IconButton>
        <IconButton aria-label="Volgende" disabled={!onNext} onClick={onNext}>
          <ChevronDownIcon size={20} />
        </IconButton>
        <span className={`wrap-row shrinks grows ${classes.aside}`}>{aside}</span>
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
