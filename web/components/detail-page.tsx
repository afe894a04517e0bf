import type { ReactNode } from 'react'
import { AppLink, type AppLinkItem } from './app-link.tsx'
import classes from './detail-page.module.css'
import { Empty, Failed } from './list-state.tsx'
import { Page } from './page.tsx'
import { Skeleton } from './skeleton.tsx'

type Query<T> = { data: T | undefined; error: (Error & { status?: number }) | null; refetch: () => unknown }
type Props<T> = {
  query: Query<T>
  /** What it is, while its own title is not known: "Opdracht". */
  kind: string
  back: AppLinkItem
  title: (item: T) => ReactNode
  lead?: (item: T) => ReactNode
  actions?: (item: T) => ReactNode
  /** A second column: what it belongs to, its totals, its history. */
  aside?: (item: T) => ReactNode
  /** What is said when there is no such item for this person: "Deze opdracht is er niet meer". */
  gone: { title: string; text: string; action?: AppLinkItem }
  children: (item: T) => ReactNode
}

/** One thing on a page of its own, in each of its states: loading, failed, not there, or there. Takes a react-query result. */
export function DetailPage<T>({ query, kind, back, title, lead, actions, aside, gone, children }: Props<T>) {
  const { data, error, refetch } = query
  if (data === undefined)
    return (
      <Page title={kind} back={back}>
        {error?.status === 404 ? (
          <Empty
            drawing="signpost"
            title={gone.title}
            text={gone.text}
            action={gone.action && <AppLink href={gone.action.href}>{gone.action.label}</AppLink>}
          />
        ) : error ? (
          <Failed error={error} onRetry={refetch} />
        ) : (
          <Skeleton height={480} radius="lg" aria-busy="true" />
        )}
      </Page>
    )
  return (
    <Page title={title(data)} lead={lead?.(data)} actions={actions?.(data)} back={back}>
      <div className={classes.columns} data-two={aside ? true : undefined}>
        <div className={classes.column}>{children(data)}</div>
        {aside && <div className={classes.column}>{aside(data)}</div>}
      </div>
    </Page>
  )
}
