import { useLocation } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { AppLink, type AppLinkItem } from './app-link.tsx'
import { Dialog } from './dialog.tsx'
import { ArrowLeftIcon, MenuIcon } from './icons.tsx'
import { Mark } from './mark.tsx'
import { BottomBar, Nav, type NavItem } from './nav.tsx'
import { OfflineLine } from './offline-line.tsx'
import classes from './shell.module.css'
import { PersonItems, type PersonMenu, UserMenu } from './user-menu.tsx'

/** After navigation the focus starts at the new content, as it does after loading a page; or at the field that it opened with. */
function useFocusAfterNavigation(main: RefObject<HTMLElement | null>): void {
  const path = useLocation({ select: location => location.pathname })
  const previous = useRef(path)
  useEffect(() => {
    if (previous.current === path) return
    previous.current = path
    if (!document.activeElement?.matches('main [data-autofocus]')) main.current?.focus({ preventScroll: true })
  }, [path, main])
}

type Props = {
  /** All destinations, in groups. */
  groups: NavItem[][]
  /** The destinations in the bar at the bottom of a phone. */
  bar: NavItem[]
  /** Within one thing with pages of its own: the way out of it, in place of the mark at the top of a phone. */
  back?: AppLinkItem | undefined
  /** And its own bar at the bottom of a phone, in place of the app's. */
  ownBar?: ReactNode
  search?: ReactNode
  /** What must be at hand on every screen, before the bell. */
  atHand?: ReactNode
  bell?: ReactNode
  /** Who is logged in, with what is about them and not about the work. */
  user: PersonMenu
  /** In the line that says whether there is a network: what is still to be sent. */
  line?: ReactNode
  /** What who reads it is called: the family is "U". */
  you?: 'Je' | 'U'
  children: ReactNode
}

/** The frame around every screen of an audience: a bar at the bottom of a phone, a column at the side from 62em. */
export function Shell({ groups, bar, back, ownBar, search, atHand, bell, user, line, you = 'Je', children }: Props) {
  const main = useRef<HTMLElement>(null)
  const path = useLocation({ select: location => location.pathname })
  const [menuAt, setMenuAt] = useState<string>() // the address at which the menu is open
  if (menuAt !== undefined && menuAt !== path) setMenuAt(undefined)
  useFocusAfterNavigation(main)
  const rest = groups.map(group => group.filter(({ href }) => !bar.some(item => item.href === href)))
  const waiting = rest.flat().reduce((sum, { count = 0 }) => sum + count, 0)
  return (
    <div className={classes.shell}>
      <a href="#inhoud" className="skip-link">
        Naar de inhoud
      </a>
      <aside className={classes.side}>
        <Mark withWord size={30} />
        <Nav label="Hoofdmenu" groups={groups} look="column" />
      </aside>
      <header className={classes.top} data-leaves={back ? true : undefined} data-full={atHand ? true : undefined}>
        {back ? (
          <AppLink href={back.href} className={classes.back}>
            <ArrowLeftIcon size={22} />
            {back.label}
          </AppLink>
        ) : (
          <span className={classes.topMark}>
            <Mark withWord size={26} />
          </span>
        )}
        {search && <div className={classes.search}>{search}</div>}
        <div className={classes.tools}>
          {atHand}
          {bell}
          <UserMenu {...user} />
        </div>
      </header>
      <main id="inhoud" ref={main} tabIndex={-1} className={classes.main}>
        <OfflineLine you={you} more={line} />
        {children}
      </main>
      {ownBar ?? <BottomBar items={bar} more={{ icon: MenuIcon, count: waiting, open: () => setMenuAt(path) }} />}
      {menuAt !== undefined && (
        <Dialog title="Meer" onClose={() => setMenuAt(undefined)}>
          <Nav label="Meer" groups={rest} look="sheet" />
          <PersonItems {...user} onClose={() => setMenuAt(undefined)} />
        </Dialog>
      )}
    </div>
  )
}
