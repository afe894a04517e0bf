import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Address } from '#contract/addresses.ts'
import { PaperLinks } from '../files/paper-links.tsx'
import { useLeadsSomewhere } from '../hooks/use-leads-somewhere.ts'
import { Popup } from '../layers/popup.tsx'
import { Avatar } from '../marks/avatar.tsx'
import { ChevronDownIcon, LogoutIcon, MoonIcon, SunIcon } from '../marks/icons.tsx'
import { AppLink } from './app-link.tsx'
import { setDark, useDark } from './color-scheme.ts'
import classes from './top-bar.module.css'

/** Leads to a screen, or opens something over this one. */
export type PersonItem = { label: string; icon: ComponentType<{ size?: number }> } & ({ href: Address } | { open: () => void })
export type PersonMenu = {
  name: string
  /** The person's role: "Planner". */
  description: string
  photo?: string | null | undefined
  items?: PersonItem[]
  onLogout: () => void
}

/** The arrow keys, Home and End move between the items. */
function goThrough(event: KeyboardEvent<HTMLDivElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  items.at(to % items.length)?.focus()
}

type ItemProps = {
  item: PersonItem
  size: number
  onClose?: (() => void) | undefined
  role?: 'menuitem'
  tabIndex?: number
}
function Item({ item, size, onClose, ...look }: ItemProps) {
  const leadsSomewhere = useLeadsSomewhere()
  const { label, icon: Icon } = item
  const inside = (
    <>
      <Icon size={size} />
      {label}
    </>
  )
  if ('open' in item) {
    const press = () => {
      onClose?.()
      item.open()
    }
    return (
      <button type="button" {...look} className={classes.item} onClick={press}>
        {inside}
      </button>
    )
  }
  return leadsSomewhere(item) ? (
    <AppLink {...look} className={classes.item} href={item.href} onClick={onClose}>
      {inside}
    </AppLink>
  ) : null
}

type ItemsProps = Required<Pick<PersonMenu, 'items' | 'onLogout'>> & { onClose: () => void }

function Items({ items, onLogout, onClose }: ItemsProps) {
  const dark = useDark()
  const item = { role: 'menuitem', tabIndex: -1, className: classes.item } as const
  return (
    <>
      {items.map(one => (
        <Item key={one.label} item={one} size={20} role="menuitem" tabIndex={-1} onClose={onClose} />
      ))}
      <button type="button" {...item} onClick={() => setDark(!dark)}>
        {dark ? <SunIcon size={20} /> : <MoonIcon size={20} />}
        {dark ? 'Lichte weergave' : 'Donkere weergave'}
      </button>
      <hr />
      <button type="button" {...item} onClick={onLogout}>
        <LogoutIcon size={20} />
        Uitloggen
      </button>
    </>
  )
}

/** The same in the page, for the menu of a phone: the name, and below it the personal links. */
export function PersonItems({ name, description, items = [], onLogout, onClose }: PersonMenu & { onClose: () => void }) {
  const dark = useDark()
  return (
    <section className={`ruled ${classes.inPage}`} aria-label="Account">
      <div className={`grid breaks ${classes.who}`}>
        <strong data-written>{name}</strong>
        <span>{description}</span>
      </div>
      {items.map(one => (
        <Item key={one.label} item={one} size={24} onClose={'open' in one ? onClose : undefined} />
      ))}
      <button type="button" className={classes.item} onClick={() => setDark(!dark)}>
        {dark ? <SunIcon size={24} /> : <MoonIcon size={24} />}
        {dark ? 'Lichte weergave' : 'Donkere weergave'}
      </button>
      <button type="button" className={classes.item} onClick={onLogout}>
        <LogoutIcon size={24} />
        Uitloggen
      </button>
      <div className={`soft ${classes.papers}`}>
        <PaperLinks />
      </div>
    </section>
  )
}

/** The person's name and role, with links about the person rather than the work. */
export function UserMenu({ name, description, photo, items = [], onLogout }: PersonMenu) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`tap row relative gap-10 rounded ${classes.user}`}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened(!opened)}
      >
        <span className="unseen">Menu van </span>
        <Avatar name={name} photo={photo} size="sm" />
        <span className={`clipped ${classes.name}`} data-written>
          {name}
        </span>
        <span className={classes.chevron}>
          <ChevronDownIcon size={18} />
        </span>
      </button>
      {opened && (
        <Popup label={`Menu van ${name}`} anchor={button} align="end" className={classes.menu} onClose={() => setOpened(false)}>
          <div className={`grid breaks ${classes.who}`}>
            <strong data-written>{name}</strong>
            <span>{description}</span>
          </div>
          <hr />
          <div role="menu" tabIndex={-1} data-autofocus id={id} aria-label={name} onKeyDown={goThrough}>
            <Items items={items} onLogout={onLogout} onClose={() => setOpened(false)} />
          </div>
          <hr />
          <div className={`soft ${classes.papers}`}>
            <PaperLinks />
          </div>
        </Popup>
      )}
    </>
  )
}
