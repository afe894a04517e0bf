import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { stepInto } from '../controls/steps.ts'
import { useEvent } from '../hooks/use-event.ts'
import { CloseIcon } from '../marks/icons.tsx'
import classes from './dialog.module.css'
import { bringToFront } from './front.ts'

type Props = {
  title: string
  /** Below the title: who or what it is about. */
  about?: ReactNode
  /** Navy header; full screen on phones. */
  onField?: boolean
  /**
   * In the middle (a bottom sheet on phones), at the right edge (full screen below 62em), or at the top: that one begins with a
   * field that has the close button at its end, and its title is only for screen readers.
   */
  look?: 'centre' | 'side' | 'top'
  /** At the right edge, wide enough for a table. */
  wide?: boolean
  /** What closes it besides its own buttons: also a click outside, only Escape and the close button, or nothing. */
  closedBy?: 'any' | 'closerequest' | 'none'
  /** Whether something is in progress: then nothing closes it. */
  busy?: boolean
  /** Whether the address says that it is open, which makes it a history entry already: the screen then handles going back. */
  inAddress?: boolean
  onClose: () => void
  children: ReactNode
}

/** Keeps the scroll position when content collapses, so that a pressed control stays under the finger. */
const keepScroll = ({ scrollTop, clientHeight, firstElementChild }: HTMLDialogElement) => {
  if (firstElementChild instanceof HTMLElement)
    firstElementChild.style.minHeight = scrollTop > 0 ? `${scrollTop + clientHeight}px` : ''
}

/**
 * A dialog over the screen, open while it is mounted. The focus starts at `data-autofocus`, otherwise at the title, and returns
 * to the opener. It is rendered at the end of the document, so that no screen's styles or keys reach it.
 */
export function Dialog({
  title,
  about,
  onField = false,
  look = 'centre',
  wide = false,
  closedBy = 'any',
  busy = false,
  inAddress = false,
  onClose,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const begun = useRef(false)
  const pressedBeside = useRef(false)
  const id = useId()
  const by = busy ? 'none' : closedBy
  const close = useEvent(() => {
    if (by !== 'none') onClose()
  })
  useLayoutEffect(() => bringToFront(dialog.current!), [])
  useLayoutEffect(() => (inAddress ? undefined : stepInto({ close })), [inAddress, close])
  return createPortal(
    <dialog
      ref={dialog}
      className={`full on-card floats ink ${classes.dialog}`}
      data-veil
      data-look={look}
      data-wide={wide || undefined}
      data-field={onField || undefined}
      data-beside={by === 'any' || undefined}
      aria-labelledby={id}
      // We handle clicks outside ourselves: not every browser does yet, and this way all behave the same.
      closedby={by === 'none' ? 'none' : 'closerequest'}
      onCancel={event => {
        if (event.target !== event.currentTarget) return // a file field inside it
        event.preventDefault()
        close()
      }}
      // The second click of a double click on the opener must neither close nor confirm anything.
      onMouseDownCapture={({ detail }) => {
        if (detail < 2) begun.current = true
      }}
      onClickCapture={event => {
        keepScroll(event.currentTarget)
        if (begun.current || event.detail < 2) return
        event.preventDefault()
        event.stopPropagation()
      }}
      // A text selection may end outside the dialog: a click counts as outside only if it also began there.
      onMouseDown={({ target, currentTarget }) => {
        pressedBeside.current = target === currentTarget && begun.current
      }}
      onMouseUp={({ target, currentTarget }) => {
        if (by === 'any' && pressedBeside.current && target === currentTarget) onClose()
      }}
    >
      <div className={`stack gap-12 ${classes.inner}`}>
        <div className={`grid with-end sticky top gap-8 ${classes.head}`}>
          <div>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {about && <p className={`soft small tight ${classes.about}`}>{about}</p>}
          </div>
          {closedBy !== 'none' && (
            <button
              type="button"
              className={`grid centred rounded soft pressable ${classes.close}`}
              aria-label="Sluiten"
              disabled={busy}
              onClick={onClose}
            >
              <CloseIcon />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  )
}

/**
 * The buttons of a dialog, the main action last; they stay in sight below the scrolling content. Also for a form in the dialog.
 */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <div className={`flex sticky gap-12 on-card ${classes.buttons}`}>{children}</div>
)
