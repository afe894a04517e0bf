import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import classes from './command-button.module.css'
import { front } from './front.ts'
import { SearchIcon } from './icons.tsx'

type Props = {
  label: string
  /** What a phone says, where there is no room for the label. */
  short: string
  /** The `Command` that it opens; `typed` reads what was typed while its code was still on its way. */
  children: (opened: { typed: () => string; close: () => void }) => ReactNode
}

/** An Enter that was typed before there was somebody to hear it. */
export const enter = '\n'
const apple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The button that opens a `Command`, which Ctrl K or ⌘K does from everywhere. What lies in front of the screen stays in front. */
export function CommandButton({ label, short, children }: Props) {
  const [opened, setOpened] = useState(false)
  const typed = useRef('')
  const waiting = useRef(false)
  const open = () => {
    waiting.current = true
    // Until its code is there nothing is shown: no empty frame that has to go again.
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
      // Until its dialog is there, the letters are kept for it.
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
      <button type="button" className={classes.button} aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <SearchIcon size={20} />
        <span className={classes.long}>{label}</span>
        <span className={classes.short}>{short}</span>
        {/* Those who hear the button hear it as its shortcut. */}
        <span className={classes.keys} aria-hidden="true">
          {apple ? '⌘ K' : 'Ctrl K'}
        </span>
      </button>
      {opened && children({ typed: () => typed.current, close })}
    </>
  )
}
