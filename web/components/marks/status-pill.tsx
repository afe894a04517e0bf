import type { ReactNode } from 'react'
import classes from './marks.module.css'

type PillTone = 'blue' | 'green' | 'yellow' | 'red' | 'grey'

// Each tone has its own shape, for people who cannot see colour.
const shapes: Record<PillTone, ReactNode> = {
  blue: <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.75" />,
  yellow: <path d="M6 1a5 5 0 1 0 5 5H6Z" fill="currentColor" />,
  green: (
    <path
      d="m1.8 6.4 2.8 2.8 5.6-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  red: <path d="m2.5 2.5 7 7m0-7-7 7" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />,
  grey: <path d="M2 6h8" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />,
}

type Props = { tone: PillTone; children: ReactNode; help?: string | undefined }

/** A status in a word; its shape and colour say the same. */
export function StatusPill({ tone, children, help }: Props) {
  return (
    <span className={`inline-row rigid gap-6 round small ${classes.pill}`} data-tone={tone} title={help}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        {shapes[tone]}
      </svg>
      {children}
    </span>
  )
}
