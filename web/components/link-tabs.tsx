import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AppLink } from './app-link.tsx'
import classes from './link-tabs.module.css'

type Props = { label: string; tabs: { href: string; label: string; count?: number }[]; aside?: ReactNode }

/** Tabs that are addresses: the sub-pages of one thing. (For tabs within a page use Mantine's Tabs.) */
export function LinkTabs({ label, tabs, aside }: Props) {
  const path = useLocation({ select: location => location.pathname })
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(tab => (
        <AppLink key={tab.href} href={tab.href} aria-current={path === tab.href ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <span className={`${classes.count} figures`}>{tab.count}</span>}
        </AppLink>
      ))}
      {aside}
    </nav>
  )
}
