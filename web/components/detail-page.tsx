import type { ReactNode } from 'react'
import { AppLink, type AppLinkItem } from './app-link.tsx'
import { Page } from './page.tsx'
import { Empty, type Query, QueryState } from './query-state.tsx'

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
  const { data } = query
  const said = <P,>(part?: (item: T) => P) => (data === undefined ? undefined : part?.(data))
  return (
    <Page title={said(title) ?? kind} lead={said(lead)} actions={said(actions)} beside={said(beside)} {...{ back, width }}>
      <QueryState
        query={query}
        height={480}
        gone={
          <Empty
            drawing="signpost"
            title={gone.title}
            text={gone.text}
            action={gone.action && <AppLink href={gone.action.href}>{gone.action.label}</AppLink>}
          />
        }
      >
        {children}
      </QueryState>
    </Page>
  )
}
