import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useMedia } from '../hooks/use-media.ts'
import { Dialog, DialogButtons } from './dialog.tsx'
import classes from './popup.module.css'

type Props = {
  label: string
  className?: string | undefined
  /** Its button, which gets the focus back. */
  anchor: RefObject<HTMLElement | null>
  /** The side of the button it aligns with. */
  align?: 'start' | 'end'
  /** A button below it that closes it, if any. */
  foot?: ReactNode
  onClose: () => void
  children: ReactNode
}

const gap = 8

/** Places it below the button when there is room, otherwise above, otherwise as low as possible; never outside the window. */
function place(panel: HTMLElement, button: HTMLElement, align: 'start' | 'end'): void {
  const [from, own] = [button.getBoundingClientRect(), panel.getBoundingClientRect()]
  const room = document.documentElement.clientWidth - own.width - gap
  const left = align === 'end' ? from.right - own.width : from.left
  const [above, below, lowest] = [from.top - gap - own.height, from.bottom + gap, innerHeight - gap - own.height]
  const top = below <= lowest ? below : above > 0 ? above : Math.max(gap, lowest)
  panel.style.left = `${Math.max(gap, Math.min(left, room))}px`
  panel.style.top = `${top}px`
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]'
const stopsIn = (panel: HTMLElement) =>
  [...panel.querySelectorAll<HTMLElement>(focusable)].filter(one => one.tabIndex >= 0 && one.checkVisibility())

/** Tab stays inside the popup. */
function keepInside(event: KeyboardEvent<HTMLDivElement>): void {
  const stops = stopsIn(event.currentTarget)
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const outside = document.activeElement === event.currentTarget && event.shiftKey
  if (stops.length > 0 && document.activeElement !== edge && !outside) return
  event.preventDefault()
  other?.focus()
}

/** A panel with fields at a button, open while it is mounted; on a phone a bottom sheet, near the thumb. */
export function FieldsPopup({ foot, ...props }: Props) {
  const phone = useMedia('(max-width: 47.99em)')
  if (phone)
    return (
      <Dialog title={props.label} onClose={props.onClose}>
        {props.children}
        {foot && <DialogButtons>{foot}</DialogButtons>}
      </Dialog>
    )
  return (
    <Popup {...props}>
      {props.children}
      {foot}
    </Popup>
  )
}

/** A panel at a button, open while it is mounted. Escape and a click elsewhere close it. */
export function Popup({ label, className = '', anchor, align = 'start', onClose, children }: Omit<Props, 'foot'>) {
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => {
    const [own, button] = [panel.current!, anchor.current!]
    const follow = () => place(own, button, align)
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !own.contains(target) && !button.contains(target)) close.current()
    }
    own.showPopover()
    follow()
    const first = own.querySelector<HTMLElement>('[data-autofocus]') ?? stopsIn(own)[0] ?? own
    first.focus({ preventScroll: true })
    const size = new ResizeObserver(follow)
    size.observe(own)
    addEventListener('resize', follow)
    addEventListener('scroll', follow, { capture: true, passive: true })
    addEventListener('pointerdown', press, { capture: true })
    return () => {
      size.disconnect()
      removeEventListener('resize', follow)
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('pointerdown', press, { capture: true })
      if (own.contains(document.activeElement)) button.focus({ preventScroll: true })
    }
  }, [anchor, align])
  return (
    <div
      ref={panel}
      // Not 'auto': that closes it on a press of its own button, which then opens it again.
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={`card ${classes.popup} ${className}`}
      onKeyDown={event => {
        if (event.defaultPrevented) return
        if (event.key === 'Escape') onClose()
        if (event.key === 'Tab') keepInside(event)
      }}
    >
      {children}
    </div>
  )
}
