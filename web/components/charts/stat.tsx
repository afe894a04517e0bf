import type { ReactNode } from 'react'
import type { Address } from '#contract/addresses.ts'
import { AppLink } from '../controls/app-link.tsx'
import classes from './stat.module.css'

type Props = {
  label: string
  /** Undefined while it is loading, or when that failed. */
  count: number | undefined
  /** How urgent it looks; a count of zero never does. */
  tone?: 'calm' | 'attention' | 'urgent'
  sign?: ReactNode
  /** The list of exactly those. */
  href?: Address
  /** Whether that list is the one shown. */
  current?: boolean
}

/** A count of what waits, linked to the list. Put it in Stats. */
export function Stat({ label, count, tone = 'calm', sign, href, current = false }: Props) {
  const content = (
    <>
      {sign && <span className={`grid ${classes.sign}`}>{sign}</span>}
      <strong className="figures">{count ?? '–'}</strong>
      <span className={classes.label}>{label}</span>
    </>
  )
  const look = { className: classes.stat, 'data-tone': count ? tone : 'calm' }
  if (!href) return <p {...look}>{content}</p>
  return (
    <AppLink {...look} href={href} aria-current={current || undefined}>
      {content}
    </AppLink>
  )
}

/** Counts side by side; on a phone each above its label. */
export const Stats = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav className={`card flex clipped ${classes.stats}`} aria-label={label}>
    {children}
  </nav>
)
