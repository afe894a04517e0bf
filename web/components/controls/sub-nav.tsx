import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { AppLink, type AppLinkItem } from './app-link.tsx'
import classes from './sub-nav.module.css'

/**
 * The pages below one thing, each with its own path (for parts of one address use Tabs); on a phone a scrolling line with the
 * current page, or its parent, in sight.
 */
export function SubNav({ label, items }: { label: string; items: readonly (AppLinkItem & { count?: number | undefined })[] }) {
  const path = useLocation({ select: location => location.pathname })
  const within = items.map(({ href }) => href).filter(href => `${path}/`.startsWith(`${href}/`))
  const here = within.toSorted((a, b) => b.length - a.length)[0]
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    // In braces: newer browsers return a promise, which must not become the effect's cleanup.
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [path])
  return (
    <nav ref={list} className={`flex no-print ${classes.line}`} aria-label={label}>
      {items.map(({ href, label: words, count }) => (
        <AppLink
          key={href}
          href={href}
          className={`tap inline-row rigid gap-8 soft ${classes.item}`}
          aria-current={href === here ? (href === path ? 'page' : 'true') : undefined}
        >
          {words}
          {count ? <span className={`small text-centre figures ${classes.count}`}>{count}</span> : null}
        </AppLink>
      ))}
    </nav>
  )
}
