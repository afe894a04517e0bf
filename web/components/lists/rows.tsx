import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import type { Address } from '#contract/addresses.ts'
import { AppLink } from '../controls/app-link.tsx'
import classes from './rows.module.css'

type Acts = {
  open: (event: MouseEvent, id: string) => void
  toggle: (id: string, isRange: boolean) => void
  preload?: (() => void) | undefined
}
const RowsContext = createContext<Acts>({ open: () => undefined, toggle: () => undefined })

const linksIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? [])]
const focusable = 'a[href], button, input'

/** Leaves one row in the tab order, with its own buttons and its group's checkbox; the arrow keys move to the others. */
function keepOneTabStop(list: HTMLElement, id: string | undefined): void {
  const links = linksIn(list)
  const stop = links.find(link => link.dataset.row === id) ?? links[0]
  const [row, group] = [stop?.closest('li'), stop?.closest('section')]
  for (const each of list.querySelectorAll<HTMLElement>(focusable)) {
    const inRow = each.closest('li')
    each.tabIndex = (inRow ? inRow === row : each.closest('section') === group) ? 0 : -1
  }
}

/** From the start of a screen to the row that Tab leads to; false when the focus is elsewhere or there is no row. */
function enterList(list: HTMLElement | null, how?: FocusOptions): boolean {
  if (!document.activeElement?.matches('body, main, h1')) return false
  const links = linksIn(list)
  const first = links.find(link => link.tabIndex === 0) ?? links[0]
  first?.focus(how)
  return first !== undefined
}

type Props = {
  label: string
  /** The row that is open in a panel beside the list. */
  open?: string | undefined
  /** Opens a row in a panel, or closes the panel; without it, where there is no room for a panel, a row links to its own page. */
  onOpen?: ((id: string | undefined) => void) | null
  /** Loads the code of the panel when somebody hovers over a row. */
  preload?: (() => void) | undefined
  /** Selects or deselects a row; `isRange` includes all rows between it and the previous one. */
  onToggle?: (id: string, isRange: boolean) => void
  /** The id of the panel beside the list. */
  panelId?: string
  /**
   * The list is the purpose of the screen: its first row gets the focus as soon as it is there, unless the focus is elsewhere
   * already.
   */
  takesFocus?: boolean
  /** Sets --columns, the same for all rows and headings, and --gap. */
  className?: string | undefined
  children: ReactNode
}

/**
 * A list of rows in groups, with one tab stop. Arrows, Home and End move through the rows and the open panel follows; Enter
 * opens; Space selects, with Shift a range; on the open row Enter or → moves into the panel, Escape closes it. ↓ enters the list
 * from the start of the screen. Put RowGroup elements in it, and in those memoized Row elements: opening a row renders no other.
 */
export function Rows({ label, open, onOpen, preload, onToggle, panelId, takesFocus = false, className, children }: Props) {
  const list = useRef<HTMLElement>(null)
  const stop = useRef<string>(undefined)
  const latest = useRef({ open, onOpen, onToggle, panelId })
  useLayoutEffect(() => {
    latest.current = { open, onOpen, onToggle, panelId }
    if (list.current) keepOneTabStop(list.current, stop.current ?? open)
  })
  const intoPanel = useCallback(() => document.getElementById(latest.current.panelId ?? '')?.focus(), [])
  const acts = useMemo(
    (): Acts => ({
      open: (event, id) => {
        if (!latest.current.onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        if (latest.current.open === id) intoPanel()
        else latest.current.onOpen(id)
      },
      toggle: (id, isRange) => latest.current.onToggle?.(id, isRange),
      preload,
    }),
    [intoPanel, preload],
  )
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const links = linksIn(list.current)
    const at = event.target instanceof HTMLAnchorElement ? links.indexOf(event.target) : -1
    if (event.key === 'Escape' && open) onOpen?.(undefined)
    else if (at < 0 || event.metaKey || event.ctrlKey || event.altKey) return
    else if (event.key === ' ' && onToggle) onToggle(links[at]!.dataset.row!, event.shiftKey)
    else if (event.key === 'ArrowRight' && open && links[at]!.dataset.row === open) intoPanel()
    else {
      const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }
      const next = links[steps[event.key] ?? -1]
      if (!next) return
      next.focus()
      if (open) onOpen?.(next.dataset.row)
    }
    event.preventDefault()
  }
  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey)
        return
      if (enterList(list.current)) event.preventDefault()
    }
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  }, [])
  // Once: the rows arrive after the first paint, and whoever has moved on is not pulled back.
  const hasEntered = useRef(false)
  useEffect(() => {
    if (takesFocus && !hasEntered.current) hasEntered.current = enterList(list.current, { preventScroll: true })
  })
  const remember = (event: FocusEvent<HTMLElement>) => {
    const id = event.target.closest('li')?.querySelector<HTMLElement>('a[data-row]')?.dataset.row
    if (!id || id === stop.current) return
    stop.current = id
    keepOneTabStop(event.currentTarget, id)
  }
  return (
    <RowsContext value={acts}>
      <section ref={list} aria-label={label} className={`${classes.list} ${className ?? ''}`} onKeyDown={walk} onFocus={remember}>
        {children}
      </section>
    </RowsContext>
  )
}

type GroupProps = {
  /** The id of the heading in its head. */
  headingId: string
  /** Stays in sight while its rows scroll: cells of --columns. */
  head: ReactNode
  /** Drawn over all its rows, such as a line through a column: cells of --columns. */
  over?: ReactNode
  children: ReactNode
}

/** Rows that belong together, such as those of a day, under a sticky heading. */
export function RowGroup({ headingId, head, over, children }: GroupProps) {
  return (
    <section className={`card ${classes.group}`} aria-labelledby={headingId}>
      <header className={`sticky ${classes.head}`}>{head}</header>
      <div className={`relative ${classes.body}`}>
        <ul>{children}</ul>
        {over && <div className={classes.over}>{over}</div>}
      </div>
    </section>
  )
}

type RowProps = {
  isOpen?: boolean
  isChosen?: boolean
  /** Just changed by somebody else: highlighted for a moment. */
  isFresh?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A row: cells of --columns. One of them holds a RowLink, which makes the whole row a link. */
export function Row({ isOpen = false, isChosen = false, isFresh = false, className, children }: RowProps) {
  const state = { 'data-open': isOpen || undefined, 'data-chosen': isChosen || undefined, 'data-fresh': isFresh || undefined }
  return (
    <li className={`${classes.row} ${className ?? ''}`} {...state}>
      {children}
    </li>
  )
}

type LinkProps = {
  id: string
  href: Address
  /** The ids of the elements that make up its name: when, what, for whom, its status. */
  labelledBy: string
  isOpen?: boolean
  children: ReactNode
}

/** The link that fills its row. */
export function RowLink({ id, href, labelledBy, isOpen = false, children }: LinkProps) {
  const acts = useContext(RowsContext)
  return (
    <AppLink
      href={href}
      className={`ink ${classes.link}`}
      data-row={id}
      aria-labelledby={labelledBy}
      aria-current={isOpen || undefined}
      preload={acts.preload}
      onClick={event => acts.open(event, id)}
    >
      {children}
    </AppLink>
  )
}

/** The checkbox of a row. Without a label the row cannot be selected and the cell stays empty. */
export function RowCheck({ id, label, isChosen }: { id: string; label: string | undefined; isChosen: boolean }) {
  const { toggle } = useContext(RowsContext)
  return <Check label={label} checked={isChosen} onChange={isRange => toggle(id, isRange)} />
}

type CheckProps = { label: string | undefined; checked: boolean; some?: boolean; onChange: (isRange: boolean) => void }

/** A checkbox in the selection column; `some` is when part of what it stands for is selected. */
export function Check({ label, checked, some = false, onChange }: CheckProps) {
  const mark = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = some
    },
    [some],
  )
  return (
    <span className={`grid relative ${classes.check}`}>
      {label && (
        <label>
          <input
            ref={mark}
            type="checkbox"
            checked={checked}
            onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
          />
          <span className="unseen">{label}</span>
        </label>
      )}
    </span>
  )
}
