import { useLocation } from '@tanstack/react-router'
import { type ComponentType, useId } from 'react'
import type { Address } from '#contract/addresses.ts'
import { AppLink } from '../controls/app-link.tsx'
import { useLeadsSomewhere } from '../hooks/use-leads-somewhere.ts'
import classes from './nav.module.css'

export type NavItem = {
  href: Address
  label: string
  icon: ComponentType<{ size?: number }>
  /** A live count beside the item, such as how many hours wait for approval; zero is not shown. */
  count?: number | undefined
  /** Current on exactly this address, not on addresses below it. */
  exact?: boolean
  /** In the bar of a phone: the main thing people come to do. */
  filled?: boolean
  /** The heading of its group, shown above the first item. */
  under?: string
}

/** Whether the current search has all parameters of the asked one. */
const holds = (current: string, asked: string) => {
  const here = new URLSearchParams(current)
  return [...new URLSearchParams(asked)].every(([name, value]) => here.get(name) === value)
}

/** Whether an item links to the current address. An item with a search is current on that search, and then no other is. */
const useIsHere = (items: NavItem[]) => {
  const path = useLocation({ select: location => location.pathname })
  const search = useLocation({ select: location => location.searchStr })
  const matches = ({ href, exact }: NavItem) => {
    const [at, asked] = href.split('?')
    if (asked) return path === at && holds(search, asked)
    return path === at || (!exact && path.startsWith(`${at}/`))
  }
  const narrowest = items.find(item => item.href.includes('?') && matches(item))
  return (item: NavItem) => (narrowest ? item === narrowest : matches(item))
}

function Item({ item, here }: { item: NavItem; here: boolean }) {
  const { href, label, icon: Icon, count, filled } = item
  return (
    <AppLink
      href={href}
      className={`tap row relative rounded pressable ${classes.item}`}
      title={label}
      aria-current={here ? 'page' : undefined}
      data-filled={filled || undefined}
    >
      <Icon size={24} />
      <span className={`clipped ${classes.label}`}>{label}</span>
      {count ? <span className={`to-end rigid round small figures ${classes.count}`}>{count}</span> : null}
    </AppLink>
  )
}

function Group({ group, isHere }: { group: NavItem[]; isHere: (item: NavItem) => boolean }) {
  const id = useId()
  const under = group[0]?.under
  return (
    <>
      {under && (
        <p id={id} className={`strong ${classes.under}`} data-written>
          {under}
        </p>
      )}
      <ul aria-labelledby={under && id}>
        {group.map(item => (
          <li key={item.href}>
            <Item item={item} here={isHere(item)} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The navigation: a column of groups, or the bar at the bottom of a phone. */
export function Nav({ label, groups, look }: { label: string; groups: NavItem[][]; look: 'column' | 'sheet' }) {
  const isHere = useIsHere(groups.flat())
  const leadsSomewhere = useLeadsSomewhere()
  const shown = groups.map(group => group.filter(leadsSomewhere)).filter(group => group.length > 0)
  return (
    <nav className={`grid gap-12 ${classes.nav}`} data-look={look} aria-label={label}>
      {shown.map(group => (
        <Group key={group[0]?.href} group={group} isHere={isHere} />
      ))}
    </nav>
  )
}

/** Holds the place of an item whose address is still loading. */
export type ComingItem = Pick<NavItem, 'label' | 'icon'> & { href?: never }
type BarProps = {
  items: (NavItem | ComingItem)[]
  more: { icon: NavItem['icon']; label?: string; count?: number; open: () => void }
  label?: string
}

/** The first items in the bar of a phone, and a button for the rest, which is current on a screen behind it. */
export function BottomBar({ items, more, label = 'Snel naar' }: BarProps) {
  const known = items.filter(item => item.href !== undefined)
  const isHere = useIsHere(known)
  const leadsSomewhere = useLeadsSomewhere()
  return (
    <nav className={`grid ruled on-card no-print ${classes.bar}`} aria-label={label}>
      {items.map(item =>
        item.href === undefined ? (
          <span key={item.label} className={`row relative rounded pressable ${classes.item}`} aria-hidden>
            <item.icon size={24} />
            <span className={`clipped ${classes.label}`}>{item.label}</span>
          </span>
        ) : (
          leadsSomewhere(item) && <Item key={item.label} item={item} here={isHere(item)} />
        ),
      )}
      <button
        type="button"
        className={`tap row relative rounded pressable ${classes.item}`}
        onClick={more.open}
        aria-haspopup="dialog"
        aria-current={known.some(isHere) ? undefined : 'true'}
      >
        <more.icon size={24} />
        <span className={`clipped ${classes.label}`}>{more.label ?? 'Meer'}</span>
        {more.count ? <span className={`to-end rigid round small figures ${classes.count}`}>{more.count}</span> : null}
      </button>
    </nav>
  )
}
