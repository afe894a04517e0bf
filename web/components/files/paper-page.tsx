import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AppLink, type AppLinkItem } from '../controls/app-link.tsx'
import { ArrowLeftIcon } from '../marks/icons.tsx'
import classes from './paper-page.module.css'

/** Whether something has been scrolled out of sight, not counting a strip at the top. */
function useIsPast(isAsked: boolean) {
  const element = useRef<HTMLElement>(null)
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    if (!isAsked || !element.current) return
    const watch = new IntersectionObserver(([seen]) => setIsPast(seen?.isIntersecting === false), { rootMargin: '-84px 0px 0px' })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [isAsked])
  return { element, isPast }
}

type Props = {
  /** Left out when the content has the heading of the page, since several pages share the header. */
  title?: ReactNode
  back?: AppLinkItem
  /** In the navy header, below the title: only what answers the first question of the screen. */
  field?: ReactNode
  /** What remains of the header, in one line, once it is scrolled away. */
  strip?: ReactNode
  /** See Page. */
  width?: 'reading' | 'work'
  /** See Page. */
  beside?: ReactNode
  children: ReactNode
}

/** A screen as a white sheet over a navy header that says where people are, or with whom. */
export function PaperPage({ title, back, field, strip, width = 'reading', beside, children }: Props) {
  const { element, isPast } = useIsPast(strip !== undefined)
  return (
    <div className={`stack in-order ${classes.page}`} data-width={beside ? 'work' : width}>
      <header ref={element} className={classes.field}>
        <div className={`stack packed ${classes.column}`}>
          {back && (
            <AppLink href={back.href} className={`quiet-link tap inline-row to-start gap-8 no-print ${classes.back}`}>
              <ArrowLeftIcon size={20} />
              {back.label}
            </AppLink>
          )}
          {title && <h1>{title}</h1>}
          {field}
        </div>
      </header>
      {strip && (
        <div className={`sticky no-print ${classes.strip}`} data-shown={isPast || undefined} inert={!isPast}>
          <div className={classes.stripLine}>{strip}</div>
        </div>
      )}
      <div className={`relative ${classes.paper}`}>
        <div className={`stack packed in-order ${classes.column}`}>
          {beside ? (
            <div className={`stack gap-24 in-order ${classes.columns}`}>
              <div className={`stack packed in-order ${classes.column}`}>{children}</div>
              <div className={`stack packed in-order ${classes.column}`}>{beside}</div>
            </div>
          ) : (
            children
          )}
        </div>
      </div>
    </div>
  )
}
