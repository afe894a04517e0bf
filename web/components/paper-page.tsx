import type { ReactNode } from 'react'
import { AppLink, type AppLinkItem } from './app-link.tsx'
import { ArrowLeftIcon } from './icons.tsx'
import classes from './paper-page.module.css'

type Props = {
  title: ReactNode
  back?: AppLinkItem
  /** On the navy field, below the title: only what answers the first question of the screen. */
  field?: ReactNode
  /** As of Page. */
  width?: 'reading' | 'work'
  children: ReactNode
}

/** A screen as a sheet of paper over a navy field that says where, or with whom, one is. */
export function PaperPage({ title, back, field, width = 'reading', children }: Props) {
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.field}>
        <div className={classes.column}>
          {back && (
            <AppLink href={back.href} className={classes.back}>
              <ArrowLeftIcon size={20} />
              {back.label}
            </AppLink>
          )}
          <h1>{title}</h1>
          {field}
        </div>
      </header>
      <div className={classes.paper}>
        <div className={classes.column}>{children}</div>
      </div>
    </div>
  )
}
