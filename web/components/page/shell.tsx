import { useLocation } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { AppLink, type AppLinkItem } from '../controls/app-link.tsx'
import { PersonItems, type PersonMenu, UserMenu } from '../controls/user-menu.tsx'
import { Dialog } from '../layers/dialog.tsx'
import { ArrowLeftIcon, MenuIcon } from '../marks/icons.tsx'
import { Mark } from '../marks/mark.tsx'
import { BottomBar, type ComingItem, Nav, type NavItem } from './nav.tsx'
import { OfflineLine } from './offline-line.tsx'
import classes from './shell.module.css'

/** After navigation the focus starts at the new content, as after loading a page; or at the field the screen opens with. */
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
  bar: (NavItem | ComingItem)[]
  /** Inside something with pages of its own: the way out, which replaces the logo at the top of a phone. */
  back?: AppLinkItem | undefined
  /** Its own bar at the bottom of a phone, in place of the app's. */
  ownBar?: ReactNode
  search?: ReactNode
  /** Something that must be available on every screen, before the bell. */
  atHand?: ReactNode
  bell?: ReactNode
  /** The logged-in user, with links about them rather than about the work. */
  user: PersonMenu
  /** In the connection line: what is still to be sent. */
  line?: ReactNode
  /** How the reader is addressed: families are "U". */
  you?: 'Je' | 'U'
  children: ReactNode
}

/** The frame around every screen of an audience: a bar at the bottom of a phone, a side column from 62em. */
export function Shell({ groups, bar, back, ownBar, search, atHand, bell, user, line, you = 'Je', children }: Props) {
  const main = useRef<HTMLElement>(null)
  const path = useLocation({ select: location => location.pathname })
  const [menuAt, setMenuAt] = useState<string>() // the address at which the menu was opened
  if (menuAt !== undefined && menuAt !== path) setMenuAt(undefined)
  useFocusAfterNavigation(main)
  const rest = groups.map(group => group.filter(({ href }) => !bar.some(item => item.href === href)))
  const waiting = rest.flat().reduce((sum, { count = 0 }) => sum + count, 0)
  return (
    <div className={`stack ${classes.shell}`}>
      <a href="#inhoud" className="skip-link">
        Naar de inhoud
      </a>
      <aside className={`no-print ${classes.side}`}>
        <Mark withWord size={30} />
        <Nav label="Hoofdmenu" groups={groups} look="column" />
      </aside>
      <header
        className={`wrap-row no-print ${classes.top}`}
        data-leaves={back ? true : undefined}
        data-full={atHand ? true : undefined}
      >
        {back ? (
          <AppLink href={back.href} className={`quiet-link tap inline-row strong ${classes.back}`}>
            <ArrowLeftIcon size={22} />
            {back.label}
          </AppLink>
        ) : (
          <span className={`flex ${classes.topMark}`}>
            <Mark withWord size={26} />
          </span>
        )}
        {search && <div className={classes.search}>{search}</div>}
        <div className={`row to-end gap-4 ${classes.tools}`}>
          {atHand}
          {bell}
          <UserMenu {...user} />
        </div>
      </header>
      <main id="inhoud" ref={main} tabIndex={-1} className={`shrinks ${classes.main}`}>
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
