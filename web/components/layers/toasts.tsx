import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { AttentionIcon, CheckIcon, CloseIcon } from '../marks/icons.tsx'
import { front, onFront } from './front.ts'
import { closeToast, onToasts, shownToasts, type Toast } from './toast.ts'
import classes from './toasts.module.css'

const toldMs = 8000

/** A toast stays as long as it offers an undo or needs a response; a mere message disappears by itself. */
function Item({ toast: { id, tone, sentence, undo } }: { toast: Toast }) {
  const item = useRef<HTMLDivElement>(null)
  const goesAfter = undo ? undo.forMs : tone === 'failed' ? undefined : toldMs
  useEffect(() => {
    if (goesAfter === undefined) return
    const look = () => {
      if (item.current?.matches(':hover, :focus-within')) timer = setTimeout(look, 2000)
      else closeToast(id)
    }
    let timer = setTimeout(look, goesAfter)
    return () => clearTimeout(timer)
  }, [id, goesAfter])
  const Icon = tone === 'done' ? CheckIcon : AttentionIcon
  return (
    <div ref={item} className={`row above-8 floats ${classes.toast}`}>
      <Icon size={20} />
      <span>{sentence}</span>
      {undo && (
        <button
          type="button"
          className={`tap rigid rounded inherits ${classes.undo}`}
          onClick={() => {
            closeToast(id)
            undo.act()
          }}
        >
          {undo.label ?? 'Ongedaan maken'}
        </button>
      )}
      <button
        type="button"
        className={`tap rigid rounded inherits ${classes.close}`}
        aria-label="Melding sluiten"
        onClick={() => closeToast(id)}
      >
        <CloseIcon size={20} />
      </button>
    </div>
  )
}

function makePlace(): HTMLElement {
  const place = document.createElement('div')
  place.popover = 'manual'
  place.className = classes.place ?? ''
  return place
}

/** A live region must exist this long before screen readers announce what is added to it. */
const knownAfterMs = 100

/**
 * Where toasts appear; the root of the app renders it once. A dialog makes everything outside it inert, so they move into it, and
 * appear only after that: a screen reader does not announce a region that moves together with its text.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, shownToasts, shownToasts)
  const dialog = useSyncExternalStore(onFront, front, front)
  const [place] = useState(makePlace)
  const [isIn, setIn] = useState(dialog)
  useLayoutEffect(() => {
    ;(dialog ?? document.body).append(place)
    place.showPopover()
    const known = setTimeout(() => setIn(dialog), knownAfterMs)
    return () => clearTimeout(known)
  }, [dialog, place])
  const shown = isIn === dialog ? toasts : []
  const items = (tone: Toast['tone']) =>
    shown.filter(toast => toast.tone === tone).map(toast => <Item key={toast.id} toast={toast} />)
  return createPortal(
    <>
      <div role="alert" aria-atomic="false">
        {items('failed')}
      </div>
      <div role="status" aria-atomic="false">
        {items('done')}
      </div>
    </>,
    place,
  )
}
