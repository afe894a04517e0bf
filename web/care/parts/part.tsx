import type { ReactNode } from 'react'
import classes from './part.module.css'

type Props = { title: string; headless?: boolean; aside?: ReactNode; children: ReactNode }

/** A section of an assignment with its heading: a card on a page, plain in a panel. */
export function Part({ title, headless = false, aside, children }: Props) {
  return (
    <section className={`stack gap-16 on-card ${classes.part}`} aria-label={title}>
      {!headless && (
        <div className={`wrap-row spread gap-4-12 ${classes.head}`}>
          <h2>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
