import { type ReactNode, useLayoutEffect, useRef } from 'react'
import classes from './states.module.css'

/** The message is above what was pressed, which stays under the finger: what is above the message moves up instead. */
function makeRoomAbove(message: HTMLElement): void {
  const below = message.nextElementSibling
  if (!below) return
  const top = below.getBoundingClientRect().top
  message.hidden = true
  const topBefore = below.getBoundingClientRect().top
  message.hidden = false
  const moving = message.closest('dialog') ?? window
  moving.scrollBy({ top: top - topBefore, behavior: 'instant' })
}

/** A refusal, announced to screen readers when it appears; renders no text while there is none. */
export function Refusal({ children }: { children?: ReactNode }) {
  const message = useRef<HTMLParagraphElement>(null)
  const isThere = Boolean(children)
  const wasThere = useRef(isThere)
  useLayoutEffect(() => {
    if (isThere && !wasThere.current) makeRoomAbove(message.current!)
    wasThere.current = isThere
  }, [isThere])
  return (
    <p ref={message} className={`pad-row rounded lost ${classes.refusal}`} role="alert" hidden={!isThere}>
      {children}
    </p>
  )
}
