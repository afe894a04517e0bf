import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { front } from '../layers/front.ts'
import { SearchIcon } from '../marks/icons.tsx'
import classes from './top-bar.module.css'

type Props = {
  label: string
  /** The label on a phone, where the full one does not fit. */
  short: string
  /** The `Command` it opens; `typed` returns what was typed while its code was still loading. */
  children: (opened: { typed: () => string; close: () => void }) => ReactNode
}

/** An Enter pressed before the dialog was ready for it. */
export const enter = '\n'
const apple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The button that opens a `Command`, as Ctrl K or ⌘K does everywhere. An open dialog stays in front. */
export function CommandButton({ label, short, children }: Props) {
  const [opened, setOpened] = useState(false)
  const typed = useRef('')
  const waiting = useRef(false)
  const open = () => {
    waiting.current = true
    // Nothing is shown until its code has loaded: no empty frame that has to disappear again.
    startTransition(() => setOpened(true))
  }
  const close = () => {
    waiting.current = false
    typed.current = ''
    setOpened(false)
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        if (!front()) open()
        return
      }
      // Until its dialog is open, collect the letters for it.
      if (!waiting.current || front() || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') close()
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1)
      else if (event.key.length === 1) typed.current += event.key
      else if (event.key === 'Enter' && typed.current) typed.current += enter
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [])
  return (
    <>
      <button
        type="button"
        className={`tap row full gap-10 rounded ${classes.button}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <SearchIcon size={20} />
        <span className={classes.long}>{label}</span>
        <span className={classes.short}>{short}</span>
        {/* Screen readers announce the button together with its shortcut. */}
        <span className={classes.keys} aria-hidden="true">
          {apple ? '⌘ K' : 'Ctrl K'}
        </span>
      </button>
      {opened && children({ typed: () => typed.current, close })}
    </>
  )
}
