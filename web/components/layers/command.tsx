import { useRouter } from '@tanstack/react-router'
import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useState } from 'react'
import type { Address } from '#contract/addresses.ts'
import { enter } from '../controls/command-button.tsx'
import { SearchIcon } from '../marks/icons.tsx'
import classes from './command.module.css'
import { chosenOf, walkTo } from './command-list.ts'
import { Dialog } from './dialog.tsx'

export type CommandItem = {
  label: string
  /** A second line, to tell similar results apart. */
  about?: ReactNode
  icon: ComponentType<{ size?: number }>
  href: Address
}
export type CommandGroup = {
  name: string
  items: readonly CommandItem[]
  /** These results belong to the current text, also while a search is busy. */
  known?: boolean
}

type Props = {
  /** What can be found: "Zoek een opdracht". */
  label: string
  text: string
  onType: (text: string) => void
  /** Returns what was typed before it opened; it begins with that. */
  typed?: () => string
  /** The results for the text; while a search is busy, the previous ones. Empty groups are left out. */
  groups: readonly CommandGroup[]
  busy: boolean
  failed: boolean
  onRetry: () => unknown
  onClose: () => void
}

/**
 * A search field that finds things and screens while people type: arrows move, Enter opens, Escape closes. Enter pressed before
 * the answer opens the first result that arrives. The focus stays in the field. On a phone it is at the top, on a desktop a
 * little below it.
 */
export function Command({ label, text, onType, typed, groups, busy, failed, onRetry, onClose }: Props) {
  const router = useRouter()
  const [awaited, setAwaited] = useState(false)
  useLayoutEffect(() => {
    const before = typed?.()
    if (!before) return
    onType(before.replaceAll(enter, ''))
    setAwaited(before.endsWith(enter))
  }, [])
  const id = useId()
  const [walked, setWalked] = useState<string>()
  const shown = groups.filter(({ items }) => items.length > 0)
  const items = shown.flatMap(group => group.items)
  const hrefs = items.map(({ href }) => href)
  const chosen = chosenOf(hrefs, walked)
  const idOf = (href: string) => `${id}-${hrefs.indexOf(href as Address)}`
  const go = (href: Address) => {
    onClose()
    void router.navigate({ href })
  }
  useEffect(() => {
    if (!awaited || busy) return
    setAwaited(false)
    if (items[0]) go(items[0].href)
  }, [awaited, busy])
  const type = (written: string) => {
    setWalked(undefined)
    setAwaited(false)
    onType(written)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = walkTo(hrefs, chosen, event.key)
    const led = event.key === 'Enter' ? items.find(({ href }) => href === chosen) : undefined
    const waits = event.key === 'Enter' && busy && walked === undefined && !shown[0]?.known
    if (next === undefined && !led && !waits) return
    event.preventDefault()
    if (waits) return setAwaited(true)
    if (led) return go(led.href)
    setWalked(next)
    // Only the keyboard scrolls: the list must not move under a pointing mouse.
    if (next !== undefined) document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Dialog title={label} look="top" onClose={onClose}>
      <div className={`row sticky gap-10 on-card soft ${classes.field}`}>
        <SearchIcon size={20} />
        <input
          data-autofocus
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen === undefined ? undefined : idOf(chosen)}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={event => type(event.currentTarget.value)}
          onKeyDown={press}
        />
        {busy && (
          <span className={`small ${classes.busy}`} aria-hidden="true">
            Zoeken…
          </span>
        )}
      </div>
      <div role="listbox" id={`${id}-list`} aria-label="Gevonden" aria-busy={busy} className={`stack gap-8 ${classes.list}`}>
        {shown.map(({ name, items: found }) => (
          <fieldset key={name} className={classes.group}>
            <legend>{name}</legend>
            {found.map(item => (
              <Option
                key={item.href}
                id={idOf(item.href)}
                item={item}
                isChosen={item.href === chosen}
                onPoint={() => setWalked(item.href)}
                onGo={() => go(item.href)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <Standing text={text.trim()} found={items.length} busy={busy} failed={failed} onRetry={onRetry} />
    </Dialog>
  )
}

type OptionProps = { id: string; item: CommandItem; isChosen: boolean; onPoint: () => void; onGo: () => void }

function Option({ id, item, isChosen, onPoint, onGo }: OptionProps) {
  const { label, about, icon: Icon } = item
  return (
    // The field handles the keys, as it keeps the focus.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={`tap row gap-12 tight pressable ${classes.option}`}
      onMouseMove={isChosen ? undefined : onPoint}
      onMouseDown={event => event.preventDefault()}
      onClick={onGo}
      onKeyDown={undefined}
    >
      <Icon size={20} />
      <span className="grid shrinks breaks">
        <span>{label}</span>
        {about && <span className="soft small">{about}</span>}
      </span>
    </div>
  )
}

type StandingProps = { text: string; found: number; busy: boolean; failed: boolean; onRetry: () => unknown }

/**
 * The state of the search, announced to screen readers and shown when there is something to say. A busy search shows in the
 * field, where it moves nothing.
 */
function Standing({ text, found, busy, failed, onRetry }: StandingProps) {
  if (failed && !busy)
    return (
      <div role="alert" className={`tap wrap-row soft ${classes.standing}`}>
        Zoeken lukte niet.
        <button type="button" onClick={() => void onRetry()}>
          Opnieuw proberen
        </button>
      </div>
    )
  const nothing = text && found === 0 && !busy ? `Niets gevonden met “${text}”.` : ''
  return (
    <p role="status" className={nothing ? `tap wrap-row soft ${classes.standing}` : 'unseen'}>
      {busy ? 'Zoeken…' : nothing || (text && `${found} gevonden`)}
    </p>
  )
}
