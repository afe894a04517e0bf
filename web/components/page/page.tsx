import { type ReactNode, useId } from 'react'
import { AppLink, type AppLinkItem } from '../controls/app-link.tsx'
import { ArrowLeftIcon } from '../marks/icons.tsx'
import classes from './page.module.css'

type Props = {
  title: ReactNode
  /** One sentence or a row of facts below the title. */
  lead?: ReactNode
  /** Buttons; the main action of the screen comes last. */
  actions?: ReactNode
  back?: AppLinkItem
  /** 'reading' is one narrow column at the left; 'work' takes the full width. */
  width?: 'reading' | 'work'
  /** Beside the column of a reading screen when there is room, otherwise below it: help, totals. */
  beside?: ReactNode
  children: ReactNode
}

/** A screen: heading, actions, the way back, and content. */
export function Page({ title, lead, actions, back, width = 'work', beside, children }: Props) {
  return (
    <div className={`flex gap-half in-order ${classes.page}`} data-width={width}>
      {back && (
        <AppLink href={back.href} className={`tap inline-row gap-8 strong no-print ${classes.back}`}>
          <ArrowLeftIcon size={20} />
          {back.label}
        </AppLink>
      )}
      <header className={`wrap spread ${classes.head}`}>
        <div className="shrinks">
          <h1>{title}</h1>
          {lead && <div className="soft above-4">{lead}</div>}
        </div>
        {actions && <div className="wrap shrinks gap-12 no-print">{actions}</div>}
      </header>
      {beside ? (
        <div className={`stack packed in-order ${classes.columns}`}>
          <div className={`stack packed gap-half in-order ${classes.column}`}>{children}</div>
          <div className={`stack packed gap-half in-order ${classes.column}`}>{beside}</div>
        </div>
      ) : (
        children
      )}
    </div>
  )
}

/** A plain card with a hairline. With a title it is a named section of the page. */
export function Card({ title, aside, children }: { title?: ReactNode; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`card pad-20 ${classes.card}`} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={`wrap-row spread gap-4-12 below-16 ${classes.cardHead}`}>
          <h2 id={id}>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
