import type { ReactNode } from 'react'
import { AppLink, type AppLinkItem } from './app-link.tsx'
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
  /** What stands beside it where there is room: what it belongs to, its totals, its history. */
  beside?: (item: T) => ReactNode
  /** As of Page. */
  width?: 'reading' | 'work'
  /** What is said when there is no such item for this person: "Deze opdracht is er niet meer". */
  gone: { title: string; text: string; action?: AppLinkItem }
  children: (item: T) => ReactNode
}

/** One thing on a page of its own, in each of its states: loading, failed, not there, or there. Takes a react-query result. */
export function DetailPage<T>({ query, kind, back, title, lead, actions, beside, width = 'work', gone, children }: Props<T>) {
  const { data, error, refetch } = query
  if (data !== undefined)
    return (
      <Page title={title(data)} lead={lead?.(data)} actions={actions?.(data)} beside={beside?.(data)} {...{ back, width }}>
        {children(data)}
      </Page>
    )
  return (
    <Page title={kind} {...{ back, width }}>
      {error === null && <Skeleton height={480} radius="lg" aria-busy="true" />}
      {error?.status === 404 && (
        <Empty
          drawing="signpost"
          title={gone.title}
          text={gone.text}
          action={gone.action && <AppLink href={gone.action.href}>{gone.action.label}</AppLink>}
        />
      )}
      {error !== null && error.status !== 404 && <Failed error={error} onRetry={refetch} />}
    </Page>
  )
}
