import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import type { Address } from '#contract/addresses.ts'
import { AppLink } from './app-link.tsx'
import classes from './tabs.module.css'

type Props<V extends string> = {
  label: string
  /** The tabs in order: each value with its label. */
  words: Record<V, string>
  value: V
  /** On a phone the tabs stay in sight below the top bar. */
  sticky?: boolean
  /** The content of the chosen tab. */
  children: ReactNode
} & (
  | { /** Each tab is an address. */ hrefOf: (value: V) => Address; onChange?: never }
  | { onChange: (value: V) => void; hrefOf?: never }
)

/** Where the arrow keys, Home and End move to in a row of this many; undefined for other keys. */
const stepOf = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowRight: (at + 1) % count, ArrowLeft: (at + count - 1) % count, Home: 0, End: count - 1 })[key]

/** Tabs and the content of the chosen one. One tab stop; the arrows choose the next tab. */
export function Tabs<V extends string>({ label, words, value, sticky = false, children, hrefOf, onChange }: Props<V>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const values = Object.keys(words) as V[]
  // On a phone the tabs may be wider than the screen.
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [value])
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = stepOf(event.key, values.indexOf(value), values.length)
    const tab = next === undefined ? undefined : event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]
    if (!tab) return
    event.preventDefault()
    tab.focus()
    tab.click()
  }
  const look = (one: V) => ({
    role: 'tab',
    id: `${id}-${one}`,
    'aria-selected': one === value,
    'aria-controls': `${id}-panel`,
    tabIndex: one === value ? 0 : -1,
    children: words[one],
  })
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={`no-print ${classes.tabs}`}
        data-sticky={sticky || undefined}
        onKeyDown={move}
      >
        {values.map(one =>
          hrefOf ? (
            <AppLink key={one} href={hrefOf(one)} {...look(one)} />
          ) : (
            <button key={one} type="button" onClick={() => onChange(one)} {...look(one)} />
          ),
        )}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={classes.panel}>
        {children}
      </div>
    </div>
  )
}
