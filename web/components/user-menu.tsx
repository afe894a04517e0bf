import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Address } from '../../contract/addresses.ts'
import { AppLink } from './app-link.tsx'
import { Avatar } from './avatar.tsx'
import { setDark, useDark } from './color-scheme.ts'
import { ChevronDownIcon, HourglassIcon, LogoutIcon, MoonIcon, SunIcon } from './icons.tsx'
import { sayWaits, type Waits } from './offline-line.tsx'
import { Popup } from './popup.tsx'
import { useLeadsSomewhere } from './use-leads-somewhere.ts'
import classes from './user-menu.module.css'

export type PersonMenu = {
  name: string
  /** The person's role: "Planner". */
  description: string
  photo?: string | null | undefined
  items?: { href: Address; label: string; icon: ComponentType<{ size?: number }> }[]
  /** What is still to be sent. */
  waits?: Waits | undefined
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

type ItemsProps = Required<Pick<PersonMenu, 'items' | 'onLogout'>> & Pick<PersonMenu, 'waits'> & { onClose: () => void }

function Items({ items, waits, onLogout, onClose }: ItemsProps) {
  const dark = useDark()
  const leadsSomewhere = useLeadsSomewhere()
  const item = { role: 'menuitem', tabIndex: -1, className: classes.item } as const
  return (
    <>
      {waits && (
        <button
          type="button"
          {...item}
          onClick={() => {
            onClose()
            waits.open()
          }}
        >
          <HourglassIcon size={20} />
          {sayWaits(waits)}
        </button>
      )}
      {items.filter(leadsSomewhere).map(({ href, label, icon: Icon }) => (
        <AppLink key={href} {...item} href={href} onClick={onClose}>
          <Icon size={20} />
          {label}
        </AppLink>
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

/** The same in the page, for the menu of a phone: the name, and below it what is about the person. */
export function PersonItems({ name, description, items = [], waits, onLogout }: PersonMenu) {
  const dark = useDark()
  const leadsSomewhere = useLeadsSomewhere()
  return (
    <section className={classes.inPage} aria-label="Jij">
      <div className={classes.who}>
        <strong>{name}</strong>
        <span>{description}</span>
      </div>
      {waits && (
        <button type="button" className={classes.item} onClick={waits.open}>
          <HourglassIcon size={24} />
          {sayWaits(waits)}
        </button>
      )}
      {items.filter(leadsSomewhere).map(({ href, label, icon: Icon }) => (
        <AppLink key={href} href={href} className={classes.item}>
          <Icon size={24} />
          {label}
        </AppLink>
      ))}
      <button type="button" className={classes.item} onClick={() => setDark(!dark)}>
        {dark ? <SunIcon size={24} /> : <MoonIcon size={24} />}
        {dark ? 'Lichte weergave' : 'Donkere weergave'}
      </button>
      <button type="button" className={classes.item} onClick={onLogout}>
        <LogoutIcon size={24} />
        Uitloggen
      </button>
    </section>
  )
}

/** The person's name and role, with links that are about the person and not about the work. */
export function UserMenu({ name, description, photo, items = [], waits, onLogout }: PersonMenu) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.user}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened(!opened)}
      >
        <span className="unseen">Menu van </span>
        <Avatar name={name} photo={photo} size="sm" />
        <span className={classes.name}>{name}</span>
        <span className={classes.chevron}>
          <ChevronDownIcon size={18} />
        </span>
      </button>
      {opened && (
        <Popup label={`Menu van ${name}`} anchor={button} align="end" className={classes.menu} onClose={() => setOpened(false)}>
          <div className={classes.who}>
            <strong>{name}</strong>
            <span>{description}</span>
          </div>
          <hr />
          <div role="menu" tabIndex={-1} data-autofocus id={id} aria-label={name} onKeyDown={goThrough}>
            <Items items={items} waits={waits} onLogout={onLogout} onClose={() => setOpened(false)} />
          </div>
        </Popup>
      )}
    </>
  )
}
