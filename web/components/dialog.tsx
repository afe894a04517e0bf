import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import classes from './dialog.module.css'
import { bringToFront } from './front.ts'
import { CloseIcon } from './icons.tsx'
import { stepInto } from './steps.ts'
import { useEvent } from './use-event.ts'

type Props = {
  title: string
  /** Below the title: with whom or with what it is. */
  about?: ReactNode
  /** Its head is of the navy field, as that of a screen: a screen of its own on a phone. */
  onField?: boolean
  /**
   * In the middle (a sheet at the bottom of a phone), at the right edge (the whole screen below 62em), or at the top: that one begins
   * with a field, whose end has the cross; its title is only heard.
   */
  look?: 'centre' | 'side' | 'top'
  /** At the right edge: with the room of a table. */
  wide?: boolean
  /** What closes it besides its own buttons: also a press beside it, only Escape and the cross, or nothing at all. */
  closedBy?: 'any' | 'closerequest' | 'none'
  /** Whether something is under way that may not be left: nothing closes it. */
  busy?: boolean
  /** Whether the address says that it is open, which is a step in the history already: back is then the screen's to hear. */
  inAddress?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog over the screen, open while it is mounted. The focus starts at what has `data-autofocus`, else at the title, and goes
 * back to the opener. It lies at the end of the document, so that no screen's styles or keys reach it.
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
      className={classes.dialog}
      data-veil
      data-look={look}
      data-wide={wide || undefined}
      data-field={onField || undefined}
      data-beside={by === 'any' || undefined}
      aria-labelledby={id}
      // A press beside it is ours to see: not every browser does it yet, and this way it is the same in all.
      closedby={by === 'none' ? 'none' : 'closerequest'}
      onCancel={event => {
        if (event.target !== event.currentTarget) return // a file field in it
        event.preventDefault()
        close()
      }}
      // Of a double press that opened it, the second is meant for the opener: it neither closes nor confirms.
      onMouseDownCapture={({ detail }) => {
        if (detail < 2) begun.current = true
      }}
      onClickCapture={event => {
        if (begun.current || event.detail < 2) return
        event.preventDefault()
        event.stopPropagation()
      }}
      // Text that is selected with the mouse may end beside the dialog: the press must begin there too.
      onMouseDown={({ target, currentTarget }) => {
        pressedBeside.current = target === currentTarget && begun.current
      }}
      onMouseUp={({ target, currentTarget }) => {
        if (by === 'any' && pressedBeside.current && target === currentTarget) onClose()
      }}
    >
      <div className={classes.inner}>
        <div className={classes.head}>
          <div>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {about && <p className={classes.about}>{about}</p>}
          </div>
          {closedBy !== 'none' && (
            <button type="button" className={classes.close} aria-label="Sluiten" disabled={busy} onClick={onClose}>
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

/** The buttons of a dialog, the main act last; they stay in sight below what scrolls. Also within a form in the dialog. */
export const DialogButtons = ({ children }: { children: ReactNode }) => <div className={classes.buttons}>{children}</div>
